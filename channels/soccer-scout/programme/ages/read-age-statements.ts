import type { Gender } from '../../brief/child.ts';
import type { Line, Piece } from '../page-lines.ts';
import { AGE_HEAD, BIRTH_HEAD, RANGE_WORDS, UP_TO_AGE } from '../page-words.ts';
import type { AgeHit, AgeMeaning } from './age-meaning.ts';
import { readAgeRanges } from './read-age-ranges.ts';
import { readBirthdays } from './read-birthdays.ts';
import { readBirths } from './read-births.ts';
import { readGrades } from './read-grades.ts';
import { readGroups } from './read-groups.ts';

/** Words of a page that say whom something is for, with their place on the page. */
export interface AgeStatement extends Piece {
  meaning: AgeMeaning;
}

/** A statement and the heading or line that it stands in. */
export interface Placed extends AgeStatement {
  line: Piece;
  /** The line with the name of the group above it, where it has one. */
  shown?: Piece;
  /** Where the heading of the group begins that it stands under: what is said there describes one group. */
  group?: number;
}

/** The statements of a heading or line. */
export const placed = (line: Piece): Placed[] => readAgeStatements(line).map((statement) => ({ ...statement, line }));

const BORN = 'born ';
/** Headings of table columns whose cells are figures of this kind without a word that says so. */
const COLUMN_KINDS: { header: RegExp; lead: string }[] = [
  { header: BIRTH_HEAD, lead: BORN },
  { header: /\bgrades?\b/i, lead: 'grade ' },
  { header: AGE_HEAD, lead: 'ages ' },
];

const leadOf = (head: string): string => COLUMN_KINDS.find(({ header }) => header.test(head))?.lead ?? '';

/**
 * The statements of a row, a cell of figures by the head of its column: "Born from" and "Born to" side by side give one range, and figures of such a
 * column that nothing is read of leave open whom the row is for.
 */
export function readRowStatements({ text, start, cells, header }: Line): AgeStatement[] {
  const heads = cells.map((_cell, at) => header[at]?.text ?? '');
  return cells.flatMap((cell, at): AgeStatement[] => {
    const lead = leadOf(heads[at]!);
    if (at > 0 && rangeOf(at - 1)) return [];
    const range = rangeOf(at);
    const upTo = range ? cells[at + 1]! : cell;
    const whole = { text: text.slice(cell.start - start, upTo.end - start), start: cell.start, end: upTo.end };
    if (range) return [{ ...whole, meaning: range }];
    const own = readAgeStatements(cell, heads[at]);
    const isOpen = lead === BORN && own.length === 0 && /\d/.test(cell.text);
    return isOpen ? [{ ...whole, meaning: { kind: 'births', from: null, to: null } }] : own;
  });

  function rangeOf(at: number): AgeMeaning | undefined {
    const [lead, first, last] = [leadOf(heads[at] ?? ''), cells[at], cells[at + 1]];
    const [head, next] = [heads[at], heads[at + 1] ?? ''];
    const isPair = lead !== '' && head !== next && (leadOf(next) === lead || UP_TO_HEAD.test(next));
    if (!isPair || !first || !last || collect(first.text).length + collect(last.text).length > 0) return undefined;
    const [hit, ...others] = collect(`${lead}${first.text} to ${last.text}`);
    return others.length === 0 && hit && hit.end - hit.start >= first.text.length + last.text.length
      ? hit.meaning
      : undefined;
  }
}
/** A head that says no more than where a range ends. */
const UP_TO_HEAD = new RegExp(`^\\W*(?:${RANGE_WORDS}|${UP_TO_AGE}|max(?:imum)?)\\W*$`, 'iu');

/** Statements about ages, groups, birthdays and grades in a text, in order; of two that overlap the longer counts. */
export function readAgeStatements(piece: Piece, columnHeader = ''): AgeStatement[] {
  const lead = leadOf(columnHeader);
  const known = READ_BEFORE.get(piece) ?? new Map<string, AgeStatement[]>();
  const found = known.get(lead) ?? readBehind(lead, piece);
  READ_BEFORE.set(piece, known.set(lead, found));
  return found;
}

/** The statements of pieces that stand in several groups are read once. */
const READ_BEFORE = new WeakMap<Piece, Map<string, AgeStatement[]>>();

function readBehind(lead: string, piece: Piece): AgeStatement[] {
  const plain = collect(piece.text);
  const hits =
    plain.length > 0 || lead === '' ? plain : collect(lead + piece.text).map((hit) => shift(hit, -lead.length));
  return hits.map(({ start, end, meaning }) => ({
    text: piece.text.slice(start, end),
    start: piece.start + start,
    end: piece.start + end,
    meaning,
  }));
}

function collect(text: string): AgeHit[] {
  const readers = [readBirthdays, readBirths, readGroups, readGrades, readAgeRanges];
  const hits = readers.flatMap((read) => read(text));
  const kept = hits
    .toSorted((a, b) => b.end - b.start - (a.end - a.start))
    .reduce<AgeHit[]>((found, hit) => (found.some((other) => overlaps(other, hit)) ? found : [...found, hit]), []);
  return kept.toSorted((a, b) => a.start - b.start);
}

const overlaps = (a: AgeHit, b: AgeHit): boolean => a.start < b.end && b.start < a.end;
const shift = (hit: AgeHit, by: number): AgeHit => ({ ...hit, start: Math.max(0, hit.start + by), end: hit.end + by });

/** For whom a statement is by the words beside it: "U9 Girls", "boys born in 2019"; null where it is for all, or does not say. */
export function genderOfGroup({ text, start, end, line, shown }: Placed): Gender | null {
  const whole = shown?.text ?? line.text;
  const [girls, boys] = [GIRLS.test(whole), BOYS.test(whole)];
  if (!girls || !boys) return genderOfWords(whole);
  // Both are named: those right before or behind.
  const at = start - line.start;
  const beside = `${line.text.slice(Math.max(0, at - BESIDE), at)}${text}${line.text.slice(end - line.start, end - line.start + BESIDE)}`;
  const near = beside.split(/[,;|•\t\n]/).find((part) => part.includes(text)) ?? '';
  const [isGirls, isBoys] = [GIRLS.test(near), BOYS.test(near)];
  return isGirls === isBoys ? null : isGirls ? 'girl' : 'boy';
}

/** Girls or boys, where words name one of them alone. */
export function genderOfWords(words: string): Gender | null {
  const [girls, boys] = [GIRLS.test(words), BOYS.test(words)];
  return girls === boys ? null : girls ? 'girl' : 'boy';
}

const BESIDE = 24;
const CODES = (letter: string): string =>
  `${letter}(?:20)?\\d\\d|20\\d\\d${letter}|${letter}u-?\\d{1,2}|u-?\\d{1,2}${letter}`;
const GIRLS = new RegExp(
  `(?<![\\p{L}\\d])(?:girls?|wom[ae]n|ladies|mädchen|filles|niñas|female|${CODES('g')})(?![\\p{L}\\d])`,
  'iu',
);
const BOYS = new RegExp(
  `(?<![\\p{L}\\d])(?:boys?|m[ae]n|jungen|jungs|garçons|male|${CODES('b')})(?![\\p{L}\\d])`,
  'iu',
);
