import type { Block, TextLayer } from '#contracts/page.ts';
import { findWithin } from '../../../evidence/find-within.ts';
import { findDates } from '../dates/find-dates.ts';
import { slice } from '../text/span.ts';
import type { Span } from '../text/span.ts';
import type { PageReading, Release, ReleaseDate } from './page-reading.ts';
import { readPiecesOfBlocks } from './pieces-of-blocks.ts';
import { readEntries } from './read-entries.ts';
import { readReleaseHead } from './release-head.ts';

/** Releases of a feed: every entry is one, named by the version in its title or else by the title. Its earliest time is when it came out. */
export function readFeed(layer: TextLayer): PageReading {
  const entries = layer.blocks.filter(({ kind, path }) => kind === 'entry' && /^\$\[\d+\]$/.test(path ?? ''));
  const read = withoutOtherNews(entries.flatMap((entry) => readEntry(layer, entry) ?? []));
  const products = new Set(read.map(({ product }) => product?.toLowerCase() ?? ''));
  const only = products.size === 1 ? (read[0]?.product ?? null) : null;
  return {
    product: only,
    releases: read
      .filter(({ isOut }) => isOut)
      .map(({ isOut: _, isVersion: __, ...release }) => (products.size > 1 ? release : { ...release, product: null })),
    notReleased: read.filter(({ isOut }) => !isOut).map(({ versionSpan }) => versionSpan),
  };
}

/** Where most entries of a feed are versions the others are other news. */
export function withoutOtherNews<E extends { isVersion: boolean }>(entries: E[]): E[] {
  const versioned = entries.filter(({ isVersion }) => isVersion);
  return versioned.length * 2 > entries.length ? versioned : entries;
}

function readEntry(layer: TextLayer, entry: Block): (Release & { isOut: boolean; isVersion: boolean }) | null {
  const { text } = layer;
  const inside = findWithin(layer.blocks, entry);
  const title = inside.find(({ kind, level }) => kind === 'heading' && level === 2);
  if (!title) return null;
  const head = readReleaseHead(slice(text, title));
  const named = head?.version;
  const isTag = named && (named.joint === '@' || named.joint === '/') && !/\s/.test(slice(text, title).trim());
  const versionSpan = !named || isTag ? title : { start: title.start + named.start, end: title.start + named.end };
  const times = inside
    .filter(({ kind, start }) => kind === 'time' && start >= title.end)
    .filter((time) => isUnbroken(inside, title, time));
  const date =
    times.flatMap((time) => dateOf(text, time) ?? []).toSorted((a, b) => a.iso.localeCompare(b.iso))[0] ?? null;
  const body = { start: Math.max(title.end, ...times.map(({ end }) => end)), end: entry.end };
  return {
    version: slice(text, versionSpan),
    versionSpan: { start: versionSpan.start, end: versionSpan.end },
    product: head?.product ?? null,
    date,
    heads: [{ start: title.start, end: title.end }, ...(date ? [date.span] : [])],
    link: findWithin(layer.links, title)[0]?.href ?? null,
    entries: readEntries(text, readPiecesOfBlocks(layer, body)),
    isOut: !head || head.status === 'released',
    isVersion: head?.version != null,
  };
}

/** Times of the entry itself stand before its content. */
function isUnbroken(inside: Block[], title: Block, time: Block): boolean {
  return !inside.some(
    ({ kind, start }) => kind !== 'time' && kind !== 'entry' && start > title.start && start < time.start,
  );
}

export function dateOf(text: string, span: Span): ReleaseDate | null {
  const [date] = findDates(slice(text, span));
  return date && !date.isAmbiguous
    ? { iso: date.iso, written: date.written, span: { start: span.start, end: span.end }, witness: null }
    : null;
}
