import type { Language } from '../../../reading/languages.ts';
import { areFormsOfNoun } from '../../../reading/noun-forms.ts';
import { findNumerals, readDecimalMark } from '../../../reading/numerals.ts';
import { unitOf } from '../../../reading/units.ts';
import { FUNCTION_WORDS } from '../../../reading/vocabulary/told-words.ts';
import { isLastPartOf, plainLetters } from '../../../reading/word-stems.ts';
import { TIME_WORD } from './need-words.ts';

/** What the vendors speak of, against which a quantity and its thing are held. */
export interface SpokenOf {
  /** How well the offers know the words of a phrase: 0 where they know none. */
  knows: (phrase: string) => number;
  /** In how many offers a number stands. */
  repeats: (value: number) => number;
  /** Whether a price of an offer times the number is an amount of the same offer. */
  isProven: (value: number) => boolean;
  isSilent: boolean;
}

export function readSpokenOf(stretches: readonly string[], languages: readonly Language[]): SpokenOf {
  const words = new Map<string, string[]>();
  for (const stretch of stretches)
    for (const line of linesOf(stretch))
      for (const word of wordsOf(line)) {
        const initial = word[0] ?? '';
        words.set(initial, [...(words.get(initial) ?? []), word]);
      }
  const all = new Set([...words.values()].flat());
  const numbers = stretches.map((stretch) => {
    const valuesOf = (text: string): number[] =>
      findNumerals(text, readDecimalMark(stretch)).flatMap(({ value, isPercent }) =>
        isPercent ? [] : [value.toNumber()],
      );
    const values = valuesOf(stretch);
    return { plain: new Set(values), values, lines: stretch.split('\n').map(valuesOf) };
  });
  const isKnown = memo((word: string): boolean => {
    if (all.has(word)) return true;
    const same = words.get(word[0] ?? '') ?? [];
    if (same.some((other) => areFormsOfNoun(word, other, languages))) return true;
    // Of compounds either part may stand alone: "Stapelstuhl" and "Stuhl", "noodverlichting" and "noodverlichtingsarmatuur".
    const isPart = (part: string, whole: string): boolean =>
      isLastPartOf(part, whole) || (part.length > 5 && whole.startsWith(part));
    return word.length > 4 && [...all].some((other) => isPart(other, word) || isPart(word, other));
  });
  return {
    knows: (phrase) => {
      const own = wordsOf(phrase);
      return own.length === 0 ? 0 : own.filter((word) => isKnown(word)).length / Math.min(own.length, 3);
    },
    repeats: (value) => numbers.filter(({ plain }) => plain.has(value)).length,
    // Small numbers make some amount of any offer: of them a price and its amount must stand on one line.
    isProven: (value) =>
      value > 1 &&
      numbers.some(({ values, lines }) => (value < SMALL ? lines : [values]).some((own) => isProduct(value, own))),
    isSilent: all.size === 0,
  };
}

const SMALL = 10;
const isProduct = (count: number, values: readonly number[]): boolean =>
  values.some((price) => price > 1 && price !== count && price * count > 20 && values.includes(round(price * count)));

/** Lines with figures, or all where prices are told in words. */
function linesOf(stretch: string): string[] {
  const lines = stretch.split('\n').filter((line) => line.trim() !== '');
  const withFigures = lines.filter((line) => /\d/.test(line));
  return withFigures.length * 2 < lines.length ? lines : withFigures;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Words that can name a thing, and codes, without marks. */
export function wordsOf(phrase: string): string[] {
  return [...phrase.matchAll(WORD)].map(([word]) => plainLetters(word)).filter((word) => isTelling(word));
}
const WORD = /[\p{L}\d]+(?:[-./"'’×][\p{L}\d]+)*|[\p{L}\d]+/gu;
const isTelling = (word: string): boolean =>
  (/\p{L}{3}/u.test(word) || (/\d/.test(word) && word.length > 2 && /\D/.test(word)) || /^\p{L}{2}$/u.test(word)) &&
  !FUNCTION_WORDS.has(word) &&
  !/^ones?$/.test(word) &&
  !TIME_WORD.test(word) &&
  (unitOf(word) === null || word.length > 4);

function memo(answer: (word: string) => boolean): (word: string) => boolean {
  const known = new Map<string, boolean>();
  return (word) => {
    const before = known.get(word) ?? answer(word);
    known.set(word, before);
    return before;
  };
}
