import { cueList } from '../../reading/cue-list.ts';
import { splitUnits } from './text-units.ts';

const CLOSED = cueList(
  String.raw`
    clos(?:ed?|ing|ure)|shut ?-?down|holidays?|inventory (?:days?|count|week)|not (?:a )?working
    no (?:production|shipments?|shipping|work)|betriebs(?:ferien|urlaub)|geschlossen|feiertage?|ferm[ée]\w*
    jours? f[ée]ri[ée]s?|chius\w*|cerrad\w*|festivos?
  `,
  { before: String.raw`\b`, after: String.raw`\b` },
);
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = `(?:${MONTHS.join('|')})[a-z]{0,6}\\.?`;
const DAY = new RegExp(
  `(?<iso>\\d{4}-\\d{2}-\\d{2})|(?<month>${MONTH}) (?<day>\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:,? (?<year>\\d{4}))?|(?<day2>\\d{1,2})(?:st|nd|rd|th)? (?<month2>${MONTH})(?:,? (?<year2>\\d{4}))?|(?<![\\d/])(?<month3>\\d{1,2})/(?<day3>\\d{1,2})(?:/(?<year3>\\d{2,4}))?(?![\\d/])|(?<=[-–] ?|(?:and|&|through|thru|to) )(?<last>\\d{1,2})(?:st|nd|rd|th)?(?![\\d/:.,]*\\d)`,
  'gi',
);
const RANGE =
  /^\W{0,3}(?:-|–|—|to|through|thru|until|till|bis|au|al?)?(?: and including)?\W{0,3}(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\W{1,2})?$/i;
const MOST_DAYS = 60;

/** Days on which a text says that nobody works ("closed December 24 through January 1"), as ISO dates, from `today` on. */
export function readClosedDays(text: string, today: string): string[] {
  const statements = splitUnits(text)
    .flatMap(({ start, end }) =>
      text
        .slice(start, end)
        .replace(/\s+/g, ' ')
        .split(/[.;](?=\s)/),
    )
    .filter((statement) => CLOSED.test(statement));
  return [...new Set(statements.flatMap((statement) => daysOf(statement, today)))];
}

function daysOf(statement: string, today: string): string[] {
  const days: string[] = [];
  let last: { iso: string; end: number } | null = null;
  for (const hit of statement.matchAll(DAY)) {
    const iso = toIso(hit.groups ?? {}, last?.iso ?? null, today);
    if (!iso) continue;
    const between = last ? statement.slice(last.end, hit.index) : '';
    const isRange =
      last !== null &&
      iso > last.iso &&
      /[^\s,]/.test(between) &&
      !/\band\b(?! including)|&|,/i.test(between) &&
      RANGE.test(between);
    if (last && isRange) days.push(...daysFrom(last.iso, iso));
    days.push(iso);
    last = { iso, end: hit.index + hit[0].length };
  }
  return days;
}

/** Days after the first and before the second; none where they are too far apart to be a holiday. */
function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let at = nextDay(first); at < last && days.length <= MOST_DAYS; at = nextDay(at)) days.push(at);
  return days.length > MOST_DAYS ? [] : days;
}

const nextDay = (iso: string): string =>
  new Date(Date.parse(`${iso}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** A day without a year is the next such day; a bare number goes with the month before it. */
function toIso(groups: Record<string, string | undefined>, before: string | null, today: string): string | null {
  if (groups.iso) return groups.iso;
  if (groups.last) return before ? valid(before.slice(0, 8) + groups.last.padStart(2, '0')) : null;
  const name = (groups.month ?? groups.month2)?.slice(0, 3).toLowerCase();
  const month = name ? MONTHS.indexOf(name) + 1 : Number(groups.month3);
  const day = Number(groups.day ?? groups.day2 ?? groups.day3);
  const year = groups.year ?? groups.year2 ?? groups.year3;
  const at = (of: number): string | null =>
    valid(`${of}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
  if (year) return at(year.length === 2 ? 2000 + Number(year) : Number(year));
  const from = before ?? today;
  const own = at(Number(from.slice(0, 4)));
  return own && own >= from ? own : at(Number(from.slice(0, 4)) + 1);
}

/** The day where the calendar has it. */
function valid(iso: string): string | null {
  const day = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso) ? iso : null;
}
