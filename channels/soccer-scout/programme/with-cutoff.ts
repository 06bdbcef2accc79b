import type { Placed } from './ages/read-age-statements.ts';
import type { Programme } from './programme.ts';

/** Ages are counted on the day that the page names. */
export function withCutoff(programmes: Programme[], on: string | null): Programme[] {
  if (on === null) return programmes;
  const count = <T extends Placed>(statement: T): T =>
    statement.meaning.kind === 'ages' ? { ...statement, meaning: { ...statement.meaning, on } } : statement;
  const labelled = <T extends { labels: Placed[] }>(one: T): T => ({ ...one, labels: one.labels.map(count) });
  return programmes.map((programme) => ({
    ...programme,
    ages: programme.ages.map(count),
    divisions: programme.divisions.map(count),
    fees: programme.fees.map(labelled),
    sideCosts: programme.sideCosts.map(labelled),
    season: programme.season.map(labelled),
    registration: programme.registration.map(labelled),
  }));
}
