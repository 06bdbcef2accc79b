import { anyPhrase } from './word-lists.ts';

/**
 * A brief as it was meant to stand: blanks that programs put in for plain ones are plain, and paragraphs that a mail program wrapped are one line again.
 * Neither says anything.
 */
export const plainBrief = (written: string): string => unwrapped(plainBlanks(written));

/** Blanks that do not break, thin ones and the like; marks without a width are none of the text. */
export const plainBlanks = (written: string): string =>
  written
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
    .replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '');

/** Programs wrap at 60 to 80 characters; a line that is shorter by the length of a word can have been. */
const NARROWEST = 50;
const WIDEST = 100;
/** A line as long as this, in a paragraph where somebody speaks, was wrapped where the next begins with a capital or a figure too. */
const LONG = 60;
const MOST_LINES = 400;

/**
 * Joins the lines of paragraphs that were broken by width: in such a paragraph every line but the last is so long that the first word of the next would not
 * have stood on it. One line that is as long by chance, among entries of a list, proves nothing.
 */
function unwrapped(text: string): string {
  const lines = text.split('\n');
  if (lines.length < 2 || lines.length > MOST_LINES) return text;
  const width = Math.max(...lines.map((line) => (line.includes('://') ? 0 : line.length)));
  if (width < NARROWEST || width > WIDEST) return text;
  return text
    .split(/(\n[ \t]*\n\s*)/)
    .map((paragraph) => unwrappedParagraph(paragraph, width))
    .join('');
}

function unwrappedParagraph(paragraph: string, width: number): string {
  const lines = paragraph.split('\n');
  const isFilled = (line: string, at: number): boolean => {
    const word = /^\S+/.exec(lines[at + 1] ?? '')?.[0] ?? '';
    return word !== '' && line.length >= NARROWEST && line.length + 1 + word.length > width;
  };
  const filled = lines.map(isFilled);
  const isWhole = filled.slice(0, -1).every(Boolean) && lines.some((line) => SPOKEN.test(line) || isRow(line));
  const areFilled = filled.filter(Boolean).length * 2 >= lines.length - 1;
  return lines.reduce((joined, line, at) => {
    if (at === 0) return line;
    const before = lines[at - 1] ?? '';
    const goesOn = /^[\p{Ll}(]/u.test(line) || (isWhole && before.length >= LONG);
    // A long line among short ones, which say nothing in a sentence, is an entry of its own.
    const isLikely = areFilled || SPOKEN.test(before) || SPOKEN.test(line);
    const isBroken = filled[at - 1] && goesOn && isLikely && isSentence(before) && ![before, line].some(isOwnLine);
    return `${joined}${isBroken ? ' ' : '\n'}${line}`;
  }, '');
}

/** Pronouns and short verbs of a sentence; lists of things have none. */
const SPOKEN = new RegExp(
  `(?<![\\p{L}'’-])(?:${anyPhrase(
    "i,we,my,our,his,her,she,he,they,you,is,are,was,have,has,had,ich,wir,mein,meine,unser,unsere,ist,sind,haben,hat,je,j'ai,nous,mon,notre,est,avons,tengo,tenemos,mi,nuestra,hay,ho,abbiamo,mio,tenho,temos,meu,ik,mijn,onze,heb,hebben",
  )})(?![\\p{L}'’-]|\\. ?[A-Z\\d])`,
  'iu',
);

/** A row of a table, an entry of a list, a field or a caption is a line for itself. */
const isOwnLine = (line: string): boolean =>
  /\t|\S {2,}\S|\||\s\/\s.*\s\/\s|^\s*(?:[-*•▪>#]|\(?(?:\d{1,3}|[a-z])[.)]|\[)\s?|^\s/u.test(line) ||
  /^[^\s:]{1,20}: /u.test(line);

/** Several things of a row, which goes on. */
const isRow = (line: string): boolean => (line.match(/[,;] /g) ?? []).length > 1;

/** Three words in small letters, or a row of things, and no end. */
const isSentence = (line: string): boolean =>
  ((line.match(/(?<![\p{L}\d])\p{Ll}{2,}/gu) ?? []).length > 2 || isRow(line)) && !/[.!?:;…]["'”’)]?\s*$/u.test(line);
