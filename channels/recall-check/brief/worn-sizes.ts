import type { Taken } from './taken.ts';

const SIZE_WORD =
  /(?<![\p{L}\d])(?:x{0,3}-?small|small|medium|x{0,3}-?large|large|xxs|xs|s|m|l|xl|xxl|xxxl|\d{1,2}t|\d{1,2}m|\d{1,2}-\d{1,2}m)(?![\p{L}\d])/giu;
const MEASURE_FOLLOWS = String.raw`(?!\s*(?:oz|ounces?|lbs?|g|kg|ml|fl|pack|count|ct|in|inch|ft|qt)\b)`;
const NUMBER_SIZE = String.raw`\d{1,2}(?:\.5)?(?![\p{L}\d.])${MEASURE_FOLLOWS}`;
const FURTHER_SIZES = String.raw`((?:\s*(?:,|and|&|/)\s*(?:size\s)?${SIZE_WORD.source})*)`;
const SIZED = new RegExp(
  [
    String.raw`(?<![\p{L}\d])size[sd]?\s*:?\s*(${SIZE_WORD.source}|${NUMBER_SIZE})${FURTHER_SIZES}`,
    String.raw`(?<![\p{L}\d])(x{0,3}-?small|medium|x{0,3}-?large)\s+size`,
    String.raw`(?<![\p{L}\d])([2-7]T)(?![\p{L}\d])`,
  ].join('|'),
  'giu',
);

/** Sizes of clothing and gear, and the text without them. */
export function takeSizes(text: string): Taken {
  const found: string[] = [];
  const rest = text.replace(SIZED, (_match, ...[after, more, before, bare]: (string | undefined)[]) => {
    found.push(...[after ?? before ?? bare ?? '', ...((more ?? '').match(SIZE_WORD) ?? [])].map(foldSize));
    return ' , ';
  });
  return { found: [...new Set(found)], rest };
}

export const withoutSizes = (text: string): string =>
  text
    .replace(SIZED, '')
    .replace(/[\s,&]+(?:(?:and|in)[\s,]*)*$/, '')
    .replace(/\s*(?:(?:,|and|&)\s*)*(?=,)/g, '');

/** Sizes of clothing and gear in one form: S, M, L, XL, 2T, 18M. */
function foldSize(word: string): string {
  const plain = word
    .toUpperCase()
    .replace(/-?SMALL$/, 'S')
    .replace(/-?LARGE$/, 'L');
  return plain === 'MEDIUM' ? 'M' : plain;
}
