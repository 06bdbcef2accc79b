import { Big } from 'big.js';
import type { Derivation, DerivationRule } from '#contracts/evidence.ts';
import type { Json } from '#contracts/json.ts';
import { saysNothingDue } from './claims/says-nothing-due.ts';
import { distanceMiles } from './distance-miles.ts';
import { officialLink } from './official-links.ts';
import { readDays, readMonths } from './read-date.ts';
import { parseNumberWord } from './number-words.ts';
import { readNumbers, toBig } from './read-numbers.ts';
import { OFFERED_WORK, SERVICE_WORD } from './service-words.ts';
import { isUnitRatio } from './unit-words.ts';

/** Whether the value follows from `from` by the rule (contracts/evidence.ts, DERIVATION_RULES). Says nothing about whether `from` stands anywhere. */
export function isDerivationRight({ rule, from, value }: Derivation): boolean {
  return Object.hasOwn(RULES, rule) && RULES[rule](from, value);
}

type Rule = (from: Json[], value: Json) => boolean;

const RULES: Record<DerivationRule, Rule> = {
  'iso-date': (from, value) =>
    orders(from).some((text) => readDays(text).some((day) => !day.order && day.iso === value)) ||
    isWitnessed(from, value),
  'iso-date-day-first': (from, value) =>
    readDays(String(from[0])).some((day) => day.order !== 'month-first' && day.iso === value),
  'iso-date-month-first': (from, value) =>
    readDays(String(from[0])).some((day) => day.order !== 'day-first' && day.iso === value),
  month: (from, value) => orders(from).some((text) => readMonths(text).some((month) => month === value)),
  sum: decimals(1, (numbers) => numbers.reduce((sum, number) => sum.plus(number), ZERO())),
  difference: decimals(1, ([first, ...rest]) => rest.reduce((left, number) => left.minus(number), first)),
  product: decimals(1, multiply),
  quotient: decimals(2, ([first, ...rest]) =>
    rest.some((number) => number.eq(0)) ? null : rest.reduce((left, number) => left.div(number), first),
  ),
  percent: decimals(2, ([amount, percent]) => amount.times(percent ?? 0).div(100)),
  'per-hundred': decimals(2, (numbers) => multiply(numbers).div(100)),
  'per-thousand': decimals(2, (numbers) => multiply(numbers).div(1000)),
  weeks: decimals(1, ([weeks]) => weeks.times(7)),
  'whole-quotient': decimals(2, ([left, right]) => (right?.gt(0) ? left.div(right).round(0, Big.roundUp) : null)),
  'day-after': ([day, days], value) => isIsoDay(day ?? null) && dayAfter(dayNumber(day), toBig(days)) === value,
  nothing: (from, value) =>
    toBig(value)?.eq(0) === true &&
    from.every(
      (words) => [SERVICE_WORD, OFFERED_WORK].some((work) => work.test(String(words))) || saysNothingDue(String(words)),
    ),
  'in-words': (from, value) => {
    const numbers = from.map((part) => toBig(part) ?? valueInWords(String(part)));
    return (
      numbers.length > 0 && numbers.every((number) => number !== null) && toBig(value)?.eq(multiply(numbers)) === true
    );
  },
  'unit-ratio': (from, value) => {
    const ratio = toBig(value);
    return from.length === 2 && ratio !== null && isUnitRatio(String(from[0]), String(from[1]), ratio);
  },
  'next-day': ([words, day], value) => isIsoDay(day ?? null) && nextDay(String(words), String(day)) === value,
  count: (from, value) => toBig(value)?.eq(from.length) ?? false,
  days: (from, value) =>
    from.length === 2 &&
    from.every(isIsoDay) &&
    toBig(value)?.eq(Math.abs(dayNumber(from[1]) - dayNumber(from[0]))) === true,
  'distance-miles': isDistance,
  joined: (from, value) => typeof value === 'string' && isJoined(from.map(String).map(tidy), tidy(value)),
  'absolute-link': ([href, base], value) =>
    typeof href === 'string' &&
    typeof base === 'string' &&
    URL.canParse(href, base) &&
    new URL(href, base).href === value,
  'official-link': ([register, ...ids], value) =>
    value !== null && officialLink(String(register), ...ids.map(String)) === value,
  instant: ([millis], value) => {
    const at = toBig(millis ?? null)?.toNumber();
    return at !== undefined && Math.abs(at) < 8e15 && `${new Date(at).toISOString().slice(0, 19)}Z` === value;
  },
};

/** Numbers in words and units that count pieces, with what they stand for. */
const COUNT_WORDS = new Map(
  (
    [
      ['one a each ea pc pcs', 1],
      ['half', 0.5],
      [
        'cent cents ¢ ct pence p penny pennies centime centimes céntimo céntimos cêntimos centesimi öre groszy paise',
        0.01,
      ],
      ['two pair pairs pr prs couple paar paire paires paio paia', 2],
      ['three quarter quarters qtr quartal vierteljahr trimestre trimestres kwartaal kwartał kvartal', 3],
      ['four', 4],
      ['five', 5],
      ['six', 6],
      ['seven', 7],
      ['eight', 8],
      ['nine', 9],
      ['ten', 10],
      ['eleven', 11],
      [
        'twelve dozen dozens dz doz dutzend douzaine douzaines docena docenas dozzina dozzine dozijn dúzia dúzias tuzin tuziny',
        12,
      ],
      ['thirteen', 13],
      ['fourteen', 14],
      ['fifteen', 15],
      ['sixteen', 16],
      ['seventeen', 17],
      ['eighteen', 18],
      ['nineteen', 19],
      ['twenty', 20],
      ['thirty', 30],
      ['forty', 40],
      ['fifty', 50],
      ['sixty', 60],
      ['seventy', 70],
      ['eighty', 80],
      ['ninety', 90],
      ['gross', 144],
      [
        'year years yr yrs yearly annual annually jahr jahre jahren jährlich ans année années annuel annuelle año años anual anno anni annuale jaar jaarlijks ano anos rok lata lat rocznie år 年間',
        12,
      ],
      ['hundred hundreds c', 100],
      ['thousand thousands k m', 1000],
      ['lakh lakhs lac lacs l', 100_000],
      ['crore crores cr', 10_000_000],
    ] as const
  ).flatMap(([words, number]) => words.split(' ').map((word) => [word, new Big(number)] as const)),
);

/** What a number in words, a unit that counts pieces or a size of two sides stands for (`dozen`, `forty-eight`, `4x8`); null for other words. */
export const valueInWords = (words: string): Big | null =>
  COUNT_WORDS.get(words.toLowerCase()) ??
  tensAndOnes(words) ??
  hundredsAnd(words) ??
  thousands(words) ??
  areaOf(words) ??
  inOtherTongue(words);

/** `forty-eight` is 48. */
function tensAndOnes(text: string): Big | null {
  const [tens, ones, ...more] = text
    .toLowerCase()
    .split(/[- ]/)
    .map((word) => COUNT_WORDS.get(word));
  const isNumber =
    tens &&
    ones &&
    more.length === 0 &&
    tens.gte(20) &&
    tens.lt(100) &&
    tens.mod(10).eq(0) &&
    ones.lt(10) &&
    ones.gte(1);
  return isNumber ? tens.plus(ones) : null;
}

/** `a hundred and twenty` is 120. */
function hundredsAnd(text: string): Big | null {
  const [times = '', rest = ''] = text.toLowerCase().split(/(?:^| )hundred (?:and )?/);
  const [hundreds, below] = [COUNT_WORDS.get(times || 'one'), COUNT_WORDS.get(rest) ?? tensAndOnes(rest)];
  return hundreds?.lt(20) && below?.lt(100) ? hundreds.times(100).plus(below) : null;
}

/** `zwölf`, `vingt et un`. */
function inOtherTongue(text: string): Big | null {
  const number = parseNumberWord(text);
  return number === null ? null : new Big(number);
}

/** `4x8`, `12" x 18"`, `60 x 40 cm`: a size of two sides as an area, of inches in square feet, of parts of a metre in square metres. */
function areaOf(text: string): Big | null {
  const { a, b, first, second = first } = CROSSED.exec(text)?.groups ?? {};
  if (a === undefined || b === undefined || (first !== undefined && first !== second)) return null;
  const perSide = SIDES_IN.get(second?.toLowerCase() ?? '') ?? 1;
  return multiply([a, b].map((side) => new Big(side.replace(',', '.')).div(perSide)));
}
const CROSSED =
  /^(?<a>\d+(?:[.,]\d+)?)\s?(?<first>"|'|cm|mm|m|in|ft)?\s?[x×]\s?(?<b>\d+(?:[.,]\d+)?)\s?(?<second>"|'|cm|mm|m|in|ft)?$/i;
const SIDES_IN = new Map([
  ['"', 12],
  ['in', 12],
  ['cm', 100],
  ['mm', 1000],
]);

/** `15k` is 15,000. */
function thousands(text: string): Big | null {
  const digits = /^(\d+(?:\.\d+)?)k$/i.exec(text)?.[1];
  return digits ? new Big(digits).times(1000) : null;
}

const ZERO = (): Big => new Big(0);
function multiply(numbers: Big[]): Big {
  return numbers.reduce((product, number) => product.times(number), new Big(1));
}

type Compute = (numbers: [Big, ...Big[]]) => Big | null;

/** Exact decimals, rounded half up (away from zero) to the places that the value shows. */
function decimals(least: number, compute: Compute): Rule {
  return (from, value) => {
    const wanted = toBig(value);
    if (!wanted || from.length < least) return false;
    return choices(from.map(numbersOf)).some((numbers) => {
      const [first, ...rest] = numbers;
      const result = first && compute([first, ...rest]);
      return result?.round(placesOf(value), Big.roundHalfUp).eq(wanted) === true;
    });
  };
}

function numbersOf(value: Json): Big[] {
  const exact = toBig(value);
  if (exact) return [exact];
  return typeof value === 'string' ? readNumbers(value).slice(0, 3) : [];
}

/** One number for each place, in every combination; past 64 combinations only the first readings are tried. */
function choices(lists: Big[][]): Big[][] {
  if (lists.some((list) => list.length === 0)) return [];
  const size = lists.reduce((product, list) => product * list.length, 1);
  const open = size > 64 ? lists.map((list) => list.slice(0, 1)) : lists;
  return open.reduce<Big[][]>((rows, list) => rows.flatMap((row) => list.map((number) => [...row, number])), [[]]);
}

function placesOf(value: Json): number {
  return /\.(\d+)$/.exec(String(value).trim())?.[1]?.length ?? 0;
}

/** A date may be given in parts that stand apart (the year in a heading, day and month in the item). */
function orders(from: Json[]): string[] {
  const parts = from.map(String);
  return parts.length > 3 ? [] : [parts.join(' '), parts.toReversed().join(' ')];
}

/** `03/04/2021` beside `24/03/2021`: the second shows how this page orders day and month. */
function isWitnessed([first, ...rest]: Json[], value: Json): boolean {
  const day = readDays(String(first)).find(({ iso, order }) => order && iso === value);
  if (!day) return false;
  const shown = new Set(rest.flatMap((other) => readDays(String(other))).map(({ shows }) => shows));
  shown.delete(undefined);
  return shown.size === 1 && shown.has(day.order);
}

function isDistance(from: Json[], value: Json): boolean {
  const [lat1, lon1, lat2, lon2] = from.map(Number);
  if (from.length !== 4 || ![lat1, lon1, lat2, lon2].every(Number.isFinite)) return false;
  const miles = distanceMiles({ lat: lat1!, lon: lon1! }, { lat: lat2!, lon: lon2! });
  const wanted = toBig(value);
  return wanted !== null && new Big(miles).round(placesOf(value), Big.roundHalfUp).eq(wanted);
}

function isJoined(parts: string[], value: string): boolean {
  let at = 0;
  for (const part of parts) {
    const next = value.indexOf(part, at);
    if (part === '' || next < 0 || !SEPARATOR.test(value.slice(at, next))) return false;
    at = next + part.length;
  }
  return parts.length > 0 && SEPARATOR.test(value.slice(at));
}

/** Blanks before punctuation are no words. */
const tidy = (text: string): string => text.replace(/\s+(?=[,.;:!?)\]]+(?:\s|$))/g, '').replace(/\s+/g, ' ');
const SEPARATOR = /^[\s,;:.·•|/()[\]"'–—&+-]*(?:(?:and|or|to)\s+)?$/;
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The first day from `start` on that the words name: a weekday, a month with a day, or both as numbers, month first. */
function nextDay(words: string, start: string): string | null {
  const weekday = WEEKDAYS.findIndex((name) =>
    new RegExp(`\\b${name.slice(0, 3)}(?:${name.slice(3)}|[a-z]{0,2}\\b)`, 'i').test(words),
  );
  const numbers = /(?<![\d/.-])(\d{1,2})\/(\d{1,2})(?![\d/])/.exec(words);
  for (let after = 0; after < 366; after += 1) {
    const iso = dayAfter(dayNumber(start), new Big(after)) ?? '';
    const [year, month, day] = iso.split('-').map(Number);
    if (numbers) {
      if (Number(numbers[1]) === month && Number(numbers[2]) === day) return iso;
    } else if (readDays(`${words} ${year}`).some((read) => read.iso === iso)) return iso;
    else if (weekday >= 0 && !/\d/.test(words) && new Date(`${iso}T00:00:00Z`).getUTCDay() === weekday) return iso;
  }
  return null;
}

function dayAfter(day: number, days: Big | null): string | null {
  if (!days || days.abs().gt(36_525)) return null;
  return new Date((day + days.toNumber()) * 86_400_000).toISOString().slice(0, 10);
}
const isIsoDay = (value: Json): boolean =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
const dayNumber = (value: Json | undefined): number => Date.parse(`${String(value)}T00:00:00Z`) / 86_400_000;
