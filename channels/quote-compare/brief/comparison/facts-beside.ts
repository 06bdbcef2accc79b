import type { Compared } from './compared.ts';
import { gridsIn } from './grids.ts';
import { bareTotal, isFact, kindOfLabel } from './labels.ts';
import { leadOf } from './offer-text.ts';

/**
 * A text without a second table that has a row for each of the vendors of the first, and the offers with what it says of each: "Supplier | Shipping |
 * Bid total" below the items of all. Text and offers as they are where no such table stands.
 */
export function withFactsIn(text: string, quotes: Compared['quotes']): [text: string, quotes: Compared['quotes']] {
  for (const { rows, before, behind } of gridsIn(text)) {
    const [head = [], ...below] = rows;
    const vendor = head.findIndex((cell) => kindOfLabel(cell) === 'vendor');
    const rowOf = (name: string): string[] | undefined => below.find((cells) => cells[vendor] === name);
    const facts = head
      .keys()
      .filter((column) => isFact(kindOfLabel(head[column] ?? '')))
      .toArray();
    if (vendor < 0 || facts.length === 0 || quotes.some(({ name }) => rowOf(name) === undefined)) continue;
    const told = quotes.map(({ name, text: own }) => {
      const cells = rowOf(name) ?? [];
      const lines = facts.flatMap((column) => lineOf(head[column] ?? '', cells[column] ?? ''));
      return { name, text: [own, ...lines].join('\n') };
    });
    return [[before, behind].join('\n'), told];
  }
  return [text, quotes];
}

function lineOf(label: string, cell: string): string[] {
  if (cell === '') return [];
  const kind = kindOfLabel(label);
  return [kind === 'lead' ? leadOf(label, cell) : `${kind === 'total' ? bareTotal(label) : label}   ${cell}`];
}
