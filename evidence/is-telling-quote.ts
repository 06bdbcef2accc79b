import { normaliseQuote } from './normalise.ts';

/** Fewest letters and digits of a quote that can carry a claim from anywhere in a text; an ideograph or kana counts three times. */
const TELLING_LENGTH = 12;

/**
 * Whether a quote at this place is long and particular enough to carry anything: twelve letters or digits of which some are in words of
 * substance; or something short that is complete: a whole line or field of the text, or an identifier or number of three characters
 * or more that no letter or digit touches (DESIGN.md, Evidence).
 */
export function isTellingQuote(text: string, start: number, end: number): boolean {
  const quote = normaliseQuote(text.slice(start, end));
  const words = quote.match(WORD) ?? [];
  if (!words.some((word) => !COMMON.has(word.toLowerCase()))) return false;
  if (weigh(words) >= TELLING_LENGTH) return true;
  if (isLine(text, start, end)) return true;
  return words.some((word) => /\p{N}/u.test(word)) && weigh(words) >= 3;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const COMMON = new Set(
  'a an and are as at be been but by can for from had has have he her his i if in into is it its may no not of on or our she so than that the their them then there these they this to was we were which will with you your'.split(
    ' ',
  ),
);

function weigh(words: string[]): number {
  let sum = 0;
  for (const char of words.join(''))
    sum += /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(char) ? 3 : 1;
  return sum;
}

/** Whether a line or table field holds nothing else that is read. */
function isLine(text: string, start: number, end: number): boolean {
  const around = text.slice(Math.max(0, start - LINE), start);
  const before = around.slice(1 + Math.max(...['\n', '\t', '|'].map((mark) => around.lastIndexOf(mark))));
  const after = /^[^\n\t|]*/.exec(text.slice(end, end + LINE))?.[0] ?? '';
  return !/[\p{L}\p{N}]/u.test(before + after);
}

const LINE = 400;
