import { z } from 'zod';
import type { SourceDescription } from '#contracts/source.ts';

/** Names of places to coordinates and boundaries. Its terms: one request a second at most, and who asks is named. */
export const NOMINATIM: SourceDescription = {
  name: 'NOMINATIM',
  title: 'Nominatim',
  origin: 'https://nominatim.openstreetmap.org',
  minIntervalMs: 1_000,
  concurrency: 1,
};

/** What is used of its answer to a search, the best match first. */
export const FoundPlaces = z.array(
  z.object({
    lat: z.string(),
    lon: z.string(),
    addresstype: z.string().optional(),
    boundingbox: z.array(z.string()).optional(),
  }),
);
export type FoundPlaces = z.infer<typeof FoundPlaces>;

/** What has an extent of its own, in which things are looked for. */
const REGIONS = new Set(
  'country state region province county state_district island archipelago continent territory sea ocean'.split(' '),
);

/** The box of a region in degrees; null for a place that is a point on the map. */
export function extentOf({ addresstype = '', boundingbox = [] }: FoundPlaces[number]): {
  south: string;
  north: string;
  west: string;
  east: string;
} | null {
  const [south, north, west, east] = boundingbox;
  const isWhole = south !== undefined && north !== undefined && west !== undefined && east !== undefined;
  return isWhole && REGIONS.has(addresstype) ? { south, north, west, east } : null;
}
