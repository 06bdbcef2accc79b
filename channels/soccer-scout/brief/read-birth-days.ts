import { daysOf, type NamedDate } from '../read-dates.ts';
import { agesToday } from './age-on-day.ts';
import type { Child } from './child.ts';
import { ANY_KIN } from './kin-words.ts';
import { spanOf } from './span.ts';

type Born = Omit<Child, 'gender'>;

const YEAR = '(?:19|20)\\d\\d';
const BORN = new RegExp(
  `\\b(?:born|jahrg(?:ang|änge)|jg\\.|rocznik|annata|geburtsjahr|geboortejaar|année de naissance|año de nacimiento|anno di nascita|ano de nascimento|geboren|geb\\.|née?|nacid[oa]|nació|nat[oa]|nacque|nascid[oa]|nasceu|urodz(?:on[ya]|ił[ay]? się)|b\\.|birth\\s?(?:day|date|year)|date of birth|d\\.?o\\.?b\\.?|year of birth)(?:\\s*(?:is|on|in|of|was|am|le|el|il|em|op|nel|en|im|no|we?|the|:|=))*\\s*(?<year>${YEAR}(?![\\d-]))?`,
  'gi',
);
const YEARS = new RegExp(
  `\\b(?<years>${YEAR})s\\b|\\b(?<lead>${YEAR})(?:[\\s-](?:birth year|born|kid|boy|girl|player)s?|[BG])\\b|\\b(?:son|daughter|kid|child|boy|girl|player|he|she)s?\\s*\\(\\s*(?<bracket>${YEAR})\\s*\\)`,
  'gi',
);
/** "Our boy (Sept 2020)" */
const IN_BRACKETS = new RegExp(`${ANY_KIN}\\s*\\(\\s*$`, 'iu');
const BORN_BEHIND = /^\s+(?:geboren|geb\.|nacid[oa]|born)/i;

/** Children by their days, months and years of birth. `dates`: those of the text; `acceptedAt` (ISO 8601) is today. */
export function readBirthDays(text: string, dates: readonly NamedDate[], acceptedAt: string): Born[] {
  const byCue = [...text.matchAll(BORN)].flatMap((match) => {
    const end = match.index + match[0].length;
    const date = dates.find(({ start }) => start > match.index && start <= end);
    if (date && date.year !== null) return [born(match.index, date.end, daysOf(date, date.year))];
    const { year } = match.groups ?? {};
    return year === undefined ? [] : [bornIn(match.index, end, year), ...yearsBehind(end)];
  });
  const before = dates.flatMap((date) =>
    date.year !== null &&
    (BORN_BEHIND.test(text.slice(date.end, date.end + 12)) ||
      IN_BRACKETS.test(text.slice(Math.max(0, date.start - 30), date.start)))
      ? [born(date.start, date.end, daysOf(date, date.year))]
      : [],
  );
  const alone = [...text.matchAll(YEARS)].flatMap((match) => {
    const { years, lead, bracket } = match.groups ?? {};
    const end = match.index + match[0].length;
    return [bornIn(match.index, end, years ?? lead ?? bracket ?? ''), ...yearsBehind(end)];
  });
  const all = [...byCue, ...before, ...alone].toSorted((a, b) => a.start - b.start);
  return all.filter(({ start }, index) => all.slice(0, index).every((other) => other.end <= start));

  function born(start: number, end: number, between: { from: string; to: string }): Born {
    const label = `child born in ${between.from.slice(0, 4)}`;
    return {
      ...spanOf(text, start, end - start),
      ...agesToday(between, acceptedAt),
      label,
      born: between,
      grade: null,
    };
  }

  function bornIn(start: number, end: number, year: string): Born {
    return born(start, end, { from: `${year}-01-01`, to: `${year}-12-31` });
  }

  /** "Born 2021 & 2023" */
  function yearsBehind(end: number): Born[] {
    const [run = ''] = YEARS_BEHIND.exec(text.slice(end, end + 40)) ?? [];
    return [...run.matchAll(/\d{4}/g)].map(({ 0: year, index }) => bornIn(end + index, end + index + 4, year));
  }
}

const YEARS_BEHIND = new RegExp(
  `^(?:\\s*(?:,|&|\\/|\\+|\\b(?:and|und|et|y|e|i|en)\\b)\\s*(?:in )?${YEAR}(?!\\d)){1,4}`,
  'i',
);
