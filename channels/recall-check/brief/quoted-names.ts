import { foldWords } from '../words/fold-words.ts';

/** Fewer words in quotation marks are a brand, a word that somebody doubts, or talk. */
const LEAST = 4;
const QUOTED = /(?<![\p{L}\d,;|])["“„«]([^"“”„«»\n]{12,90})["”“»](?![;|])/gu;

/** Names as labels print them, each word with its capital: the words between quotation marks, folded, of which a recall may quote the same. */
export const readQuotedNames = (text: string): string[] => {
  const whole = namesIn(text.replace(CUT, '“$1”'));
  return whole.length > 0 ? whole : namesIn(text.replace(OPEN, '“$1”'));
};

const namesIn = (text: string): string[] =>
  Array.from(text.matchAll(QUOTED)).flatMap(([, name = '']) => {
    const words = foldWords(name);
    return words.length >= LEAST && isPrinted(name) ? [words.join(' ')] : [];
  });

/** The mark that opens a text may have been cut off, and the one before a comma. */
const CUT = /^([^"“”„«»\n]{12,90})["”“»](?![\p{L}\d])/u;
const OPEN = /(?<=^|\s)["“„«]([^"“”„«»\n,]{12,90})(?=,|$)/gu;
const isPrinted = (name: string): boolean => !/(?<![\p{L}\d'’-])\p{Ll}{3,}/u.test(name);

/** A text whose printed names are of one piece: a comma within quotation marks parts no two things. */
export const joinQuotedNames = (text: string): string =>
  text.replace(QUOTED, (whole, name: string) => (isPrinted(name) ? whole.replace(/, ?/g, ' ') : whole));
