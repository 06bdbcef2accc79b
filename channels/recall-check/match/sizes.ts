import { readSizes } from '../brief/read-product.ts';

/** A run of sizes of one scale: letters (S to XL) or years of age (2T to 6, months as parts of a year). */
export interface SizeRange {
  from: string;
  to: string;
}

const LETTERS = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];

/** Where a size stands on its scale, or null for none that is known. */
function placeOf(size: string): { scale: 'letters' | 'years'; at: number } | null {
  const letter = LETTERS.indexOf(size.replace(/^(\d)X/, (_, count: string) => 'X'.repeat(Number(count))));
  if (letter >= 0) return { scale: 'letters', at: letter };
  const [, number = '', unit = ''] = /^(\d{1,2}(?:\.5)?)(?:-\d{1,2}(?=M))?(T|M)?$/.exec(size) ?? [];
  return number === '' ? null : { scale: 'years', at: unit === 'M' ? Number(number) / 12 : Number(number) };
}

/** Whether a size lies in a range; null where the two cannot be compared. */
export function isInSizes(size: string, { from, to }: SizeRange): boolean | null {
  const [low, own, high] = [placeOf(from), placeOf(size), placeOf(to)];
  if (!low || !own || !high || low.scale !== own.scale || high.scale !== own.scale) return null;
  return low.at <= own.at && own.at <= high.at;
}

const RANGE =
  /\bsizes?:?\s+(?:from\s+)?([\p{L}\d.]{1,8}(?:-small|-large|-\d{1,2}M)?)\s*(?:through|thru|to|up to|–|-)\s*([\p{L}\d.]{1,8}(?:-small|-large|-\d{1,2}M)?)(?![\p{L}\d])/giu;

/** "Sizes 2T through 6": the ranges that a text states. */
export function readSizeRanges(text: string): SizeRange[] {
  return Array.from(text.matchAll(RANGE)).flatMap((hit) => {
    const [from, to] = [hit[1], hit[2]].map((word) => readSizes(word ?? '')[0] ?? bareNumber(word));
    return from && to && placeOf(from)?.scale === placeOf(to)?.scale && placeOf(from) ? [{ from, to }] : [];
  });
}

const bareNumber = (word = ''): string | undefined => /^\d{1,2}(?:\.5)?$/.exec(word)?.[0];
