import { findStatements } from '../../../evidence/measuring/text/find-statements.ts';
import { readTokens } from '../../../evidence/measuring/text/tokens.ts';
import { unitOf } from '../../../evidence/measuring/text/unit-words.ts';

/** A piece of a brief that says one thing. Offsets are UTF-16 units of the brief. */
export interface Clause {
  start: number;
  end: number;
  /** Where its first size begins, with the word or letter that names it; null where it states none. */
  size: number | null;
  /** What its sizes are called, with the part that they are of. */
  sizes: string[];
  /** It begins a line, and a blank one stands before it. */
  isApart: boolean;
}

const ANOTHER = String.raw`(?=(?:an?|one|another|my|our|the|two|three|four|five|six|eight|ten|twelve|une?|deux|una?|dos|seis|eine?n?|zwei|een|twee)\s)`;
const BOUNDARY = new RegExp(
  [
    String.raw`\n\s*`,
    String.raw`(?<=[.!?])\s+(?=\p{Lu})`,
    String.raw`;\s*`,
    String.raw`(?<=\)[ ,]{0,2})(?:and|&|plus)\s+`,
    String.raw`(?<=\s)(?:and|plus|und|et|y|e|en)\s+${ANOTHER}`,
    String.raw`,\s+(?=(?:\p{L}[\p{L}'-]*\s+){1,4}\d)`,
    String.raw`,\s+(?:(?:and|und|et|y|e|en)\s+)?${ANOTHER}`,
  ].join('|'),
  'gu',
);
/** What a full stop shortens: no sentence ends behind it, but for units. */
const SHORT = /(?:^|[^\p{L}\d"″”])(\p{L}{1,2}|approx|diam|dims?|circ|vol|nos?|est|incl)\.$/iu;

/** Lines, sentences and what is listed within them, in their order. Linear in the text. */
export function readClauses(text: string): Clause[] {
  const tokens = readTokens(text);
  const stated = findStatements(tokens, '').map(({ from, name, part }) => ({
    start: tokens[from]!.start,
    name: `${part ?? ''} ${name ?? ''}`,
  }));
  const clauses: Clause[] = [];
  let start = 0;
  let isApart = true;
  let at = 0;
  const close = (end: number): void => {
    const first = at;
    while (at < stated.length && stated[at]!.start < end) at += 1;
    if (text.slice(start, end).trim() === '') return;
    const sizes = stated.slice(first, at).map(({ name }) => name);
    clauses.push({ start, end, size: stated[first] && at > first ? stated[first].start : null, sizes, isApart });
  };
  for (const { 0: mark, index } of text.matchAll(BOUNDARY)) {
    const short = SHORT.exec(text.slice(Math.max(start, index - 12), index))?.[1];
    // Behind a comma another thing is named only where the one before has its size.
    if (mark.startsWith(',') && !stated.slice(at).some((size) => size.start >= start && size.start < index)) continue;
    if (/^\s+$/.test(mark) && !mark.includes('\n') && short !== undefined && unitOf(short.toLowerCase()) === undefined)
      continue;
    close(index);
    start = index + mark.length;
    isApart = /\n\s*\n/.test(mark);
  }
  close(text.length);
  return clauses;
}
