import { ALDER_FALLS, GORSE_HILL, NEUHAFEN } from './places.ts';

interface ScreeningRecord {
  type: 'node' | 'way' | 'relation';
  id: number;
  lat: number;
  lon: number;
  tags: Record<string, string>;
}

const MILES_PER_DEGREE = 69.0934;
const pitch = { leisure: 'pitch', sport: 'soccer' };

/** Records so many miles north of a place, so that their distance is known. */
const north = (of: { lat: string; lon: string }, miles: number): { lat: number; lon: number } => ({
  lat: Number((Number(of.lat) + miles / MILES_PER_DEGREE).toFixed(7)),
  lon: Number(of.lon),
});

/** What the map has: near Alder Falls seven soccer fields within three miles (one drawn twice), a club; near Neuhafen two fields. */
export const MAP_RECORDS: ScreeningRecord[] = [
  { type: 'way', id: 501, ...north(ALDER_FALLS, 0.5), tags: { ...pitch, name: 'Mill Pond Field', surface: 'grass' } },
  { type: 'node', id: 502, ...north(ALDER_FALLS, 0.502), tags: pitch },
  { type: 'way', id: 503, ...north(ALDER_FALLS, 1.2), tags: { ...pitch, ref: '3' } },
  { type: 'way', id: 504, ...north(ALDER_FALLS, 1.25), tags: { ...pitch, ref: '4' } },
  {
    type: 'relation',
    id: 505,
    ...north(ALDER_FALLS, 1.9),
    tags: {
      ...pitch,
      sport: 'lacrosse;soccer',
      name: 'North Meadow',
      'addr:housenumber': '40',
      'addr:street': 'Meadow Lane',
      'addr:city': 'Alder Falls',
      'addr:postcode': '97999',
    },
  },
  { type: 'way', id: 506, ...north(ALDER_FALLS, 2.4), tags: { ...pitch, name: 'Academy Ground', access: 'private' } },
  { type: 'way', id: 507, ...north(ALDER_FALLS, 2.999), tags: { ...pitch, name: 'Just Inside' } },
  { type: 'way', id: 508, ...north(ALDER_FALLS, 3.001), tags: { ...pitch, name: 'Just Outside' } },
  {
    type: 'way',
    id: 509,
    ...north(ALDER_FALLS, 0.8),
    tags: { leisure: 'pitch', sport: 'table_soccer', name: 'Table Hall' },
  },
  {
    type: 'node',
    id: 510,
    ...north(ALDER_FALLS, 2),
    tags: { club: 'sport', sport: 'soccer', name: 'Alder Falls United', website: 'https://united.example/programs' },
  },
  { type: 'way', id: 601, ...north(NEUHAFEN, 0.3), tags: { ...pitch, name: 'Sportplatz Süd' } },
  {
    type: 'node',
    id: 701,
    ...north(GORSE_HILL, 1),
    tags: { club: 'sport', sport: 'soccer', name: 'Gorse Hill Rovers', website: 'https://gone.example/' },
  },
  { type: 'way', id: 602, ...north(NEUHAFEN, 1.2), tags: pitch },
];
