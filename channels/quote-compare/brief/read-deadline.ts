import * as chrono from 'chrono-node';
import { readDays } from '../../../evidence/read-date.ts';
import { readChatLog } from '../../reading/chat-log.ts';
import type { Span } from '../../reading/span.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { AT_THE_LATEST, DECIDING, MEETINGS, TODAY_WORDS } from '../../reading/vocabulary/deadline-words.ts';
import { ORDER_GOES_OUT } from '../../reading/vocabulary/price-condition-words.ts';
import { INSISTS } from '../../reading/vocabulary/refusal-words.ts';
import { WEEKDAYS } from '../../reading/vocabulary/period-words.ts';
import { REQUIRES } from '../../reading/vocabulary/requirement-words.ts';
import { MONTH_NAMES } from '../../reading/vocabulary/month-names.ts';
import { COUNT_WORD, parseCountWord } from '../../reading/count-words.ts';
import { splitUnits } from '../reading/text-units.ts';
import { shownDayOrder } from '../reading/validity.ts';
import { dayAbroad, isDayOfAnother, readDeadlineAbroad } from './deadline-abroad.ts';
import { END_OF_PERIOD, endOfPeriod } from './end-of-period.ts';
import type { Stated } from './stated.ts';

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)';
/** A day as briefs write it: in figures, by its weekday, by its month, by the end of a period, or counted from today. */
const DAY_WORDS = `(?:${[
  `\\d{1,2}-${MONTH}[a-z]*-\\d{2,4}`,
  `(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\\.?,? (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}[a-z]*\\.?(?:,? \\d{4})?`,
  `(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\\.?,? )?(?:\\d{4}-\\d{1,2}-\\d{1,2}|\\d{1,2}[-/.]\\d{1,2}(?:[-/.]\\d{2,4})?)`,
  `(?:mon|tues|wednes|thurs|fri|satur|sun)day,?(?: the)?(?: \\w+\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?)?`,
  `(?:mon|tue|wed|thu|fri|sat|sun)\\b\\.?,?(?: \\w+\\.? \\d{1,2})?`,
  `${MONTH}[a-z]*\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?`,
  `\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}[a-z]*\\.?(?:,? \\d{4})?`,
  `end of (?:the )?${MONTH}\\w*(?:,? \\d{4})?`,
  END_OF_PERIOD,
  `(?:${anyOf(WEEKDAYS)},? (?:den |le |el )?)?\\d{1,2}\\.?(?:º|er)? (?:de )?(?:${MONTH_NAMES.replaceAll(' ', '|')})(?![a-z\\u00c0-\\u017f])(?: (?:de )?\\d{4})?`,
  `tomorrow`,
  `this (?:monday|tuesday|wednesday|thursday|friday)`,
  `next (?:week|month|monday|tuesday|wednesday|thursday|friday)`,
].join('|')})`;
const FULL_DAY =
  '(?:\\d{4}-\\d{1,2}-\\d{1,2}|\\d{1,2}/\\d{1,2}/\\d{2,4}|(?:mon|tues|wednes|thurs|fri)day|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.? \\d)';
/** "We place the order Monday, November 16, 2026": the day from which vendors count. */
const ORDERED_ON =
  '\\b(?:plac|releas|issu|rais)(?:e|es|ed|ing)\\s+(?:the |our |an? )?(?:order|orders|po|p\\.o\\.)(?: on)?';
const TODAY = new RegExp(
  `(?<!\\p{L})(?:today(?:['’]s date|['’]s)?|${anyOf(TODAY_WORDS)})(?: is(?: het)?| it['’]s| it is| ist| es| est| é| jest|:|,| =|\\s*[-–])?(?: (?:the|der|den|le|el|il|dia))?\\s*\\(?(${DAY_WORDS})|\\b(?:as of|it is now|now(?: is|:)?)\\s+(${DAY_WORDS})|\\b(${DAY_WORDS})(?: is today| ?\\(today\\)| today(?=\\s*(?:[.,;)\\n]|$)))|${ORDERED_ON}\\s+(${DAY_WORDS})`,
  'giu',
);
const DEADLINE = new RegExp(
  `\\b(?:deadline|due(?: date)?|drop[- ]dead(?: date)?|rdd|(?:delivery|required|requested|target|ship)(?: delivery)? date|(?:latest|target|required) delivery|required(?: on[- ]site)?(?=:? ${FULL_DAY})|need(?:ed)?(?: \\w+){0,4}? (?:by|before|on)|required(?: \\w+){0,3}? (?:by|on|before)?|must (?:be|arrive|have|land|ship)(?: \\w+){0,5}? (?:by|before|on)|deliver(?:y|ed)?(?: \\w+){0,4}? (?:by|before|no later than|on)|no later than|not later than|latest|in hand by|arriv\\w+ by|have (?:it|them)(?: \\w+){0,3}? by|on[- ](?:site|dock) (?:by|on)|on[- ](?:site|dock|hand)(?=:? ${FULL_DAY})|(?:can(?:no|['’])t|not) be later than|ha(?:s|ve) to be(?: \\w+){0,3}? (?:by|before|on)|(?:must|ha(?:s|ve) to|needs? to|gotta|got to) (?:be|arrive|get)(?: \\w+){0,2}?(?=:? ${FULL_DAY})|need(?:ed)?(?: \\w+){0,3}?(?= this (?:mon|tue|wed|thu|fri))|\\bby|before|until|need date|want(?:ed)?(?: \\w+){0,3}? by|date needed|need(?:ed)?(?=:? ${FULL_DAY}| (?:the )?week of)|bis(?: zum| spätestens)?|spätestens(?: am| bis)?|au plus tard(?: le)?|avant(?: le| la)?|livr[ée]\\w* (?:avant )?le|a más tardar(?: el)?|antes del?|entro(?: il| la)?)(?: is|:| of| on)?\\s*(?:the )?(?:latest )?(?:(?:c\\.?o\\.?b\\.?|e\\.?o\\.?d\\.?|noon|close of business|end of (?:business|day)|(?:the )?week of|\\d{1,2}(?::\\d{2})? ?[ap]\\.?m\\.?)(?: on)?\\s+(?:the )?)?(${DAY_WORDS})`,
  'gi',
);
/** "Le 12/12/2026 au plus tard": and no day behind the words, which those would lead to. */
const LATEST = new RegExp(
  `(?<![\\p{L}\\d./-])(${DAY_WORDS})\\.?,?\\s+(?<words>${anyOf(AT_THE_LATEST)})(?!\\p{L}|[\\s:]+(?:\\p{L}+\\s)?\\d)`,
  'giu',
);
const WITHIN = new RegExp(
  `\\b(?:within|in(?:side)?|(?:deadline|due|need(?:ed)?(?: by| in)?|required)(?: is|:| in)?|max(?:imum)?(?: lead time)?(?: of)?|no (?:more|later) than|(?:delivery|lead time)(?: of| under| below| at most)?(?: max(?:imum)?)?)\\s+(?:the next )?(\\d{1,3}|${COUNT_WORD})[ -]?(calendar days?|working days?|business days?|days?|weeks?|wks?|months?)\\b(?! (?:net|warranty|terms))(?: (?:from|after|of) (?:today[, (]*)?(?<from>${DAY_WORDS}))?`,
  'gi',
);

/** "Two weeks from today", without a word that calls it a deadline. */
const FROM_NOW = new RegExp(
  `\\b(\\d{1,3}|${COUNT_WORD})[ -](calendar days?|working days?|business days?|days?|weeks?|wks?|months?) from (?:today|now)\\b`,
  'gi',
);

/** The day that the brief names as today, as an ISO date; without a year the one that is nearest to `acceptedAt` and has the weekday that is named. */
export function readToday(brief: string, acceptedAt: string): Stated<string> | null {
  for (const hit of brief.matchAll(TODAY)) {
    const words = hit.slice(1).find((day) => day !== undefined) ?? '';
    const value = toDay(words, null) ?? nearestDay(words, acceptedAt);
    if (value) return { value, words: hit[0], start: hit.index, end: hit.index + hit[0].length };
  }
  return null;
}

/** "Monday 16 November": such a day of the years round `acceptedAt`, on that weekday if one is named and has it, and nearest. */
function nearestDay(words: string, acceptedAt: string): string | null {
  if (!/\p{L}{3}/u.test(words)) return null;
  const named = WEEKDAY_FORMS.findIndex((form) => form.test(words));
  const away = (day: string): number => Math.abs(Date.parse(day) - Date.parse(acceptedAt.slice(0, 10)));
  const isOther = (day: string): number => Number(named >= 0 && new Date(day).getUTCDay() !== (named + 1) % 7);
  return (
    [-1, 0, 1]
      .flatMap((by) => dayAbroad(words, `${Number(acceptedAt.slice(0, 4)) + by}-01-01`) ?? [])
      .toSorted((a, b) => isOther(a) - isOther(b) || away(a) - away(b))[0] ?? null
  );
}
const WEEKDAY_FORMS = Object.entries(WEEKDAYS).map(
  ([name, abroad]) => new RegExp(`(?<!\\p{L})(?:${name.slice(0, 3)}\\p{L}*|${anyOf({ abroad })})(?!\\p{L})`, 'iu'),
);

/** The day of the last message of a request that is a chat; null where it is no such day, or one long past. */
export function dayOfChat(brief: string, acceptedAt: string): Stated<string> | null {
  const log = readChatLog(brief);
  const head = log?.before === '' && log.hasDays ? log.messages.at(-1)?.head : undefined;
  const words = head ? brief.slice(head.start, head.end) : '';
  const shown = shownDayOrder(brief);
  const [day] = readDays(words).filter(({ order }) => order === undefined || order === shown);
  const age = day ? Date.parse(acceptedAt) - Date.parse(day.iso) : 0;
  return head && day && age < MOST_AGE ? { value: day.iso, words, ...head } : null;
}
const MOST_AGE = 31 * 86_400_000;

/** "The order goes out on Friday 4 December": the day from which vendors count and on which their prices have to hold; none before `today`. */
export function readOrderDay(brief: string, today: string): Stated<string> | null {
  for (const hit of brief.matchAll(ORDER_DAY)) {
    const value = toDay(hit.groups?.day ?? '', today, true);
    if (value && value > today) return { value, words: hit[0], start: hit.index, end: hit.index + hit[0].length };
  }
  return null;
}
const ORDER_DAY = new RegExp(
  `(?<!\\p{L})${anyOf(ORDER_GOES_OUT)}(?!\\p{L})[^\\d.;,\\n]{0,24}?\\s(?<day>${DAY_WORDS})(?!\\p{L})`,
  'giu',
);

/** The day by which the goods must be there, as an ISO date, counted from `today` where the brief counts; `without` is a part of the brief that is no deadline. */
export function readDeadline(brief: string, today: string, without: Span | null): Stated<string> | null {
  for (const hit of [...brief.matchAll(DEADLINE), ...brief.matchAll(LATEST)]) {
    if (without && hit.index >= without.start && hit.index < without.end) continue;
    if (
      /\b(?:quotes?|offers?|prices?|valid|good|firm|reply|respond|order)\b[^.,;\n]{0,24}$/i.test(
        brief.slice(Math.max(0, hit.index - 30), hit.index),
      )
    )
      continue;
    if (isDayOfAnother(brief.slice(0, hit.index)) || isToDecide(brief, hit.index, hit[0])) continue;
    const isAbroad = hit.groups ? !ENGLISH.test(hit.groups.words ?? '') : ABROAD.test(hit[0]);
    const value = toDay(hit[1] ?? '', today, isAbroad);
    if (value) return { value, words: hit[0], start: hit.index, end: hit.index + hit[0].length };
  }
  for (const hit of [...brief.matchAll(WITHIN), ...brief.matchAll(FROM_NOW)]) {
    const from = toDay(hit.groups?.from ?? '', today) ?? today;
    const value = addSpan(from, hit[1] ?? '', hit[2] ?? '');
    if (value) return { value, words: hit[0], start: hit.index, end: hit.index + hit[0].length };
  }
  const abroad = readDeadlineAbroad(
    without
      ? `${brief.slice(0, without.start)}${' '.repeat(without.end - without.start)}${brief.slice(without.end)}`
      : brief,
    today,
  );
  return abroad && isToDecide(brief, abroad.start, brief.slice(abroad.start, abroad.end)) ? null : abroad;
}

/** "Sorted by Thursday's meeting", "the board decides by 12/4": the day by which the buyer chooses, and nothing is delivered. */
const isToDecide = (brief: string, index: number, words: string): boolean =>
  MEETING_BEHIND.test(brief.slice(index + words.length)) ||
  DECIDES.test(
    brief
      .slice(Math.max(0, index - 32), index)
      .split(/[.;\n]/)
      .at(-1) ?? '',
  );
const MEETING_BEHIND = new RegExp(`^(?:['’]s?)?\\s(?:\\p{L}+\\s)?${anyOf(MEETINGS)}(?!\\p{L})`, 'iu');
const DECIDES = phrasePattern(DECIDING);

/** "Alles muss am 12. Dezember im Saal stehen": a day to come in a clause that insists, where no deadline was read. */
export function readOpenDay(brief: string, today: string): Stated<string> | null {
  for (const unit of splitUnits(brief))
    for (const clause of brief.slice(unit.start, unit.end).split(/[,;:](?=\s)/))
      for (const { 0: words, index } of INSISTED.test(clause) ? clause.matchAll(OPEN_DAY) : []) {
        const value = isDayOfAnother(clause.slice(0, index)) ? null : toDay(words, today, true);
        const start = brief.indexOf(clause, unit.start) + index;
        if (value && value > today) return { value, words: clause.trim(), start, end: start + words.length };
      }
  return null;
}
const INSISTED = new RegExp(`(?<!\\p{L})(?:${anyOf(INSISTS)}|${anyOf(REQUIRES)})(?!\\p{L})`, 'iu');
const OPEN_DAY = new RegExp(
  `(?<![\\p{L}\\d./-])(?:\\d{4}-\\d\\d-\\d\\d|\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}|\\d{1,2}(?:st|nd|rd|th|\\.|º|er)?\\s(?:of |de )?(?:${MONTH_NAMES.replaceAll(' ', '|')})|${MONTH}[a-z]*\\.?\\s\\d{1,2})(?![\\p{L}\\d])`,
  'giu',
);

/** Words of languages that write the day before the month. */
const ABROAD = /\b(?:bis|spätestens|avant|au plus tard|livr[ée]\w*|antes del|a más tardar|entro il)/i;

const ENGLISH = /latest|or /i;

/** A day in words or figures. With no year it is the next such day from `today` on. Month first where both could be, as in the US. */
function toDay(words: string, today: string | null, isDayFirst = false): string | null {
  const unlikely = isDayFirst ? 'month-first' : 'day-first';
  const whole = readDays(words).toSorted((a, b) => Number(a.order === unlikely) - Number(b.order === unlikely))[0];
  if (whole) return whole.iso;
  if (today === null) return null;
  const at = new Date(`${today}T12:00:00Z`);
  const period = endOfPeriod(words, at);
  if (period) return period;
  const ending = /end of (?<month>[a-z]{3})[a-z]*,? ?(?<year>\d{4})?/i.exec(words)?.groups;
  if (ending) return endOfMonth(ending.month ?? '', ending.year, at);
  const abroad = dayAbroad(words, today);
  if (abroad) return abroad;
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

function addSpan(today: string, count: string, unit: string): string | null {
  const number = parseCountWord(count) ?? Number(count);
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
