import { cueList } from '../../reading/cue-list.ts';
import { findCodes } from '../brief/part-codes.ts';
import type { QuoteText } from './quote-text.ts';
import type { ReadItem } from './read-item.ts';
import { TERMS } from './item-words.ts';
import { findLabels } from './labels.ts';
import { overlaps, trimSpan } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';

/** How an item is called in the quote: the stretch of its line that names it, between the figures. A declined one is quoted whole. */
export function describeItem(quote: QuoteText, item: ReadItem): string {
  const line = lineOfItem(quote, item);
  const [reading] = item.readings;
  if (!reading) return squeeze(quote.text.slice(line.start, line.end));
  const taken = [reading.qty, reading.priceAt, reading.ext, reading.discount, ...item.breaks].filter(
    (span) => span !== null && overlaps(span, line),
  ) as Span[];
  const stretches = between(line, taken).map((span) => tidy(quote.text.slice(span.start, span.end)));
  const other = item.isSubstitute ? stretches.map((words) => substituteIn(words, item)).find(Boolean) : undefined;
  if (other) return other;
  const named = stretches.filter((words) => quote.matcher.match(words).some(({ need }) => item.needs.includes(need)));
  const plain = stretches.filter((words) => !TERMS.test(words) && findLabels(words)[0]?.start !== 0);
  const best =
    (named.length > 0 ? named : plain.length > 0 ? plain : stretches).toSorted((a, b) => letters(b) - letters(a))[0] ??
    '';
  return letters(best) > 1 ? best : squeeze(quote.text.slice(line.start, line.end));
}

/** "we don't carry AB-1 any more; we'd supply AB-1X as the replacement": the clause with the part number that is offered. */
function substituteIn(words: string, { needs }: ReadItem): string | undefined {
  const asked = needs.flatMap(({ codes }) => codes.map((code) => code.toLowerCase()));
  return words
    .split(/[;,.!?](?=\s)|\s[-–—]\s/)
    .map((clause) => tidy(clause))
    .find((clause) => {
      const codes = findCodes(clause).map((code) => code.toLowerCase());
      return codes.length > 0 && !codes.some((code) => asked.includes(code));
    });
}

/** The line of an item that names its need, else its first. */
export function lineOfItem({ text, matcher }: QuoteText, { block, match, needs }: ReadItem): Span {
  if (block.column) return block.column.name;
  const isNamed = ({ start, end }: Span): boolean =>
    matcher.match(text.slice(start, end)).some(({ need }) => needs.includes(need));
  const part = trimSpan(text, (match ? block.parts.find(isNamed) : null) ?? block.parts[0] ?? block);
  const end = text.indexOf('\n', part.start);
  return { start: part.start, end: end < 0 || end > part.end ? part.end : end };
}

function between(line: Span, taken: Span[]): Span[] {
  const spans: Span[] = [];
  let start = line.start;
  for (const span of taken.toSorted((a, b) => a.start - b.start)) {
    if (span.start > start) spans.push({ start, end: span.start });
    start = Math.max(start, span.end);
  }
  return start < line.end ? [...spans, { start, end: line.end }] : spans;
}

const letters = (words: string): number => words.match(/[\p{L}\d]/gu)?.length ?? 0;
const squeeze = (words: string): string => words.replace(/\s+/g, ' ').trim();

/** No name of a part is as long. */
const MOST_CHARS = 400;

/** Without line numbers, marks, and the words that belong to the figures beside it. */
function tidy(words: string): string {
  return squeeze(words)
    .slice(0, MOST_CHARS)
    .replace(
      /^(?:\d{1,3}[.)]? (?=\S*\p{L}))?[\s|*•·–—:;,.@=$€£)-]*(?:(?:ea|each|pcs?|pieces|st|stk|units?|of|x|per|c|m) )?[\s|*•·–—:;,.@=)-]*/iu,
      '',
    )
    .replace(FIGURE_WORDS, '');
}

/** Words that belong to the figures behind a name. */
const FIGURE_WORDS = cueList(
  String.raw`
    qty|quantity|at|for|ea|each|pcs|unit price|price|x|of|list|zu|à
  `,
  {
    flags: 'iu',
    before: String.raw`[\s|*•·–—:;,.@=$€£(-]{0,80}(?:[\s,(]`,
    after: String.raw`){0,12}[\s|*•·–—:;,.@=$€£(-]{0,80}$`,
  },
);
