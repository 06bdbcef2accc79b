import type { Compared } from './compared.ts';
import { anyOf } from '../../../reading/phrases.ts';
import { OPENING_NOUNS } from '../../../reading/vocabulary/order-words.ts';
import { hasPrices } from '../prices.ts';
import { isName } from './sheet.ts';

/**
 * Offers that stand side by side, each complete in its own columns: below each name the same kind of lines ("Projector   1,120"), no column that says
 * what a row is about. Null where the first column is one of labels.
 */
export function sidesOf(all: string[][], said: string): Compared | null {
  const first = all.findIndex((cells) => !cells.every(isPaper));
  const rows = all.slice(Math.max(first, 0));
  const [head = [], ...below] = rows;
  const names = head.flatMap((cell, column) => (cell === '' ? [] : [column]));
  if (names.length < 2 || names.length > MOST || names[0] !== 0 || below.length < LEAST) return null;
  if (!names.every((column) => isName(head[column] ?? '', said))) return null;
  const sides = names.map((column, at) => {
    const end = names[at + 1] ?? head.length;
    return { name: head[column] ?? '', columns: Array.from({ length: end - column }, (_one, step) => column + step) };
  });
  const isWhole = sides.every(
    ({ columns }) =>
      hasPrices(below.map((cells) => columns.map((column) => cells[column] ?? '').join('   ')).join('\n')) &&
      below.filter((cells) => /\p{L}{3}/u.test(cells[columns[0] ?? 0] ?? '')).length * 2 > below.length,
  );
  if (!isWhole) return null;
  const quotes = sides.map(({ name, columns }) => ({
    name,
    text: [
      name,
      ...below.map((cells) =>
        columns
          .map((column) => cells[column] ?? '')
          .join('   ')
          .trim(),
      ),
    ]
      .filter((line) => line !== '')
      .join('\n'),
  }));
  return { quotes, items: [] };
}
/** "Quotation no. 311/26": what heads a paper, above who it is from. */
const isPaper = (cell: string): boolean => /\d/.test(cell) || cell === '' || PAPER.test(cell);
const PAPER = new RegExp(`^(?:${anyOf(OPENING_NOUNS)})(?: \\p{L})?\\W*$`, 'iu');
const MOST = 4;
const LEAST = 2;
