import { Big } from 'big.js';
import type { ChannelColumn } from '#contracts/composition.ts';
import type { ComposedRow } from '#contracts/evidence.ts';
import type { Json } from '#contracts/json.ts';
import { toBig } from '../read-numbers.ts';

/** The figure of a cell; days as milliseconds since the epoch. Null where it has none. */
export function figureOf(cell: Json | undefined, type: ChannelColumn['type']): Big | null {
  if (type !== 'date') return toBig(cell ?? null);
  const time = typeof cell === 'string' ? Date.parse(cell) : Number.NaN;
  return Number.isNaN(time) ? null : new Big(time);
}

/** Whether the amounts of these rows are of one currency. */
export const isOneCurrency = (rows: readonly ComposedRow[]): boolean =>
  new Set(rows.map(({ cells }) => cells['currency'] ?? null)).size <= 1;

/** Names by which a sentence can mean a row: texts that nobody judged. */
export const namesOf = ({ cells }: ComposedRow, columns: readonly ChannelColumn[]): string[] =>
  columns.flatMap(({ key, type, isJudged }) => {
    const name = cells[key];
    return type === 'text' && !isJudged && typeof name === 'string' && name !== '' ? [name] : [];
  });
