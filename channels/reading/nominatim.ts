import type { SourceDescription } from '#contracts/source.ts';

/** Names of places to coordinates and boundaries. Its terms: one request a second at most, and who asks is named. */
export const NOMINATIM: SourceDescription = {
  name: 'NOMINATIM',
  title: 'Nominatim',
  origin: 'https://nominatim.openstreetmap.org',
  minIntervalMs: 1_000,
  concurrency: 1,
};
