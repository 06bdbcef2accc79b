import { readAgeStatements } from './ages/read-age-statements.ts';
import { tellsPast } from './line-topics.ts';
import type { Heading, Section } from './page-sections.ts';
import { CLOSED, EARLY_SEASON, SEASON_OF_YEAR } from './page-words.ts';

/** The sections of a page without those under a heading of what was: "Archive", "Last season", "Spring 2025" beside "Spring 2026". `today` is ISO 8601. */
export function partPast(all: Section[], today: string): { sections: Section[]; past: Heading[] } {
  const hasComing = all.some(({ heading }) => heading && isOver(heading, today) === false);
  const past: Heading[] = [];
  let level = 0;
  const sections = all.filter(({ heading }) => {
    if (heading && level > 0 && heading.level > level) return false;
    const isPast =
      heading === null ? level > 0 : tellsPast(heading.text) || (hasComing && isOver(heading, today) === true);
    if (heading && isPast) past.push(heading);
    level = heading && isPast ? heading.level : 0;
    return !isPast;
  });
  return { sections, past };
}

/** Whether the season that a heading names is over; null where it names none. */
function isOver(heading: Heading, today: string): boolean | null {
  const years = [...heading.text.matchAll(YEARS)].map(([first, second = '']) =>
    Number(second.length === 2 ? first.slice(0, 2) + second : second || first.slice(0, 4)),
  );
  if (today === '' || years.length === 0 || !SEASON_OF_YEAR.test(heading.text) || readAgeStatements(heading).length > 0)
    return null;
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const last = Math.max(...years);
  const isClosed = CLOSED.test(heading.text) || (month >= FIRST_OF_AUTUMN && EARLY_SEASON.test(heading.text));
  return last < year || (last === year && isClosed);
}

const YEARS = /(?<!\d)20\d\d(?:\s?[/–-]\s?(20\d\d|\d\d)(?!\d))?/g;
const FIRST_OF_AUTUMN = 8;
