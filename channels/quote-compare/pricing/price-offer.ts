import { Big } from 'big.js';
import type { Limits } from '../brief/read-limits.ts';
import type { Need } from '../need.ts';
import type { Offer, OfferedCharge, OfferedLine } from '../offer.ts';
import { isSameAmount } from '../reading/interpret-item.ts';
import { settleCharges, sumOf } from './settle-charges.ts';
import type { SettledCharges } from './settle-charges.ts';
import { settleFreight } from './settle-freight.ts';
import type { SettledFreight } from './settle-freight.ts';

/** An offer with everything worked out for this order. Amounts are in the offer's own currency. */
export interface PricedOffer {
  /** Id of the quote it was read from, and the name it goes by. */
  id: string;
  vendor: string;
  offer: Offer;
  /** Lines that count: offered, and with a price. */
  lines: OfferedLine[];
  subtotal: Big;
  freight: SettledFreight;
  charges: SettledCharges;
  fees: Big;
  discount: Big;
  /** Null: the quote leaves it open. */
  tax: Big | null;
  /** What the goods cost at the buyer's; null where a part of it cannot be known. */
  landed: Big | null;
  /** The part of it that is known. */
  known: Big;
  statedTotal: Big | null;
  missing: MissingItem[];
  errors: MathError[];
  /** The order is below the vendor's least order value. */
  belowMinimum: Big | null;
  /** A line whose amount covers an unknown number of pieces. */
  unclear: OfferedLine[];
  /** Charges in another currency than the goods: they are not added up. */
  foreign: OfferedCharge[];
  leadDays: number | null;
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

/** A stated figure that is not what it should be. `line` is set for an extended amount. */
export interface MathError {
  what: string;
  right: Big;
  stated: Big;
  line: OfferedLine | null;
  /** The arithmetic in words: "500 x 0.055". */
  sum: string;
}

export interface OrderContext {
  needs: Need[];
  limits: Limits;
  /** ISO day that counts as today. */
  today: string;
}

/** Works out one offer: lines, freight, charges, landed total, and where its own figures do not agree. */
export function priceOffer(id: string, offer: Offer, { needs, limits, today }: OrderContext): PricedOffer {
  const lines = offer.lines.filter(({ status }) => status === 'offered');
  const subtotal = lines.reduce((sum, { amount }) => sum.plus(amount), new Big(0));
  const leadDays = offer.lead?.days ?? null;
  const deadline = limits.deadline?.value ?? null;
  const freight = settleFreight({
    freight: offer.freight,
    currency: offer.currency.code,
    rates: limits.rates.map(({ value }) => value),
    goods: subtotal,
    pieces: lines.filter((line) => line.needs.length > 0).reduce((sum, line) => sum.plus(line.pieces), new Big(0)),
    zip: limits.shipToZip?.value ?? null,
    isPickedUp: limits.isPickedUp,
    daysLeft: deadline ? daysBetween(today, deadline) : null,
    leadDays,
  });
  const foreign = offer.charges.filter((charge) => charge.foreign !== null && charge.kind !== 'tax');
  const charges = settleCharges({
    charges: offer.charges.filter((charge) => !foreign.includes(charge)),
    lines: subtotal,
    items: lines,
    freight: freight.amount,
    isTaxExempt: limits.isTaxExempt,
  });
  const [minimumFee, belowMinimum] = minimumOf(offer, subtotal);
  const fees = sumOf(charges.fees).plus(minimumFee);
  const discount = sumOf(charges.discounts);
  const tax = charges.openTax === null ? sumOf(charges.taxes) : null;
  const missing = findMissing(needs, lines, offer.lines);
  const unclear = lines.filter(({ isCoverageUnknown }) => isCoverageUnknown);
  const known = subtotal
    .plus(fees)
    .minus(discount)
    .plus(freight.amount ?? 0)
    .plus(tax ?? 0);
  const isWhole =
    freight.amount !== null &&
    tax !== null &&
    missing.length === 0 &&
    !belowMinimum &&
    unclear.length === 0 &&
    foreign.length === 0 &&
    lines.length > 0;
  const statedTotal = totalOf(offer);
  const priced = {
    id,
    vendor: offer.vendor?.name ?? id,
    offer,
    lines,
    subtotal,
    freight,
    charges,
    fees,
    discount,
    tax,
    known,
    statedTotal,
  };
  return {
    ...priced,
    landed: isWhole ? known : null,
    missing,
    errors: findErrors(priced),
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

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** "Minimum billing 150.00" raises the order to it; "minimum order 150.00" leaves open whether a smaller one is taken. */
function minimumOf({ minimumOrder }: Offer, subtotal: Big): [fee: Big, below: Big | null] {
  if (!minimumOrder || subtotal.gte(minimumOrder.amount)) return [new Big(0), null];
  const least = new Big(minimumOrder.amount);
  return /\b(?:billing|charge|invoice|net)\b/i.test(minimumOrder.words)
    ? [least.minus(subtotal), null]
    : [new Big(0), least];
}

function findMissing(needs: Need[], lines: OfferedLine[], all: OfferedLine[]): MissingItem[] {
  return needs.flatMap((need): MissingItem[] => {
    const own = lines.filter((line) => line.needs.includes(need.id));
    const declined = all.find((line) => line.needs.includes(need.id) && line.status === 'declined') ?? null;
    if (own.length === 0) return [{ need, pieces: new Big(need.qty), line: declined }];
    if (own.some((line) => line.needs.length > 1 || line.isCoverageUnknown)) return [];
    const offered = own.reduce((sum, { pieces }) => sum.plus(pieces), new Big(0));
    return offered.lt(need.qty) ? [{ need, pieces: new Big(need.qty).minus(offered), line: own[0] ?? null }] : [];
  });
}

/** The total that the vendor asks for: the last one that is called so, in the main currency. */
function totalOf({ totals }: Offer): Big | null {
  const own = totals.filter(({ kind }) => kind === 'total');
  const grand = own.findLast(({ words }) => /grand|due|order|quote|invoice|final|gesamt|end|ttc|payer/i.test(words));
  const last = grand ?? own.at(-1);
  return last ? new Big(last.amount) : null;
}

type Figures = Pick<
  PricedOffer,
  'offer' | 'lines' | 'subtotal' | 'freight' | 'charges' | 'fees' | 'discount' | 'tax' | 'known' | 'statedTotal'
>;

function findErrors(priced: Figures): MathError[] {
  const { offer, lines, subtotal, charges, known, statedTotal } = priced;
  const errors: MathError[] = lines.flatMap((line) =>
    line.isRight || line.stated === null
      ? []
      : [
          {
            what: line.description,
            right: new Big(line.amount),
            stated: new Big(line.stated),
            line,
            sum: sumInWords(line),
          },
        ],
  );
  for (const { kind, amount, words } of offer.totals) {
    const stated = new Big(amount);
    if (kind === 'subtotal' && !partialSums(priced).some((sum) => isSameAmount(sum, stated)))
      errors.push({
        what: words,
        right: subtotal,
        stated,
        line: null,
        sum: lines.map((line) => line.amount).join(' + '),
      });
  }
  for (const settled of [...charges.discounts, ...charges.fees, ...charges.taxes]) {
    if (settled.stated)
      errors.push({
        what: settled.charge.words,
        right: settled.amount,
        stated: settled.stated,
        line: null,
        sum: `${settled.charge.percent} % of ${settled.base?.toFixed(2)}`,
      });
  }
  if (statedTotal && !totalsThatFit(priced).some((sum) => sum.eq(statedTotal))) {
    const words =
      offer.totals.findLast(({ kind, amount }) => kind === 'total' && statedTotal.eq(amount))?.words ?? 'total';
    errors.push({ what: words, right: known, stated: statedTotal, line: null, sum: addends(priced) });
  }
  return errors;
}

/** Sums that a vendor may call a subtotal: the goods, with discounts taken off, with fees or freight added. */
function partialSums({ subtotal, discount, fees, freight, charges }: Figures): Big[] {
  const net = subtotal.minus(discount);
  const single = charges.fees.flatMap(({ amount }) => [subtotal.plus(amount), net.plus(amount)]);
  const sums = [subtotal, net, subtotal.plus(fees), net.plus(fees), ...single];
  return freight.amount ? [...sums, ...sums.map((sum) => sum.plus(freight.amount ?? 0))] : sums;
}

/** Totals that agree with the quote's own figures. What stands below the total may be outside it. */
function totalsThatFit({ offer, known, freight, tax, fees, discount, subtotal }: Figures): Big[] {
  const at = offer.totals.findLast(({ kind }) => kind === 'total')?.spans[0]?.start ?? 0;
  const isBelow = (spans: { start: number }[]): boolean => spans.every(({ start }) => start >= at);
  const fits = [known];
  if (freight.amount && isBelow(freight.spans)) fits.push(known.minus(freight.amount));
  if (freight.by === 'zone' || freight.by === 'service' || freight.by === 'percent')
    fits.push(known.minus(freight.amount ?? 0));
  if (
    tax?.gt(0) &&
    offer.charges.some(({ kind, amount, spans }) => kind === 'tax' && amount === null && isBelow(spans))
  )
    fits.push(...fits.map((sum) => sum.minus(tax)));
  if (fees.gt(0) && offer.charges.filter(({ kind }) => kind === 'fee').every(({ spans }) => isBelow(spans)))
    fits.push(...fits.map((sum) => sum.minus(fees)));
  if (discount.gt(0) && offer.charges.filter(({ kind }) => kind === 'discount').every(({ spans }) => isBelow(spans)))
    fits.push(
      subtotal
        .plus(fees)
        .plus(freight.amount ?? 0)
        .plus(tax ?? 0),
    );
  return fits;
}

function sumInWords({ qty, pieces, unitPrice, priceBy, pricePer, discount }: OfferedLine): string {
  const count = priceBy === 'pack' && qty ? qty : pieces;
  const per =
    priceBy === 'hundred'
      ? ' per 100'
      : priceBy === 'thousand'
        ? ' per 1000'
        : priceBy === 'pack' && !qty
          ? ` per ${pricePer}`
          : '';
  return `${count} x ${unitPrice}${per}${discount ? ` less ${discount} %` : ''}`;
}

function addends({ subtotal, freight, fees, discount, tax }: Figures): string {
  const parts = [subtotal.toFixed(2)];
  if (discount.gt(0)) parts.push(`- ${discount.toFixed(2)}`);
  if (fees.gt(0)) parts.push(`+ ${fees.toFixed(2)}`);
  if (freight.amount?.gt(0)) parts.push(`+ ${freight.amount.toFixed(2)}`);
  if (tax?.gt(0)) parts.push(`+ ${tax.toFixed(2)}`);
  return parts.join(' ');
}
