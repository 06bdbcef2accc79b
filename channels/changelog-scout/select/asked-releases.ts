import type { TimeWindow, Windows, VersionWindow } from '../brief/reading.ts';
import {
  compareVersions,
  coreOf,
  epochOf,
  isPreRelease,
  isSuffixed,
  versionNumbers,
} from '../versions/compare-versions.ts';
import { compareDecimals, countsInDecimals } from '../versions/decimal-versions.ts';
import { findDates } from '../dates/find-dates.ts';
import { isOldestFirst } from '../page/newest-first.ts';
import type { Release } from '../page/page-reading.ts';

export interface AskedReleases {
  /** Newest first. */
  releases: Release[];
  /** Releases without a date that a question about a time cannot place. */
  unplaced: number;
  /** Of several releases the asker has one, and does not say which: their versions, the newest first. */
  held: string[];
}

/** The releases of one product that the brief asks for, the newest first: within its days, its versions and its number of releases. */
export function askedReleases(
  releases: Release[],
  { time, versions, limit, isStable, skip = 0, except = [] }: Windows,
): AskedReleases {
  const all = isOldestFirst(releases) ? releases.toReversed() : releases;
  const ordered = isStable
    ? all.filter(({ version, isPre, takenBack }) => !isPre && !takenBack && !isPreRelease(version))
    : all;
  const placed = time ? ordered.filter(({ date }) => date !== null) : ordered;
  const held = time?.held ? placed.filter(({ date }) => isWithin(date?.iso ?? '', { ...time.held!, words: '' })) : [];
  const oldest = held.length > 1 ? held.at(-1) : undefined;
  const isIn = (release: Release): boolean =>
    !time || isWithin(release.date?.iso ?? '', time) || (held.includes(release) && release !== oldest);
  const isIncluded = includerOf(all.map(({ version }) => version));
  const timely = placed.filter(isIn);
  const numbered = new Set(versions ? all.filter((release) => !isNamedByDay(release)) : []);
  const isVersioned = (release: Release): boolean => numbered.has(release);
  // What has a day alone came between the versions that it stands between.
  const isPlaced = (release: Release, window: VersionWindow): boolean => {
    const newer = all.slice(0, all.indexOf(release)).findLast(isVersioned);
    const older = all.slice(all.indexOf(release)).find(isVersioned);
    const isAfter = !older || window.from === null || compareVersions(older.version, window.from) >= 0;
    return newer === undefined ? window.to === null && isAfter : isIncluded(newer.version, window) && isAfter;
  };
  const named = timely.filter((release) => {
    if (!versions) return true;
    return numbered.size === 0 || isVersioned(release)
      ? isIncluded(release.version, versions)
      : isPlaced(release, versions);
  });
  const asked = (named.length > 0 ? named : builtFor(timely, versions)).filter(
    ({ version }) => !except.some((one) => isOf(version, one)),
  );
  return {
    releases: limit === null ? asked : asked.slice(skip, skip + limit),
    unplaced: ordered.length - placed.length,
    held: oldest ? held.map(({ version }) => version) : [],
  };
}

/**
 * Where no release has the number that a brief names, those that were built for it: `2.6.1-0ubuntu0.24.04.4` for 24.04, `8.4.1-3.fc44` for 44. What a
 * distribution adds stands behind the version of its source.
 */
function builtFor(releases: Release[], versions: VersionWindow | null): Release[] {
  const number = versions?.from === versions?.to ? (versions?.from ?? null) : null;
  if (number === null || !/^\d+(?:\.\d+)?$/.test(number)) return [];
  const built = new RegExp(
    String.raw`^[^-+~]*\d[^-+~]*[-+~].*?(?:[a-z]|ubuntu\d?\.?)${number.replace('.', String.raw`\.`)}(?!\d)`,
    'i',
  );
  return releases.filter(({ version }) => built.test(version));
}

/** `Wed Jul 29 2026` is no version. */
const isNamedByDay = ({ version, date }: Release): boolean =>
  date !== null && /\p{L}{3}/u.test(version) && findDates(version).length === 1;

/** A month without a day counts when any day of it does. */
function isWithin(iso: string, { from, to }: TimeWindow): boolean {
  return (from === null || iso >= from.slice(0, iso.length)) && (to === null || iso <= to.slice(0, iso.length));
}

/** How the versions of a page are held against a window: as decimals, by an epoch where some have one, or by their numbers. */
function includerOf(all: string[]): typeof isInVersions {
  if (countsInDecimals(all)) return isInDecimals;
  if (all.every((version) => epochOf(version) === null)) return isInVersions;
  // Who leaves the epoch out means the release of the page that has the number.
  const epochAt = (bound: string): number | null =>
    epochOf(bound) ?? epochOf(all.find((version) => compareVersions(version, bound) === 0) ?? '');
  return (version, window) => {
    const own = epochOf(version) ?? 0;
    const [from, to] = [window.from, window.to].map((bound) => (bound === null ? null : epochAt(bound)));
    if ((from != null && own < from) || (to != null && own > to)) return false;
    return isInVersions(version, {
      ...window,
      from: from != null && own > from ? null : window.from,
      to: to != null && own < to ? null : window.to,
    });
  };
}

/** `4.17` as an end stands for all of 4.17: 4.17.3 is not after it, and a part of `in 4.17`. */
function isInVersions(version: string, { from, isFromIncluded, to, isToIncluded }: VersionWindow): boolean {
  const [core, own] = [coreOf(from ?? to ?? ''), coreOf(version)];
  if (versionNumbers(version).length === 0 || (core !== null && own !== null && own !== core)) return false;
  const isAbove =
    from === null ||
    (isOf(version, from) && isFromIncluded) ||
    (!isSame(version, from) && compareVersions(version, from) > 0);
  const isBelow = to === null || (isOf(version, to) ? isToIncluded : compareVersions(version, to) < 0);
  return isAbove && isBelow;
}

function isInDecimals(version: string, { from, isFromIncluded, to, isToIncluded }: VersionWindow): boolean {
  const above = from === null ? 1 : compareDecimals(version, from);
  const below = to === null ? -1 : compareDecimals(version, to);
  return (above > 0 || (above === 0 && isFromIncluded)) && (below < 0 || (below === 0 && isToIncluded));
}

function isOf(version: string, series: string): boolean {
  if (isSuffixed(series)) return compareVersions(version, series) === 0;
  const [numbers, wanted] = [versionNumbers(version), versionNumbers(series)];
  return wanted.length > 0 && wanted.every((number, at) => (numbers[at] ?? 0) === number);
}

/** `4.x` as an end is the whole of it. */
const isSame = (version: string, other: string): boolean =>
  other.endsWith('.x') ? isOf(version, other) : compareVersions(version, other) === 0;
