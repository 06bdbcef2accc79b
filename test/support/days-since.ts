/** A pattern of the days from a moment until now, as `2031-05-06`: a test that runs over midnight has two of them. */
export function daysSince(moment: Date): string {
  const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
  return `(?:${dayOf(moment)}|${dayOf(new Date())})`;
}
