import { anyOf } from '../../reading/phrases.ts';
import { LINKING_PARTS } from '../../reading/vocabulary/joining-words.ts';
import { unitOf } from '../../reading/units.ts';
import { timeOf } from '../brief/read-counts.ts';
import { EACH_WORDS, FOR_ONE_OF, HUNDRED_WORDS, THOUSAND_WORDS } from '../../reading/vocabulary/spoken-offers.ts';
import { TAX_NAMES } from '../../reading/vocabulary/tax-words.ts';
import {
  MONTHLY_NAMES,
  MONTH_UNITS,
  QUARTER_UNITS,
  RATE_NAMES,
  SHORT_TERMS,
  YEAR_UNITS,
} from '../../reading/vocabulary/term-words.ts';

/** What a price is for one of, by the words behind it: "per evening visit". */
export interface Per {
  /** The words of which one names it; none where it is for a hundred or a thousand of whatever is priced. */
  nouns: string[];
  /** What a plain "each" says. */
  isEach: boolean;
  many: '100' | '1000' | null;
  /** "For the hall", which may be what it is for and not what it is priced by. */
  isForIt: boolean;
  /** Where the first of them ends. */
  end: number;
}

const ENGLISH = String.raw`p?\/\s?|(?:an?|per|each|every|for (?:each|every|an?|the))\s`;
const ABROAD = `(?:${anyOf(FOR_ONE_OF)})\\s`;
/** "15.600 € netto pro Jahr", "40 € + IVA por hora": what is said of a tax before it. */
const TAX_BEFORE = String.raw`(?:\s{0,2}(?:netto|brutto|nett?|gross|ht|ttc|(?:\+|plus|ex|exkl\.?|inkl\.?|excl\.?|incl\.?|sin|con|hors) ?(?:${anyOf(TAX_NAMES)}))(?!\p{L}))?`;
const FOR_ONE = new RegExp(
  [
    `^${TAX_BEFORE}\\s{0,2}(?:(?<each>${anyOf(EACH_WORDS)})(?!\\p{L}|(?<=cada)\\s\\p{L})`,
    `(?:${ENGLISH}|${ABROAD})(?:(?<hundred>100|${anyOf(HUNDRED_WORDS)})|1[.,' ]?000|${anyOf(THOUSAND_WORDS)})(?![\\p{L}\\d])`,
    `(?:${ENGLISH}|(?<abroad>${ABROAD}))(?<noun>\\p{L}[\\p{L}-]{0,24}[²³23]?)(?:\\s(?<more>\\p{L}{2,20}))?)`,
  ].join('|'),
  'iu',
);

/** "De frais de port": a word that leads to another names nothing. */
const LINKS = new RegExp(`^(?:${LINKING_PARTS})$`, 'iu');
const FOR_IT = /^\s*(?:for|für|pour|por|per|para|voor|za)\s(?!every|each|cada|każd)\S+\s/iu;

/** "Per hour", "por hora": for one of it, whatever else the word is for. */
const PER = /^\s*(?:per|por)\s/iu;

/** What stands right behind an amount and says that it is for one of something: "/load", " a visit", " each", "für den Sack", "le mille". */
export function perBehind(behind: string): Per | null {
  const per = perOrForBehind(behind);
  return per?.isForIt && !PER.test(behind) ? null : per;
}

/** The same, and "for the hall": of what is told in running text, where the words of the request show whether it is priced by that. */
export function perOrForBehind(behind: string): Per | null {
  const hit = FOR_ONE.exec(behind);
  if (!hit) return null;
  const { noun, more, each, hundred } = hit.groups ?? {};
  const nouns = [noun ?? each, more].filter((word): word is string => word !== undefined && !LINKS.test(word));
  const many = nouns.length > 0 ? null : hundred === undefined ? '1000' : '100';
  const end = hit[0].length - (more === undefined ? 0 : more.length + 1);
  return { nouns, isEach: each !== undefined, many, isForIt: FOR_IT.test(hit[0]), end };
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
  'order shipment load lot line item run set-up setup release invoice delivery po trip truck pallet skid carton box crate cut cert certificate report page lb lbs kg kgs pound pounds cwt mile ft foot m quote visit consignment booking collection drop call-out callout stop journey route address job site deposit account contract event hire term season'.split(
    ' ',
  ),
);

const LEAD = String.raw`(?:\/|(?<!\p{L})(?:per|each|every|an?|je|pro|par|por|al?|im|za|na|le|la|p\.?))\s?`;
const LONG = `(?<word>${[YEAR_UNITS, QUARTER_UNITS, MONTH_UNITS].map(anyOf).join('|')})(?!\\p{L})`;
const SHORT = `(?<word>${Object.values(SHORT_TERMS).map(anyOf).join('|')})(?!\\p{L})`;
/** "0,90 € por silla y semana", "je Feld und Woche": for one of both. */
const AND_FOR = String.raw`(?<=(?:\/|(?<!\p{L})(?:per|each|je|pro|par|por|al?|za|na))\s?\p{L}{2,24}\s)(?:and|und|et|y|e|en|i)\s`;
const TIMED = [
  /^\s?(?:(?<month>p\.?c?\.?m\.?)|p\.?a\.?)(?!\p{L})/iu,
  new RegExp(`^[^\\d\\n;]{0,4}[^\\d\\n;,.]{0,40}?(?:${LEAD}|(?<=[\\s/])(?!an ))${LONG}`, 'iu'),
  new RegExp(`^[^\\d\\n;,.]{0,24}?(?:${LEAD}|(?<!\\p{L})the\\s|${AND_FOR})${SHORT}`, 'iu'),
];

/** The span of time that an amount is for one of, behind whatever else it is for one of: "per agent per month", "320/day each", "p.c.m.". */
export function timeBehind(behind: string): { unit: string; word: string } | null {
  const hits = TIMED.map((pattern) => pattern.exec(behind)).filter((hit) => hit !== null);
  const [hit] = hits.toSorted((a, b) => a[0].length - b[0].length);
  if (!hit) return null;
  const { word, month } = hit.groups ?? {};
  return { unit: word === undefined ? (month ? 'month' : 'year') : (timeOf(word) ?? ''), word: word ?? hit[0].trim() };
}

/** The same where it stands before the amount: "guard, per hour $31.00", "Tagessatz 480 €", "monthly rent 1,200". */
export function timeBefore(before: string): { unit: string; word: string } | null {
  const said = before.slice(-MOST_BEFORE);
  const word = PER_BEFORE.exec(said)?.groups?.word;
  if (word !== undefined) return { unit: timeOf(word) ?? '', word };
  return NAMED_RATES.find(({ names }) => names.test(said)) ?? null;
}
const MOST_BEFORE = 40;
const TO_AMOUNT = String.raw`(?!\p{L})[^\p{L}\d\n;]{0,8}$`;
const PER_BEFORE = new RegExp(`(?:${LEAD}|${AND_FOR})(?:${LONG}|${SHORT})${TO_AMOUNT}`, 'iu');
const NAMED_RATES = [...Object.entries(RATE_NAMES), ['month', MONTHLY_NAMES] as const].map(([unit, names]) => ({
  unit,
  word: unit,
  names: new RegExp(`(?<!\\p{L})(?:${anyOf(names)})(?!\\p{L})[^\\d\\n;,.]{0,20}$`, 'iu'),
}));
