import type { PageReading, Release } from './page-reading.ts';

/** A day on which a page can say that something has come out: some are written ahead, a few in another time zone. */
const DAYS_AHEAD = 7;
export const lastDay = (acceptedAt: string): string =>
  new Date(Date.parse(acceptedAt) + DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10);

/** What a page dates far ahead of the take is planned, whatever words it has for that. Where no day is past, it is no plan that stands there. */
export function withoutPlanned(reading: PageReading, last: string): PageReading {
  const isPlanned = ({ date }: Release): boolean => date !== null && date.iso > last.slice(0, date.iso.length);
  const planned = reading.releases.filter(isPlanned);
  if (planned.length === 0 || planned.length === reading.releases.filter(({ date }) => date).length) return reading;
  return {
    ...reading,
    releases: reading.releases.filter((release) => !isPlanned(release)),
    notReleased: [...planned.map(({ heads, versionSpan }) => heads[0] ?? versionSpan), ...reading.notReleased],
  };
}
