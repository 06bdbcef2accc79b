import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import { es } from './languages/es.ts';
import { fr } from './languages/fr.ts';
import { it } from './languages/it.ts';
import { nl } from './languages/nl.ts';
import { pl } from './languages/pl.ts';
import { pt } from './languages/pt.ts';
import type { Vocabulary } from './languages/vocabulary.ts';

export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Role = keyof Vocabulary;

const VOCABULARIES: Record<Language, Vocabulary> = { en, de, fr, es, it, pt, nl, pl };

/** Shorter words without their accents are other words. */
const SHORTEST_PLAIN = 5;

/** Word in small letters → what it does in the language. */
const ROLES_OF: ReadonlyMap<Language, ReadonlyMap<string, ReadonlySet<Role>>> = new Map(
  LANGUAGES.map((language) => [language, indexRoles(VOCABULARIES[language])]),
);

function indexRoles(vocabulary: Vocabulary): Map<string, Set<Role>> {
  const roles = new Map<string, Set<Role>>();
  // Reason: the keys of a vocabulary are its roles.
  const all = (Object.keys(vocabulary) as Role[]).flatMap((role) =>
    vocabulary[role]
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => [word, role] as const),
  );
  const add = (word: string, role: Role): unknown => roles.set(word, (roles.get(word) ?? new Set()).add(role));
  for (const [word, role] of all) add(word, role);
  // Many write without accents: "despues".
  const written = new Set(roles.keys());
  for (const [word, role] of all) {
    const plain = word.normalize('NFD').replace(/\p{M}+/gu, '');
    if (plain !== word && plain.length >= SHORTEST_PLAIN && !written.has(plain)) add(plain, role);
  }
  return roles;
}

/** A word as the vocabularies have it: small letters, one apostrophe. */
export const foldCase = (word: string): string => word.toLowerCase().replace(/[’‘`´]/g, "'");

export const rolesIn = (language: Language, word: string): ReadonlySet<Role> =>
  ROLES_OF.get(language)?.get(word) ?? NO_ROLES;

const NO_ROLES: ReadonlySet<Role> = new Set();

/** Words that tell a language from its neighbours: those of its lists that no other language has. */
const OWN_WORDS: ReadonlyMap<string, readonly Language[]> = new Map(
  [...new Set(LANGUAGES.flatMap((language) => [...(ROLES_OF.get(language)?.keys() ?? [])]))].map((word) => [
    word,
    LANGUAGES.filter((language) => ROLES_OF.get(language)?.has(word)),
  ]),
);

/** Words of a text that say little about its language count less the more languages have them. */
const LEAST_SHARE = 0.3;

/**
 * The languages in which a text is written, the strongest first: those to whose words a good share of its known words belongs. English where
 * nothing tells, as names and lists are.
 */
export function detectLanguages(text: string): Language[] {
  const told = languagesTold(text);
  return told.length > 0 ? told : ['en'];
}

/** Languages that a text can be in: those that its words tell, or all where nothing tells. */
export function possibleLanguages(text: string): readonly Language[] {
  const told = languagesTold(text);
  return told.length > 0 ? told : LANGUAGES;
}

function languagesTold(text: string): Language[] {
  const weights = new Map<Language, number>();
  const counts = new Map<Language, number>();
  for (const [written] of text.slice(0, LONGEST_SAMPLE).matchAll(WORD)) {
    const word = foldCase(written);
    if (/^\p{Lu}/u.test(written) && !isTelling(word)) continue;
    const own = OWN_WORDS.get(word) ?? [];
    for (const language of own) {
      weights.set(language, (weights.get(language) ?? 0) + 1 / own.length ** 2);
      counts.set(language, (counts.get(language) ?? 0) + 1);
    }
  }
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const found = [...weights].filter(
    ([language, weight]) =>
      weight >= all * LEAST_SHARE &&
      weight >= LEAST_WEIGHT &&
      (language === 'en' || (counts.get(language) ?? 0) >= LEAST_WORDS),
  );
  return found.toSorted((a, b) => b[1] - a[1]).map(([language]) => language);
}

const WORD = /(?<![\p{L}\d])\p{L}+(?:['’]\p{L}*)?(?![\d\p{L}])/gu;
/** A capital marks a name, but for people and what opens or closes a letter. */
const isTelling = (word: string): boolean =>
  (OWN_WORDS.get(word) ?? []).some((language) => TELLING.some((role) => rolesIn(language, word).has(role)));
const TELLING: readonly Role[] = ['people', 'greetings', 'closings', 'determiners', 'copulas'];
const LEAST_WEIGHT = 0.6;
/** One word of another language can be a name or a slip. */
const LEAST_WORDS = 2;
const LONGEST_SAMPLE = 20_000;
