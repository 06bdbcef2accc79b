import type { ServedPages } from '../support/serve-pages.ts';

/** Pages that the scenarios read. */
export const PAGES = {
  '/facts': 'Fact: The sky over Paris was blue in 2024.\n',
  '/first': (origin: string) => `Fact: The first page has 100 words.\nMore: ${origin}/facts\n`,
};

/** Ways through the take workflow; each has a committed history that every later version must replay. */
export const SCENARIOS: Record<
  string,
  { notes: (pages: ServedPages) => string; skipRetrieval?: boolean; cancelAt?: string; state: string }
> = {
  finished: { notes: ({ origin }) => `Facts of ${origin}/facts`, state: 'finished' },
  'finished-all-stages': { notes: ({ origin }) => `The size of ${origin}/facts`, state: 'finished' },
  'finished-two-rounds': { notes: ({ origin }) => `Facts of ${origin}/first`, state: 'finished' },
  'finished-without-retrieval': {
    notes: ({ origin }) => `Facts of ${origin}/facts`,
    skipRetrieval: true,
    state: 'finished',
  },
  'needs-input': { notes: () => 'Which facts?', state: 'needs_input' },
  'failed-sources': { notes: ({ origin }) => `Facts of ${origin}/missing`, state: 'failed' },
  'failed-fault': { notes: ({ origin }) => `burst ${origin}/facts`, state: 'failed' },
  cancelled: { notes: ({ origin }) => `pause extract 60000 ${origin}/facts`, cancelAt: 'extract', state: 'cancelled' },
};
