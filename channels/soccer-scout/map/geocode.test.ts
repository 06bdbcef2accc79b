import { describe, expect, it } from 'vitest';
import type { ReadPage } from '#contracts/page.ts';
import { buildTextLayer } from '../../../evidence/text-layer/build-text-layer.ts';
import { chooseCentre } from './choose-centre.ts';
import { buildGeocodeRequest, type GeocodedPlace, parseGeocoding } from './geocode.ts';

async function pageOf(body: string, mediaType = 'application/json'): Promise<ReadPage> {
  const layer = await buildTextLayer({ bytes: new TextEncoder().encode(body), mediaType, url: 'https://geo.example/' });
  return {
    sha256: 'a',
    origin: 'api',
    url: null,
    at: '',
    status: 200,
    mediaType,
    headers: {},
    requestId: 'geocode',
    ageSeconds: 0,
    body,
    layer,
  };
}

const place = (lat: string, lon: string, display_name: string, importance?: number) => ({
  lat,
  lon,
  display_name,
  importance,
});

async function placesOf(...entries: object[]): Promise<GeocodedPlace[]> {
  const found = parseGeocoding(await pageOf(JSON.stringify(entries)));
  return found.status === 'found' ? found.places : [];
}

describe('buildGeocodeRequest', () => {
  it('looks a bare ZIP up in the United States', () => {
    expect(buildGeocodeRequest({ id: 'g', subGoal: 's', query: '83702', isZip: true })).toMatchObject({
      source: 'NOMINATIM',
      path: '/search',
      query: { q: '83702', countrycodes: 'us', format: 'jsonv2' },
    });
  });

  it('bounds the search for an address by the box around the center', () => {
    const { query } = buildGeocodeRequest({
      id: 'g',
      subGoal: 's',
      query: '1 Elm St',
      near: { lat: '44', lon: '-121.5' },
    });
    expect(query).toMatchObject({ viewbox: '-122.5000,45.0000,-120.5000,43.0000', bounded: '1' });
  });
});

describe('parseGeocoding', () => {
  it('keeps coordinates as they are written', async () => {
    const [found] = await placesOf({
      ...place('40.7504928941818', '-73.9934664922760', 'Garden, New York'),
      class: 'leisure',
    });
    expect(found).toMatchObject({
      lat: { text: '40.7504928941818' },
      lon: { text: '-73.9934664922760' },
      name: 'Garden',
      importance: null,
    });
  });

  it.each([
    ['[]', 'empty'],
    ['[ ]', 'empty'],
    ['<html><body>Bandwidth limit exceeded</body></html>', 'refused'],
    ['{"error":"Unable to geocode"}', 'refused'],
    ['[{"lat":"91","lon":"0","display_name":"Beyond the pole"}]', 'refused'],
    ['[{"display_name":"No coordinates"}]', 'refused'],
    ['', 'refused'],
  ])('reads %j as %s', async (body, status) => {
    expect(parseGeocoding(await pageOf(body)).status).toBe(status);
  });
});

describe('chooseCentre', () => {
  it('takes the first of places that are told apart', async () => {
    const places = await placesOf(
      place('44', '-123', 'Portland, Oregon', 0.7),
      place('43.6', '-70.2', 'Portland, Maine', 0.5),
    );
    expect(chooseCentre(places, 'Portland')).toMatchObject({ status: 'chosen', others: [{ name: 'Portland' }] });
    expect(chooseCentre(places, 'Portland, Oregon')).toMatchObject({ status: 'chosen', others: [] });
  });

  it('does not choose between equals', async () => {
    const places = await placesOf(
      place('42', '-71', 'Milford, Massachusetts', 0.4),
      place('41', '-73', 'Milford, Connecticut', 0.41),
    );
    expect(chooseCentre(places, 'Milford').status).toBe('ambiguous');
  });

  it('goes by the order of an answer that does not tell how well known places are', async () => {
    const places = await placesOf(
      place('42', '-71', 'Milford, Massachusetts'),
      place('41', '-73', 'Milford, Connecticut'),
    );
    expect(chooseCentre(places, 'Milford')).toMatchObject({ status: 'chosen', others: [{ name: 'Milford' }] });
  });

  it('counts a town that is mapped as a point and as an area once', async () => {
    const places = await placesOf(
      place('42', '-71', 'Milford, Massachusetts', 0.4),
      place('42.01', '-71.01', 'Milford, Massachusetts', 0.39),
    );
    expect(chooseCentre(places, 'Milford')).toMatchObject({ status: 'chosen', others: [] });
  });

  it('leaves out places in another state than the query names', async () => {
    const places = await placesOf(place('42', '-71', 'Milford, Massachusetts, United States', 0.4));
    expect(chooseCentre(places, 'Milford, Connecticut').status).toBe('mismatch');
    expect(chooseCentre(places, 'Milford, Massachusetts 01757').status).toBe('chosen');
  });
});
