import type { PlacedRecord } from '../../model/record-slots.ts';
import { foldCase, LANGUAGES, rolesIn, type Role } from '../../reading/languages.ts';
import { wordSet } from '../../reading/word-lists.ts';
import type { Words } from './content.ts';

/** Words of what is not asked about, as a model reads the brief. */
export interface Aside {
  all: Words;
  /** Those of things for which it gives the brief's own reason. */
  reasoned: Words;
}

export function findAside(records: readonly PlacedRecord[], content: (piece: string) => Words): Aside {
  const wordsOf = (own: readonly PlacedRecord[]): Words => content(own.map(({ words }) => words).join(' '));
  const reasons = new Set(
    records.filter(({ slot, words }) => slot === 'reason' && isReason(words)).map(({ item }) => item),
  );
  const aside = records.filter(({ slot }) => slot === 'aside');
  return {
    all: wordsOf([...aside, ...records.filter(({ slot }) => slot === 'other')]),
    reasoned: wordsOf(aside.filter(({ item }) => reasons.has(item))),
  };
}

/** Words that take a thing out: it is gone, denied, left out, somebody else's, or its box is ticked. */
const isReason = (words: string): boolean =>
  TICKED.test(words) ||
  (words.match(/[\p{L}’']+/gu) ?? []).some((word) => {
    const lower = foldCase(word);
    return OUT.has(lower) || LANGUAGES.some((language) => ROLES.some((role) => rolesIn(language, lower).has(role)));
  });

const TICKED = /[[(]\s*[xX✓✔]\s*[\])]|[☑✅✓✔]/u;
const ROLES: readonly Role[] = ['negations', 'gone', 'people'];
const OUT = wordSet(
  'except excluding besides without but skip skipped ignore already belongs belonged instead leave left',
);
