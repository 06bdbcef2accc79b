/**
 * An expanded uncertainty to two significant digits, rounded up, and the value to its last place (GUM 7.2.6). Hundredths of an inch are always
 * kept: a stated 3 m is 118.11 in, whatever its uncertainty.
 */
export function roundToUncertainty(value: number, expanded: number): { value: number; expanded: number } {
  if (!(expanded > 0)) return { value: toPlaces(value, 4), expanded: 0 };
  const places = Math.min(6, Math.max(2, 1 - Math.floor(Math.log10(expanded))));
  const scale = 10 ** places;
  return { value: toPlaces(value, places), expanded: Math.ceil(expanded * scale - 1e-6) / scale };
}

const toPlaces = (value: number, places: number): number => Number(value.toFixed(places));

/** A number as a step shows it: six significant digits, no trailing zeros. */
export const show = (value: number): string => String(Number(value.toPrecision(6)));
