import { LANGUAGES } from '../../reading/languages.ts';
import type { Language } from '../../reading/languages.ts';
import { phrasePattern } from '../../reading/phrases.ts';

/** Phrases of any language, or by language. */
export type Phrases = string | Readonly<Partial<Record<Language, string>>>;

/**
 * The pattern of phrases in the languages of a brief and in English, which every brief may use, compiled once for each set of languages. Null where
 * there are none.
 */
export function phrasesIn(phrases: Phrases): (languages: readonly Language[]) => RegExp | null {
  const made = new Map<string, RegExp | null>();
  return (languages) => {
    const key = typeof phrases === 'string' ? '' : languages.join(' ');
    const known = made.get(key);
    if (known !== undefined) return known;
    const table = typeof phrases === 'string' ? { en: phrases } : phrases;
    const own = Object.entries(table).filter(([name]) => name === 'en' || languages.some((each) => each === name));
    const pattern = own.length === 0 ? null : new RegExp(phrasePattern(Object.fromEntries(own)).source, 'giu');
    made.set(key, pattern);
    return pattern;
  };
}

/** The languages beside English that a brief is in; none where nothing tells. */
export const abroadIn = (languages: readonly Language[]): readonly Language[] =>
  languages.length === LANGUAGES.length ? [] : languages.filter((language) => language !== 'en');
