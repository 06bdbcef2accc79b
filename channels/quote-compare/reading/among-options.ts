import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { lineSpans } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { OPTION_HEADINGS, WITH_OPTIONS } from '../../reading/vocabulary/paper-words.ts';
import { findLabels } from './labels.ts';

/** Whether what stands at a place is listed below a heading of its paragraph, or right above it, that leaves it to the buyer: "En option (non compris dans le total) :". */
export const isAmongOptions = (text: string, at: number): boolean => HEADING.test(headOf(text, at)?.words ?? '');

/** The first line of the paragraph that a place stands in, or the paragraph right above it; null where the place is in that line. */
export function headOf(text: string, at: number): { words: string; start: number } | null {
  const above = text.slice(0, at);
  const start = Math.max(0, ...[...above.matchAll(/\n[^\S\n]*\n/g)].map(({ 0: gap, index }) => index + gap.length));
  const own = above.slice(start);
  const [first = ''] = own.split('\n', 1);
  if (own.trim() !== '') return own.includes('\n') ? { words: first, start } : null;
  const before = above.slice(0, start).trimEnd();
  const from = Math.max(0, ...[...before.matchAll(/\n[^\S\n]*\n/g)].map(({ 0: gap, index }) => index + gap.length));
  return { words: before.slice(from), start: from };
}

const HEADING = new RegExp(`^\\W*${anyOf(OPTION_HEADINGS)}(?:\\s\\p{L}+){0,3}\\s*(?:[(–—,-][^\\d]{0,60})?\\W*$`, 'iu');

/** Sums that hold what is left to the buyer, below one without it: "Total with option", or any total below such a heading. */
export function sumsWithOptions(text: string): Span[] {
  const sums = lineSpans(text).filter(
    ({ start, end }) => /\d/.test(text.slice(start, end)) && findLabels(text.slice(start, end)).some(isTotal),
  );
  return sums
    .slice(1)
    .filter(({ start, end }) => OPTIONAL_SUM.test(text.slice(start, end)) || isAmongOptions(text, start));
}

const isTotal = ({ kind }: { kind: string }): boolean => kind === 'total';
const OPTIONAL_SUM = phrasePattern(WITH_OPTIONS);
