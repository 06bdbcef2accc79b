import type { OfferedLine } from '../offer.ts';
import type { Doubt } from '../pricing/find-doubts.ts';
import type { Limits } from '../brief/read-limits.ts';
import type { Obstacle, RankedOffer } from '../pricing/rank-offers.ts';
import { list, quantity, shorten } from './words.ts';

/** Why an offer cannot be recommended as it stands, in words; empty for one that can. */
export function obstaclesInWords(offer: RankedOffer, limits: Limits): string {
  const told = offer.obstacles.filter((kind) => kind !== 'missing' || !offer.obstacles.includes('no lines'));
  return list(told.map((kind) => WORDS[kind](offer, limits)));
}

const WORDS: Record<Obstacle, (offer: RankedOffer, limits: Limits) => string> = {
  doubt: ({ doubts }) => `its figures were not read with certainty${inQuotes(doubts)}`,
  'no lines': ({ missing }) => `it prices nothing of what is needed${insteadOf(missing[0]?.line ?? null)}`,
  missing: ({ missing }) =>
    `${list(missing.map(({ need, pieces, line }) => `${quantity(pieces, need.unit)} x ${need.part}${insteadOf(line)}`))} not quoted, so its total does not compare`,
  unclear: () => 'the size of a package is not stated',
  condition: ({ offer }) => `its price holds only as it says: "${shorten(offer.conditions[0]?.words ?? '', 80)}"`,
  words: ({ offer }) =>
    `it says what I did not apply: "${shorten(offer.unapplied.find(({ isWeighty }) => isWeighty)?.words ?? '', 80)}"`,
  unsaid: ({ offer }) =>
    `it does not say whether it meets "${shorten(offer.unsaid?.find(({ isSaid }) => isSaid)?.words ?? '', 80)}"`,
  freight: ({ freight }) => FREIGHT[freight.gap?.kind ?? 'unsaid'] ?? 'freight is not quoted',
  zip: () => 'freight depends on where the goods go',
  tax: () => 'tax is left open',
  minimum: () => 'the order is below its minimum',
  currency: ({ offer, foreign, freight }) =>
    foreign.length > 0 || freight.gap?.kind === 'currency'
      ? 'some of its charges are in another currency, and the brief gives no rate'
      : `it is in ${offer.currency.code}, and the brief gives no rate to compare it by`,
  substitute: ({ lines }) => {
    const other = lines.find(
      ({ needs, isSubstitute, differs }) => needs.length > 0 && (isSubstitute || differs.length > 0),
    );
    return `it offers another part than the one asked for${other ? ` ("${shorten(other.description, 60)}")` : ''}`;
  },
  expired: () => 'the quote has run out',
  late: (_offer, { deadline }) => `too late for ${deadline?.value}`,
  lead: () => 'lead time is not stated',
  transit: () => 'time on the road is not stated, and the deadline is near',
  maximum: () => 'above the maximum',
};

const insteadOf = (line: OfferedLine | null): string =>
  line?.isSubstitute
    ? ` (it offers "${shorten(line.description, 60)}"${line.unmet ? `, of which it says "${shorten(line.unmet.said, 80)}"` : ''})`
    : '';

const inQuotes = (doubts: Doubt[]): string => {
  const words = [...new Set(doubts.map((doubt) => shorten(doubt.words, 60)))].filter(Boolean).slice(0, 2);
  return words.length === 0 ? '' : ` (${words.map((text) => `"${text}"`).join(', ')})`;
};

const FREIGHT: Record<string, string> = {
  collect: 'freight is collect and not quoted',
  add: 'freight is added later and not quoted',
  works: 'freight from its dock is not quoted',
  zone: 'its freight schedule has no amount for the place',
  weight: 'freight is by weight, and no weight is given',
  packages: 'freight is by the package, and how many there are is not given',
  unsaid: 'freight is not stated',
  unread: 'what it says of the carriage was not understood',
};
