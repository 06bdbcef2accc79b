import { MONTH_NAMES } from '../../reading/vocabulary/month-names.ts';
import { wordSet } from '../../reading/word-lists.ts';
import { isNeutralWord } from './head-words.ts';
import type { WrittenVersion } from '../versions/find-versions.ts';

/** Numbers without a dot that head a release by standing alone or behind a name: `43`, `43.beta.1`, `GDB 13`, `CHANGES WITH 252:`, `2023c`. */
export function findLoneNumber(rest: string, isDated: boolean): WrittenVersion | null {
  const numbers = [...rest.matchAll(NUMBER)];
  const hit = numbers.length === 2 && RANGE.test(rest) ? later(numbers) : numbers[0];
  if (!hit || (numbers.length > 1 && !RANGE.test(rest))) return null;
  const [text] = hit;
  const before = rest.slice(0, hit.index).match(/[\p{L}][\p{L}\p{N}'’.+-]*/gu) ?? [];
  const after = rest.slice(hit.index + text.length).match(/[\p{L}][\p{L}\p{N}'’.+-]*/gu) ?? [];
  if (after.some((word) => !isNeutralWord(word)) || before.length > 8) return null;
  const names = before.filter((word) => !isNeutralWord(word));
  const isYear = /^(?:19|20)\d{2}$/.test(text);
  // `Mar 18`, `18 mars`: a day without its year.
  if ([before.at(-1), after[0]].some((word) => MONTHS.has((word ?? '').replace(/\.$/, '').toLowerCase()))) return null;
  if (isYear && !isDated && names.length === 0) return null;
  if (names.length > 2 || (names.length > 0 && !/^\p{Lu}|^[\p{L}-]+$/u.test(names[0] ?? ''))) return null;
  return { start: hit.index, end: hit.index + text.length, text, scope: null, joint: '' };
}

const MONTHS = wordSet(MONTH_NAMES);

/** `versions 581 and 590`: what lies between two numbers is the news of the later one. */
const RANGE = /\b(?:between|from|versions?)\b.*\d\s+(?:and|to)\s+\d/i;

function later(numbers: RegExpExecArray[]): RegExpExecArray | undefined {
  return numbers.toSorted((a, b) => Number.parseInt(b[0], 10) - Number.parseInt(a[0], 10))[0];
}

const NUMBER =
  /(?<![\p{L}\p{N}.#$€£(/-])\d{1,8}(?:[a-z]\d?|\.(?:alpha|beta|rc)(?:\.\d+)?|(?:alpha|beta|rc)\d*)?(?![\p{L}\p{N}%+]|\.\d|[-/]\d)/gu;
