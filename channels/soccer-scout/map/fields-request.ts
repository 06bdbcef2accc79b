import type { ApiRequest } from '#contracts/plan.ts';
import { KM_PER_MILE } from '../brief/read-radius.ts';

/** More than this many map records are not asked for at once; an answer that has so many may be cut off. */
export const MAP_LIMIT = 2000;

/** Half the length of the largest grounds: one whose middle is inside the radius may have every corner outside. */
const MARGIN_METRES = 400;

/** A club that says it by its name alone. */
export const SOCCER_NAME = 'soccer|futbol|fútbol';

interface Around {
  id: string;
  subGoal: string;
  lat: string;
  lon: string;
  radiusMiles: number;
}

/**
 * One Overpass query for soccer pitches, clubs and sports centres around a point (Overpass QL; overpass-api.de asks for few, bounded
 * requests). `out center` gives ways and relations a middle; the exact radius is applied to it afterwards.
 */
export function buildMapRequest({ id, subGoal, lat, lon, radiusMiles }: Around): ApiRequest {
  const metres = Math.ceil(radiusMiles * KM_PER_MILE * 1000) + MARGIN_METRES;
  const around = `(around:${metres},${lat},${lon})`;
  const data = [
    '[out:json][timeout:25];',
    '(',
    `nwr["leisure"="pitch"]["sport"~"soccer"]${around};`,
    `nwr["leisure"="sports_centre"]["sport"~"soccer"]${around};`,
    `nwr["club"]["sport"~"soccer"]${around};`,
    `nwr["club"][!"sport"]["name"~"${SOCCER_NAME}",i]${around};`,
    ');',
    `out tags center ${MAP_LIMIT};`,
  ].join('');
  return { kind: 'api', id, subGoal, source: 'OVERPASS', method: 'POST', path: '/api/interpreter', form: { data } };
}
