import { describe, expect, it } from 'vitest';
import { buildCadence, daysFrom } from '../../../test/support/still-specs.ts';
import { DAY_MS } from '../show-time.ts';
import { layOutBars } from './layout-bars.ts';
import { measureCadence } from './measure-cadence.ts';
import { placeLabels } from './place-labels.ts';
import type { WantedLabel } from './place-labels.ts';
import { buildTicks } from './time-axis.ts';

const at = (iso: string): number => Date.parse(iso);

describe('measureCadence', () => {
  it('puts releases in order, those of a day as the page has them', () => {
    const newestFirst = buildCadence(['2031-02-02', '2031-01-05', '2031-01-05', '2030-12-01']);
    expect(measureCadence(newestFirst).releases.map(({ version }) => version)).toEqual([
      '1.3.0',
      '1.2.0',
      '1.1.0',
      '1.0.0',
    ]);
    const oldestFirst = buildCadence(['2030-12-01', '2031-01-05', '2031-01-05', '2031-02-02']);
    expect(measureCadence(oldestFirst).releases.map(({ version }) => version)).toEqual([
      '1.0.0',
      '1.1.0',
      '1.2.0',
      '1.3.0',
    ]);
  });

  it.each<[what: string, dates: string[], gaps: object | null]>([
    ['an odd number of gaps', ['2031-01-01', '2031-01-04', '2031-01-05', '2031-01-15'], { median: 3, longest: 10 }],
    ['an even number of gaps', ['2031-01-01', '2031-01-03', '2031-01-08'], { median: 3.5, longest: 5 }],
    ['two releases of a day', ['2031-01-01', '2031-01-01', '2031-01-08'], { median: 7, longest: 7 }],
    ['one day', ['2031-01-01', '2031-01-01'], null],
    ['months alone', ['2031-01', '2031-02'], null],
  ])('measures the days between release days for %s', (_what, dates, gaps) => {
    const measured = measureCadence(buildCadence(dates)).gaps;
    if (gaps) expect(measured).toMatchObject(gaps);
    else expect(measured).toBeNull();
  });

  it('leaves out dates that are none', () => {
    expect(measureCadence(buildCadence(['soon', '2031-13-45', '2031-01-02'])).releases).toHaveLength(1);
  });
});

describe('layOutBars', () => {
  it.each([
    ['week', daysFrom('2031-01-01', 60, 1)],
    ['month', daysFrom('2029-01-01', 60, 20)],
    ['quarter', daysFrom('2022-01-01', 120, 30)],
    ['year', daysFrom('2004-01-01', 300, 30)],
  ])('counts releases by the %s, each once', (unit, dates) => {
    const { releases } = measureCadence(buildCadence(dates));
    const { unit: own, bars } = layOutBars(releases, false);
    expect(own).toBe(unit);
    expect(bars.length).toBeLessThanOrEqual(49);
    expect(bars.flatMap((bar) => bar.releases)).toEqual(releases);
    for (const { from, to, releases: within } of bars)
      for (const release of within) expect(release.at >= from && release.at < to).toBe(true);
  });

  it('counts by months at the finest what is known by its month', () => {
    expect(layOutBars(measureCadence(buildCadence(['2031-01', '2031-02'])).releases, true).unit).toBe('month');
  });
});

describe('buildTicks', () => {
  it.each([
    ['2031-01-01', '2031-01-06', ['1 Jan', '2 Jan', '3 Jan', '4 Jan', '5 Jan', '6 Jan']],
    ['2031-01-10', '2031-06-20', ['Feb 2031', 'Mar 2031', 'Apr 2031', 'May 2031', 'Jun 2031']],
    [
      '2029-05-01',
      '2033-02-01',
      ['Jul 2029', 'Jan 2030', 'Jul 2030', 'Jan 2031', 'Jul 2031', 'Jan 2032', 'Jul 2032', 'Jan 2033'],
    ],
    ['1999-02-01', '2031-02-01', ['2000', '2005', '2010', '2015', '2020', '2025', '2030']],
  ])('from %s to %s are at round dates', (from, to, labels) => {
    expect(buildTicks(at(from), at(to)).map(({ label }) => label)).toEqual(labels);
  });

  it.each([1, 3, 10, 45, 63, 200, 1_000, 5_000, 20_000, 300_000])(
    'over %i days are a few, in their order, within',
    (days) => {
      const from = at('1970-03-05');
      const times = buildTicks(from, from + days * DAY_MS).map((tick) => tick.at);
      expect(times.length).toBeGreaterThan(0);
      expect(times.length).toBeLessThanOrEqual(10);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times.every((time) => time >= from && time <= from + days * DAY_MS)).toBe(true);
    },
  );
});

describe('placeLabels', () => {
  const room = { width: 400, height: 120, lineHeight: 20, rise: 10 };

  it('puts the first ones first, none over another, all within, and leaves out what has no room', () => {
    const wanted: WantedLabel[] = Array.from({ length: 40 }, (_, index) => ({
      x: 400 - index * 10,
      base: (index * 7) % 30,
      width: 50,
    }));
    const placed = placeLabels(wanted, room);
    const boxes = placed.map(({ left, bottom, index }) => ({
      left,
      right: left + 50,
      bottom,
      top: bottom + 20,
      index,
    }));
    expect(placed[0]?.index).toBe(0);
    expect(placed.length).toBeGreaterThan(8);
    expect(placed.length).toBeLessThan(40);
    for (const [nth, one] of boxes.entries()) {
      expect(one.left >= 0 && one.right <= 400 && one.top <= 120).toBe(true);
      for (const other of boxes.slice(nth + 1))
        expect(
          one.left < other.right && other.left < one.right && one.bottom < other.top && other.bottom < one.top,
        ).toBe(false);
    }
  });

  it('leaves out a label that is wider than the plot', () => {
    expect(placeLabels([{ x: 10, base: 0, width: 401 }], room)).toEqual([]);
  });
});
