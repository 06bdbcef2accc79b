import { Big } from 'big.js';
import type { Limits } from '../brief/read-limits.ts';
import type { Need } from '../need.ts';
import type { Offer, OfferedCharge, OfferedLine, UnreadWords } from '../offer.ts';
import { discountsBesideTotal } from './beside-total.ts';
import { findDoubts, findUnexplained } from './find-doubts.ts';
import type { Doubt } from './find-doubts.ts';
import { findErrors } from './find-errors.ts';
import type { Figures, MathError } from './find-errors.ts';
import { settleCharges, sumOf } from './settle-charges.ts';
import type { ChargeCase, SettledCharges } from './settle-charges.ts';
import { VAT, leastWithout, readTaxStance, withTaxOfCaller } from './tax-stance.ts';
import { settleFreight } from './settle-freight.ts';
import { PLAIN_CHARGE } from '../plain-charge.ts';

/** An offer with everything worked out for this order. */
export interface PricedOffer extends Figures {
  /** Id of the quote it was read from, and the name it goes by. */
  id: string;
  vendor: string;
  /** What the goods cost at the buyer's; null where a part of it cannot be known. */
  landed: Big | null;
  /** Its known sum holds a tax that is not compared, and of which it does not say what it comes to. */
  isGross: boolean;
  /** What is known of it before tax, at the least. */
  leastBeforeTax: Big;
  missing: MissingItem[];
  errors: MathError[];
  /** The order is below the vendor's least order value. */
  belowMinimum: Big | null;
  /** A line whose amount covers an unknown number of pieces. */
  unclear: OfferedLine[];
  /** Charges in another currency than the goods: they are not added up. */
  foreign: OfferedCharge[];
  leadDays: number | null;
  /** What may have been misread: no total of the offer is compared, and no error of it told. */
  doubts: Doubt[];
  /** Words with amounts that nothing of the offer comes to. */
  unexplained: UnreadWords[];
  /** The quote ran out before today. */
  isExpired: boolean;
}

export interface MissingItem {
  need: Need;
  /** Pieces that are not offered. */
  pieces: Big;
  /** What the quote says about it, if anything. */
  line: OfferedLine | null;
}

export interface OrderContext {
  needs: Need[];
  limits: Limits;
  /** ISO day that counts as today. */
  today: string;
  /** Some offers have a tax in their prices and others do not. */
  isMixedTax?: boolean;
}

/** Works out one offer: lines, freight, charges, landed total, and where its own figures do not agree. */
export function priceOffer(
  id: string,
  offer: Offer,
  { needs, limits, today, isMixedTax = false }: OrderContext,
): PricedOffer {
  const offered = offer.lines.filter(({ status }) => status === 'offered');
  const lines = offered.filter((line) => !isRefused(line, limits));
  const subtotal = lines.reduce((sum, { amount }) => sum.plus(amount), new Big(0));
  const leadDays = offer.lead?.days ?? null;
  const deadline = limits.deadline?.value ?? null;
  const freight = settleFreight({
    freight: offer.freight,
    currency: offer.currency.code,
    rates: limits.rates.map(({ value }) => value),
    goods: subtotal,
    pieces: lines.filter((line) => line.needs.length > 0).reduce((sum, line) => sum.plus(line.pieces), new Big(0)),
    weight: weightOf(needs, lines),
    zip: limits.shipToZip?.value ?? null,
    pickUp: limits.pickUp?.value ?? null,
    haulage: haulageIn(limits, offer.currency.code),
    service: limits.service?.value ?? null,
    daysLeft: deadline ? daysBetween(today, deadline) : null,
    leadDays,
  });
  const statedTotal = totalOf(offer);
  const foreign = offer.charges.filter((charge) => charge.foreign !== null && charge.kind !== 'tax');
  const own = [...offer.charges.filter((charge) => !foreign.includes(charge)), ...taxByTotal(offer)];
  const [minimumFee, belowMinimum] = minimumOf(offer, subtotal);
  const given = {
    lines: subtotal,
    items: lines,
    freight: freight.amount,
    isUntaxed: limits.isTaxExempt || limits.isNet,
    isMixed: limits.isNet && isMixedTax,
    minimumFee,
  };
  const untaxed = { ...given, isUntaxed: false };
  const beside = discountsBesideTotal({ ...offer, charges: own }, statedTotal, (all) => sumUp(all, untaxed).known);
  const counted = own.map((charge) => (beside.includes(charge) ? { ...charge, isAside: true } : charge));
  const sums = settleAll(withTaxOfCaller(counted, limits), statedTotal, given);
  // An amount that the vendor's figures come to has what somebody else bears, or what comes free, in it.
  const sumsSaid = [...(statedTotal ? [statedTotal] : []), ...offer.unread.map(({ amount }) => new Big(amount))];
  const isProven = sumsSaid.some((sum) => sum.eq(sums.known) || sum.eq(sums.known.plus(sumOf(sums.charges.exempted))));
  const conditions = offer.conditions.filter(({ kind }) => !((kind === 'shared' || kind === 'hours') && isProven));
  const left = beside.map(({ statement: words, spans }) => ({ words, spans, isWeighty: false }));
  const missing = findMissing(needs, lines, offer.lines)
    .filter((item) => limits.service === null || isSaidShort(item))
    .filter((item) => !isByTheHour(conditions, item));
  const unclear = lines.filter(({ isCoverageUnknown }) => isCoverageUnknown);
  const isWhole =
    freight.amount !== null &&
    sums.tax !== null &&
    missing.length === 0 &&
    !belowMinimum &&
    unclear.length === 0 &&
    foreign.length === 0 &&
    conditions.length === 0 &&
    lines.length > 0;
  const priced = {
    id,
    vendor: offer.vendor?.name ?? id,
    offer: { ...offer, conditions, unapplied: [...offer.unapplied, ...left] },
    lines,
    subtotal,
    refused: offered.reduce(
      (sum, line) => (lines.includes(line) ? sum : sum.plus(line.stated ?? line.amount)),
      new Big(0),
    ),
    freight,
    ...sums,
    statedTotal,
  };
  const errors = findErrors(priced);
  const unexplained = findUnexplained(priced);
  const doubts = findDoubts({ ...priced, needs, missing, unexplained }, errors);
  return {
    ...priced,
    landed: isWhole && doubts.length === 0 ? sums.known : null,
    isGross: sums.tax === null && sums.charges.within !== null,
    leastBeforeTax: sums.charges.within
      ? leastWithout(sums.charges.within, sums.known)
      : sums.known.minus(sums.tax ?? 0),
    missing,
    errors: doubts.length > 0 ? [] : errors,
    doubts,
    unexplained,
    belowMinimum,
    unclear,
    foreign,
    leadDays:
      freight.days !== null && freight.by === 'service' && offer.lead?.until !== 'arrival'
        ? (leadDays ?? 0) + freight.days
        : leadDays,
    isExpired: offer.validity?.until !== null && offer.validity?.until !== undefined && offer.validity.until < today,
  };
}

/** What the caller's own carrier costs, where that is said in the currency of the offer. */
function haulageIn({ haulage }: Limits, currency: string): { amount: string; words: string } | null {
  const isOwn = haulage !== null && (haulage.value.currency ?? currency) === currency;
  return isOwn ? { amount: haulage.value.amount, words: haulage.words ?? '' } : null;
}

/** Another part than the one asked for, where the caller takes no other, or what is ruled out. */
const isRefused = ({ isSubstitute, isRuledOut, needs }: OfferedLine, { substitutes }: Limits): boolean =>
  isRuledOut === true || (substitutes === 'refused' && isSubstitute && needs.length > 0);

/** Goods that are all bought by the same weight or package come to as much of it as is bought. */
function weightOf(needs: Need[], lines: OfferedLine[]): { amount: string; unit: string } | null {
  const units = new Set(lines.map((line) => needs.find(({ id }) => line.needs[0] === id)?.unit));
  const [unit] = units;
  if (units.size !== 1 || unit === undefined || unit === 'each') return null;
  return { amount: lines.reduce((sum, { pieces }) => sum.plus(pieces), new Big(0)).toFixed(), unit };
}

interface ChargeSums {
  charges: SettledCharges;
  fees: Big;
  discount: Big;
  tax: Big | null;
  known: Big;
}

/** What all charges come to. One that seems optional counts where only with it the vendor's own total comes out. */
function settleAll(
  charges: OfferedCharge[],
  statedTotal: Big | null,
  given: Omit<ChargeCase, 'charges'> & { minimumFee: Big },
): ChargeSums {
  const sums = sumUp(charges, given);
  // The vendor's total may hold a tax that the buyer does not pay.
  const known = [sums.known, sums.known.plus(sumOf(sums.charges.exempted))];
  const gaps = statedTotal ? known.map((sum) => statedTotal.minus(sum)) : [];
  const hidden = gaps.some((gap) => gap.eq(0))
    ? undefined
    : charges.find(
        ({ isAside, amount, kind }) =>
          isAside &&
          amount !== null &&
          gaps.some((gap) => gap.eq(kind === 'discount' ? new Big(amount).neg() : amount)),
      );
  return hidden
    ? sumUp(
        charges.map((charge) => (charge === hidden ? { ...charge, isAside: false } : charge)),
        given,
      )
    : sums;
}

function sumUp(
  charges: OfferedCharge[],
  { minimumFee, ...given }: Omit<ChargeCase, 'charges'> & { minimumFee: Big },
): ChargeSums {
  const settled = settleCharges({ charges, ...given });
  const fees = sumOf(settled.fees).plus(minimumFee);
  const discount = sumOf(settled.discounts);
  const tax = settled.openTax === null ? sumOf(settled.taxes) : null;
  const known = given.lines
    .plus(fees)
    .minus(discount)
    .plus(given.freight ?? 0)
    .plus(tax ?? 0);
  return { charges: settled, fees, discount, tax, known };
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

const RAISES = /\b(?:billing|charge|fee|price|invoice|net)\b|mindestrechnung|facturation/i;

/** "Minimum billing 150.00" raises the order to it; "minimum order 150.00" leaves open whether a smaller one is taken. */
function minimumOf({ minimumOrder }: Offer, subtotal: Big): [fee: Big, below: Big | null] {
  if (!minimumOrder || subtotal.gte(minimumOrder.amount)) return [new Big(0), null];
  const least = new Big(minimumOrder.amount);
  return RAISES.test(minimumOrder.words) ? [least.minus(subtotal), null] : [new Big(0), least];
}

function findMissing(needs: Need[], lines: OfferedLine[], all: OfferedLine[]): MissingItem[] {
  return needs.flatMap((need): MissingItem[] => {
    const own = lines.filter((line) => line.needs.includes(need.id));
    const declined =
      all.find((line) => line.needs.includes(need.id) && (line.status === 'declined' || line.isSubstitute)) ?? null;
    if (own.length === 0) return [{ need, pieces: new Big(need.qty), line: declined }];
    if (own.some((line) => line.needs.length > 1 || line.isCoverageUnknown)) return [];
    const offered = own.reduce((sum, { pieces, given = '0' }) => sum.plus(pieces).plus(given), new Big(0));
    return offered.lt(need.qty) ? [{ need, pieces: new Big(need.qty).minus(offered), line: own[0] ?? null }] : [];
  });
}

/** "Total before tax" or "Gesamt inkl. MwSt.", and no other word about it: a tax is to come, or in it. */
function taxByTotal({ totals, charges }: Offer): OfferedCharge[] {
  const net = totals.find(
    ({ words }) =>
      /\bbefore (?:sales )?tax|\b(?:plus|\+) tax/i.test(words) ||
      (VAT.test(words) && readTaxStance(words) === 'included'),
  );
  if (!net || charges.some(({ kind }) => kind === 'tax')) return [];
  return [{ ...PLAIN_CHARGE, kind: 'tax', words: 'tax', clause: net.words, statement: net.words, spans: net.spans }];
}

/** What an offer does not price may be done in the hours that it does, of which nobody says how many. */
const isByTheHour = (conditions: Offer['conditions'], { line, need, pieces }: MissingItem): boolean =>
  conditions.some(({ kind }) => kind === 'hours') && line?.status !== 'declined' && pieces.eq(need.qty);

/** Work is counted in other units than it is asked in (months for square metres): fewer only where the quote counts the same thing. */
function isSaidShort({ need, pieces, line }: MissingItem): boolean {
  if (!line || pieces.eq(need.qty)) return true;
  const [noun = ''] = need.part.toLowerCase().match(/\p{L}{3,}/u) ?? [];
  const counts = [...line.words.toLowerCase().matchAll(/(\d[\d,.]*)\s+(\p{L}{3,})/gu)];
  return counts.some(
    ([, count = '', what = '']) =>
      what.slice(0, 4) === noun.slice(0, 4) && Number(count.replaceAll(',', '')) < Number(need.qty),
  );
}

const GOODS_ALONE =
  /^(?:sub|zwischen|sous|delsum|waren|goods|merch|material|parts|items|lines|product|小計|position|basic)/i;

/** The total that the vendor asks for: the last one that is called so, in the main currency. */
function totalOf({ totals, freight, charges }: Offer): Big | null {
  const called = totals.filter(({ kind, words }) => kind === 'total' && !GOODS_ALONE.test(words));
  // "Total ex VAT" below all that is charged is what the vendor asks for.
  const charged = [freight.amount, ...charges.filter(({ isAside }) => !isAside)].flatMap(
    (entry) => entry?.spans.map(({ start }) => start) ?? [],
  );
  const net = totals.filter(
    ({ words, spans }) => !GOODS_ALONE.test(words) && spans.every(({ start }) => charged.every((at) => at <= start)),
  );
  const own = called.length > 0 ? called : net;
  const grand = own.findLast(({ words }) => /grand|due|order|quote|invoice|final|gesamt|end|ttc|payer/i.test(words));
  const last = grand ?? own.at(-1);
  return last ? new Big(last.amount) : null;
}
