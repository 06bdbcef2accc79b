import { tellsPlace } from './line-topics.ts';
import { type Line, type Piece, pieceOf } from './page-lines.ts';

const SUFFIX =
  'Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Parkway|Pkwy|Lane|Ln|Way|Court|Ct|Place|Pl|Highway|Hwy|Circle|Cir|Terrace|Ter|Trail|Trl|Loop|Square|Sq|Pike|Route|Rte|Turnpike|Crescent|Close|Row|Walk|Alley|Plaza|Crossing';
const STREET = new RegExp(
  `(?<![\\d$-])\\d{1,5}[A-Za-z]?(?:-\\d{1,5})?\\s+(?:[NSEW]{1,2}\\.?\\s+)?(?:[A-Z0-9][\\p{L}\\d'’.-]*\\s+){0,5}(?:${SUFFIX})\\b\\.?(?:\\s+(?:[NSEW]{1,2}|North|South|East|West)\\b\\.?)?(?:,?\\s+(?:Suite|Ste|Unit|#)\\.?\\s*[\\w-]+)?(?:,\\s+\\p{Lu}[\\p{L}'’.]*(?![\\p{L}\\d])(?:\\s+\\p{Lu}[\\p{L}'’.]*(?![\\p{L}\\d])){0,3}){0,2}(?:,?\\s+[A-Z]{2}\\b)?(?:,?\\s+(?:\\d{5}(?:-\\d{4})?|[A-Z]{1,2}\\d{1,2}[A-Z]?\\s\\d[A-Z]{2})\\b)?`,
  'u',
);
const BOX = /\bP\.?\s?O\.?\s?Box\b/i;

/** Where something takes place: a street address, or what follows a label such as "Location:". Post boxes are no places. */
export function readAddress(line: Line): { address: Piece; isStreet: boolean } | null {
  if (BOX.test(line.text)) return null;
  const label = tellsPlace(line.text) ? line.text.indexOf(':') + 1 : -1;
  const street = STREET.exec(line.text);
  if (label >= 0) {
    const stop = /[.;](?=\s|$)|\s[–—|]\s/.exec(
      street ? line.text.slice(street.index + street[0].length) : line.text.slice(label),
    );
    const from = street ? street.index + street[0].length : label;
    const start = label + (/^[\s*_]+/.exec(line.text.slice(label))?.[0].length ?? 0);
    const rest = pieceOf(line.text, start, stop ? from + stop.index : line.text.length);
    if (rest.text !== '' && rest.text.length <= 160 && /\p{Lu}|\d/u.test(rest.text))
      return { address: place(line, rest), isStreet: street !== null };
  }
  if (!street) return null;
  return { address: place(line, pieceOf(line.text, street.index, street.index + street[0].length)), isStreet: true };
}

/** The street address inside an address line, for the geocoder: the venue's name before it is left out. */
export function streetOf(address: string): string | null {
  return STREET.exec(address)?.[0].trim() ?? null;
}

const place = (line: Line, piece: Piece): Piece => ({
  text: piece.text.replace(/[.,;]+$/, ''),
  start: line.start + piece.start,
  end: line.start + piece.end - (/[.,;]+$/.exec(piece.text)?.[0].length ?? 0),
});
