import { screenBy } from '../screening.ts';
import type { KitBrief } from '../screening.ts';

const TOML = {
  name: 'heron-toml',
  description: 'Reads TOML',
  max_version: '1.2.3',
  downloads: 4_200,
  id: 'heron-toml',
};
const SMALL = { name: 'wren-toml', description: null, max_version: '0.1.0', downloads: 7, id: 'wren-toml' };

export const BRIEFS: KitBrief[] = [
  {
    name: 'a topic',
    notes: 'Hi, find crates for parsing toml please!\n\nThanks,\nRuth Weaver',
    rows: [
      { name: 'heron-toml', version: '1.2.3', link: 'https://crates.io/crates/heron-toml' },
      { name: 'wren-toml' },
    ],
    grade: 'A',
    stays: ['ruth', 'weaver'],
  },
  {
    name: 'a limit',
    notes: 'crates for parsing toml with at least 1000 downloads',
    rows: [{ name: 'heron-toml' }],
    undone: [/1 of parsing toml were found outside/],
  },
  {
    name: 'nothing',
    notes: 'Crates for gluing feathers',
    rows: [],
    outcomes: ['none found'],
    says: [/no crate was found/],
  },
  { name: 'out of order', notes: 'crates for darkness', rows: [], ends: 'failed', says: [/500/] },
  { name: 'no topic', notes: 'Which crates are good?', rows: [], asks: ['topics'], ends: 'needs_input' },
];

export const screening = screenBy({
  at: '2026-11-21T12:00:00.000Z',
  briefs: BRIEFS,
  recorded: {
    'CRATES /api/v1/crates?q=parsing+toml&per_page=10': { crates: [TOML, SMALL], meta: { total: 2, next_page: null } },
    'CRATES /api/v1/crates?q=darkness&per_page=10': { fails: 500 },
  },
  nothing: { CRATES: { crates: [], meta: { total: 0, next_page: null } } },
  canary: { brief: 'a topic', expectations: { minGrade: 'B', mustContain: ['heron-toml'], mustLink: [] } },
});
