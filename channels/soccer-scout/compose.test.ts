import { describe, expect, it } from 'vitest';
import type { SourceFailure } from '#contracts/plan.ts';
import { rollOffline } from '../../test/support/roll-offline.ts';
import type { FetchedSource, OfflineRoll } from '../../test/support/roll-offline.ts';
import { soccerScout } from './channel.ts';

const HERE = { lat: 47, lon: 8 };
const CLUB_PAGE = 'https://club.example/soccer';
const PLACE = JSON.stringify([
  { lat: '47', lon: '8', display_name: 'Lake Norden, Ohio, United States', name: 'Lake Norden', importance: 0.5 },
]);
const pitch = { leisure: 'pitch', sport: 'soccer' };
const way = (id: number, tags: object = pitch) => ({
  type: 'way',
  id,
  center: { lat: HERE.lat + id / 100, lon: HERE.lon },
  tags,
});
const map = (elements: object[], more: object = {}): string =>
  JSON.stringify({ generator: 'Overpass API', osm3s: { copyright: 'OpenStreetMap, ODbL' }, elements, ...more });
const page = (body: string): string => `<html><head><title>Club</title></head><body><main>${body}</main></body></html>`;
const AGED = page('<h1>Norden Youth Soccer</h1><p>Ages 5 to 12. Fee $90.</p>');

/** Answers of the sources: a body, or the HTTP status that they failed with. */
interface World {
  brief?: string;
  place?: string | number;
  map?: string | number;
  page?: string | number;
}

function roll({ brief, place = PLACE, map: answer = map([way(1)]), page: club }: World): Promise<OfflineRoll> {
  const notes = brief ?? 'Soccer within 5 miles of Lake Norden, Ohio for a 7 year old';
  return rollOffline({
    channel: soccerScout,
    notes: club === undefined ? notes : `${notes}\nThe club's page: ${CLUB_PAGE}`,
    acceptedAt: '2031-11-20T12:00:00Z',
    fetchSource: (request) => {
      if (request.kind === 'page') return give(request.id, club ?? 404, 'text/html; charset=utf-8', request.url);
      const isPlace = request.kind === 'api' && request.source === 'NOMINATIM';
      return give(
        request.id,
        isPlace ? place : answer,
        'application/json',
        `https://${isPlace ? 'geo' : 'map'}.example/`,
      );
    },
  });
}

const give = (
  requestId: string,
  given: string | number,
  mediaType: string,
  url: string,
): FetchedSource | SourceFailure =>
  typeof given === 'number'
    ? { requestId, code: 'http_status', status: given, detail: `HTTP ${given}` }
    : { body: given, mediaType, url };

const ROWS = ({ take }: OfflineRoll) => take.table?.rows ?? [];

describe('soccer-scout', () => {
  it.each<[string, World, string[], RegExp]>([
    ['fields', { map: map([way(1), way(2, { ...pitch, name: 'Elm Ground' })]) }, ['A'], /2 soccer fields/],
    ['an empty map', { map: map([]) }, ['A', 'B'], /No soccer field or club is on the map/],
    ['a page that settles the fit', { page: AGED }, ['A'], /Norden Youth Soccer/],
    [
      'a page that states no ages',
      { page: page('<h1>Norden Youth Soccer</h1><p>Recreational soccer. Fee $90.</p>') },
      ['B'],
      /states no ages/,
    ],
    [
      'a page without soccer',
      { page: page('<h1>Norden Swim Team</h1><p>Ages 5 to 12.</p>') },
      ['B'],
      /no soccer program/,
    ],
    ['a map that gave up on the way', { map: map([way(1)], { remark: 'runtime error' }) }, ['B', 'C'], /only in part/],
    ['a page that is down', { page: 503 }, ['B', 'C'], /could not be read \(HTTP 503\)/],
    [
      'a map that is down beside a page',
      { page: AGED, map: 504 },
      ['B', 'C', 'D'],
      /map could not be read \(Overpass: HTTP 504\)/,
    ],
  ])('answers from %s', async (_what, world, letters, words) => {
    const rolled = await roll(world);
    expect([...rolled.verified.dropped, ...(rolled.answer?.dropped ?? [])]).toEqual([]);
    expect(rolled.take.output).toMatch(words);
    expect(letters).toContain(rolled.grade?.letter);
  });

  it.each<[string, World, RegExp]>([
    ['a time-out of the map with status 200', { map: map([], { remark: 'Query timed out' }) }, /map could not be read/],
    ['too many requests', { map: 429 }, /map could not be read \(Overpass: HTTP 429\)/],
    ['a notice in place of the map', { map: '<html>rate_limited</html>' }, /map could not be read/],
    ['a geocoder without the place', { place: '[]' }, /has no place for/],
    ['a geocoder that refuses', { place: '<html>Bandwidth limit</html>' }, /geocoder could not be asked/],
    ['a geocoder that is down', { place: 429 }, /geocoder could not be asked/],
    ['a radius beyond one search', { brief: 'Soccer within 80 miles of Lake Norden, Ohio, age 7' }, /covers up to 50/],
  ])('asks and invents nothing after %s', async (_what, world, ask) => {
    const rolled = await roll(world);
    expect(rolled.take.asks.map((entry) => entry.ask).join(' ')).toMatch(ask);
    expect(ROWS(rolled)).toEqual([]);
    expect(rolled.take.output).not.toMatch(/is on the map/);
    expect(rolled.take.grade).toBeUndefined();
  });

  it.each([
    ['Middle school program (ages 5–9). Free!', 'Free!'],
    ['Players born between August 1, 2023 and July 31, 2025. $75.', '$75'],
  ])('cites the line round a fee too short to be found by itself: "%s"', async (words, fee) => {
    const rolled = await roll({ page: page(`<h1>Norden Soccer</h1><p>${words}</p>`) });
    expect([...rolled.verified.dropped, ...(rolled.answer?.dropped ?? [])]).toEqual([]);
    expect(ROWS(rolled).find(({ kind }) => kind === 'program')).toMatchObject({ ageFit: 'yes', fee });
  });

  it('says what the map says about access and roof', async () => {
    const rolled = await roll({
      map: map([way(1, { ...pitch, access: 'private' }), way(2, { ...pitch, indoor: 'yes' })]),
    });
    expect(rolled.take.output).toMatch(/access: private/);
    expect(rolled.take.output).toMatch(/indoor: yes/);
  });

  it('calls a nameless center no field', async () => {
    const rolled = await roll({ map: map([way(1, { leisure: 'sports_centre', sport: 'soccer' })]) });
    expect(rolled.take.output).toMatch(/center without a name/);
    expect(rolled.take.output).not.toMatch(/field without a name/);
  });

  it.each([
    'we can spend 110 $ for the season and not a dollar over',
    'we could pay 110 for the season',
    'höchstens 110 pro Saison',
    'presupuesto 110',
  ])('speaks of the price limit %j', async (limit) => {
    const { take } = await roll({ brief: `Soccer within 5 miles of Lake Norden, Ohio for a 7 year old, ${limit}` });
    expect(take.output).toMatch(/110[^\n]*price limit/);
  });

  it('names the groups of two children where their ages stand behind a name in brackets', async () => {
    const { take } = await roll({
      brief: 'Soccer within 5 miles of Lake Norden, Ohio for a 6 year old and a 12 year old',
      page: page(
        '<h1>Norden Futsal</h1><ul><li><b>Cubs (5 to 7 years)</b> Fridays, $70</li><li><b>Bears (11 to 13 years)</b> Mondays, $130</li></ul>',
      ),
    });
    expect(take.table?.rows).toContainEqual(
      expect.objectContaining({
        ages: 'Cubs (5 to 7 years); Bears (11 to 13 years)',
        fee: expect.stringContaining('Bears (11 to 13 years)'),
      }),
    );
  });
});
