import { Big } from 'big.js';
import { isDerivationRight } from '../../../evidence/derivations.ts';
import { readNumberPlaces } from '../../../evidence/read-numbers.ts';
import type { Span } from '../../reading/span.ts';
import type { OfferedWorking } from '../offer.ts';
import { numbersIn, parseWorking } from './parse-working.ts';
import type { Working } from './parse-working.ts';

/** Where the numbers of a text stand: as figures, or as words that stand for them ("a dozen", "per year"). */
export interface StatedNumbers {
  /** Places of a number as a figure. */
  figures(value: Big): Span[];
  /** The first word that stands for a number; null where none does. */
  word(value: Big): (Span & { written: string }) | null;
}

export function indexNumbers(text: string): StatedNumbers {
  const numbers = readNumberPlaces(text).filter(
    ({ start }) => !IN_CODE.test(text.slice(Math.max(0, start - 3), start)),
  );
  const places = Map.groupBy(numbers, ({ value }) => value.abs().toString());
  const words = [WORD, COMPOUND, PAIR].flatMap((form) =>
    [...text.matchAll(form)].map(({ 0: all, 1: written = all, index }) => ({
      written,
      start: index,
      end: index + written.length,
    })),
  );
  return {
    figures: (value) => (places.get(value.toString()) ?? []).map(({ start, end }) => ({ start, end })),
    word: (value) =>
      words.find(({ written }) =>
        isDerivationRight({ cell: '', rule: 'in-words', from: [written], value: value.toFixed() }),
      ) ?? null,
  };
}
/** "L-7", "M10": the number of a name counts nothing; sides of a size do ("4x8"). */
const IN_CODE = /(?:^|[^\d])\p{L}-?$/u;
const WORD = /(?<![\p{L}\d])(?:\p{L}+|¢)(?![\p{L}\d])/gu;
/** "forty-eight" */
const COMPOUND = /(?<![\p{L}\d-])\p{L}+-\p{L}+(?![\p{L}\d-])/gu;
/** "forty eight", every word with the next. */
const PAIR = /(?<![\p{L}\d-])(?=(\p{L}+ \p{L}+)(?![\p{L}\d-]))/gu;

/** A working whose every number stands somewhere: what it is, and the words that its numbers stand in where they are no figures. */
export interface StatedWorking {
  working: Working;
  offered: OfferedWorking;
  /** Numbers of it that stand in none of the texts. */
  lost: Big[];
}

/**
 * Reads arithmetic whose numbers have to stand in one of some texts, as figures or in words, or be known otherwise. Hundreds and thousands that it
 * divides by stand in the words of a price ("per 100", "/M"). Null where it is none.
 */
export function stateWorking(
  formula: string,
  texts: StatedNumbers[],
  known: readonly Big[] = [],
): StatedWorking | null {
  const working = parseWorking(formula);
  if (working === null) return null;
  const words: Record<string, string> = {};
  const lost = numbersIn(working).filter((value) => {
    if (texts.some((text) => text.figures(value).length > 0) || known.some((other) => other.eq(value))) return false;
    const word = texts.flatMap((text) => text.word(value) ?? [])[0];
    if (word) words[value.toFixed()] = word.written;
    return word === undefined && !FREE.some((free) => value.eq(free));
  });
  return { working, offered: { formula, words }, lost };
}
/** What a price may be for, and a piece by itself. */
const FREE = [new Big(1), new Big(100), new Big(1000)];
