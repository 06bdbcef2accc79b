import type { ApiRequest } from '#contracts/plan.ts';
import type { ReadPage } from '#contracts/page.ts';
import { findState } from '../brief/regions.ts';
import { readJson, textAt, valueBlocks, type ValueRange } from './read-json.ts';

/** A place as the geocoder tells it. Coordinates are kept as written, so that they can be quoted. */
export interface GeocodedPlace {
  lat: ValueRange;
  lon: ValueRange;
  label: ValueRange;
  name: string;
  /** Nominatim's measure of how well known a place is, 0 to 1; null in old answers. */
  importance: number | null;
}

/** `refused`: the answer is no geocoding answer (an error page, a notice). */
export type Geocoding = { status: 'found'; places: GeocodedPlace[] } | { status: 'empty' } | { status: 'refused' };

interface Wanted {
  id: string;
  subGoal: string;
  query: string;
  isZip?: boolean;
  /** Only places around this point count: an address without its city is somewhere in every state. */
  near?: { lat: string; lon: string };
}

/** Half the side of the box around `near`: wide enough to tell a program that is too far away from one that is not found. */
const BOX_DEGREES = 1;

/** One Nominatim search (docs: nominatim.org, Search). A bare ZIP is looked up in the United States. */
export function buildGeocodeRequest({ id, subGoal, query, isZip = false, near }: Wanted): ApiRequest {
  return {
    kind: 'api',
    id,
    subGoal,
    source: 'NOMINATIM',
    method: 'GET',
    path: '/search',
    query: {
      q: query,
      format: 'jsonv2',
      addressdetails: '1',
      limit: '5',
      'accept-language': 'en',
      ...(isZip ? { countrycodes: 'us' } : {}),
      ...(near ? { viewbox: boxAround(near), bounded: '1' } : {}),
    },
  };
}

function boxAround({ lat, lon }: { lat: string; lon: string }): string {
  const [y, x] = [Number(lat), Number(lon)];
  return [x - BOX_DEGREES, y + BOX_DEGREES, x + BOX_DEGREES, y - BOX_DEGREES].map((edge) => edge.toFixed(4)).join(',');
}

/** Reads an answer of the search: today's members and those of old releases; results without usable coordinates are left out. */
export function parseGeocoding(page: ReadPage): Geocoding {
  const answer = readJson(page.body);
  if (!Array.isArray(answer)) return { status: 'refused' };
  if (answer.length === 0) return { status: 'empty' };
  const blocks = valueBlocks(page.layer);
  const places = answer.flatMap((entry: unknown, index) => {
    const at = (key: string): ValueRange | null => textAt(page.layer, blocks, `$[${index}].${key}`);
    const [lat, lon, label] = [at('lat'), at('lon'), at('display_name')];
    if (!lat || !lon || !label || !isOnEarth(Number(lat.text), Number(lon.text))) return [];
    const name = at('name')?.text ?? label.text.split(',')[0] ?? label.text;
    const importance = Number(at('importance')?.text ?? Number.NaN);
    return [{ lat, lon, label, name, importance: Number.isFinite(importance) ? importance : null }];
  });
  return places.length > 0 ? { status: 'found', places } : { status: 'refused' };
}

/** Places that do not contradict the query: one in another state of the USA than the query names is none of them. */
export function matchQuery(places: GeocodedPlace[], query: string): GeocodedPlace[] {
  const state = findState(query)?.toLowerCase();
  if (!state) return places;
  return places.filter(({ label }) => label.text.toLowerCase().split(/,\s*/).includes(state));
}

const isOnEarth = (lat: number, lon: number): boolean => Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
