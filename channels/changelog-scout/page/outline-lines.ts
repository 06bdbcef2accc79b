import { findVersions } from '../versions/find-versions.ts';
import type { Line } from './lines.ts';

/** A line that heads a section of a numbered document: its depth, and where its words begin. */
export interface OutlineLine {
  level: number;
  at: number;
}

/**
 * Lines that number the sections of a document in plain text (`2. VERSION 7.30`, `2.1 Fixed issues`, `E.2. Release 16.13`): each behind a blank line, the numbers going on from
 * one to the next on two levels or more, and half of the outer ones naming a version. Other numbers before words count items.
 */
export function findOutline(lines: readonly Line[]): ReadonlyMap<Line, OutlineLine> {
  const found: { line: Line; chapter: string; numbers: number[]; at: number; words: string }[] = [];
  for (const [index, line] of lines.entries()) {
    const [lead = '', number = ''] = NUMBERED.exec(line.text) ?? [];
    if (number === '' || (lines[index - 1]?.text.trim() ?? '') !== '') continue;
    const words = line.text.slice(lead.length).trim();
    const last = found.at(-1);
    const chapter = last?.chapter ?? /^(?:[A-Z]|\d{1,2})\.(?=1$)|^[A-Z]\./.exec(number)?.[0] ?? '';
    const numbers = number.slice(chapter.length).split('.').map(Number);
    const isOwn = number.startsWith(chapter);
    if (!isOwn || words.length > 76 || /[.;,]$/.test(words) || !follows(numbers, last?.numbers)) continue;
    found.push({ line, chapter, numbers, at: lead.length, words });
  }
  const outer = found.filter(({ numbers }) => numbers.length === 1);
  const named = outer.filter(({ words }) => findVersions(words).length > 0);
  const isOutline = named.length > 1 && named.length * 2 >= outer.length && found.length > outer.length + 1;
  return new Map(isOutline ? found.map(({ line, numbers, at }) => [line, { level: numbers.length, at }]) : []);
}

/** An appendix has a letter, and sections their chapter before their own number. */
const NUMBERED = /^\s{0,3}((?:[A-Z]\.)?\d{1,2}(?:\.\d{1,2}){0,3})\.?[ \t]+(?=[\p{Lu}\d])/u;

/** `2.1` and `3` follow `2`, `3` and `2.2` follow `2.1`. */
function follows(numbers: readonly number[], last: readonly number[] | undefined): boolean {
  if (!last) return numbers.length === 1 && numbers[0] === 1;
  const depth = numbers.length - 1;
  if (depth > last.length) return false;
  const isUnder = numbers.slice(0, depth).every((number, at) => number === last[at]);
  return isUnder && numbers[depth] === (last[depth] ?? 0) + 1;
}
