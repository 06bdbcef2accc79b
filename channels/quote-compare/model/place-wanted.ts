import { Big } from 'big.js';
import { indexText } from '../../../evidence/find-quote.ts';
import { isMeasure, unitOf } from '../../reading/units.ts';
import { findCodes } from '../brief/part-codes.ts';
import type { SaidNeed } from '../brief/place-need.ts';
import type { Need } from '../need.ts';
import { numbersIn, valueOf } from '../working/parse-working.ts';
import { indexNumbers, stateWorking } from '../working/stated-numbers.ts';

/** What is wanted by a record: its quote stands in the text, and its quantity and name stand in the quote. Null where they do not. */
export function placeWanted(text: string, { quote, part, qty, unit }: SaidNeed, at: number): Need | null {
  const place = indexText(text).find(quote);
  if (!place || part.trim() === '') return null;
  const own = text.slice(place.start, place.end);
  const isIn = (words: string): boolean => text.toLowerCase().includes(words.toLowerCase());
  if (!part.split(/\s+/).every(isIn)) return null;
  const count = qty.trim() === '' ? null : stateWorking(qty, [indexNumbers(own)]);
  if (qty.trim() !== '' && (!count || count.lost.length > 0)) return null;
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

const wordFor = (number: Big, words: Record<string, string>): string => words[number.toFixed()] ?? number.toFixed();
