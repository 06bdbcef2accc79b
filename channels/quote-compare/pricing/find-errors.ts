import { Big } from 'big.js';
import type { Offer, OfferedLine } from '../offer.ts';
import { isSameAmount } from '../reading/interpret-item.ts';
import { sumOf } from './settle-charges.ts';
import type { SettledCharge, SettledCharges } from './settle-charges.ts';
import type { SettledFreight } from './settle-freight.ts';

/** A stated figure that is not what it should be. `line` is set for an extended amount. */
export interface MathError {
  what: string;
  right: Big;
  stated: Big;
  line: OfferedLine | null;
  /** The arithmetic in words: "500 x 0.055". */
  sum: string;
}

/** What an offer comes to. Amounts are in its own currency. */
export interface Figures {
  offer: Offer;
  /** Lines that count: offered, and with a price. */
  lines: OfferedLine[];
  subtotal: Big;
  /** Lines that the vendor counts and the caller does not take. */
  refused: Big;
  freight: SettledFreight;
  charges: SettledCharges;
  fees: Big;
  discount: Big;
  /** Null: the quote leaves it open. */
  tax: Big | null;
  /** The part of the landed cost that is known. */
  known: Big;
  statedTotal: Big | null;
}

/** Every stated figure of an offer that does not agree with its others: lines, subtotals, percentages, total. */
export function findErrors(figures: Figures): MathError[] {
  const priced = asVendorAdds(figures);
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
  for (const total of offer.totals) {
    const { kind, amount, words } = total;
    const stated = new Big(amount);
    const sums = withRefused([...partialSums(priced), ...sectionSums(priced, total), known], priced);
    if (kind === 'subtotal' && !sums.some((sum) => isSameAmount(sum, stated)))
      errors.push({
        what: words,
        right: subtotal,
        stated,
        line: null,
        sum: lines.map((line) => line.amount).join(' + '),
      });
  }
  for (const settled of [...charges.discounts, ...charges.fees, ...charges.taxes]) {
    if (settled.stated && !isOfRefused(settled, figures.refused))
      errors.push({
        what: settled.charge.words,
        right: settled.amount,
        stated: settled.stated,
        line: null,
        sum: `${settled.charge.percent} % of ${settled.base?.toFixed(2)}`,
      });
  }
  if (statedTotal && !withRefused(totalsThatFit(priced), priced).some((sum) => sum.eq(statedTotal))) {
    const words =
      offer.totals.findLast(({ kind, amount }) => kind === 'total' && statedTotal.eq(amount))?.words ?? 'total';
    errors.push({ what: words, right: known, stated: statedTotal, line: null, sum: addends(priced) });
  }
  return errors;
}

/** What the caller's own carrier costs is in no sum of the vendor's; what is a percent of refused lines is. */
const asVendorAdds = (figures: Figures): Figures => {
  const { charges, freight, known, refused } = figures;
  const taxes = charges.taxes.filter((tax) => isOfRefused(tax, refused));
  const adding = {
    ...figures,
    refused: taxes.reduce((sum, { amount, stated }) => sum.plus(stated ?? 0).minus(amount), refused),
  };
  return freight.by === 'caller'
    ? { ...adding, known: known.minus(freight.amount ?? 0), freight: { ...freight, amount: null } }
    : adding;
};

/** A tax that is right for all that the vendor counts. */
const isOfRefused = ({ stated, base, charge }: SettledCharge, refused: Big): boolean =>
  refused.gt(0) &&
  stated !== null &&
  isSameAmount(
    (base ?? new Big(0))
      .plus(refused)
      .times(charge.percent ?? 0)
      .div(100),
    stated,
  );

const withRefused = (sums: Big[], { refused }: Figures): Big[] =>
  refused.gt(0) ? [...sums, ...sums.map((sum) => sum.plus(refused))] : sums;

/** Sums that a vendor may call a subtotal: the goods, with discounts taken off, with fees or freight added. */
function partialSums({ subtotal, discount, fees, freight, charges }: Figures): Big[] {
  const net = subtotal.minus(discount);
  const single = charges.fees.flatMap(({ amount }) => [subtotal.plus(amount), net.plus(amount)]);
  const sums = [subtotal, net, subtotal.plus(fees), net.plus(fees), ...single];
  return freight.amount ? [...sums, ...sums.map((sum) => sum.plus(freight.amount ?? 0))] : sums;
}

/** The lines since the subtotal before: each section of a quote may have its own. */
function sectionSums({ offer, lines }: Figures, total: Figures['offer']['totals'][number]): Big[] {
  const at = (spans: { start: number }[]): number => spans[0]?.start ?? 0;
  const subtotals = offer.totals.filter(({ kind }) => kind === 'subtotal');
  if (subtotals.length < 2) return [];
  const from = Math.max(0, ...subtotals.map(({ spans }) => at(spans)).filter((start) => start < at(total.spans)));
  const own = lines.filter(({ spans }) => at(spans) > from && at(spans) < at(total.spans));
  return own.length > 0 ? [own.reduce((sum, { amount }) => sum.plus(amount), new Big(0))] : [];
}

/** Totals that agree with the quote's own figures. What stands below the total may be outside it. */
function totalsThatFit({ offer, charges, known, freight, tax, fees, discount, subtotal }: Figures): Big[] {
  const at = offer.totals.findLast(({ kind }) => kind === 'total')?.spans[0]?.start ?? 0;
  const isBelow = (spans: { start: number }[]): boolean => spans.every(({ start }) => start >= at);
  const fits = [known, known.plus(sumOf(charges.exempted))];
  if (freight.amount && isBelow(freight.spans)) fits.push(known.minus(freight.amount));
  if (freight.by === 'weight' || freight.by === 'zone' || freight.by === 'service' || freight.by === 'percent')
    fits.push(known.minus(freight.amount ?? 0));
  if (tax?.gt(0) && offer.charges.some(({ kind, spans }) => kind === 'tax' && isBelow(spans)))
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
