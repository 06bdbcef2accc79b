import type { Offer } from '../offer.ts';
import { isDenied } from '../../reading/denials.ts';

/** Sizes and colours that the brief itself lists ("S 25 / M 40 / 2XL 10") make no other part of what is asked for. */
export const withAskedVariants = (offer: Offer, brief: string): Offer => ({
  ...offer,
  lines: offer.lines.map((line) =>
    line.differs.length === 0 ? line : { ...line, differs: line.differs.filter((word) => !isListed(word, brief)) },
  ),
});

/** Whether a word of two letters or more stands by itself in the brief with a count behind it, and is not ruled out there. */
function isListed(word: string, brief: string): boolean {
  if (word.length < 2) return false;
  const source = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const hit = new RegExp(`(?<![\\p{L}\\d./-])${source}[\\s:x×-]{1,3}\\d{1,5}(?![\\d.,]*\\d)`, 'iu').exec(brief);
  return hit !== null && !isDenied(brief.slice(0, hit.index));
}
