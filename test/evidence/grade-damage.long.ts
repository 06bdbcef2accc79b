import { describe, it } from 'vitest';
import { expectFall } from './fall-of-grade.ts';
import { SCREENED_ORDERS } from './screened-orders.ts';

const ALL = ['quotes mutated', 'dates and figures wrong', 'sources removed', 'rows dropped'];
/** The caller's own text is in the brief: it cannot fail to be read. */
const OF_GIVEN_TEXT = ALL.filter((damage) => damage !== 'sources removed');

describe.each<[slug: string, brief: string, damages: string[]]>([
  ['changelog-scout', 'no dates at all, and a fix that is taken back', ALL],
  ['changelog-scout', 'several products in one file', ALL],
  ['quote-compare', 'max total rules out the faster', OF_GIVEN_TEXT],
  ['quote-compare', 'six vendors short', OF_GIVEN_TEXT],
  ['recall-check', 'two VINs in one sentence', ALL],
  ['soccer-scout', 'fields around a town', ALL],
  ['soccer-scout', 'a table of fees by group', ALL],
])('an answer of %s that goes bad: %s', (slug, brief, damages) => {
  it.each(damages)(
    'loses its grade step by step: %s',
    (damage) =>
      expectFall(
        SCREENED_ORDERS[slug]!.find(({ name }) => name === brief)!,
        damage,
      ),
    300_000,
  );
});
