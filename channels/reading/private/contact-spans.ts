import type { TextSpan } from '../span.ts';

/** Mail addresses, web addresses and telephone numbers of a text. */
export function findContacts(text: string): TextSpan[] {
  return CONTACTS.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (hit) => ({ start: hit.index, end: hit.index + hit[0].length })),
  );
}

const CONTACTS = [
  /[\p{L}\d][\p{L}\d._%+-]{0,63}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{2,24}){1,4}/giu,
  /\bhttps?:\/\/[^\s<>"')]{1,2000}|\bwww\.[^\s<>"')]{1,500}/gi,
  // North America, with area code.
  /(?<![\d-])(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[.-])\d{3}[ .-]\d{4}(?![\d-])/g,
  // With the code of a country.
  /(?<![\d\p{L}])(?:\+|00)\d{1,3}[ ./-]?(?:\(0\))?(?:[ ./-]?\d{2,5}){2,5}(?!\d)/gu,
  // With the 0 of a trunk line and a mark behind the code of the network.
  /(?<![\d\p{L}.,/-])0\d{1,4}(?:[ /-]\d{6,9}|[ /-]\d{3,4}[ -]\d{3,5}|(?: \d{2,4}){3,4})(?![\d/-])/gu,
  // Called a telephone number.
  /\b(?:tel|phone|mobile|cell|fax|call|telefon|handy|mobil|tél|telefono|teléfono|telefone|móvil|cellulare|celular|telefoon)[.:]{0,2} ?(?:no\.? ?|nr\.? ?|at |me at )?\+?\(?\d[\d ()./-]{5,18}\d/giu,
];
