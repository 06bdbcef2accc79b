import { createNeedMatcher } from '../reading/need-matcher.ts';
import { readNeeds } from './read-needs.ts';

/** What is asked for round a table, by what a row of it names: "12 radio mics" for a row "Radio mic, headworn". The count, or null where nothing is. */
export function askedOutside(said: string): (item: string) => string | null {
  const asked = readNeeds(said, []);
  const { named } = createNeedMatcher(asked);
  return (item) => (asked.length > 0 ? (named(item)?.qty ?? null) : null);
}
