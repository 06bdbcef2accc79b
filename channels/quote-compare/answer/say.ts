import type { Big } from 'big.js';
import type { ComposedSentence, Derivation } from '#contracts/evidence.ts';
import type { Limits } from '../brief/read-limits.ts';
import type { Need } from '../need.ts';
import type { Converted } from '../pricing/convert.ts';
import type { Decision, RankedOffer } from '../pricing/rank-offers.ts';
import { money } from './words.ts';

/** What the answer is written from. */
export interface AnswerContext {
  decision: Decision;
  needs: Need[];
  limits: Limits;
  /** ISO day that counts as today. */
  today: string;
  /** Findings of the brief, and of each quote: what sentences cite. */
  briefFindings: string[];
  findingsOf(id: string): string[];
  /** How deadline and maximum follow from the words of the brief. */
  limitsDerived: Derivation[];
  /** Vendors that a draft is held for. */
  drafted: string[];
  /** Needs and quotes are those of a model's records. */
  isOrderSaid?: boolean;
}

/** A sentence about some of the offers, carried by their rows; figures of its own come with their derivations. */
export function say(
  text: string,
  offers: RankedOffer[],
  context: AnswerContext,
  own: Derivation[] = [],
): ComposedSentence {
  const { briefFindings, findingsOf, decision, limits, limitsDerived } = context;
  const isLimited =
    (limits.deadline && text.includes(limits.deadline.value)) || (limits.maxTotal && text.includes('maximum'));
  const derivations = isLimited ? [...own, ...limitsDerived] : own;
  const quoted = own.length > 0 ? offers.flatMap(({ id }) => findingsOf(id)) : [];
  const rows = [...new Set(offers.map((offer) => decision.offers.indexOf(offer)))];
  return { text, isFactual: true, findings: [...briefFindings, ...new Set(quoted)], rows, derivations };
}

/** The sentence with its stop; a name like "Acme Co." has one already. */
export const stop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** The landed total as a reader compares it, with the vendor's own currency behind it. */
export function totalInWords({ total, landed, offer }: RankedOffer, currency: string): string {
  if (!total || !landed) return 'not known';
  return total.rate
    ? `${money(total.amount, currency)} (${money(landed, offer.currency.code)})`
    : money(total.amount, currency);
}

/** How amounts of other currencies were converted: the rate stands in the brief. */
export function conversions(offers: RankedOffer[]): Derivation[] {
  return offers.flatMap(({ total, landed, atLeast, known }) =>
    landed ? byRate(total, landed) : byRate(atLeast, known),
  );
}

function byRate(to: Converted | null, from: Big): Derivation[] {
  if (!to?.rate) return [];
  return [
    {
      cell: 'converted',
      rule: to.isInverse ? 'quotient' : 'product',
      from: [from.toFixed(2), to.rate.rate],
      value: to.amount.toFixed(2),
    },
  ];
}

/** The difference of two amounts, recorded. */
export const differenceOf = (larger: Big, smaller: Big): Derivation => ({
  cell: 'difference',
  rule: 'difference',
  from: [larger.toFixed(2), smaller.toFixed(2)],
  value: larger.minus(smaller).toFixed(2),
});
