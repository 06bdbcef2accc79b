const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const DAY_MS = 86_400_000;

/** Name of a month, counted from 0. */
export const monthName = (month: number): string => MONTHS[month] ?? '';

/** An ISO day or month in words: `3 Sep 2026`, `Sep 2026`. What is neither stays as it is. */
export function showDate(iso: string): string {
  const parts = /^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(iso);
  const month = parts && MONTHS[Number(parts[2]) - 1];
  if (!parts || !month) return iso;
  return parts[3] === undefined ? `${month} ${parts[1]}` : `${Number(parts[3])} ${month} ${parts[1]}`;
}

/** An ISO time as a minute in UTC: `3 Sep 2026, 14:05 UTC`. */
export function showMinute(iso: string): string {
  const parts = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(iso);
  return parts ? `${showDate(parts[1]!)}, ${parts[2]} UTC` : iso;
}

/** Milliseconds since the epoch at which an ISO day, or the middle of an ISO month, begins; NaN for what is neither. */
export function timeOf(iso: string): number {
  return Date.parse(iso.length === 7 ? `${iso}-15` : iso);
}
