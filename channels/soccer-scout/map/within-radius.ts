import { distanceMiles, type Point } from '../../../evidence/distance-miles.ts';
import type { MapRecord } from './read-map.ts';

export interface NearRecord extends MapRecord {
  /** Exact, not rounded: the radius is honoured to the boundary. */
  miles: number;
}

/** The same pitch drawn as a point and as an area, or as an area and the relation around it; side by side, middles are farther apart. */
const SAME_PITCH_METRES = 15;
/** Of one name, a point may stand anywhere on the ground. */
const SAME_NAME_METRES = 60;
const METRES_PER_MILE = 1609.344;

/** Records whose middle is within the radius, nearest first, each place once. */
export function withinRadius(records: MapRecord[], centre: Point, radiusMiles: number): NearRecord[] {
  const near = records
    .map((record) => ({ ...record, miles: distanceMiles(centre, pointOf(record)) }))
    .filter(({ miles }) => miles <= radiusMiles);
  return distinctRecords(near).toSorted((a, b) => a.miles - b.miles || compareIds(a, b));
}

/** Keeps the fuller record of a pair: one with a name before one without, an area before a point. */
function distinctRecords(records: NearRecord[]): NearRecord[] {
  const ranked = records.toSorted((a, b) => weigh(b) - weigh(a) || compareIds(a, b));
  return ranked.reduce<NearRecord[]>((kept, record) => {
    return kept.some((other) => isSamePlace(other, record)) ? kept : [...kept, record];
  }, []);
}

/** Records of one type are distinct objects of the map, however close, unless one is in the answer twice. */
function isSamePlace(a: NearRecord, b: NearRecord): boolean {
  if (a.type === b.type && a.id.text === b.id.text) return true;
  if (a.kind !== b.kind || a.type === b.type || Math.abs(a.miles - b.miles) > 0.05) return false;
  const [nameA, nameB] = [a.tags.get('name'), b.tags.get('name')];
  if (nameA && nameB && nameA !== nameB) return false;
  const metres = distanceMiles(pointOf(a), pointOf(b)) * METRES_PER_MILE;
  return metres <= (nameA && nameB ? SAME_NAME_METRES : SAME_PITCH_METRES);
}

const weigh = ({ type, tags }: MapRecord): number => Number(tags.has('name')) * 2 + Number(type !== 'node');
const compareIds = (a: MapRecord, b: MapRecord): number => Number(a.id.text) - Number(b.id.text);
const pointOf = ({ lat, lon }: MapRecord): Point => ({ lat: Number(lat.text), lon: Number(lon.text) });
