import type { Child } from '../brief/read-children.ts';
import type { AgeMeaning } from './ages/age-meaning.ts';

export type Fit = 'yes' | 'no' | 'unknown';

/**
 * Whether a child fits what a text says. `yes` and `no` only where the text settles it for every age that the brief leaves open. Age groups
 * are cut at a birthday that clubs set differently, so a child at the edge of one is `unknown`.
 */
export function fitMeaning(meaning: AgeMeaning, child: Child, acceptedAt: string): Fit {
  if (meaning.kind === 'groups') return fitGroups(child, meaning.min, meaning.max);
  if (meaning.kind === 'grades') return fitGrades(child, meaning.min, meaning.max);
  if (meaning.kind === 'births') return fitBirths(child, meaning, acceptedAt);
  if (meaning.isFloor) return fitFloor(child, meaning.min ?? 0);
  return fitRange(child.minAge, Math.max(child.minAge, wholeYears(child.maxAge)), meaning.min, meaning.max);
}

/** A child of 6 and a half is 6 to a club; below two years months count. */
const wholeYears = (age: number): number => (age < 2 ? age : Math.floor(age));

function fitRange(low: number, high: number, min: number | null, max: number | null): Fit {
  const [from, to] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY];
  if (low >= from && high <= to) return 'yes';
  return high < from || low > to ? 'no' : 'unknown';
}

/** A least age of a children's program says nothing about adults. */
function fitFloor({ minAge, maxAge }: Child, floor: number): Fit {
  const fit = fitRange(minAge, maxAge, floor, null);
  return fit === 'yes' && maxAge > LAST_YOUTH_AGE && floor < 16 ? 'unknown' : fit;
}

const LAST_YOUTH_AGE = 18;

/** Groups go by two years where their limits are even (U6, U8), by one where an odd one shows it; one year farther nobody can tell. */
function fitGroups({ minAge, maxAge }: Child, min: number, max: number | null): Fit {
  const lowest = min % 2 === 0 ? min - 2 : min - 1;
  const sure = fitRange(minAge, maxAge, lowest, max === null ? null : max - 1);
  if (sure !== 'no') return sure;
  return fitRange(minAge, maxAge, lowest - 1, max) === 'no' ? 'no' : 'unknown';
}

/** In the United States a child starts grade g at g + 5 and ends it at g + 6; pre-kindergarten (-1) takes three-year-olds too. */
function fitGrades({ minAge, maxAge, grade }: Child, min: number, max: number | null): Fit {
  if (grade !== null) return fitRange(grade, grade, min, max);
  return fitRange(Math.floor(minAge) - 6, Math.floor(maxAge) - 5, min === -1 ? -3 : min, max);
}

function fitBirths(
  { minAge, maxAge, birthYear }: Child,
  { from, to }: { from: string | null; to: string | null },
  acceptedAt: string,
): Fit {
  const year = Number(acceptedAt.slice(0, 4));
  const [first, last] =
    birthYear === null ? [year - Math.floor(maxAge) - 1, year - Math.floor(minAge)] : [birthYear, birthYear];
  const today = acceptedAt.slice(4, 10);
  const earliest = birthYear === null ? `${first}${today}` : `${first}-01-01`;
  const latest = birthYear === null ? `${last}${today}` : `${last}-12-31`;
  if ((from === null || earliest >= from) && (to === null || latest <= to)) return 'yes';
  return (from !== null && latest < from) || (to !== null && earliest > to) ? 'no' : 'unknown';
}
