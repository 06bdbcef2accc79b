import type { SourceDescription } from '#contracts/source.ts';
import { NOMINATIM } from '../../reading/nominatim.ts';

/** Two slots at a time; an answer can be larger than a page. */
const OVERPASS: SourceDescription = {
  name: 'OVERPASS',
  title: 'Overpass',
  origin: 'https://overpass-api.de',
  minIntervalMs: 1_000,
  concurrency: 2,
  maxBytes: 24 * 1024 * 1024,
};

export const SOURCES = [NOMINATIM, OVERPASS];
