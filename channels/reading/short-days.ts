import type { Span } from './span.ts';
import type { DecimalMark } from './numerals.ts';
import { anyOf } from './phrases.ts';
import { MONTH_NAMES } from './vocabulary/month-names.ts';
import { DAYS_OF_WEEK, SHORT_DAYS_OF_WEEK, TO_A_DAY } from './vocabulary/deadline-words.ts';

/** A day and a month in figures with stops, and no year: "2.12.", "Do 3.12". */
export interface ShortDay extends Span {
  day: number;
  month: number;
}

const FIGURES =
  /(?<![\d.,'’/-]|\p{Sc}\s?|[A-Z]{3}\s?)(?<day>\d{1,2})\.\s?(?<month>\d{1,2})(?<stop>\.(?![\d,]))?(?!\.?\d|[,'’/])/gu;
/** A weekday, or a word that leads to a day, right before it; between them may stand the first day of several. */
const LED = new RegExp(
  `(?<![\\p{L}\\d])(?:${anyOf(DAYS_OF_WEEK)}|${anyOf(SHORT_DAYS_OF_WEEK)}|${anyOf(TO_A_DAY)})[.,:]?\\s{1,3}(?:(?:den|dem|de|le|el|il|dia|día|dnia)\\s)?(?:\\d{1,2}\\.(?:\\d{1,2}\\.)?\\s?(?:[-–/]|bis|do|und|i|tot|al|en)\\s?)?$`,
  'iu',
);
/** Behind a figure that is an amount or a measure. */
const OF_A_FIGURE =
  /^\s?(?:\p{Sc}|[%‰]|(?:eur|euro|chf|fr|zł|zl|pln|usd|kč|m|m²|m³|m2|m3|qm|km|cm|mm|kg|g|t|l|ml|h|x|st|stk|szt|uhr)(?!\p{L})|[x×*]\s?\d)/iu;
/** "14.30 Uhr": a time of the day. */
const TIME_OF_DAY = /(?<![\d.,])(?:[01]?\d|2[0-3])\.[0-5]\d(?=\s?(?:uhr|uur)(?!\p{L}))/giu;

/** The days of a month that a text names so. With a decimal comma the stop behind the month shows one; else a word before it does. */
export function findShortDays(text: string, mark: DecimalMark = '.'): ShortDay[] {
  return [...text.matchAll(FIGURES)].flatMap((hit): ShortDay[] => {
    const { day = '', month = '', stop } = hit.groups ?? {};
    const end = hit.index + hit[0].length;
    const isDay = Number(day) > 0 && Number(day) <= 31 && Number(month) > 0 && Number(month) <= 12;
    const isShown =
      (stop !== undefined && mark === ',') ||
      (LED.test(text.slice(Math.max(0, hit.index - MOST_BEFORE), hit.index)) && !OF_A_FIGURE.test(text.slice(end)));
    return isDay && isShown ? [{ start: hit.index, end, day: Number(day), month: Number(month) }] : [];
  });
}
const MOST_BEFORE = 32;

/** "18 december", "3. Dez.", "le 1er mars": a day before the name of its month. */
const DAY_OF_MONTH = new RegExp(
  `(?<![\\d.,])\\d{1,2}(?:st|nd|rd|th|\\.|º|er)? (?:de |di )?(?:${MONTH_NAMES.trim().replaceAll(/\s+/g, '|')}|mär|okt|dez|mrt|janv|avr|juil|déc)(?![\\p{L}\\d])(?!\\s(?:be|have|need|come|vary|take|also|not)(?!\\p{L}))`,
  'giu',
);

/** A text with such days, and times of the day, blotted out: each character keeps its place. */
export function withoutShortDays(text: string, mark: DecimalMark = /\d,\d{2}(?!\d)/.test(text) ? ',' : '.'): string {
  let bare = text.replace(DAY_OF_MONTH, blot);
  if (!/\d\.\s?\d/.test(bare)) return bare;
  bare = bare.replace(TIME_OF_DAY, blot);
  for (const { start, end } of findShortDays(bare, mark))
    bare = bare.slice(0, start) + blot(bare.slice(start, end)) + bare.slice(end);
  return bare;
}

const blot = (words: string): string => words.replace(/\S/g, '\u0001');
