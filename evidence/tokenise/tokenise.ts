import { guessLanguage } from './guess-language.ts';
import type { SearchLanguage } from './languages.ts';
import { SEARCH_LANGUAGES, STOP_WORDS, stemIn } from './languages.ts';
import { splitToken, splitTokens } from './split-words.ts';
import type { Word } from './split-words.ts';

/** Longer terms are cut: nobody asks for them, and an index has a limit. */
const LONGEST_TERM = 64;

/**
 * The terms that texts of a language are found by, in their order, repeated as often as they stand there. Words are folded (NFKC, case, accents) and
 * stemmed; a number or a name with joints (`3.4.0`, `YD-001`) is a term as a whole, and so are its parts. Words without substance are left out.
 */
export function createTokeniser(language: SearchLanguage): (text: string) => string[] {
  const known = new Map<string, string[]>();
  return (text) =>
    splitTokens(text).flatMap((token) => {
      let terms = known.get(token);
      if (!terms) known.set(token, (terms = termsOf(token, language)));
      return terms;
    });
}

function termsOf(token: string, language: SearchLanguage): string[] {
  const words = splitToken(token);
  return isWithoutSubstance(words, language) ? [] : words.map((word) => termOf(word, language));
}

/** A part of a name (`socket.io`, `go-it`) says something, whatever word it is by itself. */
const isWithoutSubstance = ([word, more]: Word[], language: SearchLanguage): boolean =>
  word !== undefined && more === undefined && STOP_WORDS[language].has(word.text);

/**
 * The words of a question, once each, every one with the terms that it may be in the archive: a page is stemmed by its own language, which the
 * question need not be in.
 */
export function tokeniseQuery(query: string): AskedWord[] {
  const own = guessLanguage(query);
  const tokens = splitTokens(query).map(splitToken);
  const told = tokens.filter((words) => !isWithoutSubstance(words, own)).flat();
  return [...new Map(told.map((word) => [word.text, word])).values()].map((word) => {
    const spellings = new Set([word.text, foldAccents(word.text)]);
    const terms = [...spellings].flatMap((text) => LANGUAGES.map((language) => termOf({ ...word, text }, language)));
    return { text: word.text, terms: [...new Set(terms)] };
  });
}

const LANGUAGES: readonly SearchLanguage[] = [...SEARCH_LANGUAGES, 'other'];

export interface AskedWord {
  text: string;
  terms: string[];
}

/** Accents are folded after stemming: the stemmers tell endings by them. */
function termOf({ text, isPlain }: Word, language: SearchLanguage): string {
  const term = isPlain ? foldAccents(stemIn(language, text)) : text;
  return term.length > LONGEST_TERM ? term.slice(0, LONGEST_TERM) : term;
}

/** Letters without their marks, as people write them who do not have the key. Marks that make another letter (й, が, vowel signs) stay. */
export function foldAccents(text: string): string {
  if (/^\p{ASCII}*$/u.test(text)) return text;
  return text
    .normalize('NFD')
    .replace(/([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[øłđıœæ]/g, (letter) => UNMARKED[letter]!);
}

const UNMARKED: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', œ: 'oe', æ: 'ae' };
