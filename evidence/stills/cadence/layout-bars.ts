import { DAY_MS } from '../show-time.ts';
import type { Release } from './measure-cadence.ts';

const UNITS = ['week', 'month', 'quarter', 'year'] as const;
export type BarUnit = (typeof UNITS)[number];

/** Releases of one week, month, quarter or year. */
export interface Bar {
  from: number;
  to: number;
  releases: Release[];
}

const MOST_BARS = 48;

/** Bars of the finest unit that leaves them wide enough to be seen; releases that are known by their month count by months at the finest. */
export function layOutBars(releases: readonly Release[], hasMonthsOnly: boolean): { unit: BarUnit; bars: Bar[] } {
  const first = releases[0]?.at ?? 0;
  const last = releases.at(-1)?.at ?? 0;
  const units = hasMonthsOnly ? UNITS.slice(1) : UNITS;
  const unit = units.find((one) => countBars(one, first, last) <= MOST_BARS) ?? 'year';
  const bars: Bar[] = [];
  for (let from = startOf(unit, first); from <= last; from = nextOf(unit, from))
    bars.push({ from, to: nextOf(unit, from), releases: [] });
  for (const release of releases) bars.findLast(({ from }) => from <= release.at)?.releases.push(release);
  return { unit, bars };
}

const DAYS: Record<BarUnit, number> = { week: 7, month: 30.44, quarter: 91.3, year: 365.25 };
const countBars = (unit: BarUnit, first: number, last: number): number => (last - first) / DAY_MS / DAYS[unit] + 1;

/** Weeks begin on Monday: the epoch was a Thursday. */
function startOf(unit: BarUnit, at: number): number {
  if (unit === 'week') return at - ((((Math.floor(at / DAY_MS) + 3) % 7) + 7) % 7) * DAY_MS;
  const day = new Date(at);
  const month = unit === 'year' ? 0 : unit === 'quarter' ? Math.floor(day.getUTCMonth() / 3) * 3 : day.getUTCMonth();
  return Date.UTC(day.getUTCFullYear(), month);
}

function nextOf(unit: BarUnit, from: number): number {
  if (unit === 'week') return from + 7 * DAY_MS;
  const day = new Date(from);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + { month: 1, quarter: 3, year: 12 }[unit]);
}
