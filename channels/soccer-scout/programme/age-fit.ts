import type { Child } from '../brief/child.ts';
import { addYears, ageOn, dayAfter } from '../read-dates.ts';
import type { AgeMeaning } from './ages/age-meaning.ts';

export type Fit = 'yes' | 'no' | 'unknown';

/**
 * Whether a child fits what a text says. `yes` and `no` only where the text settles it for every age that the brief leaves open. Age groups
 * are cut at a birthday that clubs set differently, so a child at the edge of one is `unknown`.
 */
export function fitMeaning(meaning: AgeMeaning, child: Child, acceptedAt: string): Fit {
  if (meaning.kind === 'groups') return fitGroups(child, meaning.min, meaning.max);
  if (meaning.kind === 'grades') return fitGrades(child, meaning.min, meaning.max);
  if (meaning.kind === 'births') return fitBirths(bornBetween(child, acceptedAt), meaning);
  const [low, high] = agesOf(child, meaning.on ?? null, acceptedAt);
  if (meaning.isFloor) return fitFloor(low, high, meaning.min ?? 0);
  return fitAges(low, high, meaning.min, meaning.max);
}

/** The youngest and the oldest that a child may be on a day; as the brief says it where no day counts. */
function agesOf(child: Child, day: string | null, acceptedAt: string): [number, number] {
  const { born, minAge, maxAge } = child;
  if (day === null && (born === null || minAge !== maxAge)) return [minAge, maxAge];
  const { from, to } = bornBetween(child, acceptedAt);
  return [ageOn(to, day ?? acceptedAt), ageOn(from, day ?? acceptedAt)];
}

/** The days between which a child is born, from its age of today where the brief tells no more. */
function bornBetween({ born, minAge, maxAge }: Child, acceptedAt: string): { from: string; to: string } {
  return (
    born ?? {
      from: dayAfter(addYears(acceptedAt, -Math.floor(maxAge) - 1)),
      to: addYears(acceptedAt, -Math.floor(minAge)),
    }
  );
}

/** A child of 6 and a half is 6 to a club that counts whole years; an end that is none (30 months) is meant to the month. */
function fitAges(low: number, high: number, min: number | null, max: number | null): Fit {
  const upTo = (age: number): number => (max !== null && Number.isInteger(max) && max > 1 ? Math.floor(age) : age);
  const [from, to] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY];
  if (low >= from && upTo(high) <= to) return 'yes';
  return high < from || upTo(low) > to ? 'no' : 'unknown';
}

function fitRange(low: number, high: number, min: number | null, max: number | null): Fit {
  const [from, to] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY];
  if (low >= from && high <= to) return 'yes';
  return high < from || low > to ? 'no' : 'unknown';
}

/** A least age of a children's program says nothing about adults. */
function fitFloor(low: number, high: number, floor: number): Fit {
  const fit = fitRange(low, high, floor, null);
  return fit === 'yes' && high > LAST_YOUTH_AGE && floor < 16 ? 'unknown' : fit;
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
  { from: earliest, to: latest }: { from: string; to: string },
  { from, to }: { from: string | null; to: string | null },
): Fit {
  if (from === null && to === null) return 'unknown';
  if ((from === null || earliest >= from) && (to === null || latest <= to)) return 'yes';
  return (from !== null && latest < from) || (to !== null && earliest > to) ? 'no' : 'unknown';
}
