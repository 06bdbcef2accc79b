import { Big } from 'big.js';
import { phrasePattern } from '../../reading/phrases.ts';
import { FURTHER_ONE } from '../../reading/vocabulary/term-words.ts';
import { isSameNoun, timeOf } from '../brief/read-counts.ts';
import type { Offer, OfferedCharge, OfferedLine } from '../offer.ts';
import { PLAIN_CHARGE } from '../plain-charge.ts';
import { paidFor } from './paid-counts.ts';
import type { Counted } from './paid-counts.ts';
import { eachBehind } from './per-words.ts';

/** The span of time of which each one beyond the first ones is charged by these words: "each further week: £0.85 per panel"; null where none is. */
const furtherIn = (clause: string): string | null => {
  const hit = FURTHER.exec(clause);
  const words = hit ? clause.slice(hit.index, hit.index + hit[0].length + 24) : '';
  return words.match(/\p{L}{3,}/gu)?.find((word) => timeOf(word) !== null) ?? null;
};
const FURTHER = phrasePattern(FURTHER_ONE);

/** Whether a charge is for each span of time beyond the first ones, and not for so many yet. */
export const isForFurtherTime = ({ kind, amount, working, isAside, clause }: OfferedCharge): boolean =>
  kind === 'fee' && amount !== null && !working && !isAside && furtherIn(clause) !== null;

/** An offer whose lines for further time, which nobody asks for by themselves, are charges. */
export function withFurtherTime(offer: Offer): Offer {
  const isFurther = ({ words, qty, unitPrice }: OfferedLine): boolean =>
    qty === null && unitPrice !== null && furtherIn(words) !== null && FURTHER.exec(words)?.index === 0;
  const further = offer.lines.filter(isFurther);
  if (further.length === 0 || further.length === offer.lines.length) return offer;
  const charges = [...new Map(further.map((line) => [line.words, line])).values()].map(
    ({ words, unitPrice, priceWords, spans }): OfferedCharge => ({
      ...PLAIN_CHARGE,
      kind: 'fee',
      words: words.split(/[:\d]/)[0]?.trim() ?? words,
      clause: words,
      statement: words,
      amount: new Big(unitPrice ?? 0).toFixed(2),
      each: eachBehind((priceWords ?? '').replace(/^[^\d]*[\d.,]+/, '')),
      spans,
    }),
  );
  return {
    ...offer,
    lines: offer.lines.filter((line) => !further.includes(line)),
    charges: [...offer.charges, ...charges],
    unread: offer.unread.filter(({ words }) => !charges.some(({ clause }) => clause === words)),
  };
}

/** The charge for all that the brief asks for beyond the one length that the quote has a price for; itself where either is not said. */
export function forFurtherTime(charge: OfferedCharge, counted: Counted): OfferedCharge {
  const unit = furtherIn(charge.clause);
  if (unit === null || !isForFurtherTime(charge)) return charge;
  const all = paidFor([unit], { told: counted.told, own: [], needs: [] });
  const own = counted.own.filter(({ nouns }) => nouns.some((noun) => isSameNoun(noun, unit)));
  const first = [...new Set(own.map(({ value }) => value))].filter((value) => value !== all?.count);
  const [held, ...others] = first;
  if (!all || held === undefined || others.length > 0) return charge;
  const more = new Big(all.count).minus(held);
  if (more.lte(0)) return { ...charge, isAside: true };
  const { times, timesFrom: _from, each, ...plain } = charge;
  if (each !== null && times === undefined) return charge;
  return {
    ...plain,
    each: null,
    amount: more
      .times(charge.amount ?? 0)
      .times(times ?? 1)
      .toFixed(2),
    working: { formula: `(${all.count} - ${held}) * ${times ?? 1} * ${charge.amount}`, words: {} },
  };
}
