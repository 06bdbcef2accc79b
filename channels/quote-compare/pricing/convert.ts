import { Big } from 'big.js';
import type { Rate } from '../brief/read-rates.ts';

/** An amount in another currency, with the rate of the brief that led there. */
export interface Converted {
  amount: Big;
  rate: Rate | null;
  /** The amount was divided by the rate. */
  isInverse: boolean;
}

/** Converts by a rate of the brief, in either direction; null where the brief gives none. No rate is ever assumed. */
export function convert(amount: Big, from: string, to: string, rates: Rate[]): Converted | null {
  if (from === to) return { amount, rate: null, isInverse: false };
  const direct = rates.find((rate) => rate.from === from && rate.to === to);
  if (direct) return { amount: amount.times(direct.rate).round(2, Big.roundHalfUp), rate: direct, isInverse: false };
  const inverse = rates.find((rate) => rate.from === to && rate.to === from);
  return inverse
    ? { amount: amount.div(inverse.rate).round(2, Big.roundHalfUp), rate: inverse, isInverse: true }
    : null;
}

/** The currency to compare in: the caller's word, else the one that all quotes share or that the rates lead to, dollars first. */
export function comparisonCurrency(codes: string[], asked: string | null, rates: Rate[]): string {
  const [first = 'USD'] = codes;
  if (asked) return asked;
  if (codes.every((code) => code === first)) return first;
  const one = new Big(1);
  const isReached = (code: string): boolean => codes.every((own) => convert(one, own, code, rates) !== null);
  const candidates = ['USD', ...rates.flatMap(({ to, from }) => [to, from]), ...codes];
  return candidates.find(isReached) ?? (codes.includes('USD') ? 'USD' : first);
}
