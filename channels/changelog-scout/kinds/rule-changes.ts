import { isTellingQuote } from '../../../evidence/is-telling-quote.ts';
import { codeAt, readLegend } from '../page/legend.ts';
import type { Legend } from '../page/legend.ts';
import type { Entry, Release } from '../page/page-reading.ts';
import { maskMarkup } from '../text/mask-markup.ts';
import { splitSentences } from '../text/sentences.ts';
import { slice } from '../text/span.ts';
import type { Span } from '../text/span.ts';
import { classifyChange } from './classify.ts';
import { KINDS } from './kind.ts';
import { sectionKind } from './section-kind.ts';
import type { Ruling } from './kind.ts';

/** A change with its ruling. `span` is what is quoted: an item, or the sentences of a paragraph that belong together. */
export interface Change extends Ruling {
  span: Span;
  parents: Span[];
  sections: Span[];
  fields?: readonly string[];
  /** It stands in running text, not in a list or a row. */
  isProse?: true;
}

/**
 * The changes of a release in page order, each ruled. A paragraph is cut where a sentence says something of another kind; a sentence that
 * says nothing by itself stays with the one before it. The same change under two headings is one, of the weightier kind.
 */
export function ruleChanges(text: string, release: Release): Change[] {
  const legend = readLegend(text);
  const changes = release.entries
    .map((entry) => ofLegend(text, { ...entry, span: behindAddress(text, entry.span) }, legend))
    .flatMap((entry) => ruleEntry(text, entry, release.version))
    .map((change) => ({ ...change, span: withMark(text, change.span) }))
    .filter(({ span }) => isTellingQuote(text, span.start, span.end));
  const findSame = createFindSame(text);
  const kept: Change[] = [];
  for (const change of changes) {
    const same = findSame(change, kept.length);
    if (same === undefined) kept.push(change);
    else if (KINDS.indexOf(change.kind) < KINDS.indexOf(kept[same]!.kind)) kept[same] = change;
  }
  return kept;
}

/** A word or two behind a mark that is a letter (`o  Split view`, `[F] Slow start`) is no whole line, and carries nothing without its mark. */
function withMark(text: string, { start, end }: Span): Span {
  if (isTellingQuote(text, start, end)) return { start, end };
  const mark = MARK.exec(text.slice(Math.max(0, start - 40), start))?.[1];
  return { start: start - (mark?.length ?? 0), end };
}

const MARK = /(?:^|\n)[ \t]*((?:[([]?[\p{L}\d]{1,3}[)\]:.]?|v?\d[\w./-]{1,20}(?:[ \t]+\d[\w./-]{1,20})?)[ \t]+)$/u;

/** Places of changes that have the same words. */
interface SameWords {
  byNumber: Map<string, number>;
  byPart: Map<string, number>;
  numbered?: number;
  plain?: number;
}

/**
 * Finds the place of the change that another one repeats; one that repeats none is remembered at the place given. The same words name two
 * changes when they carry different numbers, or stand under headings that name different parts of a product.
 */
function createFindSame(text: string): (change: Change, place: number) => number | undefined {
  const known = new Map<string, SameWords>();
  return (change, place) => {
    const key = keyOf(text, change);
    if (key.length < 12) return undefined;
    const numbers = numbersOf(text, change);
    const like: SameWords = known.get(key) ?? { byNumber: new Map(), byPart: new Map() };
    known.set(key, like);
    const part = numbers.length > 0 ? undefined : partOf(text, change);
    const same =
      part === undefined
        ? earliest([like.plain, ...numbers.map((number) => like.byNumber.get(number))])
        : earliest([like.numbered, like.byPart.get(part)]);
    const at = same ?? place;
    for (const number of numbers) like.byNumber.set(number, like.byNumber.get(number) ?? at);
    if (part === undefined) like.numbered ??= at;
    else {
      like.byPart.set(part, like.byPart.get(part) ?? at);
      like.plain ??= at;
    }
    return same;
  };
}

function earliest(places: (number | undefined)[]): number | undefined {
  const found = places.filter((place) => place !== undefined);
  return found.length > 0 ? Math.min(...found) : undefined;
}

/** The words of a change and of the item above it, without marks and numbers of issues. */
function keyOf(text: string, { span, parents }: Change): string {
  const parent = parents.at(-1);
  return bareWords(slice(text, span)) + (parent ? ` < ${bareWords(slice(text, parent))}` : '');
}

function numbersOf(text: string, { span }: Change): string[] {
  return slice(text, span).match(/#\d+\b/g) ?? [];
}

/** The nearest heading that names no kind of change. */
function partOf(text: string, { sections }: Change): string {
  const part = sections.findLast((span) => sectionKind(maskMarkup(slice(text, span))) === null);
  return part ? bareWords(slice(text, part)) : '';
}

function ruleEntry(
  text: string,
  { span, parents, sections, isProse, isText, label, fields }: Entry,
  version: string,
): Change[] {
  const namesOf = (spans: Span[]): string[] => spans.map((one) => slice(text, one)).toReversed();
  const context = { parents: namesOf(parents), above: label ? [label, ...namesOf(sections)] : namesOf(sections) };
  const rule = (one: Span): Change => ({
    span: bounded(text, one),
    parents,
    sections,
    ...(fields && { fields }),
    ...(isText && { isProse: true as const }),
    ...classifyChange({ text: slice(text, one).slice(0, MAX_QUOTE), ...context }),
  });
  if (!isProse) return [rule(span)];
  const groups: Change[] = [];
  for (const sentence of splitSentences(text, span)) {
    if (isOfOther(slice(text, sentence), version)) break;
    const last = groups.at(-1);
    if (last && !/\p{L}{2}/u.test(slice(text, sentence))) {
      last.span = { start: last.span.start, end: sentence.end };
      continue;
    }
    const ruled = rule(sentence);
    const isLong = last !== undefined && sentence.end - last.span.start > MAX_GROUP;
    const isOwn =
      ruled.by !== 'nothing' &&
      (ruled.kind !== last?.kind || ruled.isRevert !== last.isRevert) &&
      ruled.kind !== 'other';
    if (last && !isLong && !isOwn) last.span = { start: last.span.start, end: sentence.end };
    else if (last && last.by === 'nothing' && !isLong && last.span.end - last.span.start < SHORT)
      Object.assign(last, ruled, { span: { start: last.span.start, end: sentence.end } });
    else groups.push(ruled);
  }
  return groups;
}

/** "Version 3.0 came in May, and …": from here on a paragraph speaks of another release. */
function isOfOther(sentence: string, version: string): boolean {
  const other =
    /^\W*(?:(?:version|release)\s+)?v?(\d+(?:\.\d+)+)\s+(?:came|came out|was released|has been released|had been released|shipped|arrived|appeared|followed|went out)\b/i.exec(
      sentence,
    )?.[1];
  return other !== undefined && other !== version.replace(/^\D+/, '');
}

/** An entry without the code that it begins with, labelled by what the legend says of it. */
function ofLegend(text: string, entry: Entry, legend: Legend): Entry {
  const { start, end } = entry.span;
  const code = codeAt(legend, text.slice(start, Math.min(end, start + LONGEST_CODE)));
  return code ? { ...entry, span: { start: start + code.length, end }, label: code.words } : entry;
}

const LONGEST_CODE = 20;

/** A change that begins with an address is what stands behind it. */
function behindAddress(text: string, { start, end }: Span): Span {
  const address =
    /^<?https?:\/\/[^\s<>]{1,500}>?[\s:–—-]*/.exec(text.slice(start, Math.min(end, start + 600)))?.[0] ?? '';
  return { start: start + address.length, end };
}

/** A quote of more than this is cut at a word: nobody reads it, and its first words say what it is about. */
const MAX_QUOTE = 1500;

function bounded(text: string, { start, end }: Span): Span {
  if (end - start <= MAX_QUOTE) return { start, end };
  const at = text.slice(start, start + MAX_QUOTE).search(/\s\S*$/);
  return { start, end: start + (at > 0 ? at : MAX_QUOTE) };
}

/** Units up to which sentences are quoted together. */
const MAX_GROUP = 600;
const SHORT = 40;

/** The words of a change without marks, numbers of issues and commits at its end, and case. */
function bareWords(text: string): string {
  return maskMarkup(text)
    .replace(/\(?(?:#\d+|[0-9a-f]{7,40}|@[\w-]+)\)?/g, ' ')
    .replace(/\b(?:closes|fixes|refs?|see)\b[\s,#\d()]*$/i, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
