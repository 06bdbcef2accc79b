import { readClauses } from './clauses.ts';
import { GREETING, kindOf, nameIn } from './name-of-thing.ts';
import type { NamedItem } from './named-item.ts';
import { readStatedItems } from './stated-items.ts';
import { readTableItems } from './table-items.ts';

const LABEL =
  /^[\s>*•-]*(?:item|object|specimen|species|artifact|artefact|thing|product|title|name|lot)(?:\s+(?:no\.?\s*)?\d+)?\s*[:=]\s*(\S.*)$/i;
const LISTED = /^\s*(?:\d{1,2}[.)]|[-*•])\s+(\S.*)$/;
/** Where a label's line goes on with a sentence: a full stop alone may be one of an abbreviation (`Quercus robur L. var. fastigiata`). */
const NEXT_SENTENCE =
  /[.?!]\s+(?=(?:the|this|these|it|its|there|an?|please|measure|file|i|we|my|our|in|on|beside|next|see)\s)/i;
/** Items of a brief in their order: labelled ones (`Item: …`), those of a list or a table, those whose sizes it states, or the one that its request is about. */
export function readItems(text: string): NamedItem[] {
  const sizes = readClauses(text).flatMap(({ size }) => size ?? []);
  const lines = linesOf(text);
  const labelled = lines.flatMap((line) => named(line, LABEL, sizes));
  if (labelled.length > 0) return withEnds(labelled, text.length);
  const listed = lines.flatMap((line) => named(line, LISTED, sizes)).flatMap(shortened);
  if (listed.length > 1) return withEnds(listed, text.length);
  const rows = readTableItems(text);
  if (rows.length > 0) return withProse(text, rows);
  const stated = readStatedItems(text);
  if (stated.length > 0) return stated;
  for (const { start, end } of lines) {
    const name = nameIn(text.slice(start, sizeWithin(sizes, start, end)));
    if (name && !GREETING.test(name.name))
      return [{ name: name.name, nameStart: start + name.at, start: 0, end: text.length }];
  }
  return [];
}

/** The rows of a table with what the text before and behind it names. */
function withProse(text: string, rows: NamedItem[]): NamedItem[] {
  const end = rows.at(-1)!.end;
  const behind = readStatedItems(' '.repeat(end) + text.slice(end));
  return [...readStatedItems(text.slice(0, rows[0]!.start)), ...rows, ...behind];
}

interface Line {
  text: string;
  start: number;
  end: number;
}

function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const at = start;
    start += line.length + 1;
    const said = line.replace(/\r$/, '');
    return { text: said, start: at, end: at + said.length };
  });
}

/** Where the first size of a part of the text begins, or its end. */
const sizeWithin = (sizes: readonly number[], start: number, end: number): number =>
  sizes.find((size) => size >= start && size < end) ?? end;

function named({ text, start, end }: Line, pattern: RegExp, sizes: readonly number[]): NamedItem[] {
  const said = pattern.exec(text)?.[1];
  if (said === undefined) return [];
  const nameStart = end - said.length;
  const words = said.slice(0, sizeWithin(sizes, nameStart, end) - nameStart).split(NEXT_SENTENCE)[0]!;
  const name = words.replace(/(?<![\s,:;(–—-])[\s,:;(–—-]+$/u, '').trim();
  return name === '' ? [] : [{ name, nameStart, start, end }];
}

/** Each item goes on until the next one begins. */
const withEnds = (items: NamedItem[], end: number): NamedItem[] =>
  items.map((item, at) => ({ ...item, end: items[at + 1]?.start ?? end }));

/** The thing alone that a line of a list names; none where the line names a size or a part of one. */
function shortened(item: NamedItem): NamedItem[] {
  const found = nameIn(item.name);
  if (!found || kindOf(found.name, `a ${item.name}`) !== 'thing') return [];
  return [{ ...item, name: found.name, nameStart: item.nameStart + found.at }];
}
