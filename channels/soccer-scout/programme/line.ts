import { AGE_HEAD, BIRTH_HEAD, FEE_HEAD, OTHER_HEAD } from './page-words.ts';

/** A piece of a page's text with its place in the text layer. */
export interface Piece {
  text: string;
  start: number;
  end: number;
}

/** One line as a reader takes it in: a sentence of a paragraph, an item without the items inside it, or a table row with its cells. */
export interface Line extends Piece {
  kind: 'text' | 'item' | 'row';
  /** It fills a line of the page from end to end; false for a sentence among others. */
  isWhole: boolean;
  /** Nesting depth of an item; 0 for others. */
  depth: number;
  cells: Piece[];
  /** Cells of the header row above a row. */
  header: Piece[];
}

/** The text between two places without the white space around it. */
export function pieceOf(text: string, start: number, end: number): Piece {
  const raw = text.slice(start, end);
  const lead = raw.length - raw.trimStart().length;
  const trimmed = raw.trim();
  return { text: trimmed, start: start + lead, end: start + lead + trimmed.length };
}

/** Whether cells are the head of columns. */
export const looksLikeHeader = (cells: Piece[]): boolean =>
  cells.length > 1 &&
  cells.every(({ text }) => /\p{L}/u.test(text) && !/\d/.test(text)) &&
  cells.some(({ text }) => [HEADER_WORD, AGE_HEAD, BIRTH_HEAD, FEE_HEAD, OTHER_HEAD].some((head) => head.test(text)));
const HEADER_WORD =
  /^\s*(?:ages?|age groups?|division|group|grades?|birth|born|year|fees?|costs?|price|tuition|program|league|class|level|when|season|team|dates?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i;
