import { Big } from 'big.js';
import { indexText } from '../../../evidence/find-quote.ts';
import { parseCountWord } from '../../reading/count-words.ts';
import { findNumerals, readDecimalMark } from '../../reading/numerals.ts';
import type { DecimalMark } from '../../reading/numerals.ts';
import { isMeasure, unitOf } from '../../reading/units.ts';
import type { Need } from '../need.ts';
import { findCodes } from './part-codes.ts';
import { isIn } from './split-by-spans.ts';

/** What says that something is wanted: the words, and of them what it is, how many and in which unit. */
export interface SaidNeed {
  quote: string;
  part: string;
  qty: string;
  unit: string;
}

/** A need whose quantity and name stand in its quote, and whose quote stands in what the buyer says. */
export function placeNeed(
  { brief, mark }: { brief: string; mark: DecimalMark },
  { quote, part, qty, unit }: SaidNeed,
  at: number,
): Need | null {
  const place = indexText(brief).find(quote);
  if (!place || part.trim() === '') return null;
  const own = brief.slice(place.start, place.end);
  const count = countOf(qty, mark);
  const isWritten = qty === '' || isIn(own, qty) || own.includes(qty);
  const hasPart = part.split(/\s+/).every((word) => own.toLowerCase().includes(word.toLowerCase()));
  if (!isWritten || !hasPart || (qty !== '' && count === null)) return null;
  const before = countBefore(own, part, mark);
  if (before && count && !before.eq(count)) return null;
  const named = unitOf(unit.trim());
  const times = named?.kind === 'times' && named.name !== 'pair' ? named.factor : null;
  const number = times ? (count ?? new Big(1)).times(times) : (count ?? new Big(1));
  return {
    id: `need-${at + 1}`,
    part: part.replace(/\s+/g, ' ').trim(),
    codes: findCodes(part),
    qty: number.toFixed(),
    qtyFrom: times ? [qty, unit] : count && !/\d/.test(qty) ? [qty] : [],
    unit: named && named.kind !== 'each' && !times ? named.name : 'each',
    ...(isMeasure(named) && { unitFrom: unit }),
    ...place,
  };
}

/** The number that stands right before a part, with a unit between them at the most: it is how many of it are wanted, or a part of its name. */
function countBefore(words: string, part: string, mark: DecimalMark): Big | null {
  const at = words.toLowerCase().indexOf(part.toLowerCase());
  if (at < 0 || /^\d/.test(part)) return null;
  const last = findNumerals(words, mark).findLast(({ end }) => end <= at);
  return last && /^[\s.x×*–-]*(?:\p{L}+\.?\s)?$/u.test(words.slice(last.end, at)) ? last.value : null;
}

/** A count as written, in figures or in words. */
export function countOf(words: string, mark: DecimalMark = readDecimalMark(words)): Big | null {
  const [numeral] = findNumerals(words, mark);
  const word = parseCountWord(words.trim().toLowerCase());
  return numeral?.value ?? (word === null ? null : new Big(word));
}
