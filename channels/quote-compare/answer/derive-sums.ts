import { Big } from 'big.js';
import type { Derivation } from '#contracts/evidence.ts';
import type { Json } from '#contracts/json.ts';
import type { OfferedCharge } from '../offer.ts';
import type { SettledCharge } from '../pricing/settle-charges.ts';
import type { RankedOffer } from '../pricing/rank-offers.ts';
import { deriveWorking } from './derive-working.ts';
import type { DeriveStep } from './derive-working.ts';

/** Records the arithmetic of a cell and gives its value: with two decimals, or as it is written already. */
export type Derive = (cell: string, rule: Derivation['rule'], from: Json[], value: Big | string) => string;

interface Parts {
  linesSubtotal: string | null;
  freight: string | null;
  fees: string | null;
  discount: string | null;
  tax: string | null;
}

/** What an offer comes to, from its lines to the total as far as it is known, each sum with the arithmetic that leads to it. */
export function deriveSums(offer: RankedOffer, derive: Derive): Parts & { known: string | null } {
  const amounts = offer.lines.map(({ amount }) => amount);
  const linesSubtotal = amounts.length === 0 ? null : derive('linesSubtotal', 'sum', amounts, offer.subtotal);
  const freight = deriveFreight(offer, linesSubtotal, derive);
  const { charges } = offer;
  const fees = deriveCharges(
    'fees',
    {
      charges: charges.fees,
      total: offer.fees,
      parts: { linesSubtotal, freight },
      counts: offer.lines.map(({ pieces }) => pieces),
      ...(offer.offer.minimumOrder ? { least: offer.offer.minimumOrder.amount } : {}),
    },
    derive,
  );
  const discount = deriveCharges(
    'discount',
    { charges: charges.discounts, total: offer.discount, parts: { linesSubtotal, freight, fees } },
    derive,
  );
  const parts = { linesSubtotal, freight, fees, discount };
  const tax =
    offer.tax === null
      ? null
      : charges.taxes.length > 0
        ? deriveCharges('tax', { charges: charges.taxes, total: offer.tax, parts }, derive)
        : deriveNoTax(offer, derive);
  const known = offer.isGross ? null : deriveTotal(offer, { linesSubtotal, freight, fees, discount, tax }, derive);
  return { ...parts, tax, known };
}

function deriveFreight({ freight }: RankedOffer, linesSubtotal: string | null, derive: Derive): string | null {
  if (freight.amount === null) return null;
  if (freight.by === 'percent' && linesSubtotal)
    return derive('freight', 'percent', [linesSubtotal, freight.percent], freight.amount);
  if (freight.converted)
    return derive(
      'freight',
      freight.converted.isInverse ? 'quotient' : 'product',
      [freight.converted.from, freight.converted.rate],
      freight.amount,
    );
  if (freight.each) {
    const { factors, isPerHundred, loads } = freight.each;
    const [count = '1', ...rest] = factors;
    const many = loads
      ? derive('freightLoads', 'whole-quotient', [loads.goods, loads.capacity], new Big(count))
      : count;
    return derive('freight', isPerHundred ? 'per-hundred' : 'product', [many, ...rest], freight.amount);
  }
  if (freight.working) return deriveWorking(freight.working, stepOf('freight', derive));
  if (freight.parts.length > 1) return derive('freight', 'sum', freight.parts, freight.amount);
  if (freight.amount.eq(0)) return derive('freight', 'nothing', [freight.words], freight.amount);
  return freight.amount.toFixed(2);
}

interface ChargesOf {
  charges: SettledCharge[];
  total: Big;
  parts: Partial<Parts>;
  /** Pieces of each line, of which a charge for every piece counts the sum. */
  counts?: string[];
  /** Least value of an order that is billed. */
  least?: string;
}

/** Charges of one kind. A single stated amount stands by itself; a percent, or several of them, is worked out. */
function deriveCharges(
  cell: 'fees' | 'discount' | 'tax',
  { charges, total, parts, counts = [], least }: ChargesOf,
  derive: Derive,
): string | null {
  const amounts: string[] = [];
  for (const [index, { charge, amount, base, pieces }] of charges.entries()) {
    const before = cell !== 'tax' && index > 0 ? { ...parts, [cell]: sumOfTexts(amounts) } : parts;
    if (base && before !== parts && amounts.length > 1)
      derive(`${cell}.${index}.before`, 'sum', [...amounts], new Big(sumOfTexts(amounts)));
    if (charge.working) {
      amounts.push(deriveWorking(charge.working, stepOf(`${cell}.${index}`, derive)));
      continue;
    }
    amounts.push(
      base
        ? derive(
            `${cell}.${index}`,
            'percent',
            [deriveBase(`${cell}.${index}.base`, base, before, derive), charge.percent],
            amount,
          )
        : pieces && perMany(charge)
          ? derive(
              `${cell}.${index}`,
              perMany(charge) ?? 'product',
              [charge.timesFrom?.[0] ?? '', charge.amount],
              amount,
            )
          : pieces
            ? derive(
                `${cell}.${index}`,
                'product',
                [deriveTimes(`${cell}.${index}.times`, charge, { pieces, counts }, derive), charge.amount],
                amount,
              )
            : amount.toFixed(2),
    );
  }
  if (amounts.length === 0 && total.eq(0)) return null;
  const rest = amounts.reduce((left, amount) => left.minus(amount), total);
  // What lacks to the least billing is charged like a fee.
  if (rest.gt(0))
    amounts.push(
      least && parts.linesSubtotal
        ? derive(`${cell}.least`, 'difference', [least, parts.linesSubtotal], rest)
        : rest.toFixed(2),
    );
  return amounts.length === 1 ? total.toFixed(2) : derive(cell, 'sum', amounts, total);
}

/** A charge for every thousand or hundred pieces. */
function perMany({ times, timesFrom: [all = '', many] = [] }: OfferedCharge): Derivation['rule'] | null {
  const rule = { '1000': 'per-thousand', '100': 'per-hundred' } as const;
  if (times === undefined || !/^\d+(?:\.\d+)?$/.test(all) || (many !== '1000' && many !== '100')) return null;
  return new Big(times).times(many).eq(all) ? rule[many] : null;
}

/** How many times a charge is paid, as far as the number does not stand in the brief or the quote as it is: months of "three years", pieces of all lines. */
function deriveTimes(
  cell: string,
  { times, timesFrom = [] }: OfferedCharge,
  { pieces, counts }: { pieces: Big; counts: string[] },
  derive: Derive,
): string {
  if (times === undefined && counts.length > 1 && pieces.eq(sumOfTexts(counts)))
    return derive(cell, 'sum', counts, pieces);
  const isWorkedOut = times !== undefined && (timesFrom.length > 1 || (timesFrom[0] ?? times) !== times);
  const [all, size] = timesFrom;
  const isPacked =
    all !== undefined &&
    /^\d/.test(all) &&
    Number(size) > 0 &&
    new Big(all)
      .div(size ?? 1)
      .round(0, Big.roundUp)
      .eq(pieces);
  return isWorkedOut ? derive(cell, isPacked ? 'whole-quotient' : 'in-words', timesFrom, pieces) : pieces.toFixed();
}

/** A step of a working belongs to the cell that it leads to. */
const stepOf =
  (cell: string, derive: Derive): DeriveStep =>
  (rule, from, value) =>
    derive(cell, rule, from, value);

const sumOfTexts = (amounts: string[]): string =>
  amounts.reduce((sum, amount) => sum.plus(amount), new Big(0)).toFixed(2);

/** The amount that a percent is of: lines, with freight and fees where they are in it, without the discount. */
function deriveBase(
  cell: string,
  base: Big,
  { linesSubtotal, freight, fees, discount }: Partial<Parts>,
  derive: Derive,
): string {
  if (!linesSubtotal) return base.toFixed(2);
  const choices = [[], [freight], [fees], [freight, fees]].map((more) => [
    linesSubtotal,
    ...more.filter((part) => part !== null && part !== undefined),
  ]);
  for (const added of choices) {
    const sum = added.reduce((left, part) => left.plus(part), new Big(0));
    const isNet = discount !== null && discount !== undefined && sum.minus(discount).eq(base);
    if (!isNet && !sum.eq(base)) continue;
    const gross = added.length > 1 ? derive(cell, 'sum', added, sum) : linesSubtotal;
    return isNet ? derive(cell, 'difference', [gross, discount], base) : gross;
  }
  return base.toFixed(2);
}

function deriveNoTax({ charges }: RankedOffer, derive: Derive): string | null {
  return charges.noTax ? derive('tax', 'nothing', [charges.noTax.statement], new Big(0)) : null;
}

/** Lines and everything on top of them, less the discount, as far as they are known. */
function deriveTotal(
  { known, landed }: RankedOffer,
  { linesSubtotal, freight, fees, discount, tax }: Parts,
  derive: Derive,
): string | null {
  const added = [linesSubtotal, freight, fees, tax].filter((part) => part !== null);
  if (added.length === 0) return null;
  const cell = landed ? 'landedTotal' : 'landedTotalAtLeast';
  if (discount === null) return derive(cell, 'sum', added, known);
  const sum = derive(`${cell}.gross`, 'sum', added, known.plus(discount));
  return derive(cell, 'difference', [sum, discount], known);
}
