import { z } from 'zod';
import { Money, channelTable } from '../channel-table.ts';

const Line = z
  .strictObject({
    need: z
      .union([z.string(), z.array(z.string())])
      .nullable()
      .describe('The part asked for; several where one line covers them'),
    item: z.string().nullable().describe('The words of the quote'),
    needed: z.number().nullable(),
    quoted: z.number().nullable().describe('Pieces'),
    packs: z.number().nullable(),
    packSize: z.number().nullable(),
    price: z.string().nullable().describe('As written'),
    unitPrice: Money.nullable(),
    amount: Money.nullable(),
    stated: Money.nullable().describe('The amount that the quote gives'),
    overbuy: z.number().nullable().describe('Pieces beyond the need'),
  })
  .meta({ id: 'QuoteCompareLine' });

const Needed = z.strictObject({ part: z.string(), qty: z.number(), unit: z.string() }).meta({ id: 'QuoteCompareNeed' });

/** DESIGN.md, Table contract: a row per vendor. Money is null where it cannot be known. */
export const QuoteCompareTable = channelTable(
  'QuoteCompare',
  {
    vendor: z.string(),
    currency: z.string().describe('ISO 4217'),
    linesSubtotal: Money.nullable(),
    freight: Money.nullable(),
    fees: Money.nullable(),
    discount: Money.nullable(),
    tax: Money.nullable(),
    landedTotal: Money.nullable(),
    landedTotalAtLeast: Money.nullable().describe('Where the landed total cannot be known'),
    statedTotal: Money.nullable(),
    leadTime: z.string().nullable(),
    leadDaysLatest: z.number().nullable(),
    missingItems: z.array(z.string()),
    mathErrors: z.array(z.string()),
    clarifications: z.array(z.string()),
    lines: z.array(Line),
  },
  {
    needs: z.array(Needed),
    recommended: z.string().nullable().describe('A vendor'),
    why: z.string().nullable().describe('Null where it names a vendor whose row was left out'),
    deadline: z.string().nullable().describe('ISO day'),
    maxTotal: Money.nullable(),
    shipToZip: z.string().nullable(),
  },
);
