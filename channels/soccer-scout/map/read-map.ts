import type { ReadPage } from '#contracts/page.ts';
import { MAP_LIMIT, SOCCER_NAME } from './fields-request.ts';
import { readJson, textAt, valueBlocks, type ValueRange } from './read-json.ts';

/** A pitch, club or sports centre of the map. Coordinates and id are kept as written; `range` is the whole record. */
export interface MapRecord {
  kind: 'field' | 'club';
  type: 'node' | 'way' | 'relation';
  id: ValueRange;
  lat: ValueRange;
  lon: ValueRange;
  range: ValueRange;
  tags: Map<string, string>;
}

export interface MapAnswer {
  /** `refused`: no answer of the map (an error page). `partial`: the server gave up on the way, or the answer is cut off. */
  status: 'read' | 'partial' | 'refused';
  records: MapRecord[];
  /** A line of the answer that tells what it is, so that also an empty answer can be cited. */
  source: ValueRange | null;
}

const TYPES = ['node', 'way', 'relation'] as const;

/** Reads an Overpass answer. A time-out arrives with status 200 and a `remark`; records without a middle are left out. */
export function readMap(page: ReadPage): MapAnswer {
  const answer = readJson(page.body);
  if (typeof answer !== 'object' || answer === null || !('elements' in answer) || !Array.isArray(answer.elements)) {
    return { status: 'refused', records: [], source: null };
  }
  const blocks = valueBlocks(page.layer);
  const at = (path: string): ValueRange | null => textAt(page.layer, blocks, path);
  const records = answer.elements.flatMap(
    (element: unknown, index) => readRecord(element, `$.elements[${index}]`, at) ?? [],
  );
  const isPartial = at('$.remark') !== null || answer.elements.length >= MAP_LIMIT;
  const source = at('$.osm3s.copyright') ?? at('$.generator') ?? at('$.osm3s.timestamp_osm_base');
  return { status: isPartial ? 'partial' : 'read', records, source };
}

function readRecord(element: unknown, path: string, at: (path: string) => ValueRange | null): MapRecord | null {
  const type = TYPES.find((name) => name === at(`${path}.type`)?.text);
  const [id, range] = [at(`${path}.id`), at(path)];
  const lat = at(`${path}.lat`) ?? at(`${path}.center.lat`);
  const lon = at(`${path}.lon`) ?? at(`${path}.center.lon`);
  const tags = readTags(element);
  const kind = kindOf(tags);
  if (!type || !id || !range || !lat || !lon || !kind) return null;
  return { kind, type, id, lat, lon, range, tags };
}

function readTags(element: unknown): Map<string, string> {
  const tags = typeof element === 'object' && element !== null && 'tags' in element ? element.tags : null;
  if (typeof tags !== 'object' || tags === null) return new Map();
  return new Map(
    Object.entries(tags).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value.trim()] as const] : [])),
  );
}

/** Several sports share a tag, parted by semicolons; "soccer" has to be one of them, or the name of a club without the tag says it. */
function kindOf(tags: Map<string, string>): MapRecord['kind'] | null {
  if (GONE.some((key) => tags.get(key) === 'yes')) return null;
  const sports = tags
    .get('sport')
    ?.toLowerCase()
    .split(/\s*[;,]\s*/);
  if (!sports) return tags.has('club') && SOCCER_BY_NAME.test(tags.get('name') ?? '') ? 'club' : null;
  if (!sports.includes('soccer')) return null;
  if (tags.get('leisure') === 'pitch') return 'field';
  return tags.has('club') || tags.get('leisure') === 'sports_centre' ? 'club' : null;
}

const SOCCER_BY_NAME = new RegExp(SOCCER_NAME, 'i');
/** Tags of what the map keeps and nobody can use any more (OpenStreetMap wiki, Lifecycle). */
const GONE = ['disused', 'abandoned', 'demolished', 'razed', 'removed', 'proposed'];
