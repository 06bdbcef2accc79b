import { z } from 'zod';
import { channelTable } from '../channel-table.ts';
import { KINDS } from './kinds/kind.ts';

const Release = z.strictObject({
  product: z.string().optional().describe('Where the pages are about several'),
  version: z.string(),
  date: z.string().nullable().describe('ISO day'),
  month: z.string().optional().describe('`YYYY-MM`, where the page names no day'),
});

/** DESIGN.md, Table contract: a row per change, the grave ones first, of each sort those of the newest release. */
export const ChangelogScoutTable = channelTable(
  'ChangelogScout',
  {
    rank: z.int(),
    date: z.string().nullable().describe('ISO day or month'),
    version: z.string(),
    kind: z.enum(KINDS),
    change: z.string(),
    quote: z.string(),
    link: z.string().nullable(),
  },
  {
    product: z.string().nullable(),
    releases: z.int().describe('Releases on the pages'),
    undated: z.int().describe('Those among them without a date'),
    newest: z.array(Release.meta({ id: 'ChangelogScoutRelease' })).describe('At most 12, in page order'),
  },
);
