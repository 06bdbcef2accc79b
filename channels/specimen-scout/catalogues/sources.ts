import type { SourceDescription } from '#contracts/source.ts';

/** The open catalogues. The Met allows 80 requests a second; the others state no figure and get a modest one. */
export const SOURCES: readonly SourceDescription[] = [
  { name: 'MET', title: 'The Met', origin: 'https://collectionapi.metmuseum.org', minIntervalMs: 50, concurrency: 4 },
  {
    name: 'CMA',
    title: 'Cleveland Museum of Art',
    origin: 'https://openaccess-api.clevelandart.org',
    minIntervalMs: 250,
    concurrency: 2,
  },
  { name: 'VAM', title: 'V&A', origin: 'https://api.vam.ac.uk', minIntervalMs: 250, concurrency: 2 },
  { name: 'GBIF', title: 'GBIF', origin: 'https://api.gbif.org', minIntervalMs: 100, concurrency: 4 },
];
