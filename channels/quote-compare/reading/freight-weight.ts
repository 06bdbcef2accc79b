import { Big } from 'big.js';
import type { Span } from './span.ts';

/** Freight by weight: what the rate is for, and the weight that the quote gives, of the order or of each piece. */
export interface FreightWeight {
  /** The rate is for a hundred of the unit ("per cwt"). */
  isPerHundred: boolean;
  unit: 'lb' | 'kg';
  /** Decimal string; null where the quote gives no weight in that unit, or several. */
  weight: string | null;
  isEach: boolean;
  spans: Span[];
}

const RATE =
  /\d\s*(?:\/|per |a )\s*(?:(?<hundred>cwt|hundredweight|100 ?(?:lbs?|pounds?|#)|100 ?kgs?)|(?<one>lbs?\b|pounds?\b|#|kgs?\b|kilos?\b))/i;
const WEIGHT =
  /\b(?:weight|weighs|wt\.?|gewicht)\W{0,4}(?:is |of |approx\.? |about |est\.? )?(?<before>\d[\d,]*(?:\.\d+)?)\s*(?<unit>lbs?|pounds?|#|kgs?)(?<each>\.?,? ?(?:each|ea\b|apiece|per (?:pc|piece|unit|ea)|\/ ?(?:ea|pc|unit)))?|(?<![\d.,$€£/-])(?<size>\d[\d,]*(?:\.\d+)?)\s*(?<unit2>lbs?|pounds?|#|kgs?)(?:\.? (?:total|shipping weight|weight|gross)\b|(?<each2>\.?,? ?(?:each|ea\b|\/ ?(?:ea|pc|unit)|per (?:pc|piece|unit))))/gi;

/** Reads a freight clause like "$0.35 per lb" with the weights that the whole quote states; null where it is no rate by weight. */
export function readFreightWeight(clause: string, text: string): FreightWeight | null {
  const rate = RATE.exec(clause)?.groups;
  if (!rate) return null;
  const unit = /kg|kilo/i.test(rate.hundred ?? rate.one ?? '') ? 'kg' : 'lb';
  const found = [...text.matchAll(WEIGHT)].flatMap(({ groups = {}, index, 0: words }) => {
    const own = /kg/i.test(groups.unit ?? groups.unit2 ?? '') ? 'kg' : 'lb';
    const size = (groups.before ?? groups.size ?? '').replaceAll(',', '');
    const isEach = Boolean(groups.each ?? groups.each2);
    return own === unit && new Big(size).gt(0) ? [{ size, isEach, start: index, end: index + words.length }] : [];
  });
  const whole = found.filter(({ isEach }) => !isEach);
  const list = whole.length > 0 ? whole : found;
  const [first] = list;
  const isOne = first !== undefined && list.every(({ size }) => size === first.size);
  return {
    isPerHundred: rate.hundred !== undefined,
    unit,
    weight: isOne ? first.size : null,
    isEach: isOne && first.isEach,
    spans: isOne ? [{ start: first.start, end: first.end }] : [],
  };
}
