import { Big } from 'big.js';
import { valueInWords } from '../../../evidence/derivations.ts';
import { readNumberPlaces } from '../../../evidence/read-numbers.ts';
import { once } from '../../../evidence/stated-values.ts';
import { findNumerals, readDecimalMark } from '../../reading/numerals.ts';
import type { Span } from '../../reading/span.ts';
import type { OfferedWorking } from '../offer.ts';
import { numbersIn, parseWorking, percentsIn } from './parse-working.ts';
import type { Working } from './parse-working.ts';

/** Where the numbers of a text stand: as figures, or as words that stand for them ("a dozen", "per year"). */
export interface StatedNumbers {
  /** Places of a number as a figure. */
  figures(value: Big): Span[];
  /** The first word that stands for a number; null where none does. */
  word(value: Big): StatedWord | null;
  /** Whether a number stands as a percent. */
  isPercent(value: Big): boolean;
}

type StatedWord = Span & { written: string };

export function indexNumbers(text: string): StatedNumbers {
  const numerals = once(() => findNumerals(text, readDecimalMark(text)));
  const places = once(() => {
    const ends = new Set(numerals().map(({ end }) => end));
    const numbers = readNumberPlaces(text).filter(
      ({ start, end }) => ends.has(end) || !IN_CODE.test(text.slice(Math.max(0, start - 3), start)),
    );
    return Map.groupBy(numbers, ({ value }) => value.abs().toString());
  });
  const words = once(() => wordsOf(text));
  const percents = once(() => {
    const signed = numerals().filter(({ isPercent }) => isPercent);
    const inARow = [...text.matchAll(IN_A_ROW)].flatMap(([row]) => row.match(/\d+(?:[.,]\d+)?/g) ?? []);
    return new Set([
      ...signed.map(({ value }) => value.toString()),
      ...inARow.map((percent) => new Big(percent.replace(',', '.')).toString()),
    ]);
  });
  const word = (value: Big): StatedWord | null => words().get(value.toString()) ?? null;
  const figures = (value: Big): Span[] =>
    (places().get(value.toString()) ?? []).map(({ start, end }) => ({ start, end }));
  return {
    figures,
    word,
    isPercent(value) {
      const end = word(value)?.end;
      return (
        percents().has(value.toString()) ||
        (end !== undefined && PERCENT.test(text.slice(end, end + 14))) ||
        figures(value).some(({ start }) => OFF.test(text.slice(Math.max(0, start - 16), start)))
      );
    },
  };
}

/** Every number in words with its first place. */
function wordsOf(text: string): Map<string, StatedWord> {
  const found = new Map<string, StatedWord>();
  for (const form of [WORD, COMPOUND, PAIR])
    for (const { 0: all, 1: written = all, index } of text.matchAll(form)) {
      const value = valueInWords(written)?.toString();
      if (value !== undefined && !found.has(value))
        found.set(value, { written, start: index, end: index + written.length });
    }
  return found;
}

/** "L-7", "M10": the number of a name counts nothing; sides of a size do ("4x8"). */
const IN_CODE = /(?:^|[^\d])\p{L}-?$/u;
const WORD = /(?<![\p{L}\d])(?:\p{L}+|¢)(?![\p{L}\d])/gu;
/** "forty-eight" */
const COMPOUND = /(?<![\p{L}\d-])\p{L}+-\p{L}+(?![\p{L}\d-])/gu;
/** "forty eight", every word with the next. */
const PAIR = /(?<![\p{L}\d-])(?=(\p{L}+ \p{L}+)(?![\p{L}\d-]))/gu;
/** "Sc. 35": what is taken off, without a sign. */
const OFF =
  /(?<!\p{L})(?:sc|sconto|rabatt|remise|dto|descuento|desc|desconto|korting|rabat|disc|discount|less)\.?:?\s?$/iu;
/** "Sconto 40+10" */
const IN_A_ROW = /(?<![\d.,])\d{1,2}(?:[.,]\d)?(?:\s?%?\s?\+\s?\d{1,2}(?:[.,]\d)?)+(?![\d.,]*\d)/g;
const PERCENT = /^\s?(?:%|per ?cent|prozent|pour ?cent|por ?ciento|per ?cento|procent|por ?cento)/iu;

/** A working whose every number stands somewhere: what it is, and the words that its numbers stand in where they are no figures. */
export interface StatedWorking {
  working: Working;
  offered: OfferedWorking;
  /** The first number of it that stands in none of the texts; null where all do. */
  lost: Big | null;
}

/**
 * Reads arithmetic whose numbers have to stand in one of some texts, as figures or in words, or be known otherwise; percents have to stand as such.
 * Hundreds and thousands that it divides by stand in the words of a price ("per 100", "/M"). Null where it is none.
 */
export function stateWorking(
  formula: string,
  texts: StatedNumbers[],
  known: readonly Big[] = [],
): StatedWorking | null {
  const working = parseWorking(formula);
  if (working === null) return null;
  const words: Record<string, string> = {};
  const isStated = (value: Big): boolean => {
    if (texts.some((text) => text.figures(value).length > 0) || known.some((other) => other.eq(value))) return true;
    const word = texts.flatMap((text) => text.word(value) ?? [])[0];
    if (word) words[value.toFixed()] = word.written;
    return word !== undefined || FREE.some((free) => value.eq(free));
  };
  const lost =
    numbersIn(working).find((value) => !isStated(value)) ??
    percentsIn(working).find((value) => !texts.some((text) => text.isPercent(value)));
  return { working, offered: { formula, words }, lost: lost ?? null };
}
/** What a price may be for, a piece by itself, and none of them. */
const FREE = [new Big(0), new Big(1), new Big(100), new Big(1000)];
