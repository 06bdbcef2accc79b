import { Big } from 'big.js';
import type { OfferedLine } from '../../offer.ts';
import { MOST_APART } from '../../pricing/far-apart.ts';
import type { Choice } from './item-readings.ts';
import type { ReadCharge } from './read-charge.ts';

/** What other offers come to for each need, by its id. */
export type Peers = ReadonlyMap<string, Big[]>;

/** Combinations that are looked at. */
const MOST = 256;
/** How odd a price far from all others is beside what else may be odd of it. */
const FAR = 8;

/**
 * Of the ways to read each price the least odd ones that together come to the sums that are stated; of a quote without a sum the least odd of all, unless
 * others are as likely or they are far from what all other offers come to.
 */
export function chooseReadings(
  choices: Choice[][],
  charges: ReadCharge[],
  { stated, peers }: { stated: Big[]; peers: Peers },
): Choice[] | null {
  const oddness = (chosen: Choice[]): number =>
    chosen.reduce((sum, one) => sum + one.oddness + (isFar(one.line, peers) ? FAR : 0), 0);
  const all = choices
    .reduce<Choice[][]>(
      (left, own) => own.flatMap((one) => left.map((chosen) => [...chosen, one])).slice(0, MOST),
      [[]],
    )
    .toSorted((a, b) => oddness(a) - oddness(b));
  if (stated.length > 0) return all.find((chosen) => comesTo(chosen, charges, stated)) ?? null;
  const [best, next] = all;
  if (!best || best.some(({ line }) => isFar(line, peers))) return null;
  return next && oddness(best) === oddness(next) ? null : best;
}

function isFar({ needs: [need = ''], amount }: OfferedLine, peers: Peers): boolean {
  const others = (peers.get(need) ?? []).filter((own) => own.gt(0));
  return others.length > 0 && others.every((own) => own.div(MOST_APART).gt(amount) || own.times(MOST_APART).lt(amount));
}

/** Every sum is of the lines, of the lines with one charge, or of the lines with the charges up to some one. */
function comesTo(chosen: Choice[], charges: ReadCharge[], stated: Big[]): boolean {
  const goods = chosen.reduce((sum, { line }) => sum.plus(line.amount), new Big(0));
  const values = charges.map(({ charge, isFreight }) => {
    const value =
      charge.amount === null
        ? goods.times(charge.percent ?? 0).div(100)
        : new Big(charge.amount).times(charge.times ?? 1);
    return charge.kind === 'discount' && !isFreight ? value.neg() : value;
  });
  const running = values.map((_value, at) => values.slice(0, at + 1).reduce((sum, value) => sum.plus(value), goods));
  const sums = [goods, ...running, ...values.map((value) => goods.plus(value))];
  return stated.every((own) => sums.some((sum) => sum.minus(own).abs().lte('0.01')));
}
