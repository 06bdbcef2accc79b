import type { NumberPlace } from '../read-numbers.ts';
import type { Basis } from './basis.ts';

/** Units of one dimension, each with its names. A number beside another unit of the dimension is another size. */
const UNITS: readonly (readonly (readonly string[])[])[] = [
  [
    ['in', 'inch', 'inches', '"', '″'],
    ['ft', 'foot', 'feet', "'", '′'],
    ['yd', 'yard', 'yards'],
    ['mm', 'millimetre', 'millimetres', 'millimeter', 'millimeters'],
    ['cm', 'centimetre', 'centimetres', 'centimeter', 'centimeters'],
    ['m', 'metre', 'metres', 'meter', 'meters'],
    ['km', 'kilometre', 'kilometres', 'kilometer', 'kilometers'],
    ['mi', 'mile', 'miles'],
  ],
  [
    ['s', 'sec', 'secs', 'second', 'seconds'],
    ['min', 'mins', 'minute', 'minutes'],
    ['h', 'hr', 'hrs', 'hour', 'hours'],
    ['d', 'day', 'days'],
    ['wk', 'wks', 'week', 'weeks'],
    ['mo', 'month', 'months'],
    ['yr', 'yrs', 'year', 'years'],
  ],
  [
    ['g', 'gram', 'grams'],
    ['kg', 'kilo', 'kilos', 'kilogram', 'kilograms'],
    ['oz', 'ounce', 'ounces'],
    ['lb', 'lbs', 'pound', 'pounds'],
  ],
];

/** Whether what stands beside the number is no other unit than that of the cell. */
export function isOfUnit(text: string, place: NumberPlace, { unit, currency }: Basis): boolean {
  const [, beside] = /^[\s-]?(%|["″'′]|\p{L}+)/u.exec(text.slice(place.end, place.end + 14)) ?? [];
  if (beside === undefined) return isLabelled(text, place, unit);
  const word = beside.toLowerCase();
  if (word === '%' || word === 'percent') return unit === '%' || unit === 'percent';
  const dimension = dimensionOf(word);
  // "£250.00 in month one" has no inches.
  if (
    currency !== undefined &&
    word === 'in' &&
    /\p{Sc}\s?$/u.test(text.slice(Math.max(0, place.start - 2), place.start))
  )
    return true;
  if (currency !== undefined) return dimension === -1 || ['"', '″', "'", '′', 'm', 's', 'd', 'h', 'g'].includes(word);
  if (unit === undefined || dimension === -1 || dimensionOf(unit.toLowerCase()) !== dimension) return true;
  return isSame(word, unit.toLowerCase());
}

/** A unit in the label of the number: "Length (cm): 12", "weight in lb = 5". */
function isLabelled(text: string, { start }: NumberPlace, unit: string | undefined): boolean {
  const label = /(?:\(|\bin )(\p{L}{1,12})\)?\s?[:=|]\s?$/u
    .exec(text.slice(Math.max(0, start - 24), start))?.[1]
    ?.toLowerCase();
  if (label === undefined || unit === undefined) return true;
  const dimension = dimensionOf(label);
  return dimension === -1 || dimensionOf(unit.toLowerCase()) !== dimension || isSame(label, unit.toLowerCase());
}

const dimensionOf = (name: string): number => UNITS.findIndex((units) => units.some((names) => names.includes(name)));
const isSame = (one: string, other: string): boolean =>
  UNITS.some((units) => units.some((names) => names.includes(one) && names.includes(other)));
