import { z } from 'zod';
import { channelTable } from '../channel-table.ts';

const NotChecked = z.strictObject({ itemNo: z.int(), reason: z.string() }).meta({ id: 'RecallCheckNotChecked' });

/** DESIGN.md, Table contract: a row per item and recall, in the order asked. */
export const RecallCheckTable = channelTable(
  'RecallCheck',
  {
    itemNo: z.int().describe('Counts from 1'),
    item: z.string(),
    verdict: z.enum(['recalled', 'no recall found', 'possible match']),
    number: z.string().nullable(),
    date: z.string().nullable().describe('ISO day'),
    component: z.string().nullable(),
    hazard: z.string().nullable(),
    remedy: z.string().nullable(),
    link: z.string().nullable(),
    source: z.string(),
    why: z.string(),
  },
  {
    items: z.int(),
    checked: z.array(z.string()).describe('Sources that answered'),
    notChecked: z.array(NotChecked),
  },
);
