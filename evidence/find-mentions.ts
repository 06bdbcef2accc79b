import type { TakeResponse } from '#contracts/take.ts';
import { leavesOf } from './check-sentence.ts';

/**
 * Addresses that an answer shows and that are none of its links: a page that is cited states them, and nobody read them. Rows and sentences were
 * checked against the pages before, so what stands in them is stated.
 */
export function findMentions({ table, output, links }: Pick<TakeResponse, 'table' | 'output' | 'links'>): string[] {
  const cells = leavesOf((table?.rows ?? []).flatMap((row) => Object.values(row)));
  const shown = cells.filter((value) => /^https?:\/\/\S+$/i.test(value));
  const told = output.match(/https?:\/\/[^\s<>"“”]+/gi) ?? [];
  // A sentence may go on after an address.
  const ended = told.map((address) => address.replace(/[.,;:!?)\]]+$/, ''));
  const known = new Set(links);
  return [...new Set([...shown, ...ended])].filter((address) => !known.has(address));
}
