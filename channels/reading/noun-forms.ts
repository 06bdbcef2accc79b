import type { Language } from './languages.ts';
import { plainLetters } from './word-stems.ts';

/**
 * Whether two words can be forms of one noun in one of the languages: its number and, in Polish, its case ("puszka" and "puszek", "Blatt" and
 * "Blätter", "doos" and "dozen", "papel" and "papéis", "shelf" and "shelves").
 */
export function areFormsOfNoun(one: string, other: string, languages: readonly Language[]): boolean {
  const [a, b] = [plainLetters(one), plainLetters(other)];
  if (a === b) return true;
  if (a[0] !== b[0] || a.length < SHORTEST || b.length < SHORTEST) return false;
  return languages.some((language) => {
    if (IRREGULAR[language]?.some((forms) => forms.includes(a) && forms.includes(b))) return true;
    const stems = new Set(stemsIn(language, a));
    return stemsIn(language, b).some((stem) => stems.has(stem));
  });
}
const SHORTEST = 3;

/** What is left of a word without each of the endings it can have, behind the number of the group of endings: two words of one noun share one. */
function stemsIn(language: Language, word: string): string[] {
  return ENDINGS[language].flatMap((endings, group) =>
    endings.flatMap((ending) => {
      const stem = word.slice(0, word.length - ending.length);
      if (!word.endsWith(ending) || stem.length < (ending.length < 2 ? 2 : 1)) return [];
      return (ALTERNATIONS[language]?.(stem, ending) ?? [stem]).map((form) => `${group} ${form}`);
    }),
  );
}

const groups = (table: string): string[][] =>
  table.split('|').map((endings) =>
    endings
      .trim()
      .split(' ')
      .map((ending) => (ending === '-' ? '' : ending)),
  );

/**
 * Endings, without their marks, that a noun has by turns; "-" is none. A word of a part may have lost an English plural s before ("luce" of "luces", "gla"
 * of "glas").
 */
const ENDINGS: Record<Language, string[][]> = {
  en: groups('- s es se|y ies|f fe ves ve'),
  de: groups('- e en n s es em|- er ern|- ser sern'),
  nl: groups('- en s n je jes tje tjes|- zen sen ssen'),
  fr: groups('- s|- e es|al aux|ail aux|au aux|ou oux|eu eux'),
  es: groups('- s es e|z ces ce'),
  pt: groups('- s es e|ao oes aes aos oe ae|al ais|el eis|ol ois|il is|m ns n'),
  it: groups('o i|a e|e i|io i|co chi|go ghi|ca che|ga ghe|cia ce|gia ge|- s'),
  pl: groups('- a o e u y i ow om ami ach owi em iem ie ia iu io ej'),
};

/** Nouns that no ending tells. */
const IRREGULAR: Partial<Record<Language, string[][]>> = {
  en: groups('foot feet|tooth teeth|mouse mice|child children|man men|woman women|goose geese|die dice|person people'),
  it: groups('uovo uova|lenzuolo lenzuola|paio paia|dito dita|braccio braccia|uomo uomini'),
};

/** How a stem changes before its endings. */
const ALTERNATIONS: Partial<Record<Language, (stem: string, ending: string) => string[]>> = {
  // "Raam, ramen", "bus, bussen", "doos, dozen", "werf, werven".
  nl: (stem) => [
    stem
      .replace(/z$/, 's')
      .replace(/v$/, 'f')
      .replace(/([^aeiou])\1$/, '$1')
      .replace(/([aeou])\1(?=[^aeiou]$)/, '$1'),
  ],
  // "Deska, desek", "okno, okien": an e that stands where no ending follows.
  pl: (stem, ending) => {
    const bare = ending === '' ? stem.replace(/i?e([^aeiouy])$/, '$1') : stem;
    return stem.length < 3 ? [] : bare === stem || bare.length < 3 ? [stem] : [stem, bare];
  },
};
