import { distanceMiles } from '../../../evidence/distance-miles.ts';
import { type GeocodedPlace, matchQuery } from './geocode.ts';

/** `others`: less known places of the name that was chosen. */
export type Centre =
  | { status: 'chosen'; place: GeocodedPlace; others: GeocodedPlace[] }
  | { status: 'ambiguous'; places: GeocodedPlace[] }
  | { status: 'mismatch' };

/** Nearer than this, two results are the same place mapped twice (a town as a point and as an area). */
const SAME_PLACE_MILES = 25;
/** The best-known place of a name is taken when the next is less well known by this much. */
const CLEAR_LEAD = 0.1;

/**
 * The place that a search means. Without words that tell them apart ("Springfield"), places of one name that are about equally well
 * known are not chosen from: a wrong centre is worse than a question.
 */
export function chooseCentre(found: GeocodedPlace[], query: string): Centre {
  const places = matchQuery(found, query);
  const [first, ...rest] = places;
  if (!first) return { status: 'mismatch' };
  const isNarrowed = query.includes(',') || /\d/.test(query);
  const namesakes = isNarrowed ? [] : distinctPlaces(first, rest).filter(({ name }) => fold(name) === fold(first.name));
  const rivals = namesakes.filter((other) => isRival(first, other));
  return rivals.length > 0
    ? { status: 'ambiguous', places: [first, ...rivals] }
    : { status: 'chosen', place: first, others: namesakes };
}

function distinctPlaces(first: GeocodedPlace, rest: GeocodedPlace[]): GeocodedPlace[] {
  return rest.reduce<GeocodedPlace[]>((kept, place) => {
    const isNew = [first, ...kept].every((other) => distanceMiles(pointOf(other), pointOf(place)) > SAME_PLACE_MILES);
    return isNew ? [...kept, place] : kept;
  }, []);
}

/** Old answers do not tell how well known a place is; there the geocoder's own order counts. */
function isRival(first: GeocodedPlace, other: GeocodedPlace): boolean {
  return first.importance !== null && other.importance !== null && first.importance - other.importance < CLEAR_LEAD;
}

export const pointOf = ({ lat, lon }: Pick<GeocodedPlace, 'lat' | 'lon'>): { lat: number; lon: number } => ({
  lat: Number(lat.text),
  lon: Number(lon.text),
});

const fold = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
