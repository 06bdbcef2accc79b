import { Big } from 'big.js';
import type { ShortTerm, Stay } from '../brief/read-stay.ts';
import { isSameNoun } from '../brief/read-counts.ts';
import type { Need } from '../need.ts';
import type { Offer, OfferedLine } from '../offer.ts';
import { COUNT_WORD, parseCountWord } from '../../reading/count-words.ts';
import { anyOf } from '../../reading/phrases.ts';
import type { Span } from '../../reading/span.ts';
import { SHORT_TERMS } from '../../reading/vocabulary/term-words.ts';
import { aroundPrice, isBorneOut } from './with-term.ts';

/** "320/day each", "£118 per bus per day", "95 an hour": what stands right behind a price that is for one of them. */
const RATES = (Object.keys(SHORT_TERMS) as ShortTerm[]).map(
  (unit) =>
    [
      unit,
      new RegExp(
        `^[^\\d\\n;,.]{0,24}?(?:\\/|(?<!\\p{L})(?:per|each|every|an?|the|je|pro|par|por|al?|p\\.?))\\s?${anyOf(SHORT_TERMS[unit])}(?!\\p{L})`,
        'iu',
      ),
    ] as const,
);

const COUNT = `\\d{1,3}|${COUNT_WORD}`;
/** "Six days bills as four", "6 days charged at 4", "five days for the price of three". */
const BILLED_AS = new RegExp(
  `(?<![\\p{L}\\d])(?<all>${COUNT}) (?:days?|nights?|weeks?|hours?)(?: (?:hire|rental|straight))? (?:(?:is|are|gets?|will be|would be) )?(?:(?:bill(?:s|ed)?|charged?|charges|counts?|invoiced|priced|goes|go) (?:only )?(?:as|at|for|like)|for (?:the price of)?) (?:only )?(?<paid>${COUNT})(?!\\p{L}|[\\d.,]*\\d)`,
  'iu',
);
/** "Will bill 8 hours no matter what", "minimum of 4 hours": as many as are paid for whatever it takes. */
const PAID_ANYWAY = new RegExp(
  `(?<!\\p{L})(?:bills?|billed|charges?|charged|invoices?|fixed at|set at) (?:us |you |me )?(?:for |as |at )?(?:a (?:flat|fixed) )?(?<paid>${COUNT}) (?<unit>hours?|hrs?|days?|nights?|weeks?)(?!\\p{L})`,
  'iu',
);
const GUESSED =
  /(?<!\p{L})(?:about|around|approx\p{L}*|roughly|estimate\p{L}*|maybe|probably|should be|at least|minimum|min)(?!\p{L})/iu;

const FLAT = /(?<!\p{L})(?:flat|lump sum|fixed price|all[- ]in for)(?!\p{L})/iu;
const firstWord = (part: string): string => /\p{L}+/u.exec(part)?.[0] ?? '';

interface Paid {
  count: string;
  from: string[];
  spans: Span[];
}

/**
 * An offer for the days, nights, weeks or hours that the brief names. A price for one of them is multiplied, by as many as the quote says that it
 * bills; where nobody says how many, or a total of the quote says something else, the line stays doubtful.
 */
export function withStay(offer: Offer, stay: Stay | null, text: string, needs: Need[] = []): Offer {
  const lines = offer.lines.map((line): OfferedLine | null => {
    const unit = line.needs.length > 0 ? rateOf(line) : null;
    if (unit === null || FLAT.test(line.words)) return line;
    // "11 nights" are asked for by themselves: as many are in the amount already.
    const [need] = needs.filter(({ id }) => line.needs.includes(id));
    if (need && need.qty !== '1' && isSameNoun(unit, firstWord(need.part))) return line;
    const paid = paidFor(unit, stay, text);
    return paid && forAll(line, paid);
  });
  if (lines.every((line, at) => line === offer.lines[at])) return offer;
  const whole = lines.filter((line) => line !== null);
  if (whole.length === lines.length && (offer.totals.length === 0 || isBorneOut(whole, offer)))
    return { ...offer, lines: whole };
  return {
    ...offer,
    lines: offer.lines.map((line, at) => (lines[at] === line ? line : { ...line, isAmbiguous: true })),
  };
}

/** What the price of a line is for, where its amount is for one of it. */
function rateOf(line: OfferedLine): ShortTerm | null {
  if (line.term !== undefined) return null;
  const around = aroundPrice(line);
  return around && (RATES.find(([, pattern]) => pattern.test(around.behind))?.[0] ?? null);
}

/** How many of a unit are paid for: those that the quote bills, else those of the brief. */
function paidFor(unit: ShortTerm, stay: Stay | null, text: string): Paid | null {
  const own = stay?.unit === unit ? stay : null;
  const less = own ? BILLED_AS.exec(text) : null;
  if (own && less?.groups && valueOf(less.groups.all) === own.count) return paidBy(less, less.groups.paid);
  const fixed = PAID_ANYWAY.exec(text);
  if (fixed?.groups?.unit?.startsWith(unit.slice(0, 1)) && !GUESSED.test(fixed[0]))
    return paidBy(fixed, fixed.groups.paid);
  return own && { count: own.count, from: own.from, spans: [] };
}

const valueOf = (written = ''): string => String(parseCountWord(written) ?? Number(written));
const paidBy = ({ index, 0: words }: RegExpExecArray, written = ''): Paid => ({
  count: valueOf(written),
  from: [written],
  spans: [{ start: index, end: index + words.length }],
});

function forAll(line: OfferedLine, { count, from, spans }: Paid): OfferedLine {
  return {
    ...line,
    amount: new Big(line.amount).times(count).toFixed(2),
    isAmbiguous: false,
    term: { months: count, from, count, year: null },
    spans: [...line.spans, ...spans],
  };
}
