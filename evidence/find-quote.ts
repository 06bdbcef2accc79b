import type { MappedText } from './map-edits.ts';
import { normalise, normaliseQuote } from './normalise.ts';
import { GAP_MARK } from './text-layer/gap-mark.ts';

export interface TextRange {
  start: number;
  end: number;
}

/** A page's text, made ready once for any number of quotes. Offsets are UTF-16 and refer to the original text. */
export interface TextIndex {
  /** First place of the quote at or after `from` (an offset into the original text), or null. */
  find(quote: string, from?: number): TextRange | null;
  /** How often the quote stands on the page, counted up to `limit` (default 2). */
  count(quote: string, limit?: number): number;
  /** Whether the range of the original text is the quote. */
  isAt(start: number, end: number, quote: string): boolean;
}

/** Normalises a text once, when it is first searched. Linear in its length; each search is one scan of the normal form. */
export function indexText(text: string): TextIndex {
  let normal: MappedText | undefined;
  const mapped = (): MappedText => (normal ??= normalise(text));
  return { find, count, isAt: (start, end, quote) => isQuoteAt(text, start, end, quote) };

  function find(quote: string, from = 0): TextRange | null {
    const needle = normaliseQuote(quote);
    for (const at of places(mapped().text, needle)) {
      const start = mapped().sourceStart(at);
      if (start >= from) return { start, end: mapped().sourceEnd(at + needle.length) };
    }
    return null;
  }

  function count(quote: string, limit = 2): number {
    let found = 0;
    for (const _ of places(mapped().text, normaliseQuote(quote))) if (++found >= limit) break;
    return found;
  }
}

/** First place of a quote in a text by the stated normalisation (`normalise`). A quote cut inside a word or number, or across what is left out, is not found. */
export function findQuote(text: string, quote: string, from = 0): TextRange | null {
  return indexText(text).find(quote, from);
}

/** Whether the range of the text is the quote, by the same normalisation and the same rule about cut words. */
export function isQuoteAt(text: string, start: number, end: number, quote: string): boolean {
  if (!(Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start < end && end <= text.length))
    return false;
  const needle = normaliseQuote(quote);
  if (needle === '' || needle.includes(GAP_MARK) || normaliseQuote(text.slice(start, end)) !== needle) return false;
  const from = Math.max(0, start - CONTEXT);
  const around = normalise(text.slice(from, Math.min(text.length, end + CONTEXT)));
  for (const at of places(around.text, needle)) {
    const [first, last] = [from + around.sourceStart(at), from + around.sourceEnd(at + needle.length)];
    if (first >= start && last <= end) return true;
  }
  return false;
}

/** Enough around a range to see whether it cuts a word; a white-space run longer than this is a boundary anyway. */
const CONTEXT = 64;

/** A text that only ever cuts the quote is made to keep the search busy. */
const MOST_CUTS = 1000;

function* places(text: string, needle: string): Generator<number> {
  if (needle === '' || needle.includes(GAP_MARK)) return;
  let cuts = 0;
  for (let at = text.indexOf(needle); at >= 0 && cuts < MOST_CUTS; at = text.indexOf(needle, at + 1)) {
    if (isWhole(text, at, at + needle.length)) yield at;
    else cuts += 1;
  }
}

/** A letter of a script that parts its words by spaces, or a mark on one. The other scripts have no words to cut. */
const LETTER =
  /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\ufe00-\ufe0f\u20e3])[\p{L}\p{M}]/u;
/** Figures above or below the line belong to the number that they stand at. */
const DIGIT = /[\p{Nd}⁰¹²³⁴-⁹₀-₉]/u;

function isWhole(text: string, start: number, end: number): boolean {
  return !isCut(text, start) && !isCut(text, end);
}

/** Whether a word, a number or a character with its marks goes on across this place; what is left out there does not end one. */
function isCut(text: string, place: number): boolean {
  const isAtMark = text[place] === GAP_MARK || text[place - 1] === GAP_MARK;
  if (!isAtMark) return isCutAt(text, place);
  const before = text.slice(Math.max(0, place - CONTEXT), place).replaceAll(GAP_MARK, '');
  return isCutAt(before + text.slice(place, place + CONTEXT).replaceAll(GAP_MARK, ''), before.length);
}

function isCutAt(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return false;
  const after = String.fromCodePoint(text.codePointAt(at)!);
  const before = (text.charCodeAt(at - 1) & 0xfc00) === 0xdc00 ? text.slice(at - 2, at) : text.charAt(at - 1);
  if (LETTER.test(before) && LETTER.test(after)) return true;
  if (DIGIT.test(before)) return DIGIT.test(after) || (/[.,:]/.test(after) && DIGIT.test(text.charAt(at + 1)));
  return DIGIT.test(after) && /[.,:]/.test(before) && DIGIT.test(text.charAt(at - 2));
}
