/** The value below which a share (0 to 1) of the values lies. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const round = (value: number, places = 2): number => Number(value.toFixed(places));
