import { blankOut, findDates } from '../dates/find-dates.ts';
import { MONTHS, lastEaster, lastMonth, lastQuarter, monthEnd, quarterOf, seasonOf, shift } from './calendar-spans.ts';

/** A time that a text names, with its first and last day. */
export interface Point {
  start: number;
  end: number;
  from: string;
  to: string;
  /** A quarter, a half or a month of a year: a stretch of time whatever word stands before it. */
  isSpan: boolean;
  /** Whole months. */
  isMonths?: true;
}

/** What stands before the day that a brief counts from. */
export const NOW =
  /\b(?:it is|it['’]s|today is|now is)(?: now| already)?(?: (?:the )?(?:end|beginning|start|middle|early|mid|late)(?: of)?)? $/i;

/** Days, months, quarters and years that the text names, with their first and last day. */
export function findPoints(text: string, today: string): Point[] {
  const dates = findDates(text).filter(({ start }) => !NOW.test(text.slice(0, start)));
  const points: Point[] = dates.map(({ start, end, iso }) => ({
    start,
    end,
    from: iso.length === 7 ? `${iso}-01` : iso,
    to: iso.length === 7 ? monthEnd(iso) : iso,
    isSpan: iso.length === 7,
  }));
  let rest = blankOut(text, dates);
  const take = (
    pattern: RegExp,
    read: (hit: RegExpExecArray) => [string, string] | null,
    { isSpan = false }: { isSpan?: boolean } = {},
  ): void => {
    for (const hit of rest.matchAll(pattern)) {
      const range = read(hit);
      const [start, end] = [hit.index, hit.index + hit[0].length];
      if (range) points.push({ start, end, from: range[0], to: range[1], isSpan });
    }
    rest = blankOut(rest, points);
  };
  const isSpan = true;
  take(
    /\b(?:Q([1-4])|(first|second|third|fourth|1st|2nd|3rd|4th|last) quarter(?: of)?)[ ,/-]*((?:19|20)\d{2})\b/gi,
    ([, short, long = '', year = '']) => quarterOf(year, Number(short ?? ORDINALS[long.toLowerCase()])),
    { isSpan },
  );
  take(/\b((?:19|20)\d{2})[ ,/-]*Q([1-4])\b/gi, ([, year = '', quarter = '']) => quarterOf(year, Number(quarter)), {
    isSpan,
  });
  take(
    /(?<=\S[^\n]*)\bQ([1-4])\b|\bQ([1-4])\b(?!\s*[:.]\s)/g,
    ([, said, quarter = '']) => lastQuarter(Number(said ?? quarter), today),
    { isSpan },
  );
  take(
    /\b(?:(H[12])|(first|second|1st|2nd) half of)[ ,/-]*((?:19|20)\d{2})\b/gi,
    ([, short = '', long = '', year = '']) =>
      /1|first/i.test(short + long) ? [`${year}-01-01`, `${year}-06-30`] : [`${year}-07-01`, `${year}-12-31`],
    { isSpan },
  );
  take(SEASON, ([, which = '', name = '', year]) => seasonOf(name, { year, isThis: /this/i.test(which), today }), {
    isSpan,
  });
  take(/\b(?:christmas|xmas)\b/gi, () => lastMonth('december', '25', today));
  take(/\b(?:(good) friday|(easter)(?: sunday)?|(?:pentecost|whitsun)(?: sunday)?)\b/gi, ([, friday, sunday]) =>
    lastEaster(friday ? -2 : sunday ? 0 : 49, today),
  );
  take(/\bhallowe['’]?en\b/gi, () => lastMonth('october', '31', today));
  take(/\bnew year(?:['’]?s(?: day)?)?\b/gi, () => lastMonth('january', '1', today));
  take(
    new RegExp(
      String.raw`(?<![\p{L}\p{M}\d_])(?:(\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?)?(${MONTHS.map((name) => `${name}|${name.slice(0, 3)}`).join('|')}|sept)(?![\p{L}\p{M}\d_])\.?(?:\s+(\d{1,2})(?:st|nd|rd|th)?\b(?!\s*\d{4}))?`,
      'giu',
    ),
    ([, early, name = '', late]) => lastMonth(name, early ?? late, today),
  );
  take(/(?<![\d.v-])((?:19|20)\d{2})(?![\d.-])/g, ([, year = '']) => [`${year}-01-01`, `${year}-12-31`]);
  return joinMonths(
    text,
    points.toSorted((a, b) => a.start - b.start),
  );
}

/** `July, August and September 2026` are one time where each follows on the one before: the year of the last is that of all. */
function joinMonths(text: string, points: readonly Point[]): Point[] {
  const joined: Point[] = [];
  for (const point of points.toReversed()) {
    const next = joined[0];
    const isListed = next && isMonth(point) && next.isMonths && LISTED.test(text.slice(point.end, next.start));
    const last = isListed ? shift(next.from, -1) : '';
    const isYearSaid = /\d{4}/.test(text.slice(point.start, point.end));
    if (isListed && (isYearSaid ? point.to === last : point.from.slice(5, 7) === last.slice(5, 7)))
      joined[0] = { ...next, start: point.start, from: `${last.slice(0, 8)}01`, isSpan: true };
    else joined.unshift({ ...point, ...(isMonth(point) && { isMonths: true as const }) });
  }
  return joined;
}

const isMonth = ({ from, to }: Point): boolean => from.endsWith('-01') && to === monthEnd(from.slice(0, 7));
const LISTED = /^\s*(?:,|,?\s*(?:and|or|&|\+|plus))\s*(?:(?:of|in|for)\s+)?$/i;

const SEASON = /\b(?:(last|this|the) )?(spring|summer|autumn|fall|winter)(?:,? (?:of )?((?:19|20)\d{2}))?\b/gi;

const ORDINALS: Record<string, number> = {
  first: 1,
  '1st': 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  last: 4,
};
