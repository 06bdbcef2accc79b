import { normaliseQuote } from './normalise.ts';

/** A text in the forms in which values are looked for: normalised without case, and the same without markup. */
export function textForms(text: string): string[] {
  const plain = fold(text);
  const unmarked =
    text.length <= LONGEST_MARKED && MARKUP.test(text)
      ? fold(unmark(text)).replace(/ (?=[,.;:!?)\]]+(?: |$))|(?<=[([]) /g, '')
      : plain;
  return unmarked === plain ? [plain] : [plain, unmarked];
}

/** Without outer punctuation that a cell has no use for; an ellipsis at the end marks a cut. */
export function bareText(text: string): string {
  return text.replace(/^[\s"“”‘’'*_`.,;:•·–—-]+|[\s"“”‘’'*_`.,;:…–—-]+$/g, '');
}

/**
 * Where the needle stands in the text as whole words and numbers, first to last. Stricter than for quotes: also no letter beside a digit, so that `2.0`
 * does not stand in `12.0.1` nor `A1` in `BA1`; a `v` before a version is no part of it, nor is the time after a date.
 */
export function* wholePlaces(text: string, needle: string): Generator<number> {
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1))
    if (!isJoint(text, at) && !isJoint(text, at + needle.length)) yield at;
}

/** Without what is struck out by `~~`: it is there to be seen, and said to hold no longer. */
export function withoutStruck(text: string): string {
  return text.includes('~~') ? text.replace(/~~(?=\S)[^~\n]{1,400}~~/g, ' ') : text;
}

/** Longer texts are whole pages, not passages; taking their markup off is not linear. */
const LONGEST_MARKED = 20_000;
const MARKUP = /[*_`~[\]\\<]/;
const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const fold = (text: string): string => normaliseQuote(text).toLowerCase();

/** Markdown and HTML marks away, the words of links kept. */
function unmark(text: string): string {
  return text
    .replace(/<\/?[a-z][^>\n]*>/gi, '')
    .replace(/^[ \t]*(?:[-*+•]|\d+[.)])[ \t]+/gm, '')
    .replace(/!?\[((?:[^[\]]|\[[^\]]*\])*)\](?:\([^()\s]*(?:\([^)]*\)[^()\s]*)*(?:\s+"[^"\n]*")?\)|\[[^\]]*\])/g, '$1')
    .replace(/[*`~\\[\]]|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '');
}

function isJoint(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return false;
  const [before, after] = [characterBefore(text, at), String.fromCodePoint(text.codePointAt(at) ?? 0)];
  if (before === 'v' && /\d/.test(after) && !WORD_CHARACTER.test(text.charAt(at - 2))) return false;
  if (after === 't' && /\d{4}-\d{2}-\d{2}$/.test(text.slice(0, at).slice(-10))) return !/\d/.test(text.charAt(at + 1));
  if (WORD_CHARACTER.test(before) && WORD_CHARACTER.test(after)) return !UNSPACED.test(before) && !UNSPACED.test(after);
  if (/\d/.test(before) && /[.,]/.test(after)) return /\d/.test(text.charAt(at + 1));
  return /[.,]/.test(before) && /\d/.test(after) && /\d/.test(text.charAt(at - 2));
}

function characterBefore(text: string, at: number): string {
  return (text.charCodeAt(at - 1) & 0xfc00) === 0xdc00 ? text.slice(at - 2, at) : text.charAt(at - 1);
}
