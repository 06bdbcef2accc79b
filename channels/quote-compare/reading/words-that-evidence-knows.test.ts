import { describe, expect, it } from 'vitest';
import { unitRatioOf } from '../../../evidence/unit-words.ts';
import { MEASURE_WORD, unitOf } from '../../reading/units.ts';
import { saysNothingDue } from '../../../evidence/claims/says-nothing-due.ts';
import { BROUGHT_TO, CARRIAGE_PAID, NOTHING_WORDS } from '../../reading/vocabulary/freight-words.ts';
import { IS_IN_THE_PRICE } from '../../reading/vocabulary/in-the-price-words.ts';
import { TAX_EXEMPT } from '../../reading/vocabulary/tax-words.ts';

/** What a star may stand for. */
const ENDINGS = ['', 'o', 'a', 'os', 'i', 'é', 'e', 'te', 'en', 'ne', 'ny', 'y', 'na', 'ą'];

const phrases = Object.entries({ BROUGHT_TO, CARRIAGE_PAID, IS_IN_THE_PRICE, NOTHING_WORDS, TAX_EXEMPT }).flatMap(
  ([table, byLanguage]) =>
    Object.values<string>(byLanguage).flatMap((words) => words.split('|').map((phrase) => [table, phrase] as const)),
);

/** An amount of nothing is dropped from the row where the words that it follows from do not say so to whoever checks it. */
describe('words by which nothing is to pay', () => {
  it.each(phrases)('%s: %s is known where rows are checked', (_, phrase) => {
    const written = ENDINGS.map((ending) => phrase.replaceAll('*', ending).replaceAll(' … ', ' '));
    expect(written.some(saysNothingDue)).toBe(true);
  });
});

/** Feet and yards in cubes are sold by no other measure. */
const measures = MEASURE_WORD.slice('(?:'.length, -1)
  .split('|')
  .filter((word) => unitOf(word)?.name.startsWith('cu') !== true && unitOf(word)?.kind !== 'ton');
const BASES: Partial<Record<string, string>> = { length: 'm', weight: 'kg', volume: 'l', area: 'm²' };

/** "62,00 € le quintal" for 1,200 kg: an amount whose measure nobody knows where rows are checked is not compared. */
describe('words for measures', () => {
  it.each(measures)('%s is known where rows are checked', (word) => {
    const base = BASES[unitOf(word)?.kind ?? ''] ?? '';
    expect(unitRatioOf(word, base) ?? unitRatioOf(base, word)).not.toBeNull();
  });
});
