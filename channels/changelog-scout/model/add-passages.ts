import type { FindingDraft } from '#contracts/evidence.ts';
import type { ReadPage } from '#contracts/page.ts';
import { indexText } from '../../../evidence/find-quote.ts';
import type { TextRange } from '../../../evidence/find-quote.ts';
import type { PageReading, Release } from '../page/page-reading.ts';
import { dateOf } from '../page/read-feed.ts';
import { splitSentences } from '../text/sentences.ts';
import type { Span } from '../text/span.ts';
import { RANK_GOAL } from '../sources.ts';
import type { Passage } from './passage.ts';

/** A page's reading with what a model pointed at, and findings that fall: what it said and the page does not. */
export interface AddedPassages {
  reading: PageReading;
  lost: FindingDraft[];
}

/** Characters before a quote in which the version that it belongs to is looked for. */
const NEAR = 1_500;

/**
 * Puts passages into the releases of a page. A quote stands on the page exactly once. It belongs to the release that it stands under, or to the version
 * in it, or to the one named nearest before it; the model's word alone puts it nowhere. What the rules have read already is left alone.
 */
export function addPassages(
  { sha256, layer: { text } }: Pick<ReadPage, 'sha256' | 'layer'>,
  reading: PageReading,
  passages: readonly Passage[],
): AddedPassages {
  const index = indexText(text);
  const releases = reading.releases.map((release) => ({ ...release, entries: [...release.entries] }));
  const lost: FindingDraft[] = [];
  const taken: Span[] = releases.flatMap(({ entries }) => entries.map(({ span }) => span));
  for (const passage of passages) {
    const range = index.count(passage.quote) === 1 ? index.find(passage.quote) : null;
    if (range && taken.some(({ start, end }) => start < range.end && range.start < end)) continue;
    const release =
      range && (releaseOver(range, reading.releases, releases) ?? placeByVersion(text, range, passage, releases));
    if (!range || !release) {
      lost.push(fallen(sha256, passage, { number: lost.length + 1, isFound: range !== null }));
      continue;
    }
    taken.push(range);
    release.entries.push({ span: { start: range.start, end: range.end }, isProse: false, parents: [], sections: [] });
  }
  const isLonger = releases.length > reading.releases.length;
  const ordered = isLonger ? releases.toSorted((a, b) => a.versionSpan.start - b.versionSpan.start) : releases;
  return { reading: { ...reading, releases: ordered }, lost };
}

/** The release of the page under whose head a quote stands, and before the next one's. */
function releaseOver({ start }: Span, read: readonly Release[], releases: Release[]): Release | undefined {
  const heads = read.map(({ heads, versionSpan }) => heads[0]?.start ?? versionSpan.start);
  const at = heads.reduce((found, head, index) => (head < start && head > (heads[found] ?? -1) ? index : found), -1);
  return at < 0 ? undefined : releases[at];
}

function placeByVersion(
  text: string,
  range: TextRange,
  { version: said, date }: Passage,
  releases: Release[],
): Release | undefined {
  const version = said.trim().replace(/^v(?=\d)/i, '');
  if (!/^[\w.+-]{1,40}$/.test(version) || !/\d/.test(version)) return undefined;
  const versionSpan = findVersion(text, range, version);
  if (!versionSpan) return undefined;
  const known = releases.find((release) => bare(release.version) === version);
  if (known) return known;
  const head = lineOf(text, versionSpan);
  const own: Release = {
    version,
    versionSpan,
    product: null,
    date: findDate(text, { head, range, date }),
    heads: [head],
    link: null,
    entries: [],
  };
  releases.push(own);
  return own;
}

const bare = (version: string): string => version.replace(/^v(?=\d)/i, '');

/** A version inside the quote, or else the last one that is named before it. */
function findVersion(text: string, { start, end }: TextRange, version: string): Span | undefined {
  const inside = versionsIn(text, { start, end }).find((span) => text.slice(span.start, span.end) === version);
  if (inside) return inside;
  const before = versionsIn(text, { start: Math.max(0, start - NEAR), end: start }).at(-1);
  return before && text.slice(before.start, before.end) === version ? before : undefined;
}

function versionsIn(text: string, { start, end }: Span): Span[] {
  const found = text
    .slice(start, end)
    .matchAll(/(?<![\w.])v?(\d+(?:\.\d+)+(?:[-+.]?[a-z][\w.-]*\w)?|\d+)(?![\w%]|\.\d)/gi);
  return [...found].flatMap(({ 0: whole, 1: version = '', index }) => {
    const at = start + index + whole.length - version.length;
    // A number alone is a version only where the text calls it one.
    const isNamed = version.includes('.') || /\b(?:version|release|v)\s*$/i.test(text.slice(Math.max(0, at - 12), at));
    return isNamed ? [{ start: at, end: at + version.length }] : [];
  });
}

/** The sentence that a place stands in, within its line. */
function lineOf(text: string, { start, end }: Span): Span {
  const line = {
    start: text.lastIndexOf('\n', start - 1) + 1,
    end: text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end),
  };
  const sentences = splitSentences(text, line);
  return sentences.find((sentence) => sentence.start <= start && end <= sentence.end) ?? line;
}

/** The date that the model points at, where it stands in the quote or beside the version. */
function findDate(
  text: string,
  { head, range, date }: { head: Span; range: Span; date: string | null },
): Release['date'] {
  const words = date?.trim() ?? '';
  if (words.length < 4) return null;
  for (const { start, end } of [head, range]) {
    const at = text.slice(start, end).indexOf(words);
    if (at >= 0) return dateOf(text, { start: start + at, end: start + at + words.length });
  }
  return null;
}

/** A finding that is sure to fall: the quote is not there, or the version does not belong to it. */
function fallen(
  page: string,
  { quote, version }: Passage,
  { number, isFound }: { number: number; isFound: boolean },
): FindingDraft {
  const missing = isFound ? `${version} … ${quote}` : quote;
  return {
    id: `said:${page.slice(0, 12)}:${number}`,
    subGoal: RANK_GOAL,
    value: { about: 'said' },
    citations: [{ page, start: -1, end: -1, quote: missing.trim() || '(nothing)', role: 'quote' }],
  };
}
