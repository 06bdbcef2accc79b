import type { Reading } from '../reading.ts';

/** The question as it was understood: "Soccer for a 9-year-old within 3 miles of Prospect Park, Brooklyn". */
export function describeRequest({ children, place, radiusMiles, radius }: Reading): string {
  const who = children.length > 0 ? ` for a ${children.map(({ label }) => label).join(' and a ')}` : '';
  const far =
    radius && radius.unit !== 'miles'
      ? `${radius.amount} ${radius.unit}`
      : `${rounded(radiusMiles)} ${radiusMiles === 1 ? 'mile' : 'miles'}`;
  return place ? `Soccer${who} within ${far} of ${place.quote.replace(/\s+/g, ' ')}` : `Soccer${who}`;
}

const rounded = (miles: number): number => Math.round(miles * 100) / 100;
