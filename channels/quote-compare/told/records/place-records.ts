import type { Big } from 'big.js';
import { indexText } from '../../../../evidence/find-quote.ts';
import { findNumerals, isMoney } from '../../../reading/numerals.ts';
import type { Numeral } from '../../../reading/numerals.ts';
import { overlaps } from '../../../reading/span.ts';
import type { Span } from '../../../reading/span.ts';
import type { OpenedQuote } from '../../reading/open-quote.ts';
import { countOf } from '../../brief/place-need.ts';

/** Takes records to their places in one quote, and knows which amounts of it they have used. */
export interface Places {
  /**
   * The place of a record with all its figures; null where it is not in the quote. Of several places the first whose amounts are free.
   * `mayShare`: its amounts may be those of another record, which is told in `isShared`.
   */
  place(quote: string, figures: string[], mayShare?: boolean): Placed | null;
  /** Whether every amount of the quote is in a record, and none in two. */
  isEachUsedOnce(): boolean;
}

export interface Placed {
  span: Span;
  words: string;
  /** The words on one line. */
  clause: string;
  /** Values of the figures, in their order; null for one that is empty. */
  values: (Big | null)[];
  /** Numerals that the figures stand in, in their order. */
  at: (Numeral | null)[];
  isShared: boolean;
}

export function createPlaces({ quote: { text, numerals: read }, old, mark }: OpenedQuote): Places {
  const index = indexText(text);
  // What the rules take for a part number or an order number ("R118", "po 1 265,00") may be what a record points at.
  const numerals = findNumerals(text, mark);
  const money = read.filter((numeral) => isMoney(numeral) && !old.some((span) => overlaps(span, numeral)));
  const used = new Map<Numeral, number>();
  const isUsed = (numeral: Numeral): boolean => [...used.keys()].some((one) => overlaps(one, numeral));
  return {
    place(quote, figures, mayShare = false) {
      const found: Omit<Placed, 'isShared'>[] = [];
      for (let at = index.find(quote); at && found.length < MOST_PLACES; at = index.find(quote, at.start + 1)) {
        const placed = figuresIn(at, figures, { text, numerals });
        if (placed) found.push(placed);
      }
      const isFree = ({ at }: Pick<Placed, 'at'>): boolean =>
        at.every((numeral) => numeral === null || !used.has(numeral));
      const best = found.find(isFree) ?? found[0] ?? null;
      if (!best) return null;
      const isShared = !isFree(best);
      if (isShared && mayShare) return { ...best, isShared };
      for (const numeral of new Set(best.at)) if (numeral) used.set(numeral, (used.get(numeral) ?? 0) + 1);
      // The same amount again in the words of one record ("4.1p (£0.041) each") says nothing new.
      for (const numeral of numerals.filter((one) => overlaps(one, best.span)))
        if (!used.has(numeral) && best.values.some((value) => value?.eq(numeral.value))) used.set(numeral, 0);
      return { ...best, isShared };
    },
    isEachUsedOnce() {
      const isOut = money.some((numeral) => !numeral.value.eq(0) && !isUsed(numeral));
      const isTwice = [...used].some(([numeral, times]) => times > 1 && money.some((one) => overlaps(one, numeral)));
      return !isOut && !isTwice;
    },
  };
}

const MOST_PLACES = 12;

function figuresIn(
  span: Span,
  figures: string[],
  { text, numerals }: { text: string; numerals: Numeral[] },
): Omit<Placed, 'isShared'> | null {
  const words = text.slice(span.start, span.end);
  const plain = plainOf(words);
  // A sign that a heading ends with may have been taken for the number below it.
  const own = numerals.filter((numeral) => overlaps(numeral, span) && numeral.end <= span.end);
  const taken = new Set<Numeral>();
  const values: (Big | null)[] = [];
  const at: (Numeral | null)[] = [];
  for (const figure of figures) {
    if (figure.trim() === '') {
      values.push(null);
      at.push(null);
      continue;
    }
    const value = valueOf(figure, own, text);
    const isIn = plain.includes(plainOf(figure));
    if (value === null || !isIn) return null;
    const numeral =
      own.find((one) => !taken.has(one) && one.value.eq(value)) ?? own.find((one) => one.value.eq(value)) ?? null;
    if (numeral) taken.add(numeral);
    values.push(value);
    at.push(numeral);
  }
  return { span, words, clause: words.replace(/\s+/g, ' '), values, at };
}

/** As the quote's own numbers are read ("1.200,50"), else as a count in figures or words. */
function valueOf(figure: string, own: Numeral[], text: string): Big | null {
  const digits = digitsOf(figure);
  const numeral = digits === '' ? undefined : own.find(({ start, end }) => digitsOf(text.slice(start, end)) === digits);
  return numeral?.value ?? countOf(figure);
}

const digitsOf = (words: string): string => /\d(?:[\d.,'’ ]*\d)?/.exec(plainOf(words))?.[0] ?? '';

/** Blanks of every kind and length are one; capitals and small letters are the same. */
const plainOf = (words: string): string => words.trim().toLowerCase().replace(/\s+/gu, ' ');
