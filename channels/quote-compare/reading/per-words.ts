import { anyOf } from '../../reading/phrases.ts';
import { unitOf } from '../../reading/units.ts';
import { timeOf } from '../brief/read-counts.ts';
import { MONTH_UNITS, QUARTER_UNITS, SHORT_TERMS, YEAR_UNITS } from '../../reading/vocabulary/term-words.ts';

/** What a price is for one of, by the words behind it: "per evening visit". */
export interface Per {
  /** The words of which one names it. */
  nouns: string[];
  /** What a plain "each" says. */
  isEach: boolean;
  /** Where the first of them ends. */
  end: number;
}

const ENGLISH = String.raw`\/\s?|(?:an?|per|each|every|for each|for every)\s`;
const ABROAD = String.raw`(?:je|pro|par|por|al)\s`;
const FOR_ONE = new RegExp(
  `^\\s{0,2}(?:(?:${ENGLISH}|(?<abroad>${ABROAD}))(?<noun>\\p{L}[\\p{L}-]{0,20})(?:\\s(?<more>\\p{L}{2,20}))?|(?<each>each|ea|apiece)(?!\\p{L}))`,
  'iu',
);

/** What stands right behind an amount and says that it is for one of something: "/load", " a visit", " each". */
export function perBehind(behind: string): Per | null {
  const hit = FOR_ONE.exec(behind);
  if (!hit) return null;
  const { noun, more, each } = hit.groups ?? {};
  const [first, ...others] = [noun ?? each ?? '', ...(more === undefined ? [] : [more])];
  const end = hit[0].length - (more === undefined ? 0 : more.length + 1);
  return { nouns: [first, ...others], isEach: each !== undefined, end };
}

/**
 * What a charge is for where it is to pay for every piece that is bought: "$25.00 per drum", "£42 each"; null where it is for the order, for time, or
 * for what the quote alone does not count.
 */
export function eachBehind(behind: string): string | null {
  const [noun] = perBehind(behind)?.nouns ?? [];
  if (noun === undefined || PER_ORDER.has(noun.toLowerCase()) || timeOf(noun) !== null) return null;
  // "Par livraison", "pro Anfahrt": only what counts pieces is told from all that comes once.
  return FOR_ONE.exec(behind)?.groups?.abroad === undefined || unitOf(noun)?.kind === 'each' ? noun : null;
}

/** What a charge is for once, however many pieces are bought; or what the quote alone does not count. */
const PER_ORDER: ReadonlySet<string> = new Set(
  'order shipment load lot line item run set-up setup release invoice delivery po trip truck pallet skid carton box crate cut cert certificate report page lb lbs kg kgs pound pounds cwt mile ft foot m quote visit consignment booking collection drop call-out callout job site deposit account contract event hire term season'.split(
    ' ',
  ),
);

const LEAD = String.raw`(?:\/|(?<!\p{L})(?:per|each|every|an?|je|pro|par|por|al?|im|p\.?))\s?`;
const LONG = `(?<word>${[YEAR_UNITS, QUARTER_UNITS, MONTH_UNITS].map(anyOf).join('|')})(?!\\p{L})`;
const SHORT = `(?<word>${Object.values(SHORT_TERMS).map(anyOf).join('|')})(?!\\p{L})`;
const TIMED = [
  /^\s?(?:(?<month>p\.?c?\.?m\.?)|p\.?a\.?)(?!\p{L})/iu,
  new RegExp(`^[^\\d\\n;]{0,4}[^\\d\\n;,.]{0,40}?(?:${LEAD}|(?<=[\\s/])(?!an ))${LONG}`, 'iu'),
  new RegExp(`^[^\\d\\n;,.]{0,24}?(?:${LEAD}|(?<!\\p{L})the\\s)${SHORT}`, 'iu'),
];

/** The span of time that an amount is for one of, behind whatever else it is for one of: "per agent per month", "320/day each", "p.c.m.". */
export function timeBehind(behind: string): { unit: string; word: string } | null {
  const hits = TIMED.map((pattern) => pattern.exec(behind)).filter((hit) => hit !== null);
  const [hit] = hits.toSorted((a, b) => a[0].length - b[0].length);
  if (!hit) return null;
  const { word, month } = hit.groups ?? {};
  return { unit: word === undefined ? (month ? 'month' : 'year') : (timeOf(word) ?? ''), word: word ?? hit[0].trim() };
}
