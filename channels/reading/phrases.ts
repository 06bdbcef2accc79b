import { plainLetters } from '../../evidence/plain-letters.ts';
import { LATIN_LETTER } from './ignoring-case.ts';

/** Matches any phrase of a vocabulary (`a phrase|another`), by language, as whole words and whatever the blanks. */
export function phrasePattern({ ja = '', ...byLanguage }: Record<string, string>): RegExp {
  const whole = `(?<![\\p{L}\\p{N}])${anyOf(byLanguage)}(?![\\p{L}])`;
  // Japanese parts no words.
  return new RegExp(ja === '' ? whole : `${whole}|${anyOf({ ja })}`, 'iu');
}

/** The same where nothing but blanks, a currency sign and an article follow: the words that lead to an amount. */
export const phraseAtEnd = (byLanguage: Record<string, string>): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${anyOf(byLanguage)}\\s*(?:(?:an?|the|i|les|de|los)\\s+)?(?:\\p{Sc}|\\p{Lu}{3}|zł)?\\s*$`,
    'iu',
  );

/** The same right behind an amount and its currency. */
export const phraseAtStart = (byLanguage: Record<string, string>): RegExp =>
  new RegExp(`^\\s*(?:\\p{Sc}|\\p{Lu}{3}\\b|zł)?\\s*${anyOf(byLanguage)}(?![\\p{L}])`, 'iu');

/**
 * Any phrase of a vocabulary as the source of a pattern, the longest first. A star stands for any letters, "…" for up to four words. Polish is found
 * without the marks of its letters too, as messages are typed.
 */
export function anyOf(byLanguage: Record<string, string>): string {
  const plain = plainLetters(byLanguage.pl ?? '');
  const phrases = [
    ...new Set([...Object.values(byLanguage), plain].flatMap((words) => words.split('|').filter(Boolean))),
  ];
  const sources = phrases
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) =>
      phrase
        .replace(/[.+?^${}()[\]\\]/g, '\\$&')
        .replaceAll('*', `${LATIN_LETTER}*`)
        .replaceAll(' … ', '(?:\\s+\\S+){0,4}?\\s+')
        .replaceAll(/ (?!\*)/g, '\\s+'),
    );
  return `(?:${sources.join('|')})`;
}
