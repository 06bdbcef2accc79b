import { Big } from 'big.js';
import type { Need } from '../need.ts';
import { EACH, isMeasure, unitOf, unitRatio } from '../../reading/units.ts';
import type { Content, PricedBy } from './contents.ts';
import type { LeastQuantity, PackSize } from './packs.ts';
import type { PriceBreak } from './price-breaks.ts';
import { sizeInNeed } from './price-bases.ts';
import type { Candidate, PriceBasis } from './roles.ts';

/** What bears on how the figures of an item are read. */
export interface ItemFigures {
  need: Need | null;
  /** How many of each thing the order asks for: what is priced beside the things is for as many. */
  ordered: readonly Big[];
  candidates: Candidate[];
  content?: (price: Candidate | null, by: PricedBy | null) => Content | null;
  packs: PackSize[];
  least: LeastQuantity | null;
  breaks: PriceBreak[];
  /** What prices of this quote are for unless the line says otherwise ("all prices per 100"). */
  generalBasis: Big | null;
}

/** Quantities of the order that the item itself does not write. */
const unsaid = ({ ordered, candidates }: ItemFigures): Big[] =>
  ordered.filter((count) => !candidates.some(({ value }) => value.eq(count)));

/** What a written quantity can stand for, in units of the need. */
export function quantitiesOf(
  qty: Candidate | null,
  figures: ItemFigures,
): { pieces: Big; isInPacks: boolean; weight: number }[] {
  const { need } = figures;
  const wanted = need ? new Big(need.qty) : null;
  if (!qty)
    return wanted
      ? [{ pieces: wanted, isInPacks: false, weight: 0 }]
      : [new Big(1), ...unsaid(figures)].map((pieces, at) => ({
          pieces,
          isInPacks: false,
          weight: at === 0 ? -1 : -1.5,
        }));
  const found: { pieces: Big; isInPacks: boolean; weight: number }[] = [];
  const needUnit = unitOf(need?.unit ?? '') ?? EACH;
  const weigh = (pieces: Big): number =>
    qty.qty + (wanted?.eq(pieces) ? 5 : wanted && wanted.gt(0) && pieces.div(wanted).gt(20) ? -2 : 0);
  const unit = qty.unit;
  const isPackWord = unit?.kind === 'pack' && unit.name !== needUnit.name;
  const ratio = unit && unit.kind !== 'pack' ? unitRatio(unit, needUnit) : null;
  const isOrdered = !need && figures.ordered.some((count) => count.eq(qty.value));
  if (isMeasure(unit) && !ratio && needUnit.kind !== 'pack' && !isOrdered) return [];
  // "Thinset 50# 19.95" for six bags: what a bag holds.
  const isContent = isMeasure(unit) && needUnit.kind === 'pack' && !ratio;
  if (!isPackWord && !isContent)
    found.push({ pieces: qty.value.times(ratio ?? 1), isInPacks: false, weight: weigh(qty.value.times(ratio ?? 1)) });
  const counted = qty.counts ? qty.value.times(unitRatio(qty.counts, needUnit) ?? 1) : null;
  if (counted && wanted?.eq(counted)) found.push({ pieces: counted, isInPacks: false, weight: weigh(counted) });
  for (const pack of figures.packs) {
    const size = sizeInNeed(pack, needUnit);
    if (!size) continue;
    const pieces = qty.value.times(size);
    const isEnough = wanted ? pieces.gte(wanted) && pieces.lt(wanted.plus(size)) : true;
    found.push({ pieces, isInPacks: true, weight: qty.qty + (isPackWord ? 2 : -1) + (wanted && isEnough ? 4 : -1) });
  }
  if (found.length === 0 && !isContent) found.push({ pieces: qty.value, isInPacks: false, weight: weigh(qty.value) });
  return found;
}

/** Without a written quantity the need's is priced, raised to the vendor's least quantity and to whole packs where only those are sold. */
export function leastPieces({ least, packs, need }: ItemFigures, wanted: Big, basis: PriceBasis): Big {
  const needUnit = unitOf(need?.unit ?? '') ?? EACH;
  let pieces = wanted;
  if (least) {
    const pack = packs[0];
    const factor =
      least.unit?.kind === 'pack' && pack
        ? (sizeInNeed(pack, needUnit) ?? new Big(1))
        : least.unit
          ? (unitRatio(least.unit, needUnit) ?? new Big(1))
          : new Big(1);
    const lowest = least.qty.times(factor);
    if (lowest.gt(pieces)) pieces = lowest;
  }
  const step = basis.by === 'pack' ? basis.size : bindingPack({ packs, need });
  return step?.gt(0) ? roundUp(pieces.div(step)).times(step) : pieces;
}

/** What a package holds, in units of the need, where only whole ones are sold. */
export function bindingPack({ packs, need }: Pick<ItemFigures, 'packs' | 'need'>): Big | null {
  const binding = packs.find(({ isBinding }) => isBinding);
  return binding ? sizeInNeed(binding, unitOf(need?.unit ?? '') ?? EACH) : null;
}

export const roundUp = (value: Big): Big => value.round(0, Big.roundUp);
