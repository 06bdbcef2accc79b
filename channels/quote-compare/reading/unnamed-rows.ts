import { currencyOf } from '../../reading/currency.ts';
import { isMoney } from '../../reading/numerals.ts';
import type { Numeral } from '../../reading/numerals.ts';
import { phrasePattern } from '../../reading/phrases.ts';
import { inside } from '../../reading/span.ts';
import { MEASURE_WORD, unitOf } from '../../reading/units.ts';
import { LEGAL_TERMS } from '../../reading/vocabulary/price-change-words.ts';
import { isSameStem } from '../../reading/word-stems.ts';
import type { Need } from '../need.ts';
import { partWords, wordsOfPart } from './part-words.ts';
import type { QuoteText } from './quote-text.ts';
import type { Piece } from './split-pieces.ts';

/** A line with the figures of an item: two amounts, or an amount with a quantity, and words that describe something. */
export function isPricedRow(piece: Piece, text: string, quote: QuoteText): boolean {
  const label = piece.labels.find(({ kind }) => kind !== 'minimum');
  const [figure] = inside(quote.numerals, piece);
  // "Qty 2  List 2,460.00  Disc 28%  Net 1,771.20  Ext 3,542.40": its own words head the figures of a row.
  const isBehind =
    label !== undefined &&
    ['discount', 'subtotal', 'total'].includes(label.kind) &&
    figure !== undefined &&
    figure.end <= label.start &&
    isProduct(piece, quote);
  if ((label && !isBehind) || !piece.hasMoney) return false;
  return (
    piece.hasFigures &&
    // Figures alone are a row where two of them make the third.
    (/\p{L}{2,}|\d{4,}/u.test(text) || PER_MEASURE.test(text) || isProduct(piece, quote)) &&
    (piece.isTabular ||
      isProduct(piece, quote) ||
      PER_MEASURE.test(text) ||
      /@|\bea(?:ch)?\b|\bqty\b|\bpcs\b|\bpp\b|\bp\.p\.|\b(?:can|could|would) (?:do|offer)\b|=|\bper\b|\/(?:ea|c|m|ft|box|pk)\b/i.test(
        text,
      ))
  );
}

/** "312,00 €/t", "455,00 €/100 m": an amount for a measure. */
const PER_MEASURE = new RegExp(
  `\\d\\s?(?:\\p{Sc}\\s?)?\\/\\s?(?:100\\s?|1000\\s?)?${MEASURE_WORD}(?![\\p{L}\\d²³])`,
  'iu',
);

/** "trestles 13.20" where trestle tables are asked for: a price, and no other words than those of one need. */
export function isShortlyNamed({ labels, hasMoney }: Piece, text: string, { matcher }: QuoteText): boolean {
  if (!hasMoney || labels.length > 0 || text.length > SHORT_LINE) return false;
  const nouns = partWords(text).filter(({ word, isSize }) => !isSize && !unitOf(word) && !currencyOf(word));
  const isOf = (need: Need): boolean => {
    const own = wordsOfPart(need);
    return nouns.every(({ word }) => own.some((other) => other.word === word));
  };
  return nouns.length > 0 && matcher.needs.some(isOf);
}
const SHORT_LINE = 120;

/** "Gloves M are $72/case" where nitrile gloves are asked for: a price, and a word that only one need has. */
export function isPartlyNamed({ labels, hasMoney }: Piece, text: string, { matcher: { needs } }: QuoteText): boolean {
  if (!hasMoney || labels.length > 0 || text.length > SHORT_LINE) return false;
  const said = partWords(text).flatMap(({ word, isSize }) => (isSize || word.length < 4 || unitOf(word) ? [] : [word]));
  const owners = (word: string): number =>
    needs.filter((need) => wordsOfPart(need).some((own) => own.word === word || isSameStem(own.word, word, 5))).length;
  return needs.length > 1 && said.some((word) => owners(word) === 1);
}

/** "18 St. T30 Türen á 365,- €": words and an amount that is no charge, in a quote that names nothing of what is asked for. What is taken off has a price before it. */
export const isStatement = ({ labels, hasMoney, start }: Piece, text: string, numerals: Numeral[]): boolean =>
  hasMoney &&
  labels.every(
    (label) =>
      label.kind !== 'discount' ||
      inside(numerals, { start, end: label.start }).some((one) => isMoney(one) && !one.isNegative),
  ) &&
  !(labels[0]?.kind === 'minimum' && text.slice(0, labels[0].start - start).trim() === '') &&
  labels.every(({ kind }) => kind === 'minimum' || kind === 'discount') &&
  /\p{L}|\p{Sc}|\d\s?[x×*@]\s?\d/u.test(text) &&
  !SMALL_PRINT.test(text);

const SMALL_PRINT = phrasePattern(LEGAL_TERMS);

/** One figure times another is a third, which is money: a row of a table whatever parts its columns. */
function isProduct(piece: Piece, { numerals }: QuoteText): boolean {
  const own = inside(numerals, piece).slice(0, 6);
  return own.some(
    (ext, at) =>
      isMoney(ext) &&
      own
        .slice(0, at)
        .some((one, index) =>
          own
            .slice(index + 1, at)
            .some(
              (other) =>
                ((isMoney(other) && one.value.gt(1)) || (isMoney(one) && other.value.gt(1))) &&
                one.value.times(other.value).round(2).eq(ext.value),
            ),
        ),
  );
}
