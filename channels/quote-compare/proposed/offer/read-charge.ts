import type { Language } from '../../../reading/languages.ts';
import { overlaps } from '../../../reading/span.ts';
import type { Need } from '../../need.ts';
import type { Offer, OfferedCharge } from '../../offer.ts';
import { PLAIN_CHARGE } from '../../plain-charge.ts';
import { paidFor } from '../../reading/paid-counts.ts';
import type { Counted } from '../../reading/paid-counts.ts';
import { perBehind } from '../../reading/per-words.ts';
import { ASKED, nodeOf } from './holdings.ts';
import type { Labelled } from './sort-clauses.ts';
import { CONDITION, FOR_EACH, ONCE } from './words.ts';

export interface ReadCharge {
  charge: OfferedCharge;
  isFreight: boolean;
  /** What of its clause is not understood. */
  faults: string[];
}

interface ChargeContext {
  needs: Need[];
  counted: Counted;
  languages: readonly Language[];
  byRules: Offer;
}

/** A charge with what it is multiplied by. One that hangs on something is taken from the rules, with what it hangs on. */
export function readCharge(labelled: Labelled, context: ChargeContext): ReadCharge {
  const { label, clause, amount } = labelled;
  const isFreight = label.kind === 'freight';
  const words = clause.text.replace(/\s+/g, ' ');
  const others = [...clause.money, ...clause.counts].filter((one) => one !== amount && !one.value.eq(0));
  const isOpen = CONDITION.test(words) || others.some(({ isPercent }) => !isPercent);
  const [known, ...more] = context.byRules.charges.filter(
    ({ kind, percent, spans }) => (kind !== 'tax' || percent !== null) && spans.some((span) => overlaps(span, clause)),
  );
  if (isOpen && !isFreight && known && more.length === 0) return { charge: known, isFreight, faults: [] };
  const { factor, faults } = factorOf(labelled, context);
  const percent = amount.isPercent ? amount : others.find(({ isPercent }) => isPercent);
  return {
    isFreight,
    faults: [
      ...faults,
      ...(CONDITION.test(words) ? [`hangs on something: ${words}`] : []),
      ...(others.some(({ isPercent }) => !isPercent) ? [`more than one figure: ${words}`] : []),
    ],
    charge: {
      ...PLAIN_CHARGE,
      kind: label.kind === 'discount' || label.kind === 'tax' ? label.kind : 'fee',
      words: label.words,
      clause: words,
      statement: words,
      amount: amount.isPercent ? null : amount.value.toFixed(2),
      percent: percent?.value.toFixed() ?? null,
      ...factor,
      spans: [{ start: clause.start, end: clause.end }],
    },
  };
}

/** How many of it are paid for: once, as many as the brief or the quote counts, or each piece of the one thing that is wanted. */
function factorOf(
  { clause, amount }: Labelled,
  { needs, counted, languages }: ChargeContext,
): { factor: Pick<OfferedCharge, 'times' | 'timesFrom' | 'each'>; faults: string[] } {
  const once = { factor: { each: null }, faults: [] };
  const rest = clause.text.slice(amount.end - clause.start);
  const far = FOR_EACH.exec(rest);
  const per = perBehind(rest) ?? (far ? perBehind(rest.slice(far.index)) : null);
  if (amount.isPercent || (!per && !far)) return once;
  const [sole, ...others] = needs;
  const rate = per && paidFor(per.nouns, counted);
  if (rate) return { factor: { each: null, times: rate.count, timesFrom: rate.from }, faults: [] };
  const isEach = per?.isEach === true || per?.nouns.some((noun) => sole && nodeOf(noun, sole, languages) === ASKED);
  if (isEach && others.length === 0) return { factor: { each: 'each' }, faults: [] };
  return per && ONCE.test(per.nouns[0] ?? '')
    ? once
    : { ...once, faults: [`for each of what is not counted: ${rest}`] };
}

/** A charge for carriage as freight. */
export function freightOf({ amount, percent, clause, spans, times }: OfferedCharge): Partial<Offer['freight']> {
  if (amount === null) return { amount: null, percent: percent === null ? null : { percent, words: clause, spans } };
  const byWeight =
    times === undefined ? null : { unit: 'times', isEach: false, isPerHundred: false, weight: times, capacity: null };
  return {
    percent: null,
    amount: { amount, foreign: null, isEstimate: false, isPerPiece: false, byWeight, words: clause, spans },
  };
}
