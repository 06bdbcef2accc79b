import type { ComposedRow } from '#contracts/evidence.ts';
import type { Channel } from '../../channels/channel.ts';

/** A channel whose rows are not carried by their evidence where `isSpoilt` says so: arithmetic that does not hold is recorded for them. */
export const spoilRows = (channel: Channel, isSpoilt: (row: ComposedRow, at: number) => boolean): Channel => ({
  ...channel,
  compose: async (input, model) => {
    const composition = await channel.compose(input, model);
    const { table } = composition;
    if (!table) return composition;
    const wrong = { cell: 'count', rule: 'sum' as const, from: ['1', '1'], value: '3' };
    const rows = table.rows.map((row, at) =>
      isSpoilt(row, at) ? { ...row, derivations: [...row.derivations, wrong] } : row,
    );
    return { ...composition, table: { ...table, rows } };
  },
});
