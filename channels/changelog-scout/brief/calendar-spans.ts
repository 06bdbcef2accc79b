import type { TimeWindow } from './reading.ts';

export const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** The day before today that was last called so. */
export function lastWeekday(name: string, today: string): string {
  const wanted = ['sun', 'mon', 'tues', 'wednes', 'thurs', 'fri', 'satur'].indexOf(name.toLowerCase());
  const back = (new Date(`${today}T00:00:00Z`).getUTCDay() - wanted + 7) % 7;
  return shift(today, -(back === 0 ? 7 : back));
}

/** A season of the northern half: with a year, this one, or the last that was over by today. Winter is named by the year it begins in. */
export function seasonOf(
  name: string,
  { year, isThis, today }: { year: string | undefined; isThis: boolean; today: string },
): [string, string] {
  const first = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 }[name.toLowerCase()] ?? 3;
  const of = (start: number): [string, string] => {
    const end = first === 12 ? `${start + 1}-02` : `${start}-${String(first + 2).padStart(2, '0')}`;
    return [`${start}-${String(first).padStart(2, '0')}-01`, monthEnd(end)];
  };
  if (year) return of(Number(year));
  const own = Number(today.slice(0, 4));
  const isBegun = ([from, to]: [string, string]): boolean => (isThis ? from <= today : to < today);
  return [of(own), of(own - 1)].find(isBegun) ?? of(own - 2);
}

/** A month, or a day of it, without a year: the last one that has begun. "May" counts only where a month can stand. */
export function lastMonth(name: string, day: string | undefined, today: string): [string, string] | null {
  if (name.toLowerCase() === 'may' && name !== 'May') return null;
  const month = MONTHS.findIndex((full) => full.startsWith(name.toLowerCase())) + 1;
  const text = `-${String(month).padStart(2, '0')}`;
  const start = (year: number): string => `${year}${text}-${(day ?? '1').padStart(2, '0')}`;
  const thisYear = Number(today.slice(0, 4));
  const from = start(thisYear) <= today ? start(thisYear) : start(thisYear - 1);
  return Number.isNaN(Date.parse(from)) ? null : [from, day ? from : monthEnd(from.slice(0, 7))];
}

/** The day so many days after Easter Sunday, in the last year in which it has come. */
export function lastEaster(days: number, today: string): [string, string] {
  const year = Number(today.slice(0, 4));
  const day = [year, year - 1].map((own) => shift(easterOf(own), days)).find((own) => own <= today) ?? today;
  return [day, day];
}

/** Easter Sunday of the Gregorian calendar, YYYY-MM-DD (the anonymous computus of Meeus, Jones and Butcher). */
function easterOf(year: number): string {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const skipped = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`;
}

/** A quarter without a year: the last one that has begun. */
export function lastQuarter(quarter: number, today: string): [string, string] {
  const year = Number(today.slice(0, 4));
  const range = quarterOf(String(year), quarter);
  return range[0] <= today ? range : quarterOf(String(year - 1), quarter);
}

export function quarterOf(year: string, quarter: number): [string, string] {
  const last = `${year}-${String(quarter * 3).padStart(2, '0')}`;
  return [`${year}-${String(quarter * 3 - 2).padStart(2, '0')}-01`, monthEnd(last)];
}

export function calendar(unit: string, step: number, today: string, words: string): TimeWindow {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  if (/^day/i.test(unit)) return { from: shift(today, step), to: shift(today, step), words };
  if (/^week/i.test(unit)) {
    const monday = shift(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7) + step * 7);
    return { from: monday, to: shift(monday, 6), words };
  }
  if (/^fortnight/i.test(unit)) return { from: shift(today, 14 * step), to: today, words };
  if (/^month/i.test(unit)) {
    const first = new Date(Date.UTC(year, month - 1 + step, 1)).toISOString().slice(0, 7);
    return { from: `${first}-01`, to: monthEnd(first), words };
  }
  if (/^quarter/i.test(unit)) {
    const first = new Date(Date.UTC(year, Math.floor((month - 1) / 3) * 3 + step * 3, 1)).toISOString();
    const [from, to] = quarterOf(first.slice(0, 4), Math.floor(Number(first.slice(5, 7)) / 3) + 1);
    return { from, to, words };
  }
  return { from: `${year + step}-01-01`, to: `${year + step}-12-31`, words };
}

export function back(today: string, unit: string, count: number): string {
  if (/^day/i.test(unit)) return shift(today, -count);
  if (/^week/i.test(unit)) return shift(today, -7 * count);
  if (/^fortnight/i.test(unit)) return shift(today, -14 * count);
  const months = count * (/^quarter/i.test(unit) ? 3 : /^year/i.test(unit) ? 12 : 1);
  const first = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 - months, 1))
    .toISOString()
    .slice(0, 7);
  const last = monthEnd(first);
  const same = `${first}-${today.slice(8)}`;
  return same < last ? same : last;
}

export function shift(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

export function monthEnd(month: string): string {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).toISOString().slice(0, 10);
}
