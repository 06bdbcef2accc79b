import { Big } from 'big.js';
import { indexText } from '../../../evidence/find-quote.ts';
import { isMeasure, unitOf } from '../../reading/units.ts';
import { findCodes } from '../brief/part-codes.ts';
import type { SaidNeed } from '../brief/place-need.ts';
import type { Need } from '../need.ts';
import { numbersIn, valueOf } from '../working/parse-working.ts';
import { indexNumbers, stateWorking } from '../working/stated-numbers.ts';
import type { StatedNumbers } from '../working/stated-numbers.ts';

/** What is wanted by a record: its quote stands in the text, and its quantity and name stand in the quote, which others may share. Null where they do not. */
export function placeWanted(
  text: string,
  { quote, part, qty, unit }: SaidNeed,
  { at, isShared }: { at: number; isShared: boolean },
): Need | null {
  const place = indexText(text).find(quote);
  if (!place || part.trim() === '') return null;
  const own = text.slice(place.start, place.end);
  const whole = text.toLowerCase();
  const isIn = (words: string): boolean => whole.includes(words.toLowerCase());
  if (!part.split(/\s+/).every(isIn)) return null;
  const count = qty.trim() === '' ? null : stateWorking(qty, [indexNumbers(own)]);
  if (qty.trim() !== '' && (!count || count.lost !== null)) return null;
  if (count && isShared && isOfAnotherLine(own, part, numbersIn(count.working))) return null;
  const value = count ? valueOf(count.working) : new Big(1);
  if (value === null || value.lte(0)) return null;
  const named = unitOf(unit.trim());
  const times = named?.kind === 'times' && named.name !== 'pair' && isIn(unit) ? named.factor : null;
  const written = count ? numbersIn(count.working).map((number) => wordFor(number, count.offered.words)) : [];
  const isProduct = count?.working.kind === 'product';
  const isSum = count?.working.kind === 'sum' && count.working.of.every(({ kind }) => kind === 'number');
  if (count && count.working.kind !== 'number' && !isProduct && !isSum) return null;
  return {
    id: `need-${at + 1}`,
    part: part.replace(/\s+/g, ' ').trim(),
    codes: findCodes(part),
    qty: value.times(times ?? 1).toFixed(),
    qtyFrom: times ? [...written, unit.trim()] : isProduct || written.some((word) => !/\d/.test(word)) ? written : [],
    ...(isSum && { qtyParts: written }),
    unit: named && named.kind !== 'each' && !times ? named.name : 'each',
    ...(isMeasure(named) && { unitFrom: unit.trim() }),
    ...place,
  };
}

/** In a quote that several things share the quantity stands on the line that names the thing, where that line has a number at all. */
function isOfAnotherLine(quote: string, part: string, numbers: Big[]): boolean {
  const [first = ''] = part.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const lines = quote.split('\n').map((line) => ({ line: line.toLowerCase(), stated: indexNumbers(line) }));
  const hasOne = (stated: StatedNumbers): boolean =>
    numbers.some((number) => stated.figures(number).length > 0 || stated.word(number) !== null);
  const named = lines.filter(({ line }) => first !== '' && line.includes(first));
  return named.some(({ line }) => /\d/.test(line)) && !named.some(({ stated }) => hasOne(stated));
}

const wordFor = (number: Big, words: Record<string, string>): string => words[number.toFixed()] ?? number.toFixed();
