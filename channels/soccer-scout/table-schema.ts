import { z } from 'zod';
import { channelTable } from '../channel-table.ts';

const Age = z.union([z.number(), z.string()]);
const Centre = z
  .strictObject({ lat: z.number(), lon: z.number(), label: z.string() })
  .meta({ id: 'SoccerScoutCentre' });

/** DESIGN.md, Table contract: programs, clubs and fields around one place. */
export const SoccerScoutTable = channelTable(
  'SoccerScout',
  {
    name: z.string().nullable(),
    kind: z.enum(['field', 'club', 'program']),
    distanceMiles: z.number().nullable(),
    lat: z.number().nullable(),
    lon: z.number().nullable(),
    address: z.string().nullable(),
    ages: z.string().nullable(),
    fee: z.string().nullable(),
    ageFit: z.enum(['yes', 'no', 'unknown']),
    link: z.string(),
    quote: z.string().nullable(),
  },
  {
    centre: Centre.nullable(),
    radiusMiles: z.number(),
    age: z
      .union([z.number(), z.string(), z.array(Age)])
      .nullable()
      .describe('A number, words where it lies between two; a list for several children'),
  },
);
