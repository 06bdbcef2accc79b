import { Big } from 'big.js';
import { phrasePattern } from '../../reading/phrases.ts';
import { COMES_DOWN } from '../../reading/vocabulary/price-change-words.ts';
import type { Need } from '../need.ts';
import { interpretItem } from './interpret-item.ts';
import type { QuoteText } from './quote-text.ts';
import type { PriceBreak } from './price-breaks.ts';
import type { ReadItem } from './read-item.ts';
import { ageIn } from './superseded.ts';

/** The same need on several lines: split deliveries add up, rows of rising quantities are price breaks, else one is the offer and the rest are alternates. */
export function settleRepeats(items: ReadItem[], { matcher, text }: QuoteText, generalBasis: Big | null): ReadItem[] {
  const settled = [...items];
  const ageOf = ageIn(text);
  for (const need of matcher.needs) {
    const own = settled.filter((item) => item.needs.length === 1 && item.needs[0] === need);
    const offered = own.filter(({ status }) => status === 'offered');
    // What a later mail asks for a part holds, whatever an earlier one asked.
    const newest = Math.max(...offered.map(({ block }) => ageOf(block.start)));
    const priced = offered.filter(({ block }) => ageOf(block.start) === newest);
    for (const item of offered) if (!priced.includes(item)) replace(settled, item, { ...item, status: 'optional' });
    if (own.some(({ readings }) => readings.length > 0))
      drop(
        settled,
        own.filter(({ readings, isSubstitute }) => readings.length === 0 && !isSubstitute),
      );
    if (priced.length === 0) {
      const alternate = own.find(({ status }) => status === 'alternate' || status === 'optional');
      if (alternate)
        replace(settled, alternate, {
          ...alternate,
          status: 'offered',
          // "Option A" of the very part is no other part.
          isSubstitute:
            alternate.isSubstitute ||
            (alternate.status === 'alternate' && (alternate.namedBy !== 'code' || alternate.differs.length > 0)),
        });
      continue;
    }
    if (priced.length < 2) continue;
    const total = priced.reduce((sum, { readings }) => sum.plus(readings[0]?.pieces ?? 0), new Big(0));
    const isSplit = priced.every(({ readings }) => readings[0]?.qty) && total.eq(need.qty);
    if (isSplit) continue;
    const merged = mergeBreaks(priced, need, generalBasis);
    if (merged) {
      drop(settled, priced.slice(1));
      replace(settled, priced[0] as ReadItem, merged);
      continue;
    }
    const lowered = priced.at(-1);
    if (lowered && comesDown(lowered, priced, text)) {
      for (const item of priced) if (item !== lowered) replace(settled, item, { ...item, status: 'optional' });
      continue;
    }
    const best = priced.toSorted((a, b) => rank(b, need) - rank(a, need))[0];
    for (const item of priced)
      if (item !== best)
        replace(
          settled,
          item,
          isBeside(item, best) ? { ...item, needs: [], match: null } : { ...item, status: 'alternate' },
        );
  }
  return settled.filter((item) => !isReckonedAgain(item, settled, text));
}

/** "6 x 14 480,00 = R86 880,00" below the price of one: the amount of a line above, worked out, and no line of its own. */
function isReckonedAgain({ needs, block, readings: [own] }: ReadItem, items: ReadItem[], text: string): boolean {
  if (needs.length > 0 || own?.isRight !== true || /\p{L}{3}/u.test(text.slice(block.start, block.end))) return false;
  return items.some(
    ({ needs: ofOther, status, block: other, readings: [reading] }) =>
      ofOther.length === 1 &&
      status === 'offered' &&
      other.start < block.start &&
      reading?.qty === null &&
      reading.pieces.eq(own.pieces) &&
      reading.amount.eq(own.amount),
  );
}

/** "I can sharpen the CB-12 to $1.25": the last word on a part, at less than all before it. */
function comesDown({ block, readings }: ReadItem, priced: readonly ReadItem[], text: string): boolean {
  const price = readings[0]?.price;
  return (
    DOWN.test(text.slice(block.start, block.end)) &&
    price != null &&
    priced.every(({ readings: [other] }) => other?.price == null || other.price.gte(price))
  );
}
const DOWN = phrasePattern(COMES_DOWN);

/** "Loading $0.50 per bale" below the bales: no other choice of them, but a charge that counts them. */
const isBeside = ({ namedBy, readings }: ReadItem, best: ReadItem | undefined): boolean => {
  const [own, other] = [readings[0]?.price, best?.readings[0]?.price];
  return namedBy === 'words' && own != null && other != null && own.times(5).lt(other);
};

const rank = ({ readings, differs, isSubstitute, match }: ReadItem, need: Need): number =>
  (match?.score ?? 0) * 4 -
  differs.length -
  (isSubstitute ? 2 : 0) +
  (readings[0]?.qty && readings[0].pieces.gte(need.qty) ? 2 : 0);

function drop(items: ReadItem[], gone: ReadItem[]): void {
  for (const item of gone) items.splice(items.indexOf(item), 1);
}

function replace(items: ReadItem[], old: ReadItem, item: ReadItem): void {
  items[items.indexOf(old)] = item;
}

/** Lines of one part for rising quantities at falling prices are its price breaks. */
function mergeBreaks(items: ReadItem[], need: Need, generalBasis: Big | null): ReadItem | null {
  const [first] = items;
  const rows = items.flatMap(({ readings, breaks }): PriceBreak[] => {
    if (breaks.length > 0) return breaks;
    const reading = readings[0];
    return reading?.qty && reading.price && reading.priceAt
      ? [
          {
            min: reading.pieces,
            max: null,
            price: reading.price,
            start: reading.priceAt.start,
            end: reading.priceAt.end,
          },
        ]
      : [];
  });
  const isFalling =
    rows.length === items.reduce((sum, { breaks }) => sum + Math.max(1, breaks.length), 0) &&
    rows.every(
      ({ min, price }, index) =>
        index === 0 || (min.gt(rows[index - 1]?.min ?? 0) && price.lte(rows[index - 1]?.price ?? 0)),
    );
  if (!isFalling || !first) return null;
  const exact = items.find(({ readings }) => readings[0]?.pieces.eq(need.qty) && readings[0].ext);
  const block = {
    ...first.block,
    end: items.at(-1)?.block.end ?? first.block.end,
    parts: items.flatMap(({ block: own }) => own.parts),
  };
  const readings =
    exact?.readings ??
    interpretItem({ need, ordered: [], candidates: [], packs: [], least: null, breaks: rows, generalBasis });
  return { ...first, block, breaks: rows, readings };
}
