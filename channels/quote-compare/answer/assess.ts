import { Big } from 'big.js';
import type { Assessment } from '#contracts/grade.ts';
import type { Need } from '../need.ts';
import type { Decision, RankedOffer } from '../pricing/rank-offers.ts';

/** How far the comparison can be relied on: totals that are known, needs that are matched, figures that agree, a choice that is made. */
export function assess(
  decision: Decision,
  needs: Need[],
  { findingsOf, isOrderConfirmed }: { findingsOf: (offer: RankedOffer) => string[]; isOrderConfirmed: boolean },
): Assessment[] {
  const { offers, recommended, needsCaller } = decision;
  const findings = offers.flatMap(findingsOf);
  const mean = (score: (offer: RankedOffer) => number): number =>
    offers.length === 0 ? 0 : offers.reduce((sum, offer) => sum + score(offer), 0) / offers.length;
  /** A comparison is as sure as its least known offer: the one that was read wrong may be the one to buy. */
  const least = (score: (offer: RankedOffer) => number): number =>
    offers.length === 0 ? 0 : Math.min(...offers.map(score));
  const open = offers.filter(({ landed }) => landed === null).map(({ vendor }) => vendor);
  const loose = offers.filter((offer) => agreement(offer) < 0.75).map(({ vendor }) => vendor);
  const single = offers.filter((offer) => !isConfirmed(offer, isOrderConfirmed)).map(({ vendor }) => vendor);
  const unread = offers.filter(({ offer }) => offer.unapplied.length > 0).map(({ vendor }) => vendor);
  const doubted = [
    ...offers.filter(({ doubts }) => doubts.length > 0).map(({ vendor }) => vendor),
    ...(decision.strays.length > 0 ? ['a line outside the quotes'] : []),
  ];
  return [
    {
      name: 'reading',
      score: doubted.length === 0 ? 1 : 0,
      why:
        doubted.length === 0
          ? 'every amount was understood'
          : `amounts that were not understood: ${doubted.join(', ')}`,
      findings,
    },
    {
      name: 'totals',
      score: least(knowledge),
      why: open.length === 0 ? 'every landed total is known' : `the landed total is open for ${open.join(', ')}`,
      findings,
    },
    {
      name: 'confirmation',
      score: offers.length === 0 ? 0 : 1 - single.length / offers.length,
      why:
        single.length === 0
          ? 'every total is borne out by the vendor or by a second reading'
          : `read in one way alone: ${single.join(', ')}`,
      findings,
    },
    {
      name: 'words',
      score: offers.length === 0 ? 0 : 1 - unread.length / offers.length,
      why:
        unread.length === 0
          ? 'every statement of the quotes was applied or is of another matter'
          : `statements that were not applied: ${unread.join(', ')}`,
      findings,
    },
    {
      name: 'coverage',
      score: mean((offer) => coverage(offer, needs)),
      why: 'share of the needs that lines of the quotes name, weighed by how',
      findings,
    },
    {
      name: 'agreement',
      score: least(agreement),
      why:
        loose.length === 0
          ? 'stated totals and recomputed ones agree or differ by errors that were found'
          : `figures that are not explained: ${loose.join(', ')}`,
      findings,
    },
    {
      name: 'decision',
      score: !recommended ? (needsCaller.length > 0 ? 0.5 : 0) : isOpen(decision) ? 0.5 : 1,
      why: recommended
        ? `a vendor is recommended${isOpen(decision) ? ', and an open point could turn the choice' : ''}`
        : 'no vendor can be recommended yet',
      findings,
    },
  ];
}

/** An answer of a vendor could turn the choice: an offer that may be cheaper, or a figure of the chosen one that is not firm. */
function isOpen({ recommended, couldWin, offers }: Decision): boolean {
  if (!recommended) return true;
  const { freight, offer, errors, known, total } = recommended;
  if (unsaidByAll({ offers }).length > 0) return true;
  const isCheaperAsStated = offers.some(
    ({ errors: own, statedTotal, missing }) =>
      own.length > 0 && missing.length === 0 && statedTotal !== null && total !== null && statedTotal.lt(total.amount),
  );
  return (
    couldWin.length > 0 ||
    freight.isEstimate ||
    offer.duty !== null ||
    isCheaperAsStated ||
    errors.some(({ stated }) => stated.gt(known))
  );
}

/** What the brief requires and no offer speaks of. */
export const unsaidByAll = ({ offers }: Pick<Decision, 'offers'>): string[] => [
  ...new Set(
    offers.flatMap(({ offer }) => (offer.unsaid ?? []).flatMap(({ words, isSaid }) => (isSaid ? [] : [words]))),
  ),
];

/** Nothing is said to be its total, or the vendor's own total or another reader of brief and offer comes to the same. */
const isConfirmed = ({ landed, offer, statedTotal, errors }: RankedOffer, isOrderConfirmed: boolean): boolean =>
  landed === null ||
  (statedTotal !== null && errors.length === 0) ||
  (isOrderConfirmed && offer.confirmedTotal !== undefined && landed.eq(offer.confirmedTotal));

/** 1 for a landed total; less the less the quote itself says about what is open. */
function knowledge({ doubts, lines, refused, landed, freight, tax, missing, offer, leadDays }: RankedOffer): number {
  if (lines.length === 0) return refused.gt(0) && doubts.length === 0 ? 0.8 : 0;
  if (doubts.length > 0) return 0.4;
  const total = landed
    ? 1
    : freight.gap?.kind === 'unsaid' || freight.gap?.kind === 'unread'
      ? 0.4
      : tax === null || missing.length > 0
        ? 0.8
        : 0.75;
  return total - (leadDays === null ? 0.1 : 0) - (offer.currency.isStated || offer.totals.length > 0 ? 0 : 0.05);
}

const NAMED = { code: 1, suffix: 0.9, words: 0.95, elimination: 0.5 } as const;

function coverage({ lines, missing, offer }: RankedOffer, needs: Need[]): number {
  if (needs.length === 0) return 0;
  const byNeed = needs.map((need) => {
    const own = lines.filter(({ needs: ids }) => ids.includes(need.id));
    if (own.length > 0)
      return Math.max(...own.map(({ namedBy, isCoverageUnknown }) => NAMED[namedBy] - (isCoverageUnknown ? 0.4 : 0)));
    return missing.some(({ need: other, line }) => other === need && line) ? 0.9 : 0.6;
  });
  const stray = offer.lines.filter(({ needs: ids, status }) => ids.length === 0 && status === 'offered').length;
  return Math.max(0, byNeed.reduce((sum, score) => sum + score, 0) / needs.length - stray * 0.2);
}

/** A total that no line error explains is more often a figure that was read wrong than a sum that was done wrong; so is a line that is off by far. */
function agreement({ errors, statedTotal, lines, refused, freight }: RankedOffer): number {
  // What the brief rules out is settled, whatever it comes to.
  if (lines.length === 0) return refused.gt(0) ? 0.9 : 0;
  if (errors.length === 0) return statedTotal || freight.by === 'zone' ? 1 : 0.9;
  const isFarOff = errors.some(
    ({ right, stated, line }) => stated.gt(right.times(2)) || stated.times(2).lt(right) || line?.needs.length === 0,
  );
  const shifts = errors.flatMap(({ line, right, stated }) => (line ? [stated.minus(right)] : []));
  const shift = shifts.reduce((sum, one) => sum.plus(one), new Big(0));
  const sums = errors.filter(({ line }) => line === null);
  const isExplained = shifts.length > 0 && sums.every(({ right, stated }) => stated.minus(right).eq(shift));
  return isFarOff ? 0.2 : isExplained ? 0.85 : 0.25;
}
