import { foldCase } from '../../reading/languages.ts';
import { foldWord } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { brandLength } from '../words/known-brands.ts';
import { labelOf } from './code-labels.ts';
import { headingOf, isHeadingAside } from './column-headings.ts';
import { PLACES } from './line-heads.ts';

/**
 * A paste whose lines begin with marks of one kind as a list with "- ": whatever the marks are (bullets without a blank, figures that count on, Roman ones, letters, key caps,
 * pictures, tags of what they hang on), they say nothing of the things behind them.
 */
export function listMarks(paste: string): string {
  // " -- freezer --" over some of the lines says where they are.
  const text = placesApart(paste.replace(FRAMED, '').replace(RULED_OFF, ''));
  const lines = text.split('\n').filter((line) => line.trim() !== '').length;
  // "#   item   model   qty": the numbers are a column of a table, and without them its cells stand below other headings.
  if (text.split('\n').some(isHeadOfNumbers)) return text;
  return KINDS.reduce((rest, { pattern, isRun, share }) => {
    const marks = Array.from(rest.matchAll(pattern), ([, mark = '']) => mark);
    return marks.length > 1 && marks.length >= lines * share && isRun(marks) ? rest.replace(pattern, '- ') : rest;
  }, text);
}

function isHeadOfNumbers(line: string): boolean {
  const cells = line.trim().split(/ {2,}|\t/);
  const known = cells.filter((cell) => headingOf(cell) !== undefined);
  return cells.length > 2 && !/\d/.test(line) && isHeadingAside(cells[0] ?? '') && known.length * 2 > cells.length;
}

/** "Acme lamp / Lumo kettle /" and on in the next line: what goes on in a row over several lines, parted by slashes, is a list, up to the end of its last line. */
export const listSlashes = (text: string): string =>
  text
    .split(/(\n[ \t]*\n\s*)/)
    .map((block) => {
      const lines = block.split('\n');
      const last = lines.findLastIndex((line) => /[ \t]\/(?:\s|$)/.test(line));
      const end = last + (/\/[ \t]*$/.test(lines[last] ?? '') ? 2 : 1);
      const row = lines.slice(0, end).join('\n');
      const parts = row.split(/[ \t]\/(?:\s+|$)/).filter((part) => /[\p{L}\d]/u.test(part));
      const isRow = parts.length >= LEAST_IN_ROW && /[ \t]\/[ \t]*\n/.test(row) && !/^[ \t]*[-*•]/m.test(row);
      const entries = parts.map((part) => `- ${part.trim().replace(/\s*\n\s*/g, ' ')}`);
      return isRow ? [...entries, '', ...lines.slice(end)].join('\n') : block;
    })
    .join('');
const LEAST_IN_ROW = 5;

/** "SHELF A" over "A1 ... Acme lamp", "A2 ... Acme kettle": places that count on, below the names of those that they are in. */
function placesApart(text: string): string {
  const marks = Array.from(text.matchAll(SPOT), ([, letter = '', number = '']) => [letter, Number(number)] as const);
  const letters = [...new Set(marks.map(([letter]) => letter))];
  const areSpots = letters.every((letter) =>
    isNext([0, ...marks.flatMap(([own, number]) => (own === letter ? [number] : []))]),
  );
  if (marks.length < 3 || !areSpots) return text;
  return text
    .replace(SPOT, '- ')
    .replace(PLACE_ALONE, (line, word: string) => (PLACES.has(foldCase(word)) ? '' : line));
}
const SPOT = /^[ \t]{0,8}(\p{Lu})(\d{1,2})[ \t]*(?:\.{2,20}|[-–—:])[ \t]+(?=\S)/gmu;
const PLACE_ALONE = /^[ \t]*(\p{L}{3,14})[ \t]+(?:\p{Lu}|\d{1,2})[ \t]*:?[ \t]*$/gmu;

/** "- - - - -" between labels begins no entry. */
const RULED_OFF = /^[ \t]*(?:[-–—=*_~•·][ \t]){2,40}[-–—=*_~•·]?[ \t]*$/gmu;
const FRAMED = /^[ \t]*[-–—=*_~]{2,20}[ \t]*\p{L}[\p{L} &/]{1,30}[ \t]*[-–—=*_~]{2,20}[ \t]*$/gmu;

interface MarkKind {
  /** The mark with the blanks around it, at the start of a line. */
  pattern: RegExp;
  isRun: (marks: string[]) => boolean;
  /** How many of the lines have to begin so. */
  share: number;
}

const isAny = (): boolean => true;
const isNext = (values: number[]): boolean =>
  values.every((value, at) => at === 0 || value === (values[at - 1] ?? 0) + 1);
const isRising = (values: number[]): boolean => values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0));

/** "B3-01", "B3-02", "A12", "B07", "7a", "7b", "2.1", "2.2": of one shape, and rising. */
function areTags(tags: string[]): boolean {
  const shapes = new Set(
    tags.map((tag) =>
      tag
        .replace(/\d+/g, '9')
        .replace(/\p{Lu}/gu, 'A')
        .replace(/\p{Ll}$/u, 'a'),
    ),
  );
  const isRow = tags.every((tag, at) => at === 0 || (tags[at - 1] ?? '') < tag);
  return tags.length > 2 && shapes.size === 1 && isRow && tags.some((tag) => /\D0\d|^\d|^\p{Lu}\d{2}$/u.test(tag));
}

/** "Loan 1", "loan 2": one word that says nothing of a thing, with numbers that rise. */
function areCounted(marks: string[]): boolean {
  const heads = new Set(marks.map((mark) => mark.replace(/[ #\d]+$/, '').toLowerCase()));
  const [head = ''] = heads;
  return (
    marks.length > 2 &&
    heads.size === 1 &&
    isEmptyWord(head) &&
    isRising(marks.map((mark) => Number(/\d+$/.exec(mark)?.[0])))
  );
}

const ROMAN = { i: 1, v: 5, x: 10, l: 50 } as const;
/** IV is 4: a lower figure before a higher one is taken from it. */
export function romanValue(mark: string): number {
  const values = Array.from(mark.toLowerCase(), (letter) => ROMAN[letter as keyof typeof ROMAN] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

/** They count on from one. */
const areRoman = (marks: string[]): boolean => isNext([0, ...marks.map(romanValue)]);

/** It says of no thing what it is, whose make or which one. */
const isEmptyWord = (word: string): boolean =>
  kindsOf(foldWord(word)).size === 0 && brandLength([foldWord(word)], 0) === 0 && labelOf(word) === null;

const KINDS: readonly MarkKind[] = [
  // What is in such a tag besides is a size or a price.
  { pattern: /^[ \t]*(?=\p{Lu}{2,5}-?\d{3,6}\/\d{1,3}[\s/:])()/gmu, isRun: (marks) => marks.length > 2, share: 0.5 },
  { pattern: /^[ \t]*([-*•·])(?=[\p{L}\d])/gmu, isRun: isAny, share: 0 },
  { pattern: /^[ \t]*\(?([ivxl]{1,6})[.)]\)?[ \t]+(?=\S)/gimu, isRun: areRoman, share: 0 },
  { pattern: /^[ \t]*(\d)\uFE0F?\u20E3[ \t]*(?=\S)/gmu, isRun: (marks) => isNext(marks.map(Number)), share: 0 },
  { pattern: /^[ \t]*\[(\d{1,2})\][ \t]*(?=\S)/gmu, isRun: (marks) => isNext(marks.map(Number)), share: 0 },
  {
    pattern: /^[ \t]*((?:\p{Extended_Pictographic}|[→➤►▸▹✓✔☐☑□■○●~+])\uFE0F?)[ \t]*(?=[\p{L}\d])/gmu,
    isRun: isAny,
    share: 0.5,
  },
  { pattern: /^[ \t]*#(\d{1,6})[:.)]?[ \t]+(?=\S)/gmu, isRun: (marks) => isRising(marks.map(Number)), share: 0.5 },
  // "1/ Acme saw", "1° Zeta"
  {
    pattern: /^[ \t]{0,8}(?:- )?(\d{1,2})[ \t]?[/°ºª^>=_][ \t]+(?=\S)/gmu,
    isRun: (marks) => isNext([0, ...marks.map(Number)]),
    share: 0,
  },
  // "Q: is the Acme saw …?"
  {
    pattern: /^[ \t]*(?:Q|Question|Frage|Pregunta|Domanda|F|P|D)\d{0,2}[:.)][ \t]+(?=\S)()/gmu,
    isRun: (marks) => marks.length > 1,
    share: 0,
  },
  // "loan 1: Acme saw", "site 12 - Zeta"
  {
    pattern: /^[ \t]*(\p{L}{2,12} #?\d{1,4})[ \t]*(?:[:.]|[-–—]{1,2})[ \t]+(?=\S)/gmu,
    isRun: areCounted,
    share: 0,
  },
  // "have ... Acme kettle", "have ... Zeta lamp"
  {
    pattern: /^[ \t]*(\p{Ll}{3,14})[ \t]*(?:\.{2,20}|[-–—:=])[ \t]+(?=\S)/gmu,
    isRun: (marks) => marks.length > 2 && new Set(marks).size === 1 && isEmptyWord(marks[0] ?? ''),
    share: 0,
  },
  {
    pattern: /^[ \t]{0,8}(\d{1,2})(?:[ \t]{2,20}|\t)(?=\d{0,3}\p{L})/gmu,
    isRun: (marks) => isNext([0, ...marks.map(Number)]),
    share: 0,
  },
  {
    pattern: /^[ \t]{0,8}(0?\d{1,2})[ \t](?=\p{L})/gmu,
    isRun: (marks) => marks.length > 2 && isNext(marks.map(Number)),
    share: 0.5,
  },
  {
    pattern: /^[ \t]{0,8}(\p{Lu}{1,4}\d{0,2}-?\d{2,5}|\d{1,3}[a-z]|\d{1,2}\.\d{1,2})[:.)]? (?=[\p{L}\d])/gmu,
    isRun: areTags,
    share: 0,
  },
];
