import { Big } from 'big.js';
import { comparisonCurrency, convert } from './convert.ts';
import type { Converted } from './convert.ts';
import { daysBetween } from './price-offer.ts';
import type { OrderContext, PricedOffer } from './price-offer.ts';

/** Why an offer cannot be recommended as it stands. */
export type Obstacle =
  | 'doubt'
  | 'no lines'
  | 'missing'
  | 'unclear'
  | 'condition'
  | 'words'
  | 'unsaid'
  | 'freight'
  | 'zip'
  | 'tax'
  | 'minimum'
  | 'currency'
  | 'substitute'
  | 'expired'
  | 'late'
  | 'lead'
  | 'transit'
  | 'maximum';

export interface RankedOffer extends PricedOffer {
  /** Landed total in the currency of the comparison; null where it cannot be known or there is no rate. */
  total: Converted | null;
  /** The least that it can come to, in that currency. */
  atLeast: Converted | null;
  /** The least that it can come to before tax, in that currency. */
  beforeTax: Converted | null;
  meetsDeadline: boolean | null;
  isWithinMaximum: boolean | null;
  obstacles: Obstacle[];
}

type Gap = 'stray' | 'zip' | 'rate' | 'substitute' | 'doubt' | 'tax' | 'carriage' | 'addition' | 'words' | 'day';

export interface Decision {
  currency: string;
  /** In the order of the quotes. */
  offers: RankedOffer[];
  recommended: RankedOffer | null;
  /** Offers that the recommendation is measured against, cheapest first, the recommended one left out. */
  runnersUp: RankedOffer[];
  /** Offers that could still turn out cheaper once a question is answered. */
  couldWin: RankedOffer[];
  /** What the caller can tell that the choice hangs on. */
  needsCaller: Gap[];
  /** Lines of the caller's text with a price that is in no quote: another offer may stand there. */
  strays: string[];
}

/** Days that goods need on the road where a quote only says when they ship. */
const TRANSIT_DAYS = 3;

/** Ranks offers and picks the one to buy: complete, known to the cent, in time and within the maximum; the lowest of these. */
export function rankOffers(priced: PricedOffer[], context: OrderContext, strays: string[] = []): Decision {
  const rates = context.limits.rates.map(({ value }) => value);
  const currency = comparisonCurrency(
    priced.map(({ offer }) => offer.currency.code),
    context.limits.currency,
    rates,
  );
  const offers = priced.map((offer) => rankOne(offer, { ...context, currency }));
  const qualified = sortByTotal(offers.filter(({ obstacles }) => obstacles.length === 0));
  const [best] = qualified;
  const couldWin = offers.filter(
    (offer) =>
      offer !== best && isOpen(offer) && (!best?.total || !offer.atLeast || offer.atLeast.amount.lt(best.total.amount)),
  );
  const hasOnly = (offer: RankedOffer, kinds: Obstacle[]): boolean =>
    offer.obstacles.some((kind) => kinds.includes(kind)) &&
    offer.obstacles.every((kind) => [...kinds, 'freight'].includes(kind));
  const needsCaller: Decision['needsCaller'] = strays.length > 0 ? ['stray'] : [];
  if (couldWin.some((offer) => hasOnly(offer, ['zip']))) needsCaller.push('zip');
  if (couldWin.some((offer) => hasOnly(offer, ['currency']))) needsCaller.push('rate');
  if (!best && couldWin.some((offer) => hasOnly(offer, ['substitute']))) needsCaller.push('substitute');
  if (couldWin.some(({ obstacles }) => obstacles.includes('doubt'))) needsCaller.push('doubt');
  if (couldWin.some(isCarriageUnread)) needsCaller.push('carriage');
  if (best && couldWin.some(isAdditionOpen)) needsCaller.push('addition');
  if (couldWin.some((offer) => hasOnly(offer, ['words']))) needsCaller.push('words');
  if (!context.limits.deadline && context.limits.openDay) needsCaller.push('day');
  const isLower = (offer: RankedOffer): boolean => !!best && offer !== best && isLowerBeforeTax(offer, best);
  if (!context.limits.isGross && offers.some(isLower)) needsCaller.push('tax');
  const isBlocked = needsCaller.some((gap) => gap !== 'substitute');
  const recommended = isBlocked ? null : (best ?? null);
  return {
    currency,
    offers,
    recommended,
    runnersUp: qualified.filter((offer) => offer !== recommended),
    couldWin,
    needsCaller,
    strays,
  };
}

/** It is known but for its carriage, and what it says of that was not understood: it may well be in the price. */
export const isCarriageUnread = ({ obstacles, freight }: RankedOffer): boolean =>
  freight.gap?.kind === 'unread' && obstacles.every((kind) => kind === 'freight');

/** It is known but for a percent on top, of which nobody says whether it holds for this order. */
export const isAdditionOpen = ({ obstacles, offer }: RankedOffer): boolean =>
  obstacles.every((kind) => kind === 'condition') && offer.conditions.every(({ kind }) => kind === 'added');

const sortByTotal = (offers: RankedOffer[]): RankedOffer[] =>
  offers.toSorted(
    (a, b) =>
      (a.total?.amount ?? new Big(0)).cmp(b.total?.amount ?? 0) ||
      (a.leadDays ?? 999) - (b.leadDays ?? 999) ||
      a.errors.length - b.errors.length,
  );

/** Where only one of two offers states its tax, or has it in its prices, they compare before it; the lowest has to be the lowest there too. */
function isLowerBeforeTax(offer: RankedOffer, best: RankedOffer): boolean {
  const isSaid = ({ tax, charges }: RankedOffer): boolean =>
    tax !== null && (tax.gt(0) || charges.noTax !== null || charges.exempted.length > 0);
  const isRival = offer.obstacles.every((kind) => kind === 'tax');
  const isOtherBasis = offer.isGross || isSaid(offer) !== isSaid(best);
  const [one, other] = [offer.beforeTax, best.beforeTax];
  return isRival && isOtherBasis && one !== null && other !== null && one.amount.lt(other.amount);
}

const FINAL: Obstacle[] = ['late', 'maximum', 'no lines', 'missing'];

/** Nothing rules it out for good: the answer to a question could make it the one to buy. */
const isOpen = ({ obstacles }: RankedOffer): boolean => !obstacles.some((kind) => FINAL.includes(kind));

function rankOne(offer: PricedOffer, { currency, limits, today }: OrderContext & { currency: string }): RankedOffer {
  const rates = limits.rates.map(({ value }) => value);
  const own = offer.offer.currency.code;
  const total = offer.landed ? convert(offer.landed, own, currency, rates) : null;
  const isDoubted = offer.doubts.length > 0;
  const convertKnown = (sum: Big): Converted | null => (isDoubted ? null : convert(sum, own, currency, rates));
  const beforeTax = convertKnown(offer.leastBeforeTax);
  const atLeast = offer.isGross ? null : convertKnown(offer.known);
  const meetsDeadline = meets(offer, limits.deadline?.value ?? null, today);
  const isWithinMaximum = isWithin(offer, atLeast, limits, currency);
  const isOther = offer.lines.some(
    ({ needs, isSubstitute, differs }) => needs.length > 0 && (isSubstitute || differs.length > 0),
  );
  const found: [Obstacle, boolean][] = [
    ['doubt', isDoubted],
    ['no lines', !isDoubted && offer.lines.length === 0],
    ['missing', !isDoubted && offer.missing.length > 0],
    ['unclear', offer.unclear.length > 0],
    ['condition', offer.offer.conditions.length > 0],
    ['words', offer.offer.unapplied.some(({ isWeighty }) => isWeighty)],
    ['unsaid', offer.offer.unsaid?.some(({ isSaid }) => isSaid) === true],
    ['zip', offer.freight.gap?.kind === 'zip'],
    [
      'freight',
      offer.freight.gap !== null && offer.freight.gap.kind !== 'zip' && offer.freight.gap.kind !== 'currency',
    ],
    ['tax', offer.tax === null],
    ['minimum', offer.belowMinimum !== null],
    [
      'currency',
      (beforeTax === null && !isDoubted) || offer.foreign.length > 0 || offer.freight.gap?.kind === 'currency',
    ],
    ['substitute', isOther && limits.substitutes !== 'accepted'],
    ['expired', offer.isExpired],
    ['late', meetsDeadline === false],
    ['lead', limits.deadline !== null && offer.leadDays === null],
    ['transit', meetsDeadline === null && offer.leadDays !== null && limits.deadline !== null],
    ['maximum', isWithinMaximum === false],
  ];
  return {
    ...offer,
    total,
    atLeast,
    beforeTax,
    meetsDeadline,
    isWithinMaximum,
    obstacles: found.filter(([, holds]) => holds).map(([kind]) => kind),
  };
}

/** Goods that only ship in time get the days on the road on top; null where that leaves it open. */
function meets({ leadDays, offer, freight }: PricedOffer, deadline: string | null, today: string): boolean | null {
  if (deadline === null || leadDays === null) return null;
  const window = daysBetween(today, deadline);
  if (leadDays > window) return false;
  if (offer.lead?.until === 'arrival' || freight.days !== null || leadDays + TRANSIT_DAYS <= window) return true;
  return null;
}

function isWithin(
  { landed }: PricedOffer,
  atLeast: Converted | null,
  { maxTotal, rates }: OrderContext['limits'],
  currency: string,
): boolean | null {
  if (!maxTotal || !atLeast) return null;
  const maximum = convert(
    new Big(maxTotal.value.amount),
    maxTotal.value.currency ?? currency,
    currency,
    rates.map(({ value }) => value),
  );
  if (!maximum) return null;
  if (atLeast.amount.gt(maximum.amount)) return false;
  return landed ? true : null;
}
