import { isMoney } from '../../reading/numerals.ts';
import { inside } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import type { QuoteText } from './quote-text.ts';
import type { Piece } from './split-pieces.ts';
import { roleOfHeading } from './table-header.ts';

/**
 * "Wartość: 8 136,00 zł" right below the fields of a quantity and its price: one amount, to which they come, whatever it is called. "Anzahl: 3 VPE
 * 603,00 €" below a price: how many, and what they come to.
 */
export function isProduct(piece: Piece, open: Span & { parts: Span[] }, { numerals, text }: QuoteText): boolean {
  const { labels, isAfterGap, start, end } = piece;
  const [first, second, ...more] = inside(numerals, { start, end });
  const amount = second ?? first;
  if (!first || !amount || !isMoney(amount) || more.length > 0 || labels.length > 0 || isAfterGap) return false;
  const parts = second ? [piece] : [...open.parts, piece];
  if (!parts.every((part) => FIELD.test(text.slice(part.start, part.end)))) return false;
  const own = inside(numerals, open);
  const counts = (second ? [first] : own.filter(({ value }) => value.gt(1))).filter((count) => !isMoney(count));
  return own.some((price) => isMoney(price) && counts.some(({ value }) => value.times(price.value).eq(amount.value)));
}

/** "VPE: Karton mit 36 Rollen": how a thing is packed, in a line below its name. */
export const isPackField = (text: string): boolean =>
  roleOfHeading(/^\W*(\p{L}[\p{L} .-]{1,24}?)\s?:\s/u.exec(text)?.[1] ?? '') === 'pack';
const FIELD = /^\W*\p{L}[\p{L} .]{1,24}:\s/u;
