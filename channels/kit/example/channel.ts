import { z } from 'zod';
import { linked } from '../cell.ts';
import { defineChannel } from '../define-channel.ts';
import { reads } from '../parts.ts';
import { behind } from '../propose/behind.ts';
import { listed } from '../propose/listed.ts';
import { numbers } from '../propose/numbers.ts';

/** What a brief is read into: the topics to look for, and the least number of downloads. */
const Wanted = z.strictObject({ topics: z.array(z.string()), downloads: z.number().nullable() });
type Wanted = z.infer<typeof Wanted>;

/** The registry of Rust. It asks for one request a second at most, and for a user agent that names who asks. */
const CRATES = {
  name: 'CRATES',
  title: 'crates.io',
  origin: 'https://crates.io',
  minIntervalMs: 1_000,
  concurrency: 1,
} as const;

/** What is used of an answer; everything else in it is left alone. */
const Found = z.object({
  crates: z.array(
    z.object({ name: z.string(), description: z.string().nullable(), max_version: z.string(), downloads: z.int() }),
  ),
  meta: z.object({ total: z.int() }),
});

const readTopic = (words: string): string | null =>
  /^\p{L}[\p{L}\d -]{2,60}$/u.test(words) ? words.toLowerCase() : null;

/** Channel 999: Rust crates by what they are for. */
export const crateFinder = defineChannel<Wanted>({
  card: {
    slug: 'crate-finder',
    number: 999,
    name: 'Crate Finder',
    status: 'draft',
    access: 'open',
    trade: false,
    summary: 'Finds Rust crates by what they are for',
    inputs: 'Topics, up to 5; optional least number of downloads',
    outputs: 'Per topic: crates with version, downloads and link; or that there is none',
    credits: 1,
    budget: { pages: 10, rounds: 2, seconds: 60 },
    freshSeconds: 3600,
    exampleNotes: 'Find crates for parsing toml',
  },
  wanted: Wanted,
  slots: {
    topics: {
      label: 'for',
      type: z.string(),
      most: 5,
      required: 'Crates for what?',
      tell: (topic) => topic,
      read: readTopic,
      propose: [
        behind('crates for|crate for|crates about|library for', readTopic, { parted: true, ends: 'with' }),
        listed(readTopic),
      ],
    },
    downloads: {
      label: 'least downloads',
      type: z.number(),
      tell: String,
      propose: [numbers({ behind: 'downloads' }, (count) => count)],
    },
  },
  items: 'topics',
  words: 'crate crates rust library libraries cargo downloads',
  sources: [CRATES],
  ask: ({ topics }, item) => [
    { kind: 'crates', item, source: CRATES, path: '/api/v1/crates', query: { q: topics[item] ?? '', per_page: '10' } },
  ],
  answers: {
    crates: reads(Found, ({ value, cite }) => ({
      rows: value.crates.map((crate) => ({
        key: crate.name,
        cells: {
          name: cite(crate, 'name'),
          version: cite(crate, 'max_version'),
          downloads: cite(crate, 'downloads'),
          what: cite(crate, 'description'),
          link: linked('https://crates.io/crates/{0}', cite(crate, 'name')),
        },
      })),
      total: value.meta.total,
      ...(value.meta.total === 0 && { none: cite(value.meta, 'total') }),
    })),
  },
  columns: [
    { key: 'name', label: 'Crate', type: 'text' },
    { key: 'version', label: 'Version', type: 'text' },
    { key: 'downloads', label: 'Downloads', type: 'number' },
    { key: 'what', label: 'What it is', type: 'text', isOptional: true },
    { key: 'link', label: 'Link', type: 'link' },
  ],
  keep: (cells, { downloads }) => downloads === null || Number(cells['downloads']) >= downloads,
  tell: ({ name, version, downloads, link }) =>
    `${String(name)} ${String(version)}, ${String(downloads)} downloads ${String(link)}`,
  none: 'no crate was found',
  screening: async () => (await import('./screening.ts')).screening,
});
