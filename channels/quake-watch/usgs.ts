import { z } from 'zod';
import type { SourceDescription } from '#contracts/source.ts';
import { derived, instant } from '../kit/cell.ts';
import { reads } from '../kit/parts.ts';
import type { Question } from '../kit/parts.ts';
import { extentOf, FoundPlaces, NOMINATIM } from '../reading/nominatim.ts';
import { WORLD } from './wanted.ts';
import type { Wanted } from './wanted.ts';

/** The catalogue of the USGS (FDSN event service). No key and no stated rate; at most 20,000 events an answer; a bad parameter is 400 in plain text. */
export const USGS: SourceDescription = {
  name: 'USGS',
  title: 'USGS',
  origin: 'https://earthquake.usgs.gov',
  minIntervalMs: 200,
  concurrency: 2,
};

/** Radius around a place that is no region, where the brief gives none, and events of one answer. */
export const RADIUS_KM = 200;
export const MOST = 50;

const Quake = z.object({
  id: z.string(),
  properties: z.object({
    mag: z.number().nullable(),
    place: z.string().nullable(),
    time: z.number(),
    url: z.string(),
    alert: z.string().nullish(),
    status: z.string().nullish(),
    type: z.string().nullish(),
  }),
  geometry: z.object({ coordinates: z.array(z.number().nullable()) }).nullable(),
});
const Quakes = z.object({ metadata: z.object({ count: z.int() }), features: z.array(Quake) });

/** A name is looked up first; points and the world need no looking up. */
export function askFirst(wanted: Wanted, item: number): Question[] {
  const place = wanted.places[item];
  if (!place) return [];
  if (place.name === WORLD) return [askQuakes(wanted, item, {})];
  if (place.lat !== null && place.lon !== null) return [askQuakes(wanted, item, around(wanted, place.lat, place.lon))];
  return [
    {
      kind: 'nominatim',
      item,
      source: NOMINATIM,
      path: '/search',
      query: { q: place.name, format: 'jsonv2', limit: '1', 'accept-language': 'en' },
    },
  ];
}

const around = ({ radiusKm }: Wanted, lat: number | string, lon: number | string) => ({
  latitude: String(lat),
  longitude: String(lon),
  maxradiuskm: String(radiusKm ?? RADIUS_KM),
});

function askQuakes(
  { magnitude, period, most, isStrongest }: Wanted,
  item: number,
  where: Record<string, string>,
): Question {
  const query = {
    format: 'geojson',
    ...(period?.from && { starttime: period.from }),
    ...(period?.to && { endtime: `${period.to}T23:59:59` }),
    ...(magnitude !== null && { minmagnitude: String(magnitude) }),
    ...where,
    orderby: isStrongest ? 'magnitude' : 'time',
    limit: String(most ?? MOST),
  };
  return { kind: 'usgs', item, source: USGS, path: '/fdsnws/event/1/query', query };
}

export const readPlaces = reads<FoundPlaces, Wanted>(FoundPlaces, ({ value: [place] }, { wanted, item }) => {
  const name = wanted.places[item]?.name ?? '';
  if (!place)
    return {
      rows: [],
      asks: [
        { key: `place-${item + 1}`, ask: `No place called ${name} was found. Which one is meant?`, blocking: false },
      ],
    };
  const box = wanted.radiusKm === null ? extentOf(place) : null;
  const where = box && {
    minlatitude: box.south,
    maxlatitude: box.north,
    minlongitude: box.west,
    maxlongitude: box.east,
  };
  return { rows: [], more: [askQuakes(wanted, item, where ?? around(wanted, place.lat, place.lon))] };
});

export const readQuakes = reads<z.infer<typeof Quakes>, Wanted>(Quakes, ({ value, cite }, { wanted }) => {
  const quakes = value.features.filter(
    ({ properties: { type } }) => type === undefined || type === null || type === 'earthquake',
  );
  const rows = quakes.map(({ id, properties, geometry }) => {
    const depth = cite(geometry?.coordinates, 2);
    return {
      key: id,
      cells: {
        magnitude: cite(properties, 'mag'),
        place: cite(properties, 'place'),
        time: instant(cite(properties, 'time')),
        depthKm: typeof depth.value === 'number' ? derived('sum', [depth], Math.round(depth.value * 10) / 10) : null,
        alert: cite(properties, 'alert'),
        status: cite(properties, 'status'),
        link: cite(properties, 'url'),
      },
    };
  });
  const isFull = value.features.length >= MOST && wanted.most === null;
  return {
    rows,
    ...(value.features.length === 0 && { none: cite(value.metadata, 'count') }),
    ...(isFull && {
      undone: [
        `USGS has more than the ${wanted.isStrongest ? 'strongest' : 'newest'} ${MOST}: give days or a higher magnitude.`,
      ],
    }),
  };
});
