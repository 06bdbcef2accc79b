import { z } from 'zod';
import { channelTable } from '../channel-table.ts';
import type { ChannelColumn } from '#contracts/composition.ts';

const TYPES: Record<ChannelColumn['type'], z.ZodType> = {
  text: z.string(),
  number: z.number(),
  money: z.string(),
  date: z.string(),
  link: z.string(),
  list: z.array(z.string()),
};

/** The table of a channel of the kit, typed by its columns. */
export function tableOf(slug: string, columns: readonly ChannelColumn[]) {
  const name = slug.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const row = columns.map(({ key, label, type }) => [key, TYPES[type].nullable().describe(label)] as const);
  const item = z.strictObject({
    item: z.string(),
    outcome: z.enum(['found', 'none found', 'outside limits', 'unclear', 'not checked']),
    found: z.int().describe('Rows of it'),
  });
  return channelTable(name, Object.fromEntries(row), {
    items: z.array(item).describe('What came of each thing that was asked about'),
    unread: z.int().describe('Pieces of the brief that were not read'),
  });
}
