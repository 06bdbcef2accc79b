import type { Item } from '../item.ts';

/** A VIN by itself is that of the one vehicle that has none and whose model year it tells: on the next line, or further down ("truck VIN …"). */
export function joinVins(items: readonly Item[]): Item[] {
  const joined = [...items];
  for (const item of items) {
    if (!item.vin?.isWhole || item.vehicle || item.number) continue;
    const year = yearOf(item.vin.vin);
    const fits = joined.filter(
      ({ vehicle, vin, problem }) =>
        vehicle && !vin && problem === null && vehicle.years.some((own) => isYear(own, year)),
    );
    const [only, ...others] = fits;
    if (!only || others.length > 0) continue;
    joined.splice(joined.indexOf(only), 1, {
      ...only,
      vin: item.vin,
      product: null,
      asked: `${only.asked}, VIN ${item.vin.vin}`,
      around: `${only.around} ${item.around}`,
    });
    joined.splice(joined.indexOf(item), 1);
  }
  return joined;
}

/** The tenth place tells the model year, the same letter every thirty years (49 CFR 565.15). */
const YEARS = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const CYCLE = 30;
const FIRST = 1980;
const yearOf = (vin: string): number => YEARS.indexOf(vin[9] ?? '');
const isYear = (written: string, place: number): boolean => place >= 0 && (Number(written) - FIRST) % CYCLE === place;
