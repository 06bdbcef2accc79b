import type { ComposedRow } from '#contracts/evidence.ts';
import type { Json } from '#contracts/json.ts';
import { ADDRESS } from '../cut-address.ts';

/** Marks that open a passage, with those that close it, and the most characters between them. */
const MARKS: ReadonlyMap<string, string> = new Map(['“”', '""', '«»', '``'].map(([open, close]) => [open!, close!]));
const MOST_QUOTED = 4_000;
const HELD = ' \u0000 ';

/**
 * What a sentence says in words of its own, in lower case: without addresses and passages in quotation marks, and without what its rows hold or its
 * quotes state in these very words.
 */
export function ownWords(text: string, rows: readonly ComposedRow[], quotes: readonly string[] = []): string {
  const cells = rows.flatMap((row) => textsOf(Object.values(row.cells)));
  const parts = [...cells.flatMap((cell) => cell.split(SENTENCE_END)), ...quotes].filter(hasSeveralWords);
  const held = [...cells, ...parts].map(even).filter((one) => /\p{L}{3}/u.test(one));
  // What has passages and addresses of its own goes whole; a short cell may stand in an address.
  const said = takeOut(
    even(text),
    held.filter((one) => [...MARKS.keys()].some((mark) => one.includes(mark)) || one.search(ADDRESS) >= 0),
  );
  return takeOut(even(withoutPassages(said.replace(ADDRESS, HELD))), held);
}

/** The longest first: it may hold others. */
const takeOut = (text: string, held: readonly string[]): string =>
  held.toSorted((a, b) => b.length - a.length).reduce((rest, one) => rest.replaceAll(one, HELD), text);

/** Each closing mark is looked for once, so that the time is that of the text. */
function withoutPassages(text: string): string {
  const nextOf = new Map<string, number>();
  const parts: string[] = [];
  let done = 0;
  for (let at = 0; at < text.length; at += 1) {
    const close = MARKS.get(text.charAt(at));
    if (close === undefined) continue;
    let end = nextOf.get(close) ?? 0;
    if (end <= at) {
      const found = text.indexOf(close, at + 1);
      end = found < 0 ? Infinity : found;
      nextOf.set(close, end);
    }
    if (end - at > MOST_QUOTED) continue;
    parts.push(text.slice(done, at), HELD);
    at = end;
    done = end + 1;
  }
  return [...parts, text.slice(done)].join('');
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
