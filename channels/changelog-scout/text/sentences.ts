import { maskMarkup } from './mask-markup.ts';
import { trimSpan } from './span.ts';
import type { Span } from './span.ts';

/** The sentences of a stretch of prose. A full stop ends one only before a blank and a capital, a digit or a mark, not behind an abbreviation. */
export function splitSentences(text: string, span: Span): Span[] {
  const masked = maskMarkup(text.slice(span.start, span.end));
  const sentences: Span[] = [];
  let start = 0;
  for (const { 0: mark, index } of masked.matchAll(END)) {
    const at = index + mark.trimEnd().length;
    if (ABBREVIATION.test(masked.slice(Math.max(0, index - 12), index + 1))) continue;
    sentences.push({ start: span.start + start, end: span.start + at });
    start = index + mark.length;
  }
  sentences.push({ start: span.start + start, end: span.end });
  return sentences.map((one) => trimSpan(text, one)).filter(({ start: from, end }) => end > from);
}

const END = /[.!?]["')\]]*\s+(?=[^\p{Ll}\s])/gu;
const ABBREVIATION = /(?:\b(?:e\.g|i\.e|vs|etc|cf|approx|no|dr|mr|ms|st|fig|sec|resp|incl|ver|v)|\b\p{Lu})\.$/iu;
