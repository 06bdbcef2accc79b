import { Big } from 'big.js';
import type { Count } from '../brief/read-counts.ts';
import { isSameNoun } from '../brief/read-counts.ts';
import type { Offer, OfferedCharge, OfferedLine } from '../offer.ts';
import { bareAmounts } from '../../reading/bare-amounts.ts';
import { unitOf } from '../../reading/units.ts';
import { aroundPrice } from './with-term.ts';

/** "/load", " a visit", " per evening visit": the words that say what an amount before them is for one of. */
const FOR_ONE =
  /^\s?(?:\/\s?|(?:an?|per|each|every|for each|for every|je|pro|par|por)\s)(?<noun>\p{L}{1,20})(?:\s(?<more>\p{L}{2,20}))?/iu;

/**
 * An offer whose prices for one of something are for as many as the brief counts: "28 a load" where it counts 4 truckloads. Charges and carriage are
 * multiplied; a line that is for another number of pieces is doubted, so that its arithmetic is looked at again.
 */
export function withCounts(offer: Offer, counts: Count[]): Offer {
  const { freight } = offer;
  const carriage = freight.amount;
  const count = carriage && countBehind(carriage.words, carriage.amount, counts);
  const isOpen = carriage !== null && (carriage.byWeight === null || carriage.byWeight.weight === null);
  return {
    ...offer,
    lines: offer.lines.map((line) => (isForFewer(line, counts) ? { ...line, isAmbiguous: true } : line)),
    charges: offer.charges.map((charge) => timesCounted(charge, counts)),
    freight:
      count && isOpen
        ? {
            ...freight,
            amount: {
              ...carriage,
              isPerPiece: false,
              byWeight: {
                unit: count.nouns[0] ?? '',
                isEach: false,
                isPerHundred: false,
                weight: count.value,
                capacity: null,
              },
            },
          }
        : freight,
  };
}

function timesCounted(charge: OfferedCharge, counts: Count[]): OfferedCharge {
  const { amount, percent, times, clause } = charge;
  if (amount === null || percent !== null || times !== undefined) return charge;
  const count = countBehind(clause, amount, counts);
  return count ? { ...charge, each: count.nouns[0] ?? 'each', times: count.value } : charge;
}

/** What an amount in these words is for one of, where only one number of it is counted. */
function countBehind(words: string, amount: string, counts: Count[]): Count | null {
  const bare = bareAmounts(words);
  const written = new Big(amount).toFixed().replace('.', '\\.');
  const at = new RegExp(`(?<![\\d.,])${written}(?:[.,]0+)?(?![\\d]|[.,]\\d)`).exec(
    bare.replace(/(?<=\d),(?=\d{3})/g, ''),
  );
  return at
    ? (countedIn(bare.replace(/(?<=\d),(?=\d{3})/g, '').slice(at.index + at[0].length), counts)[0] ?? null)
    : null;
}

/** The counts of what the words behind an amount name; none where they differ. */
function countedIn(behind: string, counts: Count[]): Count[] {
  const { noun, more } = FOR_ONE.exec(behind)?.groups ?? {};
  for (const word of [noun, more]) {
    const own = word === undefined ? [] : counts.filter(({ nouns }) => nouns.some((other) => isSameNoun(word, other)));
    if (own.length > 0) return own.every(({ value }) => value === own[0]?.value) ? own : [];
  }
  return [];
}

/** What goods are sold by is a matter of the line's own arithmetic. */
function isPriceUnit(behind: string): boolean {
  const noun = FOR_ONE.exec(behind)?.groups?.noun ?? '';
  const unit = unitOf(noun);
  return unit !== null && (unit.kind !== 'each' || PIECES.test(noun));
}

const PIECES = /^(?:sq|squares?|ea|each|pcs?|pieces?|units?|items?)$/i;

function isForFewer(line: OfferedLine, counts: Count[]): boolean {
  const around = line.term === undefined ? aroundPrice(line) : null;
  const own = around && !isPriceUnit(around.behind) ? countedIn(around.behind, counts) : [];
  if (own.length > 0) return own.every(({ value }) => !new Big(value).eq(line.pieces));
  // "40 a trip", beside what is asked for: how many it takes nobody says.
  return around !== null && line.needs.length === 0 && FOR_ONE.test(around.behind) && !isPriceUnit(around.behind);
}
