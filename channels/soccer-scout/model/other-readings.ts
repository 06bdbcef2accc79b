import type { Child } from '../brief/child.ts';
import type { Radius } from '../brief/radius.ts';
import type { Place } from '../brief/read-place.ts';
import type { Reading } from '../reading.ts';

/** What a model's records say, as the channel's own readers take their words. */
export interface Said {
  places: Place[];
  children: Child[];
  radii: Radius[];
  /** Words that it names as nothing to search by. */
  other: string[];
}

/**
 * Words that a model reads in another way than the rules did, where both read the same slot: the place or the distance elsewhere in the brief, an age that
 * the rules have for no child, or a child's that it takes for something else. The rules' values stand. What it leaves out says nothing, and of a
 * list of ages only one that has the others right is believed.
 */
export function findOthers(rules: Reading, { places, children, radii, other }: Said): string[] {
  return [...otherPlaces(rules, places), ...otherAges(rules, children, other), ...otherDistances(rules, radii)];
}

function otherPlaces({ place }: Reading, places: Place[]): string[] {
  if (!place || places.length !== 1) return [];
  const known = [place.quote, place.kind === 'query' ? place.query : '', place.around?.quote ?? '', ...place.others];
  return places
    .filter(({ quote }) => IN_FULL.test(quote) && !known.some((words) => isLike(words, quote)))
    .map(({ quote }) => quote);
}

/** A name with its state or country: less may be a name of anything. */
const IN_FULL = /^[\p{Lu}\d][^.;\n]*,\s*\p{Lu}/u;

function otherAges({ children }: Reading, said: Child[], other: string[]): string[] {
  const agreed = said.filter((one) => children.some((child) => isSameAge(child, one)));
  if (agreed.length === 0) return [];
  const denied = children.filter(
    (child) => !said.some((one) => isSameAge(child, one)) && other.some((words) => words.includes(child.quote)),
  );
  return [...said.filter((one) => !agreed.includes(one)), ...denied].map(({ quote }) => quote);
}

function otherDistances({ radius }: Reading, radii: Radius[]): string[] {
  if (!radius || radii.length !== 1) return [];
  return radii
    .filter(
      ({ miles, quote }) =>
        Math.abs(miles - radius.miles) > NEAR && !radius.quote.includes(quote) && !quote.includes(radius.quote),
    )
    .map(({ quote }) => quote);
}

const NEAR = 0.05;

const isSameAge = (one: Child, other: Child): boolean => one.minAge <= other.maxAge && other.minAge <= one.maxAge;

/** One has a telling word of the other. */
function isLike(one: string, other: string): boolean {
  const words = new Set(one.toLowerCase().match(/[\p{L}\d]{3,}|\d+/gu));
  return (other.toLowerCase().match(/[\p{L}\d]{3,}|\d+/gu) ?? []).some((word) => words.has(word));
}
