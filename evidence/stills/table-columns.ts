import type { TableSpec } from '#contracts/still.ts';
import { showValue } from '#contracts/still.ts';
import type { Column } from '#contracts/table.ts';
import { settable, roughWidth } from './plain-text.ts';
import { showDate } from './show-time.ts';
import { INNER_WIDTH } from './theme.ts';

/** Pixels between two columns. */
export const GAP = 28;
export const CELL_SIZE = 20;
const LABEL_SIZE = 17;

/** A column as it is shown: what its cells say, and its width in pixels. */
export interface ShownColumn {
  column: Column;
  cells: (string | null)[];
  width: number;
  isRight: boolean;
}

/**
 * The columns that fit, in their order, and the labels of those that do not. Addresses are not shown, nor columns without a value; text
 * wraps, figures do not.
 */
export function chooseColumns({ columns, rows }: TableSpec): { shown: ShownColumn[]; left: string[] } {
  const filled = columns
    .map((column) => ({ column, cells: rows.map((cells) => showCell(column, cells[column.key])) }))
    .filter(({ cells }) => cells.some((cell) => cell !== null));
  const shown: (ShownColumn & { most: number })[] = [];
  const left: string[] = [];
  let room = INNER_WIDTH;
  for (const { column, cells } of filled) {
    const { least, most } = widthsOf(column, cells);
    const gap = shown.length > 0 ? GAP : 0;
    if (column.type === 'link' || least + gap > room) {
      left.push(column.label);
      continue;
    }
    room -= least + gap;
    shown.push({ column, cells, width: least, most, isRight: column.type === 'number' || column.type === 'money' });
  }
  return { shown: widen(shown, room), left };
}

/** Shares the room that is left among the columns that want more, the widest wish most. */
function widen(columns: (ShownColumn & { most: number })[], room: number): ShownColumn[] {
  const wish = columns.reduce((sum, { most, width }) => sum + most - width, 0);
  const share = wish === 0 ? 0 : Math.min(1, room / wish);
  return columns.map(({ most, width, ...column }) => ({
    ...column,
    width: Math.floor(width + (most - width) * share),
  }));
}

function widthsOf({ label, type, unit }: Column, cells: (string | null)[]): { least: number; most: number } {
  const words = `${label} ${unit ?? ''}`.split(/\s+/);
  const heading = Math.max(...words.map((word) => roughWidth(word, LABEL_SIZE))) + 4;
  const widest = Math.max(...cells.map((cell) => roughWidth(cell ?? '', CELL_SIZE))) + 4;
  if (type !== 'text' && type !== 'list')
    return { least: Math.max(heading, Math.min(widest, 240)), most: Math.max(heading, widest) };
  const least = Math.max(heading, Math.min(widest, widest > 900 ? 300 : widest > 300 ? 220 : 150));
  return { least, most: Math.max(least, Math.min(widest, 760)) };
}

function showCell({ type }: Column, value: Parameters<typeof showValue>[0]): string | null {
  const shown = showValue(value);
  if (shown === null) return null;
  if (type === 'date') return showDate(shown);
  if (type === 'money') return grouped(shown);
  return settable(shown) || null;
}

function grouped(amount: string): string {
  const [whole = '', ...places] = amount.split('.');
  if (!/^-?\d+(\.\d+)?$/.test(amount)) return settable(amount);
  return [whole.replace(/\d(?=(?:\d{3})+$)/g, '$&,'), ...places].join('.');
}
