import { Big } from 'big.js';
import * as chrono from 'chrono-node';
import { readDays } from '../../../evidence/read-date.ts';
import { CURRENCY, currencyOf } from '../reading/currency.ts';
import type { Span } from '../reading/span.ts';

/** A value that the brief states, and where. */
export interface Stated<T> extends Span {
  value: T;
  /** As written, where the value is worked out from it. */
  words?: string;
}

/** Conditions of the brief beside the parts. Days are ISO dates. */
export interface Limits {
  today: Stated<string> | null;
  deadline: Stated<string> | null;
  maxTotal: Stated<{ amount: string; currency: string | null }> | null;
  shipToZip: Stated<string> | null;
  rates: Stated<Rate>[];
  /** Currency in which the caller wants to compare. */
  currency: string | null;
  /** What the caller says about other parts than the ones asked for. */
  substitutes: 'refused' | 'accepted' | null;
  /** The caller fetches the goods or has them fetched. */
  isPickedUp: boolean;
  isTaxExempt: boolean;
  /** Everything above that stands in the brief, so that no number of it is read as a quantity. */
  spans: Span[];
}

/** One unit of `from` is `rate` of `to`. */
export interface Rate {
  from: string;
  to: string;
  rate: string;
}

/** Reads the conditions of a brief. `acceptedAt` is the today of relative dates where the brief names no day as today. */
export function readLimits(text: string, acceptedAt: string): Limits {
  const brief = withoutMarks(text);
  const today = readToday(brief);
  const from = today?.value ?? acceptedAt.slice(0, 10);
  const deadline = readDeadline(brief, from, today ?? null);
  const rates = readRates(brief);
  const maxTotal = readMaxTotal(brief);
  const shipToZip = readZip(brief);
  const extras = [...brief.matchAll(OTHER_NUMBERS), ...brief.matchAll(ANY_DAY)].map((hit) => ({
    start: hit.index,
    end: hit.index + hit[0].length,
  }));
  return {
    today,
    deadline,
    maxTotal,
    shipToZip,
    rates,
    currency: readCurrency(brief, maxTotal?.value.currency ?? null),
    substitutes:
      /\bno (?:subs?\b|substitut|alternat|equivalent)|exact (?:part|match)|(?:subs?|substitut\w+|alternat\w+|equivalents?) (?:are |is )?(?:not|un)\s?(?:ok|accept|allowed)/i.test(
        brief,
      )
        ? 'refused'
        : /(?:subs?|substitut\w+|alternat\w+|equivalents?)(?: parts?| brands?)? (?:are |is )?(?:ok|okay|fine|accept|welcome|allowed)|\bor (?:approved )?equal\b|\bor equivalent\b/i.test(
              brief,
            )
          ? 'accepted'
          : null,
    isPickedUp:
      /\bwe(?:'ll| will| can)? (?:pick (?:it |them )?up|collect (?:it|them|the))|\bour (?:own )?truck\b|\bwill[- ]call is (?:ok|fine)|\bpick(?:ing)?[- ]?up (?:ourselves|by us)/i.test(
        brief,
      ),
    isTaxExempt: /\btax[- ]exempt|\bexempt from (?:sales )?tax|\bresale certificate/i.test(brief),
    spans: [today, deadline, maxTotal, shipToZip, ...rates, ...extras].filter((entry) => entry !== null),
  };
}

/** Emphasis marks as blanks, so that every character keeps its place. */
export const withoutMarks = (text: string): string => text.replace(/[*_`]/g, ' ');

const OTHER_NUMBERS =
  /\b(?:two|three|four|five|six|[2-6])\s+(?:\w+ )?(?:quotes?|vendors?|suppliers?|bids?|offers?|quotations?)\b|\bquotes? (?:are |is )?below\b|\bnet[- ]?\d+\b|\b(?:in|within) \d+ (?:days?|weeks?)\b|\b(?:rfq|p\.?o\.?|job|project)\s*(?:no\.?|#)?\s*[\w-]*\d[\w-]*/gi;
/** A day in full is no quantity, whatever it is for. */
const ANY_DAY =
  /\b\d{4}-\d{1,2}-\d{1,2}\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?\b(?:,? \d{4})?/gi;
const DAY_WORDS =
  '(?:(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\\.?,? )?(?:\\d{4}-\\d{1,2}-\\d{1,2}|\\d{1,2}[-/.]\\d{1,2}(?:[-/.]\\d{2,4})?)|(?:mon|tues|wednes|thurs|fri|satur|sun)day,?(?: the)?(?: \\w+\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?)?|(?:mon|tue|wed|thu|fri|sat|sun)\\b\\.?,?(?: \\w+\\.? \\d{1,2})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?(?:,? \\d{4})?|end of (?:the )?(?:week|month|year|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*(?:,? \\d{4})?)|tomorrow|next (?:week|month|monday|tuesday|wednesday|thursday|friday))';
const TODAY = new RegExp(
  `\\btoday(?:'s date)?(?: is|:|,| =|\\s*[-–])?\\s*(${DAY_WORDS})|\\bas of\\s+(${DAY_WORDS})|\\b(${DAY_WORDS})(?: is today| ?\\(today\\))`,
  'gi',
);
const DEADLINE = new RegExp(
  `\\b(?:deadline|due(?: date)?|need(?:ed)?(?: \\w+){0,4}? (?:by|before|on)|required(?: \\w+){0,3}? (?:by|on|before)?|must (?:be|arrive|have|land|ship)(?: \\w+){0,5}? (?:by|before|on)|deliver(?:y|ed)?(?: \\w+){0,4}? (?:by|before|no later than|on)|no later than|not later than|latest|in hand by|arriv\\w+ by|have (?:it|them)(?: \\w+){0,3}? by|on[- ]site (?:by|on)|\\bby|before|until|need date|want(?:ed)?(?: \\w+){0,3}? by|date needed)(?: is|:| of| on)?\\s*(?:the )?(?:latest )?(${DAY_WORDS})`,
  'gi',
);
const WITHIN =
  /\b(?:within|in(?:side)?|max(?:imum)?(?: lead time)?(?: of)?|no (?:more|later) than|(?:delivery|lead time)(?: of| under| below| at most)?(?: max(?:imum)?)?)\s+(?:the next )?(\d{1,3}|one|two|three|four|five|six)[ -]?(calendar days?|working days?|business days?|days?|weeks?|wks?|months?)\b(?! (?:net|warranty|terms))/gi;

function readToday(brief: string): Stated<string> | null {
  for (const hit of brief.matchAll(TODAY)) {
    const value = toDay(hit[1] ?? hit[2] ?? hit[3] ?? '', null);
    if (value) return { value, words: hit[0], start: hit.index, end: hit.index + hit[0].length };
  }
  return null;
}

function readDeadline(brief: string, today: string, without: Span | null): Stated<string> | null {
  for (const hit of brief.matchAll(DEADLINE)) {
    if (without && hit.index >= without.start && hit.index < without.end) continue;
    if (
      /\b(?:quotes?|offers?|prices?|valid|good|firm|reply|respond|order)\b[^.;\n]{0,24}$/i.test(
        brief.slice(Math.max(0, hit.index - 30), hit.index),
      )
    )
      continue;
    const value = toDay(hit[1] ?? '', today);
    if (value) return { value, words: hit[0], start: hit.index, end: hit.index + hit[0].length };
  }
  for (const hit of brief.matchAll(WITHIN)) {
    const value = addSpan(today, hit[1] ?? '', hit[2] ?? '');
    if (value) return { value, words: hit[0], start: hit.index, end: hit.index + hit[0].length };
  }
  return null;
}

/** A day in words or figures. With no year it is the next such day from `today` on. Month first where both could be, as in the US. */
function toDay(words: string, today: string | null): string | null {
  const whole = readDays(words).toSorted(
    (a, b) => Number(a.order === 'day-first') - Number(b.order === 'day-first'),
  )[0];
  if (whole) return whole.iso;
  if (today === null) return null;
  const at = new Date(`${today}T12:00:00Z`);
  if (/end of (?:the )?week/i.test(words)) return endOfWeek(at);
  if (/end of (?:the )?month/i.test(words))
    return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).toISOString().slice(0, 10);
  if (/end of (?:the )?year/i.test(words)) return `${at.getUTCFullYear()}-12-31`;
  const ending = /end of (?<month>[a-z]{3})[a-z]*,? ?(?<year>\d{4})?/i.exec(words)?.groups;
  if (ending) return endOfMonth(ending.month ?? '', ending.year, at);
  const [read] = chrono.en.parse(words, { instant: at, timezone: 0 }, { forwardDate: true });
  if (!read) return null;
  const [year, month, day] = [read.start.get('year') ?? 0, read.start.get('month') ?? 1, read.start.get('day') ?? 1];
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** Last day of a month; without a year of the next such month from today on. */
function endOfMonth(name: string, written: string | undefined, at: Date): string | null {
  const month = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'].indexOf(
    name.toLowerCase(),
  );
  if (month < 0) return null;
  const year = written ? Number(written) : at.getUTCFullYear() + (month < at.getUTCMonth() ? 1 : 0);
  return new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10);
}

function endOfWeek(at: Date): string {
  const toFriday = (5 - at.getUTCDay() + 7) % 7;
  return new Date(at.getTime() + toFriday * 86_400_000).toISOString().slice(0, 10);
}

const WORDS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };

function addSpan(today: string, count: string, unit: string): string | null {
  const number = WORDS[count.toLowerCase()] ?? Number(count);
  const at = new Date(`${today}T12:00:00Z`);
  if (/month/i.test(unit)) at.setUTCMonth(at.getUTCMonth() + number);
  else if (/working|business/i.test(unit))
    for (let left = number; left > 0;) {
      at.setUTCDate(at.getUTCDate() + 1);
      if (at.getUTCDay() % 6 !== 0) left--;
    }
  else at.setUTCDate(at.getUTCDate() + number * (/w(ee)?k/i.test(unit) ? 7 : 1));
  return at.toISOString().slice(0, 10);
}

const MONEY = `(?<sign>${CURRENCY})?\\s?(?<amount>\\d{1,3}(?:[,.'’]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?)(?<kilo>\\s?k\\b)?\\s?(?<after>${CURRENCY})?(?![\\w%-]|[.,]\\d)`;
const CEILING = [
  new RegExp(
    `\\b(?:max(?:imum)?\\.?(?: (?:total|spend|budget|cost|price|landed(?: total| cost)?|order))?|budget|not[- ]to[- ]exceed|nte|no more than|not more than|not over|not above|no higher than|no over|at most|up to|under|below|less than|ceiling|cap(?:ped)?|limit|spend(?:ing)?(?: limit| (?:any )?more than| over| above)?|(?:must )?stay (?:under|below|within)|(?:total )?(?:must )?not exceed|within)(?: (?:is|of|at|on|for|the|total|landed|all[- ]in|delivered|a|budget|spend|order))*\\s*(?:[:=]|<=?|≤)?\\s*${MONEY}`,
    'gi',
  ),
  new RegExp(
    `${MONEY}\\s*(?:max(?:imum)?\\b|limit|budget|ceiling|cap\\b|tops|or less|or under|all[- ]in max|to spend|available)`,
    'gi',
  ),
];

function readMaxTotal(brief: string): Limits['maxTotal'] {
  for (const pattern of CEILING) {
    for (const hit of brief.matchAll(pattern)) {
      const { sign, after, amount = '', kilo } = hit.groups ?? {};
      const isMoney =
        sign ||
        after ||
        /total|budget|spend|exceed|nte|cost|price|landed/i.test(hit[0]) ||
        (/^(?:max|limit|cap|ceiling|(?:under|below|less than)\s*\d)/i.test(hit[0]) &&
          Number(amount.replace(/\D/g, '')) >= 50);
      if (
        !isMoney ||
        (!sign &&
          !after &&
          /^\s*(?:days?|weeks?|wks?|business|working|calendar|pcs|ea|ft|units?|lbs?|in\b|mm)/i.test(
            brief.slice(hit.index + hit[0].length),
          ))
      )
        continue;
      return {
        value: { amount: plainAmount(amount, kilo !== undefined), currency: currencyOf(sign ?? after ?? '') },
        words: hit[0],
        start: hit.index,
        end: hit.index + hit[0].length,
      };
    }
  }
  return null;
}

function plainAmount(raw: string, isThousands: boolean): string {
  const decimals = /[.,](\d{1,2})$/.exec(raw)?.[1] ?? '';
  const whole = (decimals ? raw.slice(0, -decimals.length - 1) : raw).replace(/\D/g, '');
  if (!isThousands) return `${whole}.${decimals.padEnd(2, '0')}`;
  return new Big(`${whole}.${decimals || '0'}`).times(1000).toFixed(2);
}

const ZIP_FORMS = [
  /\bzip(?:[- ]?code)?\b\W{0,4}(?:is |= ?|of |to )?(?<zip>\d{5})(?:-\d{4})?(?![\d-]|\.\d)/gi,
  /\b(?:postal|post) ?code\b\W{0,4}(?:is )?(?<zip>\d{5})(?:-\d{4})?(?![\d-])/gi,
  /\b(?:liefer\w*|versand|livr\w*|entreg\w*|env[ií]\w*|consegn\w*|spedi\w*|ship(?:ped|ping|s)?(?:[- ]to)?|deliver(?:ed|y|s)?|landed(?: cost)?|dest(?:ination)?|dock|(?:job)?site|plant|warehouse|freight|dap|fob|to|into|in|at)\b[^.;\n\d]{0,40}?\b(?:[A-Z]{2}[ ,]+)?(?<zip>\d{5})(?:-\d{4})?(?![\w-]|[.,]\d|\s*(?:x|pcs|ea|each|ft|of|units?)\b)/gi,
  /\b[A-Z]{2},? (?<zip>\d{5})(?:-\d{4})?(?![\w-])/g,
  /(?:\bfor |[.;,]\s+|\n\s*)(?<zip>\d{5})(?=\s*(?:[.,;:?!)]|$|\n))/g,
];

function readZip(brief: string): Stated<string> | null {
  for (const form of ZIP_FORMS) {
    const hit = [...brief.matchAll(form)][0];
    const value = hit?.groups?.zip;
    if (hit && value) return { value, start: hit.index, end: hit.index + hit[0].length };
  }
  return null;
}

const NUMBER = '(\\d+(?:[.,]\\d+)?)';
const RATE_FORMS: { pattern: RegExp; read(hit: string[]): Rate | null }[] = [
  {
    pattern: new RegExp(
      `(?:${NUMBER}\\s?)?(${CURRENCY})\\s?(?:1(?:[.,]0+)?\\s?)?(?:=|is|equals|at|@)\\s?(?:(${CURRENCY})\\s?)?${NUMBER}\\s?(${CURRENCY})?`,
      'gi',
    ),
    read: ([, one, from, before, rate, after]) => toRate(from, before || after, rate, one),
  },
  {
    pattern: new RegExp(`(${CURRENCY}) per (?:1 )?(${CURRENCY})\\s*(?:=|:|of|is|at|@)?\\s*${NUMBER}`, 'gi'),
    read: ([, to, from, rate]) => toRate(from, to, rate),
  },
  {
    pattern: new RegExp(
      `(${CURRENCY})\\s?[/-]\\s?(${CURRENCY})\\s*(?:rate|exchange rate)?\\s*(?:=|:|of|is|at|@)?\\s*${NUMBER}`,
      'gi',
    ),
    read: ([, from, to, rate]) => toRate(from, to, rate),
  },
  {
    pattern: new RegExp(`\\b([A-Z]{3})([A-Z]{3})\\s*(?:=|:|of|is|at|@)?\\s*${NUMBER}`, 'g'),
    read: ([, from, to, rate]) => toRate(from, to, rate),
  },
  {
    pattern: new RegExp(
      `${NUMBER}\\s?(${CURRENCY})\\s?(?:per|/|to (?:the|one|1)|for (?:one|1)|a)\\s?(?:1\\s?)?(${CURRENCY})`,
      'gi',
    ),
    read: ([, rate, to, from]) => toRate(from, to, rate),
  },
  {
    pattern: new RegExp(`(${CURRENCY})\\s?${NUMBER}\\s?(?:per|/|to (?:the|one|1)|a)\\s?(?:1\\s?)?(${CURRENCY})`, 'gi'),
    read: ([, to, rate, from]) => toRate(from, to, rate),
  },
];

function readRates(brief: string): Stated<Rate>[] {
  const found: Stated<Rate>[] = [];
  for (const { pattern, read } of RATE_FORMS) {
    for (const hit of brief.matchAll(pattern)) {
      const value = read([...hit]);
      const span = { start: hit.index, end: hit.index + hit[0].length };
      if (value && !found.some((other) => other.start < span.end && span.start < other.end))
        found.push({ value, ...span });
    }
  }
  return found;
}

function toRate(fromSign = '', toSign = '', rate = '', one?: string): Rate | null {
  const [from, to] = [currencyOf(fromSign), currencyOf(toSign)];
  const number = rate.replace(',', '.');
  if (!from || !to || from === to || !(Number(number) > 0) || (one && Number(one.replace(',', '.')) !== 1)) return null;
  return { from, to, rate: number };
}

function readCurrency(brief: string, ofMaximum: string | null): string | null {
  const named = new RegExp(`\\b(?:in|to|into) (${CURRENCY})(?!\\p{L}|\\s?\\d)`, 'iu').exec(brief)?.[1];
  return currencyOf(named ?? '') ?? ofMaximum;
}
