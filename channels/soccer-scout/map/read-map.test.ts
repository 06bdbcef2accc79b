import { describe, expect, it } from 'vitest';
import type { ReadPage } from '#contracts/page.ts';
import { distanceMiles } from '../../../evidence/distance-miles.ts';
import { buildTextLayer } from '../../../evidence/text-layer/build-text-layer.ts';
import { buildMapRequest, MAP_LIMIT } from './fields-request.ts';
import { readMap } from './read-map.ts';
import { withinRadius } from './within-radius.ts';

const CENTRE = { lat: 50, lon: 8 };
const MILES_PER_DEGREE = distanceMiles({ lat: 49, lon: 8 }, CENTRE);
const pitch = { leisure: 'pitch', sport: 'soccer' };

async function pageOf(answer: unknown): Promise<ReadPage> {
  const body = typeof answer === 'string' ? answer : JSON.stringify(answer);
  const layer = await buildTextLayer({
    bytes: new TextEncoder().encode(body),
    mediaType: 'application/json',
    url: null,
  });
  return {
    sha256: 'a',
    origin: 'api',
    url: null,
    at: '',
    status: 200,
    mediaType: '',
    headers: {},
    requestId: 'map',
    ageSeconds: 0,
    body,
    layer,
  };
}

const read = async (...elements: object[]) => readMap(await pageOf({ generator: 'Overpass API', elements })).records;
const node = (id: number, miles: number, tags: object = pitch) => ({
  type: 'node',
  id,
  lat: 50 + miles / MILES_PER_DEGREE,
  lon: 8,
  tags,
});
const way = (id: number, miles: number, tags: object = pitch) => ({
  type: 'way',
  id,
  center: { lat: 50 + miles / MILES_PER_DEGREE, lon: 8 },
  tags,
});

describe('buildMapRequest', () => {
  it('asks one bounded query around the center', () => {
    const request = buildMapRequest({ id: 'map', subGoal: 'fields', lat: '50.1', lon: '8.2', radiusMiles: 1 });
    const data = request.form?.['data'] ?? '';
    expect(request).toMatchObject({ source: 'OVERPASS', method: 'POST', path: '/api/interpreter' });
    expect(data).toMatch(/^\[out:json\]\[timeout:25\];\(nwr\[.*\);out tags center \d+;$/);
    expect(data).toContain('(around:2010,50.1,8.2)');
  });
});

describe('readMap', () => {
  it('reads points by their place and areas by their middle', async () => {
    const records = await read(node(1, 1), { ...way(2, 2), tags: { ...pitch, name: 'Am Wald' } });
    expect(records).toMatchObject([
      { kind: 'field', type: 'node', id: { text: '1' } },
      { kind: 'field', type: 'way', id: { text: '2' }, lon: { text: '8' } },
    ]);
    expect(records[1]?.tags.get('name')).toBe('Am Wald');
  });

  it.each([
    [{ leisure: 'pitch', sport: 'soccer;american_football' }, 'field'],
    [{ leisure: 'pitch', sport: 'Soccer' }, 'field'],
    [{ leisure: 'sports_centre', sport: 'soccer' }, 'club'],
    [{ club: 'sport', sport: 'soccer' }, 'club'],
    [{ club: 'sport', name: 'Lindenau Soccer Club' }, 'club'],
    [{ club: 'sport', name: 'Lindenau Sailing Club' }, undefined],
    [{ club: 'sport', sport: 'tennis', name: 'Lindenau Soccer Club' }, undefined],
    [{ leisure: 'pitch', sport: 'soccer', abandoned: 'yes' }, undefined],
    [{ leisure: 'pitch', sport: 'soccer', disused: 'yes' }, undefined],
    [{ leisure: 'pitch', sport: 'table_soccer' }, undefined],
    [{ leisure: 'pitch', sport: 'tennis' }, undefined],
    [{ leisure: 'stadium', sport: 'soccer' }, undefined],
    [{}, undefined],
  ])('takes %j for a %s', async (tags, kind) => {
    expect((await read(node(1, 1, tags)))[0]?.kind).toBe(kind);
  });

  it('leaves out a record without a middle', async () => {
    expect(await read({ type: 'way', id: 7, tags: pitch })).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['an empty answer', { generator: 'Overpass API', elements: [] }, 'read'],
    ['a time-out with status 200', { elements: [], remark: 'runtime error: Query timed out' }, 'partial'],
    [
      'as many records as were asked for',
      { elements: Array.from({ length: MAP_LIMIT }, (_, id) => node(id, 1)) },
      'partial',
    ],
    ['an error page', '<html><body>Too many requests</body></html>', 'refused'],
    ['another object', { error: 'x' }, 'refused'],
    ['nothing', '', 'refused'],
  ])('tells %s', async (_, answer, status) => {
    expect(readMap(await pageOf(answer)).status).toBe(status);
  });
});

describe('withinRadius', () => {
  const ids = async (radiusMiles: number, ...elements: object[]) =>
    withinRadius(await read(...elements), CENTRE, radiusMiles).map(({ type, id }) => `${type}/${id.text}`);

  it('honours the radius to the boundary, nearest first', async () => {
    expect(await ids(3, way(1, 3.0001), way(2, 2.9999), way(3, 0.2))).toEqual(['way/3', 'way/2']);
  });

  it('counts a pitch once that is drawn as a point and as an area', async () => {
    expect(await ids(3, node(1, 1), way(2, 1.004))).toEqual(['way/2']);
    expect(await ids(3, { ...node(1, 1), tags: { ...pitch, name: 'A' } }, way(2, 1.004))).toEqual(['node/1']);
  });

  it('counts a record once that is in the answer twice', async () => {
    expect(await ids(3, way(1, 1), way(1, 1), node(1, 2))).toEqual(['way/1', 'node/1']);
  });

  it('keeps pitches side by side, and areas of one kind however close', async () => {
    expect(await ids(3, node(1, 1), way(2, 1.03))).toEqual(['node/1', 'way/2']);
    expect(await ids(3, way(1, 1), way(2, 1.004))).toEqual(['way/1', 'way/2']);
  });

  it('keeps pitches of two names at one spot', async () => {
    const [a, b] = [
      { ...pitch, name: 'A' },
      { ...pitch, name: 'B' },
    ];
    expect(await ids(3, node(1, 1, a), way(2, 1.001, b))).toEqual(['node/1', 'way/2']);
  });
});
