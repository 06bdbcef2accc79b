import { type Span, spanOf } from './span.ts';

export interface BirthDay extends Span {
  year: number;
  /** 1 to 12; null where the brief gives the year alone. */
  month: number | null;
  day: number | null;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const YEAR = '(?:19|20)\\d\\d';
const BORN =
  '(?:born|jahrg(?:ang|änge)|jg\\.|geburtsjahr|geboortejaar|année de naissance|año de nacimiento|anno di nascita|ano de nascimento|geboren|geb\\.|née?|nacid[oa]|nat[oa]|nascid[oa]|b\\.|birth\\s?(?:day|date|year)|date of birth|d\\.?o\\.?b\\.?|year of birth)(?:\\s*(?:is|on|in|of|was|am|le|el|il|em|op|nel|en|im|no|:|=))*';

const DAYS = new RegExp(
  `\\b${BORN}\\s*(?:(?<iso>${YEAR}-\\d{1,2}-\\d{1,2})|(?<us>\\d{1,2}/\\d{1,2}/${YEAR})|(?<dotted>\\d{1,2}\\.\\s?\\d{1,2}\\.\\s?${YEAR})|(?<month>${MONTH})\\s*(?:(?<day>\\d{1,2})(?:st|nd|rd|th)?,?)?\\s*(?:of )?(?<monthYear>${YEAR})|(?<dayFirst>\\d{1,2})(?:st|nd|rd|th)?\\s+(?<monthAfter>${MONTH})\\s*,?\\s*(?<yearAfter>${YEAR})|(?<year>${YEAR}))\\b|\\b(?<before>\\d{1,2}\\.\\s?\\d{1,2}\\.\\s?${YEAR})\\s+(?:geboren|geb\\.)|\\b(?<years>${YEAR})s\\b|\\b(?<lead>${YEAR})(?:[\\s-](?:birth year|born|kid|boy|girl|player)s?|[BG])\\b|\\b(?:son|daughter|kid|child|boy|girl|player|he|she)s?\\s*\\(\\s*(?<bracket>${YEAR})\\s*\\)`,
  'gi',
);

/** Days, months and years of birth in a brief. A date of three figures is read month first, as in the United States, unless that is no month. */
export function readBirthDays(text: string): BirthDay[] {
  return [...text.matchAll(DAYS)].flatMap((match) => {
    const span = spanOf(text, match.index, match[0].length);
    const own = { ...span, ...readDate(match.groups ?? {}) };
    return own.month === null ? [own, ...yearsBehind(text, span.end)] : [own];
  });
}

/** "Born 2021 & 2023" */
function yearsBehind(text: string, end: number): BirthDay[] {
  const [run = ''] = YEARS_BEHIND.exec(text.slice(end, end + 40)) ?? [];
  return [...run.matchAll(/\d{4}/g)].map(({ 0: year, index }) => ({
    ...spanOf(text, end + index, year.length),
    year: Number(year),
    month: null,
    day: null,
  }));
}
const YEARS_BEHIND = new RegExp(
  `^(?:\\s*(?:,|&|\\/|\\+|\\b(?:and|und|et|y|e|i|en)\\b)\\s*(?:in )?${YEAR}(?!\\d)){1,4}`,
  'i',
);

function readDate(found: Record<string, string | undefined>): {
  year: number;
  month: number | null;
  day: number | null;
} {
  if (found['iso']) {
    const [year = 0, month = 0, day = 0] = found['iso'].split('-').map(Number);
    return { year, month, day };
  }
  if (found['us']) {
    const [first = 0, second = 0, year = 0] = found['us'].split('/').map(Number);
    return first > 12 ? { year, month: second, day: first } : { year, month: first, day: second };
  }
  const dotted = found['dotted'] ?? found['before'];
  if (dotted) {
    const [day = 0, month = 0, year = 0] = dotted.split('.').map(Number);
    return { year, month, day };
  }
  const name = found['month'] ?? found['monthAfter'];
  const day = found['day'] ?? found['dayFirst'];
  const year = Number(
    found['monthYear'] ?? found['yearAfter'] ?? found['year'] ?? found['lead'] ?? found['years'] ?? found['bracket'],
  );
  return {
    year,
    month: name ? MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1 : null,
    day: day ? Number(day) : null,
  };
}
