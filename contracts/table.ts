import { z } from 'zod';
import type { Json } from './json.ts';

export const COLUMN_TYPES = ['text', 'number', 'money', 'date', 'link', 'list'] as const;

export type ColumnType = (typeof COLUMN_TYPES)[number];

/** A column of a table. `unit` is for numbers; money is a decimal string in the currency that the row names. */
export const Column = z
  .strictObject({
    key: z.string(),
    label: z.string(),
    type: z.enum(COLUMN_TYPES),
    unit: z.string().optional(),
  })
  .meta({ id: 'Column', description: 'A column of a table: `key` names the member of each row' });
export type Column = z.infer<typeof Column>;

const JsonValue: z.ZodType<Json> = z.json();

/** The structured rows of a take (DESIGN.md, Table contract). */
export const Table = z
  .strictObject({
    columns: z.array(Column),
    rows: z.array(z.record(z.string(), JsonValue)),
    summary: z.record(z.string(), JsonValue),
  })
  .meta({ id: 'Table', description: 'The structured rows of a take, with the types of their columns' });
export type Table = z.infer<typeof Table>;
