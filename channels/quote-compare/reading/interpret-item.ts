import { Big } from 'big.js';
import type { Numeral } from '../../reading/numerals.ts';
import { breakFor } from './price-breaks.ts';
import type { PriceBreak } from './price-breaks.ts';
import { bindingPack, leastPieces, quantitiesOf, roundUp } from './item-quantities.ts';
import type { ItemFigures } from './item-quantities.ts';
import { basesOf } from './price-bases.ts';
import type { Candidate, PriceBasis } from './roles.ts';
import type { Span } from '../../reading/span.ts';

/** One way to read the figures of an item: which number is the quantity, which the price, which the extended amount. */
export interface ItemReading {
  score: number;
  /** As written, in `qtyUnit`. */
  qty: Candidate | null;
  /** The quantity counts packages. */
  isInPacks: boolean;
  price: Big | null;
  priceAt: Numeral | PriceBreak | null;
  basis: PriceBasis | null;
  /** Percent taken off the price on the line. */
  discount: Numeral | null;
  ext: Numeral | null;
  /** Prices beside it that are for other quantities. */
  others: readonly Numeral[];
  /** Pieces (units of the need) that the amount is for. */
  pieces: Big;
  /** Pieces of a package, where only whole ones are sold and the price is for a piece. */
  wholePack: Big | null;
  /** Recomputed, two decimals, or the stated amount where there is no price. */
  amount: Big;
  /** Where the least quantity is said that the pieces are raised to, if not on the line. */
  leastAt?: Span | undefined;
  /** Whether the stated amount is the recomputed one; null where either is missing. */
  isRight: boolean | null;
}

/** The ways to read an item, best first. Arithmetic that comes out right outweighs the words round a number. */
export function interpretItem(figures: ItemFigures): ItemReading[] {
  const { candidates, need, breaks } = figures;
  const free = candidates.filter(
    ({ start, end }) =>
      !breaks.some((entry) => entry.start <= start && end <= entry.end) && !isPackFigure(figures, start),
  );
  const likeliest = (role: 'qty' | 'price' | 'ext', list: Candidate[]): (Candidate | null)[] => [
    null,
    ...list.toSorted((a, b) => b[role] - a[role]).slice(0, WIDTH),
  ];
  const qtys = likeliest(
    'qty',
    free.filter(({ qty, value }) => qty > -6 && value.gt(0)),
  );
  const prices = likeliest(
    'price',
    free.filter(({ price }) => price > -9),
  );
  const exts = likeliest(
    'ext',
    free.filter(({ ext }) => ext > -6),
  );
  const discounts = [null, ...free.filter(({ isPercent, value }) => isPercent && value.lt(100)).slice(0, 2)];
  const readings: ItemReading[] = [];
  for (const price of prices) {
    for (const basis of basesOf(price, figures)) {
      for (const qty of qtys) {
        if (price && price === qty) continue;
        for (const quantity of quantitiesOf(qty, figures)) {
          for (const ext of exts) {
            if (!isPossible(figures, { qty, price, ext, basis })) continue;
            for (const discount of price ? discounts : [null]) {
              const reading = read(figures, { qty, ...quantity, price, ext, basis, discount });
              if (reading) readings.push(reading);
            }
          }
        }
      }
    }
  }
  const best = readings.toSorted((a, b) => b.score - a.score);
  const seen = new Set<string>();
  return best.filter(({ amount, pieces }) => {
    const key = `${amount.toFixed()} ${need ? '' : pieces.toFixed()}`;
    return seen.has(key) ? false : Boolean(seen.add(key));
  });
}

/** One stated amount for all of the pieces, without a price for one of them. */
export const readAsWhole = (
  ext: Numeral,
  { score, pieces, others = [] }: Pick<ItemReading, 'score' | 'pieces'> & { others?: readonly Numeral[] },
): ItemReading => ({
  score,
  qty: null,
  isInPacks: false,
  price: null,
  priceAt: null,
  basis: null,
  discount: null,
  ext,
  others,
  pieces,
  wholePack: null,
  amount: ext.value,
  isRight: null,
});

/** Candidates of each role that are tried: the likeliest of a line that has more. */
const WIDTH = 5;

/** A number plays one role; there is an amount; hundreds that nobody states need an amount that bears them out. */
function isPossible(
  { breaks }: ItemFigures,
  { qty, price, ext, basis }: Pick<Choice, 'qty' | 'price' | 'ext' | 'basis'>,
): boolean {
  if (ext && (ext === qty || ext === price)) return false;
  if (!price && !ext && breaks.length === 0) return false;
  return (
    basis.isStated ||
    basis.by === 'piece' ||
    basis.by === 'pack' ||
    (ext !== null && (price !== null || breaks.length > 0))
  );
}

interface Choice {
  qty: Candidate | null;
  pieces: Big;
  isInPacks: boolean;
  weight: number;
  price: Candidate | null;
  ext: Candidate | null;
  basis: PriceBasis;
  discount: Candidate | null;
}

function read(figures: ItemFigures, choice: Choice): ItemReading | null {
  const { breaks, need } = figures;
  const { ext, basis, discount, isInPacks } = choice;
  // What is billed at the least is what the price is for, whatever quantity stands before it.
  const isRaised =
    !ext && figures.least?.isBilled === true && leastPieces(figures, choice.pieces, basis).gt(choice.pieces);
  const qty = isRaised ? null : choice.qty;
  const usesBreaks = breaks.length > 0 && !choice.price;
  const wholePack = qty || basis.by !== 'piece' ? null : bindingPack(figures);
  const pieces = qty ? choice.pieces : leastPieces(figures, choice.pieces, basis);
  const breakAt = usesBreaks ? (breakFor(breaks, pieces) ?? breaks[0] ?? null) : null;
  const price = breakAt?.price ?? choice.price?.value ?? null;
  const net = price && discount ? price.times(new Big(100).minus(discount.value)).div(100) : price;
  const exact =
    net && basis.size.gt(0)
      ? net.times(
          basis.by === 'pack' ? roundUp(pieces.div(basis.size)) : heldIn(pieces, figures, basis).div(basis.size),
        )
      : null;
  const isRight = exact && ext ? isSameAmount(exact, ext.value) : null;
  if (!basis.isStated && basis.by !== 'piece' && basis.by !== 'pack' && !isRight) return null;
  // As many as are ordered of what is none of it: only where the amount says so.
  if (!need && !qty && choice.pieces.gt(1) && !isRight) return null;
  const amount = isRight && ext ? ext.value : (exact?.round(2, Big.roundHalfUp) ?? ext?.value ?? null);
  if (!amount) return null;
  const score =
    choice.weight +
    (choice.price?.price ?? (usesBreaks ? 4 : -2)) +
    (ext ? ext.ext : lonelyMoney(figures, choice)) +
    (isRight === true ? (basis.isStated || basis.by === 'piece' ? 9 : 7) : isRight === false ? -1 : 0) +
    (isInPacks && basis.by === 'pack' ? 2 : 0) +
    (basis.countsIn !== undefined && qty?.unit?.name === basis.countsIn ? 1.5 : 0) +
    (!ext && !basis.isStated && basis.by === 'pack' && isRightBehindPack(figures, choice.price) ? 2 : 0) +
    (breaks.length > 1 && !isRight && (choice.price || (qty && need && !pieces.eq(need.qty))) ? -6 : 0) +
    // "168 ea x 24" where 24 are asked for: of two figures that multiply either way the one that is asked for counts.
    (isRight && need && qty && !pieces.eq(need.qty) && choice.price?.value.eq(need.qty) ? -7 : 0) +
    (discount ? (isRight || (isRight === null && discount.isOff) ? 3 : -3) : 0) +
    (choice.price && ext && choice.price.start < ext.start !== isReversed(choice) ? 1 : 0) +
    (qty && choice.price && ext && qty.start < ext.start ? 0.5 : 0) +
    (need && !qty && figures.candidates.some((other) => other.value.eq(need.qty) && other.qty > 0) ? -2 : 0);
  return {
    score,
    qty,
    isInPacks,
    price: net,
    priceAt: breakAt ?? choice.price,
    basis: net ? basis : null,
    discount,
    ext,
    others: [],
    pieces,
    wholePack,
    leastAt: !qty && pieces.gt(choice.pieces) ? figures.least?.at : undefined,
    amount,
    isRight,
  };
}

/** What the pieces come to of what the price is for. */
function heldIn(pieces: Big, { need }: ItemFigures, { content }: PriceBasis): Big {
  if (!content) return pieces;
  return content.whole && need && pieces.eq(need.qty) ? content.whole : pieces.times(content.count);
}

/** "50 ft coil $21.00": a price that follows a package is the package's. */
const isRightBehindPack = ({ packs, candidates }: ItemFigures, price: Candidate | null): boolean =>
  price !== null &&
  packs.some(
    ({ end, pack }) =>
      pack !== null &&
      price.start >= end &&
      price.start - end <= MOST_GAP &&
      !candidates.some((other) => other.start >= end && other.end <= price.start),
  );
/** Characters between a package and its price: of a sentence, or the blanks of columns. */
const MOST_GAP = 24;

/** A row whose quantity is its last figure runs from the amount to the price. */
const isReversed = ({ qty, price, ext }: Choice): boolean =>
  qty !== null && price !== null && ext !== null && qty.start > price.start && qty.start > ext.start;

/** Money on the line that a reading leaves unexplained. */
function lonelyMoney({ candidates }: ItemFigures, { qty, price }: Choice): number {
  return candidates.some((other) => other !== qty && other !== price && other.ext > 0) ? -2.5 : 0;
}

const isPackFigure = ({ packs, least }: ItemFigures, at: number): boolean =>
  [...packs, ...(least ? [least] : [])].some(({ start, end }) => start <= at && at < end);

/** Whether a stated amount is an exact one, allowing either rounding of a fraction of a cent. */
export function isSameAmount(exact: Big, stated: Big): boolean {
  const difference = exact.minus(stated).abs();
  return difference.eq(0) || (difference.lt('0.01') && !exact.round(2).eq(exact));
}
