import { readMonths } from '../../../evidence/read-date.ts';
import type { Product } from '../brief/item.ts';
import type { RecallRecord } from '../sources/record.ts';

const WHEN = String.raw`((?:[A-Z][a-z]{2,8}\.?\s+(?:\d{1,2},?\s+)?|\d{1,2}[/.-](?:\d{1,2}[/.-])?)\d{4})`;
/** To the end of the sentence; the full stop in the name of a web site is none. */
const REST = String.raw`(?:[^.]|\.(?=\w))`;
const SOLD = new RegExp(
  String.raw`(?:\bsold\b${REST}{0,200}?|\b(?:stores?|online|nationwide)\b${REST}{0,160}?)\b(?:from|between)\s+${WHEN}\s+(?:through|to|until|and)\s+${WHEN}`,
  'gi',
);

/**
 * Null where the month of purchase, or the year that is said of the product, meets a period in which the recalled product was sold, or
 * either is not stated.
 */
export function compareSale({ boughtMonths, years }: Product, record: RecallRecord): string | null {
  // A recall that names model years says of the year said all there is to say.
  const stated = [...record.context, ...record.details].some(({ text }) => /\bmodel[- ]years?\b/i.test(text));
  const [bought] = [...boughtMonths, ...(stated ? [] : years)];
  if (bought === undefined) return null;
  const periods = [...record.details, ...record.places].flatMap(({ text }) =>
    Array.from(text.matchAll(SOLD)).flatMap((hit) => {
      const [from, to] = [readMonths(hit[1] ?? '')[0], readMonths(hit[2] ?? '')[0]];
      return from !== undefined && to !== undefined && from <= to ? [{ from, to }] : [];
    }),
  );
  const [first] = periods;
  if (!first || periods.some(({ from, to }) => from.slice(0, bought.length) <= bought && bought <= to)) return null;
  const said = boughtMonths.length > 0 ? `it was bought in ${bought}` : `the year said of it is ${bought}`;
  return `The recall is about goods sold from ${first.from} to ${first.to}, and ${said}: older stock or a second-hand sale is not ruled out.`;
}
