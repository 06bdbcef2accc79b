import type { Json } from '#contracts/json.ts';
import type { RecordedAnswer } from '../../kit/recorded-world.ts';

/** Answers in the shape of the services. Written for this project: neither the places nor the earthquakes exist. */
const quake = (
  id: string,
  mag: number,
  place: string | null,
  at: string,
  depth: number | null = 10,
  more: object = {},
): Json => ({
  type: 'Feature',
  properties: {
    mag,
    place,
    time: Date.parse(at),
    updated: Date.parse(at) + 60_000,
    tz: null,
    url: `https://earthquake.usgs.gov/earthquakes/eventpage/${id}`,
    detail: `https://earthquake.usgs.gov/fdsnws/event/1/query?eventid=${id}&format=geojson`,
    felt: null,
    alert: null,
    status: 'reviewed',
    tsunami: 0,
    sig: 400,
    net: 'us',
    type: 'earthquake',
    title: `M ${mag} - ${place}`,
    ...more,
  },
  geometry: { type: 'Point', coordinates: [140.1234, 35.5, depth] },
  id,
});
const quakes = (...features: Json[]): Json => ({
  type: 'FeatureCollection',
  metadata: {
    generated: 1_795_000_000_000,
    url: 'https://earthquake.usgs.gov/',
    title: 'USGS Earthquakes',
    status: 200,
    api: '1.14.1',
    count: features.length,
  },
  features,
});
const place = (
  name: string,
  addresstype: string,
  box: [string, string, string, string],
  lat: string,
  lon: string,
): Json => [
  {
    place_id: 1,
    licence: 'Data © OpenStreetMap contributors',
    osm_type: 'relation',
    osm_id: 2,
    lat,
    lon,
    category: 'boundary',
    type: 'administrative',
    addresstype,
    name,
    display_name: name,
    boundingbox: box,
  },
];
const find = (name: string): string =>
  `NOMINATIM /search?${new URLSearchParams({ q: name, format: 'jsonv2', limit: '1', 'accept-language': 'en' }).toString()}`;
const ask = (query: Record<string, string>): string =>
  `USGS /fdsnws/event/1/query?${new URLSearchParams({ format: 'geojson', ...query }).toString()}`;
const box = ([minlatitude, maxlatitude, minlongitude, maxlongitude]: [string, string, string, string]) => ({
  minlatitude,
  maxlatitude,
  minlongitude,
  maxlongitude,
});
const KESTREL: [string, string, string, string] = ['24.0', '46.0', '122.0', '154.0'];
const around = (latitude: string, longitude: string, maxradiuskm = '200') => ({ latitude, longitude, maxradiuskm });
const END = { orderby: 'time', limit: '50' };
const BIG = quake('us7000aaaa', 6.1, '55 km E of Heronport, Kestrelland', '2026-11-17T03:12:05.120Z', 33.25, {
  alert: 'green',
  tsunami: 1,
});
const SMALL = quake('us7000bbbb', 5.2, '12 km S of Gulltown, Kestrelland', '2026-11-14T22:40:00.000Z', 10);
const LAST_WEEK = { starttime: '2026-11-09', endtime: '2026-11-15T23:59:59' };

export const RECORDED: Record<string, RecordedAnswer> = {
  [find('Kestrelland')]: place('Kestrelland', 'country', KESTREL, '36.5', '139.2'),
  [find('Heronport')]: place('Heronport', 'city', ['35.0', '35.9', '139.0', '140.0'], '35.45', '139.63'),
  [find('Gull Island')]: place('Gull Island', 'island', ['10.0', '11.0', '20.0', '21.0'], '10.5', '20.5'),
  [find('New Terntown')]: place('New Terntown', 'town', ['1.0', '2.0', '3.0', '4.0'], '1.5', '3.5'),
  [find('Stormville')]: { fails: 503 },
  [find('Pagetown')]: {
    text: '<!doctype html><title>Blocked</title><p>Please wait while we check your browser.',
    mediaType: 'text/html',
  },
  [find('Quietland')]: place('Quietland', 'country', ['-1.0', '0.0', '50.0', '51.0'], '-0.5', '50.5'),
  [ask({ ...box(KESTREL), ...END })]: quakes(BIG, SMALL),
  [ask({ minmagnitude: '5', ...box(KESTREL), ...END })]: quakes(BIG, SMALL),
  [ask({ minmagnitude: '6', ...box(KESTREL), ...END })]: quakes(BIG),
  [ask({ minmagnitude: '5.5', ...box(KESTREL), ...END })]: quakes(BIG),
  [ask({ ...LAST_WEEK, minmagnitude: '5', ...box(KESTREL), ...END })]: quakes(SMALL),
  [ask({ ...LAST_WEEK, ...box(KESTREL), ...END })]: quakes(SMALL),
  [ask({ starttime: '2026-11-01', minmagnitude: '4', ...box(KESTREL), ...END })]: quakes(BIG, SMALL),
  [ask({ ...box(KESTREL), orderby: 'time', limit: '1' })]: quakes(BIG),
  [ask({ ...around('35.45', '139.63'), ...END })]: quakes(BIG),
  [ask({ ...around('35.45', '139.63', '100'), ...END })]: quakes(BIG),
  [ask({ ...around('35.45', '139.63', '80'), ...END })]: quakes(BIG),
  [ask({ ...around('36.5', '139.2', '300'), ...END })]: quakes(BIG, SMALL),
  [ask({ ...around('38.32', '142.37', '150'), ...END })]: quakes(BIG),
  [ask({ minmagnitude: '6', ...END })]: quakes(BIG, quake('us7000cccc', 6.8, null, '2026-11-12T10:00:00.000Z', null)),
  [ask({ minmagnitude: '7', ...END })]: { fails: 500 },
  [ask({ minmagnitude: '2', ...END })]: quakes(
    ...Array.from({ length: 50 }, (_, at) =>
      quake(`us8000${String(at).padStart(4, '0')}`, 2 + at / 100, `Ridge ${at}`, '2026-11-19T00:00:00.000Z'),
    ),
  ),
  [ask({ minmagnitude: '8', ...END })]: {
    text: 'Error 400: Bad Request\n\nBad minmagnitude value',
    mediaType: 'text/plain',
    status: 200,
  },
  [ask({ minmagnitude: '9', ...END })]: { fails: 429 },
  [ask({ ...box(['10.0', '11.0', '20.0', '21.0']), ...END })]: quakes(
    quake('us7000dddd', 3.3, 'Gull Island region', '2026-11-18T05:05:05.000Z'),
    quake('us7000eeee', 1.9, 'Gull Island quarry', '2026-11-18T06:00:00.000Z', 0, { type: 'quarry blast' }),
  ),
};

export const NOTHING: Record<string, RecordedAnswer> = { NOMINATIM: [], USGS: quakes() };
