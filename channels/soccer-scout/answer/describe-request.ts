import type { Reading } from '../reading.ts';

/** The question as it was understood: "Soccer for a 9-year-old within 3 miles of Prospect Park, Brooklyn". */
export function describeRequest({ children, place, radiusMiles, radius }: Reading): string {
  const who =
    children.length > 0 ? ` for ${children.map(({ label }) => `${article(label)} ${label}`).join(' and ')}` : '';
  const far =
    radius && radius.unit !== 'miles'
      ? `${radius.amount} ${radius.unit}`
      : `${rounded(radiusMiles)} ${radiusMiles === 1 ? 'mile' : 'miles'}`;
  return place ? `Soccer${who} within ${far} of ${place.quote.replace(/\s+/g, ' ')}` : `Soccer${who}`;
}

/** What else the brief wants, and that nothing was left out for it; empty where it wants nothing else. */
export function describeWishes({ wishes }: Reading): string {
  if (wishes.length === 0) return '';
  const words = wishes.map((wish) => `“${wish.words}”`).join(', ');
  const what = [...new Set(wishes.map(({ kind }) => LIMITS[kind]))].join(' and ');
  return `Also asked: ${words} (a ${what}, not applied as a filter: nothing is left out for it, so compare it with what each page states).\n`;
}

/** What was read as nothing, so that nothing was left out for it; empty where all was read. */
export const describeUnread = ({ unread }: Pick<Reading, 'unread'>): string =>
  unread.length === 0
    ? ''
    : `Not understood, so that nothing was left out for it: ${unread.map((words) => `“${words}”`).join(', ')}.\n`;

/** What was said in words that are known, and that nothing was left out for either. */
export const describeUnapplied = ({ unapplied = [] }: Pick<Reading, 'unapplied'>): string =>
  unapplied.length === 0
    ? ''
    : `Said too, and nothing was left out for it: ${unapplied.map((words) => `“${words}”`).join(', ')}.\n`;

const LIMITS = {
  price: 'price limit',
  days: 'choice of days asked for or ruled out',
  time: 'limit to times',
  level: 'sort of team or ground',
};

const rounded = (miles: number): number => Math.round(miles * 100) / 100;

/** "An 8-year-old", "an 11-year-old", "an 18-month-old", "an adult". */
const article = (label: string): string => (/^(?:8|11|18|[aeiou])/i.test(label) && !/^U\d/.test(label) ? 'an' : 'a');
