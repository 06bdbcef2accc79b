import type { DayOrder } from '../../../evidence/read-date.ts';
import { findDates } from '../dates/find-dates.ts';
import type { WrittenDate } from '../dates/find-dates.ts';
import { maskMarkup } from '../text/mask-markup.ts';
import { slice, trimSpan } from '../text/span.ts';
import { readDateLine, readReleasedOn, readTrailer } from './date-lines.ts';
import { isNeutralWord } from './head-words.ts';
import { readPlacedLine } from './rollout-days.ts';
import type { Piece } from './piece.ts';

/** The day of a release, the line that gives it, and what else stands below its head. */
export interface DateBelow {
  date: WrittenDate;
  line: Piece;
  rest: Piece[];
  /** The day is one to come. */
  isPending?: true;
  /** The day is that of one of several places. */
  isPlaced?: true;
}

/** A date right under a head, in one of its first lines, or in the line that Debian ends an entry with. */
export function findDateBelow(
  text: string,
  body: readonly Piece[],
  { head, order }: { head: Piece; order: DayOrder | undefined },
): DateBelow | null {
  const placed = findPlacedDay(text, body, order);
  if (placed) return placed;
  for (const [index, piece] of body.slice(0, 4).entries()) {
    if (head.kind === 'heading' && piece.kind === 'heading' && piece.level < head.level) break;
    const line = dateLineOf(text, piece);
    const date = readDateLine(slice(text, line), order);
    if (date && piece.kind === 'row') return { date, line, rest: withoutTable(body, index) };
    if (date) return { date, line, rest: body.flatMap((one) => (one === piece ? behind(text, piece, line) : [one])) };
    const told = index < 2 && piece.kind === 'text' ? readReleasedOn(slice(text, piece), order) : null;
    if (told) return { date: told, line: piece, rest: [...body] };
    if (piece.kind !== 'text' && !(index === 0 && isAbout(slice(text, piece)))) break;
  }
  const first = body[0] ? readDateFirst(slice(text, body[0]), order) : null;
  if (first && body[0]) return { date: first, line: body[0], rest: body.slice(1) };
  const line = body.findLast((piece) => piece.kind === 'text' && readTrailer(slice(text, piece)) !== null);
  const date = line ? readTrailer(slice(text, line)) : null;
  return line && date ? { date, line, rest: body.filter((piece) => piece !== line) } : null;
}

/** Of lines that say when a release comes to those who try it and when to everybody (`Sandbox: …`, `Production: …`) the latter. */
function findPlacedDay(text: string, body: readonly Piece[], order: DayOrder | undefined): DateBelow | null {
  const told: { piece: Piece; line: Piece; placed: NonNullable<ReturnType<typeof readPlacedLine>> }[] = [];
  for (const piece of body.slice(0, 4)) {
    const isShort = piece.end - piece.start < LONGEST_PLACES;
    const lines = isShort && (piece.kind === 'text' || piece.kind === 'item') ? linesOf(text, piece) : [];
    const own = lines.flatMap((line) => {
      const placed = readPlacedLine(maskMarkup(slice(text, line)));
      return placed ? [{ piece, line, placed }] : [];
    });
    if (own.length === 0 || own.length < lines.length) break;
    told.push(...own);
  }
  const live = told.find(({ placed }) => placed.place === 'live');
  if (!live) return null;
  const { line, placed } = live;
  const [date] = findDates(slice(text, line), order);
  const isDated = told.some((one) => findDates(slice(text, one.line), order).length > 0);
  if (!isDated || (!date && !placed.isPending)) return null;
  const lines = new Set(told.map(({ piece }) => piece));
  const rest = body.filter((piece) => !lines.has(piece));
  const none = { start: 0, end: 0, iso: '', written: [], isAmbiguous: false };
  return {
    date: date ?? none,
    line,
    rest,
    ...(placed.isPending && { isPending: true as const }),
    ...(told.length > 1 && { isPlaced: true as const }),
  };
}

/** Days of a release in a handful of places. */
const LONGEST_PLACES = 500;

function linesOf(text: string, piece: Piece): Piece[] {
  const lines: Piece[] = [];
  for (let line = firstLine(text, piece); ;) {
    lines.push(line);
    const [next] = behind(text, piece, line);
    if (!next) return lines;
    line = firstLine(text, next);
  }
}

/** A table that gives the day states what else it does of the release as a whole, and no change. */
function withoutTable(body: readonly Piece[], at: number): Piece[] {
  const isRow = ({ kind }: Piece): boolean => kind === 'row';
  const first = body.slice(0, at).findLastIndex((piece) => !isRow(piece)) + 1;
  const behind = body.slice(at).findIndex((piece) => !isRow(piece));
  return [...body.slice(0, first), ...(behind < 0 ? [] : body.slice(at + behind))];
}

/** Where a day is the name of a release, the line below can say on which day it came out. */
export function findToldBelow(text: string, body: readonly Piece[], order: DayOrder | undefined): DateBelow | null {
  const [first] = body;
  const line = first?.kind === 'text' ? firstLine(text, first) : null;
  if (!first || !line || !CAME_OUT.test(slice(text, line))) return null;
  const date = readDateLine(slice(text, line), order) ?? readReleasedOn(slice(text, line), order);
  return date ? { date, line, rest: [...behind(text, first, line), ...body.slice(1)] } : null;
}

const CAME_OUT = /\b(?:released?|published|shipped|available|launched|out|live)\b/i;

/** `Release Summary` over what is said of the release as a whole. */
const isAbout = (heading: string): boolean =>
  heading.length < 40 && (heading.match(/\p{L}+/gu) ?? []).every((word) => isNeutralWord(word));

/** `- 2020-10-27 - [7 commits](…) by Ada`: a first item that says when and by whom, not what. */
function readDateFirst(line: string, order: DayOrder | undefined): WrittenDate | null {
  const words = maskMarkup(line);
  if (!/^\s*\d[^\n]{6,40}\b\d+ commits?\b/.test(words)) return null;
  const [date] = findDates(words.slice(0, 40), order);
  return date && date.start < 3 ? date : null;
}

/** The first line, or the one behind badges such as `Latest` and `Pre-release`. */
function dateLineOf(text: string, piece: Piece): Piece {
  let line = firstLine(text, piece);
  while (line.end < piece.end && isBadge(slice(text, line))) {
    const rest = { ...piece, start: line.end };
    line = firstLine(text, { ...rest, ...trimSpan(text, rest) });
  }
  return line;
}

export function firstLine(text: string, piece: Piece): Piece {
  const at = slice(text, piece).search(/[\r\n]/);
  return at < 0 ? piece : { ...piece, end: piece.start + at };
}

function behind(text: string, piece: Piece, { end }: Piece): Piece[] {
  const rest = trimSpan(text, { start: end, end: piece.end });
  return rest.end > rest.start ? [{ ...piece, ...rest }] : [];
}

/** A line beside a version that says how far the release is. */
export const isBadge = (line: string): boolean =>
  /^\W*(?:v?\d[\w.+-]*\s+)?(?:latest|stable|lts|pre-?release|beta|verified|immutable|draft)(?: release)?\W*$/i.test(
    line,
  );
