import { describe, expect, it } from 'vitest';
import type { Brief } from '#contracts/plan.ts';
import type { Reading, TimeWindow, VersionWindow } from '../brief/reading.ts';
import type { Kind } from '../kinds/kind.ts';
import { isOldestFirst, newestOf } from '../page/newest-first.ts';
import type { Release } from '../page/page-reading.ts';
import { askedReleases } from './asked-releases.ts';
import { chooseChanges } from './choose-changes.ts';
import type { Candidate } from './choose-changes.ts';
import { priorGround } from './prior-ground.ts';

const SPAN = { start: 0, end: 1 };

function buildRelease(version: string, iso: string | null = null): Release {
  const date = iso === null ? null : { iso, written: [iso], span: SPAN, witness: null };
  return { version, versionSpan: SPAN, product: null, date, heads: [SPAN], link: null, entries: [] };
}

const buildReading = (overrides: Partial<Reading> = {}): Reading => ({
  targets: [],
  products: [],
  time: null,
  versions: null,
  kinds: null,
  limit: null,
  isNarrowing: false,
  leftOut: [],
  ...overrides,
});
const time = (from: string | null, to: string | null): TimeWindow => ({ from, to, words: '' });
const versions = (
  from: string | null,
  isFromIncluded: boolean,
  to: string | null,
  isToIncluded: boolean,
): VersionWindow => ({ from, isFromIncluded, to, isToIncluded, words: '' });

describe('askedReleases', () => {
  const page = [
    buildRelease('3.0.0', '2026-09-01'),
    buildRelease('2.1.3', '2026-05'),
    buildRelease('2.1.0'),
    buildRelease('2.0.0', '2025-12-31'),
  ];
  const asked = (overrides: Partial<Reading>) =>
    askedReleases(page, buildReading(overrides)).releases.map(({ version }) => version);

  it.each<[string, Partial<Reading>, string[]]>([
    ['all', {}, ['3.0.0', '2.1.3', '2.1.0', '2.0.0']],
    ['days, a month counting when any day of it does', { time: time('2026-05-20', null) }, ['3.0.0', '2.1.3']],
    ['days to the last', { time: time(null, '2025-12-31') }, ['2.0.0']],
    ['versions with both ends', { versions: versions('2.1', true, '3.0', true) }, ['3.0.0', '2.1.3', '2.1.0']],
    ['versions after one', { versions: versions('2.1.0', false, null, false) }, ['3.0.0', '2.1.3']],
    ['versions before a series', { versions: versions(null, false, '2.1', false) }, ['2.0.0']],
    ['a series', { versions: versions('2.x', true, '2.x', true) }, ['2.1.3', '2.1.0', '2.0.0']],
    ['the newest', { limit: 2 }, ['3.0.0', '2.1.3']],
  ])('%s', (_name, overrides, wanted) => expect(asked(overrides)).toEqual(wanted));

  it('takes what was built for a distribution by its number, where no release has it', () => {
    const built = ['2.6.1-0ubuntu0.24.04.2', '2.6.1-0ubuntu0.22.04.2', '2.6.1-3.fc44'].map((version) =>
      buildRelease(version),
    );
    const of = (number: string): string[] =>
      askedReleases(built, buildReading({ versions: versions(number, true, number, true) })).releases.map(
        ({ version }) => version,
      );
    expect([of('24.04'), of('44'), of('4'), of('2.6')]).toEqual([
      ['2.6.1-0ubuntu0.24.04.2'],
      ['2.6.1-3.fc44'],
      [],
      built.map(({ version }) => version),
    ]);
  });

  it('counts an epoch before the numbers, also where the asker leaves it out', () => {
    const counted = ['2:1.4-1', '1:3.0-2', '1:2.9-1', '3.1-1'].map((version, at) =>
      buildRelease(version, `2030-0${9 - at}-01`),
    );
    const since = (from: string): string[] =>
      askedReleases(counted, buildReading({ versions: versions(from, false, null, false) })).releases.map(
        ({ version }) => version,
      );
    expect([since('1:2.9-1'), since('2.9-1'), since('1:3.0-2')]).toEqual([
      ['2:1.4-1', '1:3.0-2'],
      ['2:1.4-1', '1:3.0-2'],
      ['2:1.4-1'],
    ]);
  });

  it('places an entry that has a day and no version between its neighbours', () => {
    const log = [
      buildRelease('3.1-2', '2026-11-10'),
      buildRelease('Wed Jul 29 2026', '2026-07-29'),
      buildRelease('3.0-1', '2026-05-01'),
    ];
    const since = (from: string): string[] =>
      askedReleases(log, buildReading({ versions: versions(from, false, null, false) })).releases.map(
        ({ version }) => version,
      );
    expect([since('3.1-2'), since('3.0-1')]).toEqual([[], ['3.1-2', 'Wed Jul 29 2026']]);
  });

  it('keeps modules for different hosts apart', () => {
    const both = [buildRelease('8.x-2.5'), buildRelease('7.x-2.9'), buildRelease('8.x-2.4')];
    const reading = buildReading({ versions: versions('8.x-2.4', false, null, false) });
    expect(askedReleases(both, reading).releases.map(({ version }) => version)).toEqual(['8.x-2.5']);
  });

  it('begins behind the oldest of several releases of which one is in use', () => {
    const held = { from: '2025-12-01', to: '2026-05-31' };
    const found = askedReleases(page, buildReading({ time: { ...time('2026-06-01', null), held } }));
    expect(found.releases.map(({ version }) => version)).toEqual(['3.0.0', '2.1.3']);
    expect(found.held).toEqual(['2.1.3', '2.0.0']);
    const one = { from: '2025-12-01', to: '2026-01-31' };
    expect(askedReleases(page, buildReading({ time: { ...time('2026-02-01', null), held: one } })).held).toEqual([]);
  });

  it('counts what a question about days cannot place', () =>
    expect(askedReleases(page, buildReading({ time: time('2020-01-01', null) })).unplaced).toBe(1));

  it('turns a page that begins with the oldest', () => {
    const oldestFirst = page.toReversed();
    expect(isOldestFirst(oldestFirst)).toBe(true);
    expect(askedReleases(oldestFirst, buildReading({ limit: 1 })).releases[0]?.version).toBe('3.0.0');
    expect(newestOf(oldestFirst, 2).map(({ version }) => version)).toEqual(['2.1.3', '3.0.0']);
  });
});

describe('chooseChanges', () => {
  const candidate = (kind: Kind, age: number, overrides: Partial<Candidate> = {}): Candidate => ({
    change: { kind, by: 'mark', isRevert: false, span: SPAN, parents: [], sections: [] },
    release: buildRelease(`1.${100 - age}`, `2026-01-${String(28 - (age % 28)).padStart(2, '0')}`),
    page: 0,
    target: 0,
    age,
    ...overrides,
  });
  const shown = (chosen: Candidate[]) => chosen.map(({ change, age }) => `${age} ${change.kind}`);

  it('ranks what leads an answer first, and newer releases first among it and among the rest', () => {
    const { chosen } = chooseChanges([
      candidate('fix', 1),
      candidate('feature', 0),
      candidate('security', 1),
      candidate('breaking', 0),
    ]);
    expect(shown(chosen)).toEqual(['0 breaking', '1 security', '0 feature', '1 fix']);
  });

  it('keeps urgent changes of old releases before small ones of newer ones when room is short', () => {
    const all = [candidate('other', 0), candidate('feature', 0), candidate('feature', 20), candidate('security', 30)];
    const { chosen, leftOut } = chooseChanges(all, 2);
    expect([shown(chosen), leftOut]).toEqual([['30 security', '0 feature'], 2]);
  });

  it('ranks products by date when all are dated, else one after the other', () => {
    const older = candidate('fix', 0, { release: buildRelease('9.0', '2026-01-01') });
    const newer = candidate('fix', 0, { target: 1, release: buildRelease('1.0', '2026-02-02') });
    expect(chooseChanges([older, newer]).chosen).toEqual([newer, older]);
    const undated = candidate('fix', 0, { target: 1, release: buildRelease('1.0') });
    expect(chooseChanges([undated, older]).chosen).toEqual([older, undated]);
  });
});

describe('priorGround', () => {
  const url = 'https://acme.example/log';
  const brief = (output: string, links = [url]): Brief => ({
    notes: 'x',
    acceptedAt: '2026-11-21',
    skipRetrieval: false,
    prior: { brief: '', output, links },
  });

  it('knows releases and quotes of the page', () => {
    const ground = priorGround(
      brief('Acme 2.0.1 and `@a/b@3.0.0`: the parser no longer hangs on tabs.'),
      buildReading(),
      [url],
    );
    expect([ground.hasRelease('v2.0.1'), ground.hasRelease('2.0'), ground.hasRelease('@a/b@3.0.0')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(ground.hasQuote('**the parser** no longer hangs on tabs')).toBe(true);
  });

  it('takes a number for a release only where one is headed', () => {
    const ground = priorGround(brief('Ranked below: 43 fixes.\n\n42 (2026-01-01)\n- fix: x\n'), buildReading(), [url]);
    expect([ground.hasRelease('43'), ground.hasRelease('42')]).toEqual([false, true]);
  });

  it.each([
    ['another page', brief('2.0.1', ['https://else.example/']), buildReading()],
    ['notes that narrow', brief('2.0.1'), buildReading({ isNarrowing: true })],
    ['no output', brief(' '), buildReading()],
  ])('knows nothing of %s', (_name, given, reading) =>
    expect(priorGround(given, reading, [url]).hasRelease('2.0.1')).toBe(false),
  );
});

describe('versions by their suffixes', () => {
  const asked = (windows: Partial<Reading>, ...names: string[]): string[] =>
    askedReleases(
      names.map((name) => buildRelease(name)),
      buildReading(windows),
    ).releases.map(({ version }) => version);

  it('places revisions of one version', () =>
    expect(
      asked({ versions: versions('3.0.2-2', false, null, false) }, '3.0.4-1', '3.0.2-3', '3.0.2-2', '3.0.2-1'),
    ).toEqual(['3.0.4-1', '3.0.2-3']));
  it('takes the newest that is no pre-release', () =>
    expect(asked({ limit: 1, isStable: true }, '3.5.0-rc.1', '3.4.2', '3.4.1')).toEqual(['3.4.2']));
});
