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

const rounded = (miles: number): number => Math.round(miles * 100) / 100;

/** "An 8-year-old", "an 11-year-old", "an 18-month-old", "an adult". */
const article = (label: string): string => (/^(?:8|11|18|[aeiou])/i.test(label) && !/^U\d/.test(label) ? 'an' : 'a');
