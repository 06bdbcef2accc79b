import type { CadenceSpec } from '#contracts/still.ts';
import { DAY_MS, timeOf } from '../show-time.ts';

/** A dated release; `at` is milliseconds since the epoch. */
export interface Release {
  version: string;
  date: string;
  at: number;
}

export interface Cadence {
  /** Oldest first; releases of one day in the order of the page. */
  releases: Release[];
  /** Days between releases of different days; null where months are known alone. */
  gaps: { median: number; longest: number; after: Release } | null;
  hasMonthsOnly: boolean;
}

/** Figures of a cadence. Release days count once for the gaps: two releases of a day are no gap of nought. */
export function measureCadence({ releases: given }: CadenceSpec): Cadence {
  const dated = given
    .map((release) => ({ ...release, at: timeOf(release.date) }))
    .filter(({ at }) => Number.isFinite(at));
  const isNewestFirst = (dated[0]?.at ?? 0) > (dated.at(-1)?.at ?? 0);
  const releases = (isNewestFirst ? dated.toReversed() : dated).toSorted((a, b) => a.at - b.at);
  const hasMonthsOnly = releases.some(({ date }) => date.length === 7);
  return { releases, hasMonthsOnly, gaps: hasMonthsOnly ? null : measureGaps(releases) };
}

function measureGaps(releases: Release[]): Cadence['gaps'] {
  const days = releases.filter(({ at }, index) => at !== releases[index - 1]?.at);
  const gaps = days.slice(1).map((release, index) => ({
    days: Math.round((release.at - days[index]!.at) / DAY_MS),
    after: days[index]!,
  }));
  if (gaps.length === 0) return null;
  const sorted = gaps.map(({ days: gap }) => gap).toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const median = sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  const longest = gaps.reduce((most, gap) => (gap.days > most.days ? gap : most));
  return { median, longest: longest.days, after: longest.after };
}
