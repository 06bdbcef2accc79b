import { readMonths } from '../../../evidence/read-date.ts';
import type { Product } from '../brief/item.ts';
import type { RecallRecord } from '../sources/record.ts';

const WHEN = String.raw`((?:[A-Z][a-z]{2,8}\.?\s+(?:\d{1,2},?\s+)?|\d{1,2}[/.-](?:\d{1,2}[/.-])?)\d{4})`;
const SOLD = new RegExp(
  String.raw`(?:\bsold\b[^.]{0,200}?|\b(?:stores?|online|nationwide)\b[^.]{0,160}?)\b(?:from|between)\s+${WHEN}\s+(?:through|to|until|and)\s+${WHEN}`,
  'gi',
);

/** Null where the month of purchase lies in a period in which the recalled product was sold, or either is not stated. */
export function compareSale({ boughtMonths }: Product, record: RecallRecord): string | null {
  const [bought] = boughtMonths;
  if (bought === undefined) return null;
  const periods = [...record.details, ...record.places].flatMap(({ text }) =>
    Array.from(text.matchAll(SOLD)).flatMap((hit) => {
      const [from, to] = [readMonths(hit[1] ?? '')[0], readMonths(hit[2] ?? '')[0]];
      return from !== undefined && to !== undefined && from <= to ? [{ from, to }] : [];
    }),
  );
  const [first] = periods;
  if (!first || periods.some(({ from, to }) => from <= bought && bought <= to)) return null;
  return `The recall is about goods sold from ${first.from} to ${first.to}, and it was bought in ${bought}: older stock or a second-hand sale is not ruled out.`;
}
