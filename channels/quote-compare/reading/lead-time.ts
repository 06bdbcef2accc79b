import { ARRIVAL, LEAD_CUE, NEXT_DAY, NOT_LEAD, NOT_STOCK, SAME_DAY, SHIPMENT, STOCK, TRANSIT } from './lead-words.ts';
import { dateOf, isDayAlone } from './lead-dates.ts';
import type { DayOrder } from '../../../evidence/read-date.ts';
import { COUNT_WORD, parseCountWord } from '../../reading/count-words.ts';
import { numberWords, parseNumberWord } from '../../reading/number-words.ts';
import type { Span } from '../../reading/span.ts';
import { anyOf } from '../../reading/phrases.ts';
import { ABOUT_A_TIME, FROM_PAYMENT } from '../../reading/vocabulary/lead-words.ts';
import { TIME_UNITS } from '../../reading/vocabulary/time-words.ts';
import { anyWord } from '../../reading/word-lists.ts';

/**
 * When a vendor says that goods will be there. Days of the calendar from the order on, at the latest; working days are turned into days
 * by the calendar from `today` where that is known, else by the longest stretch that so many working days can take.
 */
export interface LeadTime extends Span {
  /** As written. */
  words: string;
  days: number | null;
  /** What the days end with: goods at the buyer's, or leaving the vendor. */
  until: 'arrival' | 'shipment' | 'unsaid';
  /** Only the time on the road. */
  isTransit: boolean;
  /** Numbers and units that the days were made of, for the record. */
  count: { number: number; unit: 'day' | 'working day' | 'week' | 'month' | 'date' | 'none' }[];
}

const NUMBER = `${COUNT_WORD}|(?<!\\p{L})${numberWords({ most: 20 })}`;
/** "Termin dostawy: tydzień": one of it, where nothing says that it comes round or is a part of one. */
const ONE_WEEK = '(?<=(?:^|[:,;]|(?<!\\p{L})(?:za|około|ok\\.|do|dostawy|realizacji))\\s{0,3})(?=tydzień(?!\\p{L}))';
const A_TIME = '(?<!\\b(?:once|twice|times|days?|hours?|shifts?) )an?(?= (?:week|wk|month|day)\\b)';
const UP_TO = '\\s*(?:-|–|—|\\bto\\b|\\bbis\\b|\\bor\\b|(?<=\\s)(?:à|a|o|ou|tot|até|do|oder|of|lub)(?=\\s)|\\/)\\s*';
const COUNT = `(?<low>\\d{1,3}|${NUMBER}|${A_TIME}|${ONE_WEEK})(?:${UP_TO}(?<high>\\d{1,3}|${NUMBER}))?`;
const KINDS = Object.entries(TIME_UNITS).map(
  ([kind, byLanguage]) => [kind as keyof typeof TIME_UNITS, anyWord(Object.values(byLanguage).join(','))] as const,
);
const KIND_OF = KINDS.map(([kind, words]) => [kind, new RegExp(`^(?:${words})$`, 'iu')] as const);
/** "3 d ARO", "LT 2 w": one letter only where the words round it speak of time. */
const LETTERS = ['[dw](?=\\s*(?:aro|a\\.r\\.o))', '(?<=\\b(?:lt|lead ?time)\\W{1,3}\\d{1,2}(?:-\\d{1,2})?\\s?)[dw]'];
const UNIT = `(?<unit>${[...KINDS.map(([, words]) => words), ...LETTERS].join('|')})`;
const SPAN = new RegExp(`(?<![\\w.$€£/-]|\\d[,'’])${COUNT}[\\s-]*${UNIT}(?![\\p{L}])`, 'giu');
/** The day that lead times count from. Not `isKnown`: the brief does not say what day it is. */
export interface Calendar {
  today: string;
  isKnown: boolean;
  /** How the texts round a quote write days, where one of them can be read one way only. */
  dayOrder?: DayOrder | null;
  /** ISO days on which nobody works, weekends apart. */
  closed?: readonly string[];
}

/** The lead time that a statement gives, or null. */
export function readLeadTime(statement: string, calendar: Calendar): Omit<LeadTime, 'start' | 'end'> | null {
  const blank = (match: string): string => ' '.repeat(match.length);
  const text = statement
    .replace(
      /\bnet[- ]?\d+\b|\b[1-4]\/[2-5] (?:down|deposit|up ?front|in advance|now)\b|\b\d+(?:\.\d+)?% ?\d+\b/gi,
      blank,
    )
    // "two (2) weeks" says its number twice.
    .replace(COUNT_AGAIN, blank)
    .replace(/\b(?:a|one) fortnight\b/gi, '2 weeks')
    .replace(OF_A_CONTRACT.test(statement) ? /$^/ : NOTICE, 'ahead ')
    .replace(PAID_FIRST, (words) => 'from order'.padEnd(words.length, ' '));
  const lead = readPlain(text, calendar);
  return lead && text !== statement ? { ...lead, words: statement.trim() } : lead;
}

const COUNT_AGAIN = new RegExp(`(?<=\\b${COUNT_WORD} )\\(\\d{1,3}\\)`, 'gi');

/** "2 days notice for trucks": the time that a vendor needs, unless it is that of a contract. */
const NOTICE = /(?<=(?:days?|weeks?|wks?|hours?|hrs?)['’]? )notice(?!\p{L})/giu;
const OF_A_CONTRACT =
  /(?<!\p{L})(?:cancel\p{L}*|terminat\p{L}*|end(?:s|ed|ing)?|chang\p{L}*|contract|party|side)(?!\p{L})/iu;
const PAID_FIRST = new RegExp(`(?<!\\p{L})${anyOf(FROM_PAYMENT)}(?!\\p{L})`, 'giu');

/** "£288 a month over 24 months": how long something is paid for. */
const PAID_OVER = /(?<!\p{L})(?:over|across|spread over|über|sur|durante|nell['’]arco di)\s+(?:an? |the )?$/iu;

/** "Over 4 dagen" is in four days. */
const DUTCH_TIME = /(?:dag|dagen|weken)$/iu;

function readPlain(text: string, calendar: Calendar): Omit<LeadTime, 'start' | 'end'> | null {
  const hits = Array.from(text.matchAll(SPAN)).filter(
    (hit) =>
      !NOT_LEAD.test(nearby(text, hit)) &&
      // "11 kW": what a thing draws, and no calendar week.
      !hit[0].endsWith('kW') &&
      (DUTCH_TIME.test(hit[0]) || !PAID_OVER.test(text.slice(Math.max(0, hit.index - 12), hit.index))),
  );
  const isCued = LEAD_CUE.test(text) || hits.some((hit) => isBare(text, hit));
  const shipped =
    hits.length > 0 && hits.every((hit) => TRANSIT.test(nearby(text, hit)))
      ? dateOf(text, calendar.today, calendar.dayOrder)
      : null;
  if (shipped) {
    const road = fromSpans(text, hits, calendar);
    return {
      ...road,
      words: text.trim(),
      days: shipped.days + (road.days ?? 0),
      until: 'arrival',
      isTransit: false,
      count: [{ number: shipped.days, unit: 'date' }, ...road.count],
    };
  }
  if (hits.length > 0 && isCued) return { ...fromSpans(text, hits, calendar), words: cellOf(text, hits) };
  const isDated = isCued || (!NOT_LEAD.test(text) && isDayAlone(text, calendar.today));
  const date = isDated ? dateOf(withoutOtherTimes(text), calendar.today, calendar.dayOrder) : null;
  if (date !== null)
    return {
      words: text.trim(),
      days: date.days,
      until: SHIPMENT.test(text) && !/\bdeliver|arriv/i.test(text) ? 'shipment' : 'arrival',
      isTransit: false,
      count: [{ number: date.days, unit: 'date' }],
    };
  const isOvernight = /\bovernight\b|next[- ]day air/i.test(text);
  if (NEXT_DAY.test(text) && (isCued || text.length < 40))
    return {
      words: text.trim(),
      days: 1,
      until: isOvernight ? 'arrival' : until(text),
      isTransit: isOvernight,
      count: [{ number: 1, unit: 'day' }],
    };
  if (NOT_STOCK.test(text) && !STOCK.test(text.replace(NOT_STOCK, ''))) return null;
  if (SAME_DAY.test(text))
    return { words: text.trim(), days: 0, until: 'unsaid', isTransit: false, count: [{ number: 0, unit: 'none' }] };
  if (STOCK.test(text) && !/\b(?:only|partial|limited)\b/i.test(text))
    return { words: text.trim(), days: 0, until: 'unsaid', isTransit: false, count: [{ number: 0, unit: 'none' }] };
  return null;
}

/** "In stock. Good till Friday 11/20": the sentences that speak of the goods, where others speak of prices or payment. */
function withoutOtherTimes(text: string): string {
  const sentences = text.split(/(?<=[.;])\s/);
  const own = sentences.filter((sentence) => !NOT_LEAD.test(sentence));
  return own.some((sentence) => LEAD_CUE.test(sentence)) ? own.join(' ') : text;
}

/** Nothing but the span stands between two commas, blanks or ends. Months by themselves are a term, and what is multiplied is paid for. */
function isBare(text: string, hit: RegExpExecArray): boolean {
  const end = hit.index + hit[0].length;
  if (
    unitOf(hit.groups?.unit ?? '') === 'month' ||
    HEADS_OF_RATES.test(text) ||
    /^\s*[=@×x*:]/.test(text.slice(end)) ||
    /[×x*@]\s*$/.test(text.slice(0, hit.index))
  )
    return false;
  const before =
    text
      .slice(0, hit.index)
      .split(/[.;|,:(]|\s{2,}|\t/)
      .at(-1) ?? '';
  const after = text.slice(hit.index + hit[0].length).split(/[.;|,()]|\s{2,}|\t/)[0] ?? '';
  return `${before}${after}`.replace(ABOUT, '').replace(/[^\p{L}\d]/gu, '').length < 4;
}

/** "DAY   WEEK   4 WEEK": what rates of a hire are for. */
const HEADS_OF_RATES = /(?<!\d[\s-]?)(?<!\p{L})(?:days?|daily)[\s|]{1,20}(?:weeks?|weekly)(?!\p{L})/iu;

const ABOUT = new RegExp(`(?<!\\p{L})${anyOf(ABOUT_A_TIME)}(?!\\p{L})`, 'giu');

/** Words before a span, back to the start of its clause, and right behind it. */
function nearby(text: string, hit: RegExpExecArray, from = 0): string {
  const at = hit.index - from;
  const before =
    text
      .slice(0, at)
      // The stops of "RI.BA." end no clause.
      // "Valid:      30 days", "Skonto   2 % / 8 Tage": a label and what stands in its column are one clause.
      .split(/(?<!(?<!\p{L})\p{L}{1,2})\.|[;|+]|(?<![:\s])\s{3,}(?![\s:])(?<!^\D*(?=\d))|,(?=\s)|\s[-–]\s|\bplus\b/u)
      .at(-1) ?? '';
  const after = text.slice(at + hit[0].length).split(/[;|,+]|\.(?=\s|$)|\s{3,}|\s[-–]\s|\bplus\b/)[0] ?? '';
  return `${before} ${after.slice(0, 24)}`;
}

/** Of a line of a table only the cells that speak of time. */
function cellOf(text: string, hits: RegExpExecArray[]): string {
  let start = 0;
  const cells: string[] = [];
  for (const mark of [...text.matchAll(/\s{3,}|\t|\s*\|\s*/g), null]) {
    const end = mark?.index ?? text.length;
    if (hits.some((hit) => hit.index >= start && hit.index < end)) cells.push(text.slice(start, end).trim());
    start = end + (mark?.[0].length ?? 0);
  }
  return cells.join('; ') || text.trim();
}

function fromSpans(text: string, hits: RegExpExecArray[], calendar: Calendar): Omit<LeadTime, 'start' | 'end'> {
  const parts = hits.map((hit, index) => {
    const count = toNumber(hit.groups?.high ?? hit.groups?.low ?? '0');
    const number = kindOf(hit.groups?.unit ?? '') === 'hour' ? Math.ceil(count / 24) : count;
    const previous = hits[index - 1];
    const from = previous ? previous.index + previous[0].length : 0;
    const clause = nearby(text.slice(from), hit, from);
    const isMaking = /\b(?:ships?|leaves?|ready|available)\s+(?:\w+\s+)?(?:in|within|after)?\s*$/i.test(
      text.slice(from, hit.index),
    );
    return {
      number,
      unit: unitOf(hit.groups?.unit ?? ''),
      isTransit: TRANSIT.test(clause) && !isMaking,
      isArrival: /\b(?:deliver\w*|arriv\w*|at your|total)\b/i.test(clause),
    };
  });
  const transit = parts.filter(({ isTransit }) => isTransit);
  const making = parts.filter(({ isTransit }) => !isTransit);
  const longest = (list: typeof parts): (typeof parts)[number][] =>
    list.toSorted((a, b) => toDays(b, calendar) - toDays(a, calendar)).slice(0, 1);
  const used = [...longest(making), ...longest(transit)];
  const days = used.reduce((sum, part) => sum + toDays(part, calendar), 0);
  const nextDay = making.length === 0 && transit.length > 0 && NEXT_DAY.test(text) ? 1 : 0;
  const kind = transit.length > 0 || used.some(({ isArrival }) => isArrival) ? 'arrival' : until(text);
  return {
    words: text.trim(),
    days: days + nextDay,
    until: kind,
    isTransit:
      making.length === 0 &&
      !SAME_DAY.test(text) &&
      !STOCK.test(text) &&
      !NEXT_DAY.test(text) &&
      !/\b(?:aro|lead)\b/i.test(text),
    count: used.map(({ number, unit }) => ({ number, unit })),
  };
}

function until(text: string): LeadTime['until'] {
  if (SHIPMENT.test(text) && !/\b(?:deliver\w*|arriv\w*|transit|ground|lead)\b/i.test(text)) return 'shipment';
  return ARRIVAL.test(text) ? 'arrival' : 'unsaid';
}

const toNumber = (word: string): number =>
  parseCountWord(word) ?? parseNumberWord(word) ?? (/^(?:an?)?$/i.test(word) ? 1 : Number(word));

const kindOf = (word: string): keyof typeof TIME_UNITS =>
  KIND_OF.find(([, pattern]) => pattern.test(word))?.[0] ?? (/^w/i.test(word) ? 'week' : 'day');

function unitOf(word: string): LeadTime['count'][number]['unit'] {
  const kind = kindOf(word);
  return kind === 'hour' ? 'day' : kind;
}

function toDays({ number, unit }: LeadTime['count'][number], calendar: Calendar): number {
  if (unit === 'week') return number * 7;
  if (unit === 'month') return number * 30;
  return unit === 'working day' ? workingDays(number, calendar) : number;
}

/** Days of the calendar that so many working days take (Monday to Friday, without the days that are said to be closed): from today, or at the longest. */
export function workingDays(number: number, { today, isKnown, closed = [] }: Calendar): number {
  if (!isKnown) return Math.floor(number / 5) * 7 + (number % 5 === 0 ? 0 : (number % 5) + 2);
  const at = new Date(`${today}T12:00:00Z`);
  // At a weekend as on the last day that was worked.
  while (at.getUTCDay() % 6 === 0) at.setUTCDate(at.getUTCDate() - 1);
  let days = 0;
  for (let left = number; left > 0; days++) {
    at.setUTCDate(at.getUTCDate() + 1);
    if (at.getUTCDay() % 6 !== 0 && !closed.includes(at.toISOString().slice(0, 10))) left--;
  }
  return days;
}
