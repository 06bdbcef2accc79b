import { describe, expect, it } from 'vitest';
import type { VersionWindow } from '../brief/reading.ts';
import type { Release } from '../page/page-reading.ts';
import { reachOf } from './reach.ts';

const TEXT = 'The first release of Otter';
const release = (version: string, iso: string, isInitial = false): Release => ({
  version,
  versionSpan: { start: 0, end: 0 },
  product: null,
  date: { iso, written: [iso], span: { start: 0, end: 0 }, witness: null },
  heads: [],
  link: null,
  entries: isInitial ? [{ span: { start: 0, end: TEXT.length }, isProse: false, parents: [], sections: [] }] : [],
});
const LOG = [release('3.1.0', '2026-10-05'), release('2.4.1', '2026-04-11'), release('2.1.0', '2025-09-09')];
const versions = (from: string | null): VersionWindow => ({
  from,
  isFromIncluded: true,
  to: null,
  isToIncluded: true,
  words: '',
});
const since = (from: string | null) => ({ from, to: null, words: '' });
const pages = { isFeed: false, textOf: () => TEXT };

describe('how far back pages go', () => {
  it.each([
    ['1.0', LOG, 'short'],
    ['2.0.9', LOG, 'short'],
    ['2.1', LOG, 'whole'],
    ['2.3', LOG, 'whole'],
    ['2.x', LOG, 'whole'],
    ['4.0', LOG, 'whole'],
    [null, LOG, 'whole'],
    ['0.9', [...LOG, release('1.0.0', '2025-01-01')], 'whole'],
    ['1.2', [...LOG, release('2.0.0', '2025-01-01', true)], 'whole'],
    ['1.0', [], 'whole'],
  ])('from version %s', (from, releases, reach) =>
    expect(reachOf(releases, { time: null, versions: versions(from), limit: null }, pages)).toBe(reach),
  );

  it.each([
    ['2025-01-01', false, 'open'],
    ['2025-01-01', true, 'short'],
    ['2025-09-09', false, 'whole'],
    ['2026-01-01', true, 'whole'],
    [null, true, 'whole'],
  ])('from the day %s, in a feed: %s', (from, isFeed, reach) =>
    expect(reachOf(LOG, { time: since(from), versions: null, limit: null }, { ...pages, isFeed })).toBe(reach),
  );
});
