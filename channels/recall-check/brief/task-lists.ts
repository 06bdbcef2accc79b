import { foldWords } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { brandLength } from '../words/known-brands.ts';
import { findMake } from './makes.ts';

/** "- recall check …" with the things in deeper lines, among entries that are other tasks. */
const ENTRY = /^([ \t]*)(?:[-*•–▪◦·]|\[[ x]?\]|\d{1,2}[.)])[ \t]+(?=\S)/;
/** Also where a letter is missing. */
const RECALL = /(?<!\p{L})(?:recal|rückruf|rueckruf|rappel|richiam|retirad[ao]|recolh|terugroep|wycofa)/iu;
const LEAST_THINGS = 2;

/**
 * Of a list of tasks of which one is the check for recalls, the things below that one become the list, behind what stands above it; the other tasks are lines beside it. Any
 * other text stays as it is.
 */
export function listOfTask(text: string): string {
  const lines = text.split('\n');
  const entries = lines.flatMap((line, at) => (ENTRY.test(line) ? [at] : []));
  const level = Math.min(...entries.map((at) => indentOf(lines[at] ?? '')));
  const tasks = entries.filter((at) => indentOf(lines[at] ?? '') === level);
  const [task, ...others] = tasks.filter((at) => RECALL.test(lines[at] ?? ''));
  if (task === undefined || others.length > 0 || tasks.length < 2) return text;
  const rest = lines.slice(task + 1);
  const end = rest.findIndex((line) => line.trim() !== '' && indentOf(line) <= level);
  const things = rest.slice(0, end < 0 ? rest.length : end).filter((line) => line.trim() !== '');
  if (things.length < LEAST_THINGS) return text;
  const plain = (from: number, to?: number): string[] =>
    lines.slice(from, to).map((line) => line.replace(ENTRY, '').trim());
  const below = end < 0 ? [] : plain(task + 1 + end);
  const list = things.map((line) => `- ${line.replace(ENTRY, '').trim()}`);
  return [...plain(0, task + 1), ...list, '', ...below].join('\n');
}

const indentOf = (line: string): number => (/^\s*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length;

/**
 * "Can you look these up for recalls:" over three and more short lines: each is an entry of a list, whatever it begins with, up to one that is a sentence or goes on with what is told. A
 * head that names a thing itself is none.
 */
export function listUnderHead(text: string): string {
  const lines = text.split('\n');
  const head = lines.findIndex((line) => /:[ \t]*$/.test(line) && ASKS.test(line) && !namesThing(line));
  const first = lines.findIndex((line, at) => at > head && line.trim() !== '');
  if (head < 0 || first > head + 2 || lines.some((line) => ENTRY.test(line))) return text;
  const rest = lines.slice(first);
  const endFrom = (from: number): number => {
    const end = rest.findIndex((line, at) => at >= from && (line.trim() === '' || !isShort(line)));
    return end < 0 ? rest.length : end;
  };
  let end = endFrom(0);
  while (isOverGroup(rest, 0) && rest[end]?.trim() === '' && isOverGroup(rest, end + 1)) end = endFrom(end + 1);
  const things = rest.slice(0, end);
  const isEntry = (line: string, at: number): boolean => line.trim() !== '' && !isOverGroup(rest, at);
  if (things.filter(isEntry).length < LEAST_LINES) return text;
  const below = rest.slice(things.length);
  const isParted = below[0] === undefined || below[0].trim() === '';
  return [
    ...lines.slice(0, first),
    ...things.map((line, at) => (isEntry(line, at) ? `- ${line.trim()}` : line)),
    ...(isParted ? [] : ['']),
    ...below,
  ].join('\n');
}
/** "House A" over lines that stand in: where they are. Further groups of that form belong to the same list. */
const isOverGroup = (lines: readonly string[], at: number): boolean =>
  /^\S/.test(lines[at] ?? '') &&
  isShort(lines[at] ?? '') &&
  !namesThing(lines[at] ?? '') &&
  /^[ \t]+\S/.test(lines[at + 1] ?? '');
const LEAST_LINES = 3;
const isShort = (line: string): boolean =>
  line.length < 90 && !/[.?!:][ \t]*$|\t| {3}|\|/u.test(line) && !GOES_ON.test(line) && /\p{L}{3}/u.test(line);
const GOES_ON =
  /^[ \t]*(?:ah|oh|and|also|und|außerdem|et|aussi|y|también|e|anche|também|en|ook|i|oraz|thanks?|danke|merci|gracias|grazie|obrigad[oa]|bedankt|dzięki)(?!\p{L})/iu;
const ASKS =
  /(?<!\p{L})(?:recall|rückruf|rueckruf|rappel|retir[oa]|richiam|recolh|terugroep|teruggeroep|wycof|check|look (?:up|into)|prüf|vérifi|revis|verific|controll|sprawd)/iu;
const namesThing = (line: string): boolean => {
  const words = foldWords(line);
  return (
    findMake(line) >= 0 ||
    /\p{Lu}+-?\d{2}|\d{4,}/u.test(line) ||
    words.some((word, at) => brandLength(words, at) > 0 && kindsOf(word).size === 0)
  );
};
