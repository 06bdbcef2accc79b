import type { SourceDescription } from '#contracts/source.ts';

/** The registers of recalls. openFDA allows 240 requests a minute, FSIS sends its whole list, the others state no figure and get a modest one. */
export const SOURCES: readonly SourceDescription[] = [
  { name: 'NHTSA', title: 'NHTSA', origin: 'https://api.nhtsa.gov', minIntervalMs: 100, concurrency: 4 },
  { name: 'VPIC', title: 'vPIC', origin: 'https://vpic.nhtsa.dot.gov', minIntervalMs: 100, concurrency: 4 },
  { name: 'CPSC', title: 'CPSC', origin: 'https://www.saferproducts.gov', minIntervalMs: 50, concurrency: 4 },
  { name: 'OPENFDA', title: 'openFDA', origin: 'https://api.fda.gov', minIntervalMs: 250, concurrency: 4 },
  {
    name: 'FSIS',
    title: 'FSIS',
    origin: 'https://www.fsis.usda.gov',
    minIntervalMs: 250,
    concurrency: 1,
    maxBytes: 48 * 1024 * 1024,
  },
  { name: 'IRES', title: 'FDA iRES', origin: 'https://www.accessdata.fda.gov', minIntervalMs: 250, concurrency: 2 },
];
