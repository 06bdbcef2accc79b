import type { ComposedRow } from '#contracts/evidence.ts';
import type { Json } from '#contracts/json.ts';
import { ADDRESS } from '../cut-address.ts';

const QUOTED = /“[^”]{1,4000}”|"[^"\n]{1,4000}"|«[^»]{1,4000}»|`[^`\n]{1,4000}`/g;
const HELD = ' \u0000 ';

/**
 * What a sentence says in words of its own, in lower case: without addresses and passages in quotation marks, and without what its rows hold or its
 * quotes state in these very words.
 */
export function ownWords(text: string, rows: readonly ComposedRow[], quotes: readonly string[] = []): string {
  const cells = rows.flatMap((row) => textsOf(Object.values(row.cells)));
  const parts = [...cells.flatMap((cell) => cell.split(SENTENCE_END)), ...quotes].filter(hasSeveralWords);
  const held = [...cells, ...parts].map(even).filter((one) => /\p{L}{3}/u.test(one));
  return held
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, one) => rest.replaceAll(one, HELD), even(text.replace(ADDRESS, HELD).replace(QUOTED, HELD)));
}

const SENTENCE_END = /(?<=[.!?:;])\s+/;

/** Fewer words than these are no passage of a page. */
const hasSeveralWords = (quote: string): boolean => quote.trim().split(/\s+/).length > 3;

const even = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

const textsOf = (values: readonly Json[]): string[] =>
  values.flatMap((value) => {
    if (typeof value === 'string') return value.split('\n');
    return value === null || typeof value !== 'object' ? [] : textsOf(Object.values(value));
  });
