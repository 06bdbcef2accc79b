import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { lineSpans } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { OPTION_HEADINGS, WITH_OPTIONS } from '../../reading/vocabulary/paper-words.ts';
import { findLabels } from './labels.ts';

/** Whether what stands at a place is listed below a heading of its paragraph, or right above it, that leaves it to the buyer: "En option (non compris dans le total) :". */
export function isAmongOptions(text: string, at: number): boolean {
  const paragraphs = text.slice(0, at).split(/\n[^\S\n]*\n/);
  const own = paragraphs.at(-1) ?? '';
  const [first = ''] = own.split('\n');
  const isBelow = own.includes('\n') && HEADING.test(first);
  return isBelow || (own.trim() === '' && HEADING.test(paragraphs.at(-2) ?? ''));
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
