import { z } from 'zod';
import { channelTable } from '../channel-table.ts';
import { SCALE_PATHS } from '#contracts/scale-path.ts';

/** DESIGN.md, Table contract: a row per dimension. */
export const SpecimenScoutTable = channelTable(
  'SpecimenScout',
  {
    species: z.string(),
    item: z.string(),
    dimension: z.string(),
    inches: z.number().nullable(),
    uncertaintyInches: z.number().nullable().describe('k = 2'),
    confidence: z.number().describe('0 to 1'),
    scalePath: z.enum(SCALE_PATHS),
    status: z.enum(['pending_review', 'quarantined', 'approved', 'rejected']).describe('Of its specimen'),
    quote: z.string().nullable(),
    link: z.string().nullable(),
  },
  {
    filed: z.int().describe('Specimens that are new in the library'),
    quarantined: z.int().describe('Those among them'),
  },
);
