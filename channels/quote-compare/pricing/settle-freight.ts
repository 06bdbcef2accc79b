import { Big } from 'big.js';
import type { Rate } from '../brief/read-rates.ts';
import type { OfferedFreight, OfferedWorking } from '../offer.ts';
import { convert } from './convert.ts';
import { phrasePattern } from '../../reading/phrases.ts';
import { CARRIAGE_NAMES, CARRIAGE_OPEN } from '../../reading/vocabulary/freight-words.ts';
import type { Span } from '../../reading/span.ts';
import { stateOfZip, zoneOf } from '../reading/zip-states.ts';

/** What freight comes to for this order. `amount` null: the quote does not say; `gap` is what is missing and who can tell. */
export interface SettledFreight {
  amount: Big | null;
  /** How it came about: the words of the quote, and the percent where it is one. */
  by:
    | 'stated'
    | 'each'
    | 'weight'
    | 'converted'
    | 'nothing'
    | 'percent'
    | 'zone'
    | 'service'
    | 'threshold'
    | 'pickup'
    | 'caller'
    | 'unknown';
  words: string;
  percent: string | null;
  /** The amount in another currency, and the rate of the brief that it was turned by. */
  converted: { from: string; rate: string; isInverse: boolean } | null;
  /** Pieces or weight, and the amount for each: what is multiplied. */
  each: { factors: string[]; isPerHundred: boolean; loads?: { goods: string; capacity: string } } | null;
  /** Amounts that are added up. */
  parts: string[];
  /** How it is worked out, where a model says it. */
  working?: OfferedWorking;
  isEstimate: boolean;
  gap: {
    kind:
      | 'zip'
      | 'currency'
      | 'collect'
      | 'add'
      | 'works'
      | 'zone'
      | 'unsaid'
      | 'threshold'
      | 'weight'
      | 'packages'
      | 'unread';
    words: string;
  } | null;
  /** Days on the road of the service chosen. */
  days: number | null;
  spans: Span[];
}

export interface FreightCase {
  freight: OfferedFreight;
  /** Goods before charges, which thresholds and percentages are of. */
  /** Currency of the offer, and the rates of the brief for an amount in another one. */
  currency: string;
  rates: Rate[];
  goods: Big;
  pieces: Big;
  /** What the goods weigh, or how many packages they are, where they are bought by that: decimal string. */
  weight: { amount: string; unit: string } | null;
  zip: string | null;
  /** The caller's words for fetching the goods; null where they are to be brought. */
  pickUp: string | null;
  /** What the caller's own carrier costs in the currency of the offer, and the words that say so; null where none is told. */
  haulage: { amount: string; words: string } | null;
  /** The caller's words for work or a licence that nobody carries; null where goods are bought. */
  service: string | null;
  /** Days that the order may take at most, from the deadline; null without one. */
  daysLeft: number | null;
  leadDays: number | null;
}

/** Freight for one offer: schedule before services, services before thresholds, a stated amount before words about who pays. */
export function settleFreight(given: FreightCase): SettledFreight {
  const { freight, goods, pieces, pickUp } = given;
  const none: SettledFreight = {
    amount: null,
    by: 'unknown',
    words: '',
    percent: null,
    converted: null,
    each: null,
    parts: [],
    isEstimate: false,
    gap: null,
    days: null,
    spans: [],
  };
  if (freight.zones.length > 0 && given.service === null) return byZone(given, none);
  if (freight.options.length > 0) return byService(given, none);
  const over = freight.terms.find(({ kind }) => kind === 'free-over');
  if (over?.threshold) {
    const base = { ...none, words: over.words, spans: over.spans };
    if (goods.gte(over.threshold)) return { ...base, amount: new Big(0), by: 'nothing' };
    if (over.otherwise) return { ...base, amount: new Big(over.otherwise), by: 'threshold' };
    if (!freight.amount && !freight.percent) return { ...base, gap: { kind: 'threshold', words: over.words } };
  }
  const included = freight.terms.find(({ kind }) => kind === 'included');
  if (freight.amount) {
    const isWaived =
      included &&
      included.spans.some(({ start }) => freight.amount?.spans.some((span) => span.start === start)) &&
      WAIVED.test(included.words);
    if (isWaived) return { ...none, amount: new Big(0), by: 'nothing', words: included.words, spans: included.spans };
    const { amount, isPerPiece, foreign } = freight.amount;
    if (foreign)
      return inOwnCurrency(
        given,
        { amount, foreign },
        { ...none, words: freight.amount.words, spans: freight.amount.spans },
      );
    if (isPerPiece)
      return {
        ...none,
        amount: pieces.times(amount),
        by: 'each',
        each: { factors: [pieces.toFixed(), amount], isPerHundred: false },
        words: freight.amount.words,
        spans: freight.amount.spans,
      };
    if (freight.amount.byWeight) return byWeight(given, { ...freight.amount, ...freight.amount.byWeight }, none);
    return {
      ...none,
      amount: new Big(amount),
      by: 'stated',
      parts: freight.amount.parts ?? [],
      ...(freight.amount.working && { working: freight.amount.working }),
      words: freight.amount.words,
      isEstimate: freight.amount.isEstimate,
      spans: freight.amount.spans,
    };
  }
  if (freight.percent) {
    return {
      ...none,
      amount: goods.times(freight.percent.percent).div(100).round(2, Big.roundHalfUp),
      by: 'percent',
      percent: freight.percent.percent,
      words: freight.percent.words,
      spans: freight.percent.spans,
    };
  }
  const open = freight.terms.find(({ kind }) => kind === 'open');
  const isFirm = open && FIRM_OPEN.test(open.words) && !(included && open.spans[0]?.start === included.spans[0]?.start);
  if (included && !isFirm)
    return { ...none, amount: new Big(0), by: 'nothing', words: included.words, spans: included.spans };
  const pickup = freight.terms.find(({ kind }) => kind === 'pickup');
  if ((open ?? pickup) && pickUp !== null)
    return {
      ...none,
      amount: new Big(0),
      by: 'pickup',
      words: pickUp,
      spans: (open ?? pickup)?.spans ?? [],
    };
  // "Ex works, to be collected": the caller has it collected.
  if (given.haulage && (pickup ?? (open && ['works', 'collect'].includes(gapOf(open.words)))))
    return { ...none, amount: new Big(given.haulage.amount), by: 'caller', words: given.haulage.words };
  if (given.service !== null && !(open && [CARRIAGE, NAMED_ABROAD].some((named) => named.test(open.words))))
    return { ...none, amount: new Big(0), by: 'nothing', words: given.service };
  if (open)
    return { ...none, words: open.words, spans: open.spans, gap: { kind: gapOf(open.words), words: open.words } };
  if (pickup) return { ...none, words: pickup.words, spans: pickup.spans, gap: { kind: 'works', words: pickup.words } };
  if (pickUp !== null && freight.unread === undefined)
    return { ...none, amount: new Big(0), by: 'pickup', words: pickUp };
  const destination = freight.terms.find(({ kind }) => kind === 'fob-destination');
  if (destination)
    return { ...none, amount: new Big(0), by: 'nothing', words: destination.words, spans: destination.spans };
  const { unread } = freight;
  if (unread)
    return { ...none, words: unread.words, spans: unread.spans, gap: { kind: 'unread', words: unread.words } };
  return { ...none, gap: { kind: 'unsaid', words: '' } };
}

/** Freight in another currency than the goods counts by a rate of the brief; without one it stays apart. */
function inOwnCurrency(
  { currency, rates }: FreightCase,
  { amount, foreign }: { amount: string; foreign: string },
  base: SettledFreight,
): SettledFreight {
  const own = convert(new Big(amount), foreign, currency, rates);
  if (!own?.rate) return { ...base, gap: { kind: 'currency', words: base.words } };
  return {
    ...base,
    amount: own.amount,
    by: 'converted',
    converted: { from: amount, rate: own.rate.rate, isInverse: own.isInverse },
  };
}

/** A rate for each pound or pallet needs to know how many, of the order or of each piece. */
function byWeight(
  { pieces, weight: goods }: FreightCase,
  rate: NonNullable<OfferedFreight['amount']> & NonNullable<NonNullable<OfferedFreight['amount']>['byWeight']>,
  none: SettledFreight,
): SettledFreight {
  const { amount, isEach, isPerHundred, words, spans } = rate;
  const loads = rate.weight === null ? loadsOf(rate.capacity, { goods, pieces }) : null;
  const weight = rate.weight ?? loads?.count ?? (goods?.unit === rate.unit ? goods.amount : null);
  const base = { ...none, words, spans, isEstimate: rate.isEstimate };
  if (weight === null)
    return { ...base, gap: { kind: rate.unit === 'lb' || rate.unit === 'kg' ? 'weight' : 'packages', words } };
  const factors = [...(isEach ? [pieces.toFixed()] : []), weight, amount];
  const product = factors.reduce((left, factor) => left.times(factor), new Big(isPerHundred ? '0.01' : 1));
  return {
    ...base,
    amount: product.round(2, Big.roundHalfUp),
    by: 'weight',
    each: { factors, isPerHundred, ...(loads && { loads }) },
  };
}

/** How many loads the goods make, where the quote says what one carries in what they are bought by. */
function loadsOf(
  capacity: NonNullable<NonNullable<OfferedFreight['amount']>['byWeight']>['capacity'],
  { goods, pieces }: Pick<FreightCase, 'pieces'> & { goods: FreightCase['weight'] },
): { count: string; goods: string; capacity: string } | null {
  const amount = goods === null ? pieces.toFixed() : goods.amount;
  if (capacity === null || capacity.unit !== (goods?.unit ?? 'each') || new Big(capacity.size).lte(0)) return null;
  const count = new Big(amount).div(capacity.size).round(0, Big.roundUp).toFixed();
  return { count, goods: amount, capacity: capacity.size };
}

const CARRIAGE = /freight|shipping|delivery|carriage|postage|versand|fracht|livraison|envío|verzend|spedizione/i;
const NAMED_ABROAD = phrasePattern({ ...CARRIAGE_OPEN, names: Object.values(CARRIAGE_NAMES).join('|') });
const WAIVED = /\b(?:free|waived|no charge|n\/c|allowed|credited|on us|100\s?% off)\b/i;
const FIRM_OPEN = /\bcollect\b|\badd\b|\bppa\b|\bextra\b|\bnot incl|\bexcl|\badditional\b|\bplus\b|\bbilled\b/i;

function gapOf(words: string): 'collect' | 'add' | 'works' | 'unsaid' {
  if (/\bcollect\b|third|3rd|account/i.test(words)) return 'collect';
  if (/\badd\b|\bppa\b|prepay|extra|additional|plus|actual|cost|billed|invoice/i.test(words)) return 'add';
  return /works|exw|fca|fob|f\.o\.b|werk|usine/i.test(words) ? 'works' : 'unsaid';
}

function byZone({ freight, zip }: FreightCase, none: SettledFreight): SettledFreight {
  if (!zip)
    return {
      ...none,
      words: freight.zones.map(({ words }) => words).join('; '),
      spans: freight.zones.flatMap(({ spans }) => spans),
      gap: { kind: 'zip', words: '' },
    };
  const zone = zoneOf(freight.zones, zip, stateOfZip(zip));
  if (!zone?.amount)
    return {
      ...none,
      words: zone?.words ?? '',
      spans: zone?.spans ?? [],
      gap: { kind: 'zone', words: zone?.words ?? '' },
    };
  return { ...none, amount: new Big(zone.amount), by: 'zone', words: zone.words, spans: zone.spans };
}

/** The cheapest service that is in time for the deadline; without one, the cheapest. */
function byService({ freight, daysLeft, leadDays }: FreightCase, none: SettledFreight): SettledFreight {
  const cheapest = freight.options.toSorted((a, b) => new Big(a.amount).cmp(b.amount));
  const isInTime = (days: number | null): boolean =>
    days === null || daysLeft === null || (leadDays ?? 0) + days <= daysLeft;
  const chosen = cheapest.find(({ days }) => isInTime(days)) ?? cheapest[0];
  if (!chosen) return none;
  return {
    ...none,
    amount: new Big(chosen.amount),
    by: 'service',
    words: chosen.service,
    days: chosen.days,
    spans: chosen.spans,
  };
}
