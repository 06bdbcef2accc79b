import { Big } from 'big.js';
import { bareAmounts } from '../../reading/bare-amounts.ts';
import type { Span } from '../../reading/span.ts';
import { unitOf as unitNamed } from '../../reading/units.ts';

/** Freight by weight or by the package: what the rate is for, and how much of it the quote gives, for the order or for each piece. */
export interface FreightWeight {
  /** The rate is for a hundred of the unit ("per cwt"). */
  isPerHundred: boolean;
  /** `lb`, `kg`, or the name of a package such as `pallet`. */
  unit: string;
  /** Decimal string; null where the quote gives nothing in that unit, or several amounts of it. */
  weight: string | null;
  isEach: boolean;
  /** What one trip or load carries, by a unit of the needs or `each`. */
  capacity: { size: string; unit: string } | null;
  /** Counts that the quote has for its parts, "3 trips gravel + 1 trip sand": how many there are is their sum. */
  counts?: string[];
  spans: Span[];
}

/** What a haulier counts, under one name in all languages. */
const PACKAGES: Record<string, string> = {
  pallet: 'pallets?|palettes?|paletten?|palé?s?|palets?|bancal[ei]|pedan[ae]|palet[yaę]?|palete[ns]?|pall',
  km: 'km|kilomet(?:er|re)s?|kilómetros?|chilometr[oi]|quilómetros?',
  trip: 'trips?|fahrt(?:en)?|tour(?:en)?|fuhren?|trajets?|voyages?|rotations?|viajes?|viaggi[o]?|ritten|rit|viage(?:m|ns)|kurs(?:y|u|ów)?',
  carton: 'cartons?|karton(?:s|en)?|cartone|cartoni|cajas?|dozen',
  ...Object.fromEntries(
    'skid box crate parcel package mile hour drop floor stop'.split(' ').map((word) => [word, `${word}(?:s|es)?`]),
  ),
};
const PACKAGE = Object.values(PACKAGES).join('|');
const nameOf = (word: string): string =>
  Object.entries(PACKAGES).find(([, forms]) => new RegExp(`^(?:${forms})$`, 'i').test(word))?.[0] ?? word;
const RATE = new RegExp(
  `\\d\\s*(?:,-+\\s*)?(?:(?:netto|net|nett|ht|s/iva)\\s)?(?:\\/|per |a |each |for each |je |pro |par |por |la |le |el |al |za |cada |każdy )\\s*(?:(?<hundred>cwt|hundredweight|100 ?(?:lbs?|pounds?|#)|100 ?kgs?)|(?<one>lbs?\\b|pounds?\\b|#|kgs?\\b|kilos?\\b)|(?:(?:loaded|running|road|full|one[- ]way|return|round) )?(?<pack>${PACKAGE})(?!\\p{L}))`,
  'iu',
);
/** "$85 a load", where the quote says how much goes on one: how many it takes is not said. */
const PER_LOAD = /\d\s*(?:\/|per |a |each )\s*(?<pack>load|truckload)(?!\p{L})/iu;
const CAPACITY =
  /\b(?:truck|lorry|load|trailer)s?\s+(?:holds?|carr(?:y|ies)|takes?|fits?|is good for)\b|\b(?:put|fit|carry|load|get|bring)\s+\d+[^.\n]{0,40}\b(?:truck|lorry|load|trailer)/iu;
/** "95.00 first pallet, 40.00 each additional" is more than one rate. */
const STAGED = /\b(?:first|additional|add['’]?l|extra|next)\b/i;
const AMOUNT = '(?<![\\d.,$€£/-])(?<size>\\d[\\d,]*(?:\\.\\d+)?)';
const WEIGHT_UNIT = '(?<unit>lbs?|pounds?|#|kgs?)';
const LABELLED = new RegExp(
  `\\b(?:weight|weighs|wt\\.?|gewicht|peso|poids)\\W{0,4}(?:(?:is|of|total[e]?|lordo|brut|approx\\.?|about|est\\.?)\\W{1,2}){0,2}${AMOUNT.replace('(?<![\\d.,$€£/-])', '')}\\s*${WEIGHT_UNIT}(?<each>\\.?,? ?(?:each|ea\\b|apiece|per (?:pc|piece|unit|ea)|\\/ ?(?:ea|pc|unit)))?`,
  'gi',
);
const TRAILED = new RegExp(
  `${AMOUNT}\\s*${WEIGHT_UNIT}(?:\\.? (?:total|shipping weight|weight|gross)\\b|(?<each>\\.?,? ?(?:each|ea\\b|\\/ ?(?:ea|pc|unit)|per (?:pc|piece|unit))))`,
  'gi',
);
const BARE = new RegExp(`${AMOUNT}\\s*${WEIGHT_UNIT}(?![\\p{L}])`, 'giu');

/**
 * Reads a freight clause like "$0.35 per lb" or "95.00 per pallet" with the weights or counts that the quote states; null where it is no such
 * rate. A bare weight counts where it stands beside the rate.
 */
export function readFreightWeight(clause: string, text: string): FreightWeight | null {
  const bare = bareAmounts(clause);
  const rate = RATE.exec(bare)?.groups ?? (CAPACITY.test(text) ? PER_LOAD.exec(bare)?.groups : undefined);
  if (!rate) return null;
  const unit = rate.pack ? nameOf(rate.pack.toLowerCase()) : unitOf(rate.hundred ?? rate.one ?? '');
  const found = rate.pack
    ? STAGED.test(clause)
      ? []
      : countsOf(text, unit)
    : [LABELLED, TRAILED].flatMap((pattern) => weightsIn(text, pattern)).filter((entry) => entry.unit === unit);
  const at = text.indexOf(clause);
  const beside =
    found.length > 0 || rate.pack || at < 0
      ? found
      : weightsIn(clause, BARE)
          .filter((entry) => entry.unit === unit)
          .map((entry) => ({ ...entry, start: entry.start + at, end: entry.end + at }));
  const whole = beside.filter(({ isEach }) => !isEach);
  const list = whole.length > 0 ? whole : beside;
  const [first] = list;
  const isCounted = rate.pack !== undefined && list.length > 1;
  const isSum = isCounted && list.every(({ end }, at) => isAdded(text.slice(end, list[at + 1]?.start ?? end)));
  const isOne = !isSum && first !== undefined && list.every(({ size }) => size === first.size);
  return {
    ...(isSum && { counts: list.map(({ size }) => size) }),
    isPerHundred: rate.hundred !== undefined,
    unit,
    weight: isOne ? first.size : null,
    isEach: isOne && first.isEach,
    capacity: unit === 'trip' || unit === 'load' || unit === 'truckload' ? capacityIn(text) : null,
    spans: (isOne ? [first] : isSum ? list : []).map(({ start, end }) => ({ start, end })),
  };
}

/** What stands between two counts of one sum, and nothing behind the last. */
const isAdded = (between: string): boolean => between === '' || /^[^\d.;+]{0,40}\+\s*$/u.test(between);

/** "Truck and trailer takes 12 t", "each load carries 30 bales". */
function capacityIn(text: string): FreightWeight['capacity'] {
  const { size, unit = '' } = CARRIES.exec(text)?.groups ?? {};
  return size === undefined ? null : { size: size.replaceAll(',', ''), unit: unitNamed(unit)?.name ?? 'each' };
}
const CARRIES =
  /\b(?:truck|lorry|load|trailer|trip|wagon|tipper)s?\b[^.\d\n]{0,24}?\b(?:holds?|carr(?:y|ies)|takes?|fits?|is good for|up to|max)\s+(?:up to |about |max )?(?<size>\d[\d,]*(?:\.\d+)?)\s?(?<unit>\p{L}+)/iu;

interface Weighed extends Span {
  size: string;
  unit: string;
  isEach: boolean;
}

const unitOf = (words: string): 'lb' | 'kg' => (/kg|kilo/i.test(words) ? 'kg' : 'lb');

const weightsIn = (text: string, pattern: RegExp): Weighed[] =>
  [...text.matchAll(pattern)].flatMap(({ groups = {}, index, 0: words }) => {
    const size = (groups.size ?? '').replaceAll(',', '');
    const isEach = groups.each !== undefined;
    return new Big(size).gt(0)
      ? [{ size, unit: unitOf(groups.unit ?? ''), isEach, start: index, end: index + words.length }]
      : [];
  });

/** "3 pallets": how many there are. */
const countsOf = (text: string, unit: string): Weighed[] =>
  [
    ...text.matchAll(
      new RegExp(`(?<![\\d.,$€£/-])(?<size>\\d{1,4})\\s*(?:${PACKAGES[unit] ?? unit})(?!\\p{L})`, 'giu'),
    ),
  ].flatMap(({ groups = {}, index, 0: words }) =>
    Number(groups.size) > 0
      ? [{ size: groups.size ?? '', unit, isEach: false, start: index, end: index + words.length }]
      : [],
  );
