import { z } from 'zod';
import { Column } from '#contracts/table.ts';

/**
 * The table of one channel, its rows and summary typed. `name` begins the names of the three schemas in the specs, so that generated clients
 * have `ChangelogScoutRow`, `ChangelogScoutSummary`, `ChangelogScoutTable`.
 */
export function channelTable(name: string, row: z.ZodRawShape, summary: z.ZodRawShape) {
  return z
    .strictObject({
      columns: z.array(Column),
      rows: z.array(z.strictObject(row).meta({ id: `${name}Row` })),
      summary: z.strictObject(summary).meta({ id: `${name}Summary` }),
    })
    .meta({ id: `${name}Table` });
}

/** A decimal string in the currency of the row. */
export const Money = z.string().describe('Decimal, in the currency of the row');
