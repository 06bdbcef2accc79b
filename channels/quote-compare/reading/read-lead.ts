import type { OfferedLead } from '../offer.ts';
import { isMoney } from '../../reading/numerals.ts';
import type { ItemBlock } from './item-blocks.ts';
import type { QuoteText } from './quote-text.ts';
import { labelledLead, leadUnderHeading } from './lead-column.ts';
import { readLeadTime } from './lead-time.ts';
import type { Calendar } from './lead-time.ts';
import { inside, overlaps, trimSpan } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';

/** Where a quote can speak of time: its statements, its items, and among them what is only beside the offer. */
export interface LeadSources {
  rest: Span[];
  blocks: ItemBlock[];
  aside: ItemBlock[];
  services: Span[];
}

/**
 * Lead times of the quote and of its lines together: the latest counts, and transit that is stated by itself comes on top. Of a line with
 * an item only what stands behind its figures speaks of time; other choices and dearer services do not count.
 */
export function readLead(
  quote: QuoteText,
  { rest, blocks, aside, services }: LeadSources,
  calendar: Calendar,
): OfferedLead | null {
  const { text } = quote;
  const isAside = (statement: string): boolean =>
    /\b(?:expedit\w*|rush|optional|if you|hot list|alternat\w*)\b|^\W*alt\b/i.test(statement);
  const offered = blocks.filter((block) => !aside.includes(block));
  const gaps = aside.length === 0 ? [] : Array.from(text.matchAll(/\n[^\S\n]*(?=\n)/g), ({ index }) => index);
  const general = rest.filter(
    (span) => !services.some((service) => overlaps(service, span)) && !isOfAside(text, gaps, span, { offered, aside }),
  );
  const rows = offered.flatMap(({ parts }) => parts);
  const own = rows.flatMap((part) => [sentenceIn(text, tailOf(quote, part), calendar), ...headOf(quote, part)]);
  const counted = rows.flatMap((part) => {
    const cell = leadUnderHeading(text, tailOf(quote, part), part);
    const lead = cell ? readLeadTime(`lead time ${cell.statement}`, calendar) : null;
    return cell && lead ? [{ ...lead, shown: cell.words, spans: cell.spans }] : [];
  });
  const found = [...general, ...own].flatMap((whole) => {
    const span = behindAside(text, whole, isAside);
    const statement = quote.matcher.needs
      .flatMap(({ codes }) => codes)
      .reduce((words, code) => words.replace(code, ' '), text.slice(span.start, span.end));
    if (isAside(statement)) return [];
    const label = labelledLead(statement);
    const lead = readLeadTime(label === null ? statement : `lead time ${label}`, calendar);
    return lead
      ? [{ ...lead, shown: [label === null ? lead.words.replace(/^[\s.,;:]+/u, '') : statement.trim()], spans: [span] }]
      : [];
  });
  const all = [...found, ...counted];
  const latest = (list: typeof all): (typeof all)[number] | undefined =>
    list.toSorted((a, b) => (b.days ?? 0) - (a.days ?? 0))[0];
  const first = latest(all.filter(({ isTransit }) => !isTransit));
  const transit = latest(all.filter(({ isTransit }) => isTransit));
  const used = [first, transit].filter((entry) => entry !== undefined);
  if (used.length === 0) return null;
  const written = oneLine(quote.written);
  // What was read without its code, or without the talk beside it, stands nowhere: its whole statement does.
  const asWritten = (words: string, spans: Span[]): string[] =>
    written.includes(words)
      ? [words]
      : spans.map(({ start, end }) =>
          oneLine(quote.written.slice(start, end))
            .replace(/^[\s:]+/, '')
            .trim(),
        );
  return {
    words: used.flatMap(({ shown, spans }) => [...new Set(shown.flatMap((words) => asWritten(oneLine(words), spans)))]),
    days: used.reduce((sum, entry) => sum + (entry.days ?? 0), 0),
    until: transit ? 'arrival' : (first?.until ?? 'unsaid'),
    count: used.flatMap(({ count }) => count),
    spans: used.flatMap(({ spans }) => spans.map(({ start, end }) => ({ start, end }))),
  };
}

/** "…, I can get you a rate if you want. about 1 week": the sentences behind the last one that only says what else there is. */
function behindAside(text: string, span: Span, isAside: (words: string) => boolean): Span {
  let { start } = span;
  for (const { index, 0: stop } of text.slice(span.start, span.end).matchAll(/(?<=\p{L}{3})[.;!?]\s+/gu)) {
    const end = span.start + index + stop.length;
    if (isAside(text.slice(start, end))) start = end;
  }
  return start > span.start && !isAside(text.slice(start, span.end)) ? { start, end: span.end } : span;
}

const oneLine = (words: string): string => words.replace(/\s+/g, ' ');

/** Below an alternate that opens a paragraph of its own, set off from the lines that are offered, what is said is said of it. */
function isOfAside(
  text: string,
  gaps: number[],
  { start }: Span,
  { offered, aside }: { offered: ItemBlock[]; aside: ItemBlock[] },
): boolean {
  const gap = gaps.findLast((index) => index < start) ?? 0;
  const isAbove = (block: ItemBlock): boolean => block.start > gap && block.end <= start;
  const opens = (block: ItemBlock): boolean => isAbove(block) && text.slice(gap, block.start).trim() === '';
  return gap > 0 && aside.some(opens) && !offered.some(isAbove) && offered.some((block) => block.start < gap);
}

/**
 * The first cell of a table's row, where it stands before all figures: "2 weeks   118.00   118.00   1   PS-2410". What it notes in brackets is of the
 * thing: "Cleaning, each visit (2 hrs, 2 people)".
 */
function headOf({ numerals, text, matcher }: QuoteText, part: Span): Span[] {
  const line = text.slice(part.start, part.end);
  const end = /\s{2,}|\t|\s*\|/.exec(line)?.index ?? 0;
  const first = inside(numerals, part).find(isMoney);
  const isHead = end > 0 && first !== undefined && part.start + end <= first.start;
  return isHead && !/\([^()]*\d[^()]*\)/.test(line.slice(0, end)) && matcher.match(line.slice(0, end)).length === 0
    ? [{ start: part.start, end: part.start + end }]
    : [];
}

/** "€1.04 under. Delivered next day": what ends the clause of an amount is no part of the words behind it that speak of time. */
function sentenceIn(text: string, span: Span, calendar: Calendar): Span {
  const words = text.slice(span.start, span.end);
  const from = /^[^.;!?\n]{0,60}[.;!?]\s+/u.exec(words)?.[0].length ?? 0;
  const [whole, later] = [words, words.slice(from)].map((part) => readLeadTime(part, calendar));
  const isSame = whole && later && later.days === whole.days && later.until === whole.until;
  return isSame && later.isTransit === whole.isTransit ? { ...span, start: span.start + from } : span;
}

/** What follows the last amount of an item's line. */
function tailOf({ numerals, text }: QuoteText, part: Span): Span {
  const last = inside(numerals, part).findLast(isMoney);
  return last ? trimSpan(text, { start: last.end, end: part.end }) : part;
}
