import { Big } from 'big.js';
import type { Need } from '../need.ts';
import type { Content, PricedBy } from './contents.ts';
import type { PackSize } from './packs.ts';
import type { BasisWords, Candidate, PriceBasis } from './roles.ts';
import { EACH, isMeasure, unitOf, unitRatio } from '../../reading/units.ts';
import type { Unit } from '../../reading/units.ts';
import { phrasePattern } from '../../reading/phrases.ts';
import { PERIOD_UNITS } from '../../reading/vocabulary/term-words.ts';
import { isLastPartOf, isSameStem } from '../../reading/word-stems.ts';
import { partWords } from './part-words.ts';

/** What bears on what the prices of an item are for. */
interface BasisFigures {
  need: Need | null;
  /** How much of what the price is for the need holds, by the line or the brief. */
  content?: (price: Candidate | null, by: PricedBy | null) => Content | null;
  candidates: Candidate[];
  packs: PackSize[];
  generalBasis: Big | null;
}

/** How much of the need's unit a package holds, or null where it holds something else. */
export function sizeInNeed(pack: PackSize, needUnit: Unit): Big | null {
  // "40 boxes (100/box)" where boxes are asked for: what a box holds says what a box is.
  if (pack.pack !== null && pack.pack.name === needUnit.name) return null;
  if (pack.inner?.unit?.name === needUnit.name) return pack.inner.count;
  if (!pack.content) return pack.size;
  if (pack.content.name === needUnit.name) return pack.size;
  const ratio = unitRatio(pack.content, needUnit);
  if (ratio) return pack.size.times(ratio);
  return isMeasure(pack.content) ? null : pack.size;
}

/** What a price can be for. A basis that the text states is the only one; otherwise a piece, the pack, or hundreds where the amount bears it out. */
export function basesOf(
  price: Candidate | null,
  { need, packs, generalBasis, candidates, content }: BasisFigures,
): PriceBasis[] {
  const needUnit = unitOf(need?.unit ?? '') ?? EACH;
  const piece: PriceBasis = { size: new Big(1), by: 'piece', isStated: false };
  const packBases = packs.flatMap((pack): PriceBasis[] => {
    const size = sizeInNeed(pack, needUnit);
    return size ? [{ size, by: 'pack', isStated: false }] : [];
  });
  const words = price?.basis ?? null;
  // "Tubes 6.15 ea" where cases of ten tubes are asked for.
  const inner =
    price && packs.length === 0 && (words === null || words.unit?.kind === 'each') ? content?.(price, null) : null;
  if (inner) return [ofContent(inner)];
  if (words) {
    const stated = statedBasis(words, { need, needUnit, packBases, content: (by) => content?.(price, by) ?? null });
    // "40 ft lengths 80.00 ea" is for a length, and only where the amount says so for a foot.
    const isEachPack = words.unit?.kind === 'each' && isMeasure(needUnit) && packBases.length > 0;
    if (stated) return isEachPack ? [...packBases.map((own) => ({ ...own, isStated: true })), stated] : [stated];
  }
  if (packs.some(({ isPriced }) => isPriced)) return packBases.map((own) => ({ ...own, isStated: true }));
  if (generalBasis) return [{ size: generalBasis, by: generalBasis.eq(1000) ? 'thousand' : 'hundred', isStated: true }];
  const inferred: PriceBasis[] = [
    { size: new Big(100), by: 'hundred', isStated: false },
    { size: new Big(1000), by: 'thousand', isStated: false },
  ];
  return [piece, ...packBases, ...countedBases(candidates, needUnit), ...inferred];
}

const ofContent = (content: Content): PriceBasis => ({
  size: content.size,
  by: content.size.eq(1000) ? 'thousand' : content.size.eq(100) ? 'hundred' : 'piece',
  isStated: true,
  content,
});

/** "12 DZ  9.60": a price beside dozens is that of a dozen, where nothing says otherwise. */
function countedBases(candidates: Candidate[], needUnit: Unit): PriceBasis[] {
  return candidates.flatMap(({ unit }): PriceBasis[] => {
    const ratio = unit?.kind === 'times' && unit.name !== needUnit.name ? unitRatio(unit, needUnit) : null;
    return ratio && ratio.gt(1) ? [{ size: ratio, by: 'pack', isStated: false, countsIn: unit?.name }] : [];
  });
}

/** A period is only where the need counts it ("12 months"): two lifts for five days are no two of a day. */
function isOneOf(noun: string, { part }: Need): boolean {
  const words = partWords(part);
  return (PERIOD.test(noun) ? words.slice(0, 1) : words).some(
    ({ word }) => isSameStem(word, noun) || isLastPartOf(noun, word),
  );
}

const PLURAL = /^(.*?)(?:s|en|e|y|i)?$/;
const PERIOD = phrasePattern(PERIOD_UNITS);

function statedBasis(
  { size, unit, orElse, noun }: Pick<BasisWords, 'size' | 'unit' | 'orElse' | 'noun'>,
  {
    need,
    needUnit,
    packBases,
    content,
  }: {
    need: Need | null;
    needUnit: Unit;
    packBases: PriceBasis[];
    content: (by: PricedBy) => Content | null;
  },
): PriceBasis | null {
  const isOwn =
    unit !== null && (unit.name === needUnit.name || unit.kind === 'each' || unitRatio(unit, needUnit) !== null);
  const isCounted = unit === null && size !== null && (isMeasure(needUnit) || needUnit.kind === 'each');
  const isPacked = unit?.kind === 'pack' && packBases.length > 0;
  const held = isOwn || isCounted || isPacked ? null : content({ size, unit, noun });
  if (held) return ofContent(held);
  const by = (amount: Big): PriceBasis['by'] =>
    amount.eq(1) ? 'piece' : amount.eq(1000) ? 'thousand' : amount.eq(100) ? 'hundred' : 'pack';
  // Twenty hundredweight make a ton, short or long.
  if (size?.eq(100) && unit?.name === 'lb' && needUnit.kind === 'ton')
    return { size: new Big(1).div(20), by: 'piece', isStated: true };
  if (size) {
    const ratio = unit && isMeasure(unit) ? (unitRatio(unit, needUnit) ?? new Big(1)) : new Big(1);
    const whole = size.times(ratio);
    // "Per 100 m" is no reel of 100 m, whatever the need counts in.
    const isHundreds = !ratio.eq(1) && (size.eq(100) || size.eq(1000));
    return { size: whole, by: isHundreds ? 'piece' : by(whole), isStated: true };
  }
  // "$650 per tree" where oak trees are asked for is for one of them.
  if (noun !== undefined && need && isOneOf(noun, need)) return { size: new Big(1), by: 'piece', isStated: true };
  if (!unit) return null;
  if (unit.name === needUnit.name) return { size: new Big(1), by: 'piece', isStated: true };
  if (unit.kind === 'pack') {
    const own = packBases[0];
    // "Per set" where seal sets are asked for.
    if (!own && need && partWords(need.part).some(({ word }) => PLURAL.exec(word)?.[1]?.endsWith(unit.name)))
      return { size: new Big(1), by: 'piece', isStated: true };
    return own ? { ...own, isStated: true } : { size: new Big(1), by: 'piece', isStated: true, isSizeUnknown: true };
  }
  const ratio = unitRatio(unit, needUnit);
  if (!ratio && orElse && !isMeasure(needUnit)) return { size: orElse, by: by(orElse), isStated: true };
  return ratio ? { size: ratio, by: unit.kind === 'times' ? by(ratio) : 'piece', isStated: true } : null;
}
