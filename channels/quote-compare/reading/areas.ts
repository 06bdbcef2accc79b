import { Big } from 'big.js';
import { unitOf, unitRatio } from '../../reading/units.ts';
import type { Unit } from '../../reading/units.ts';

const LENGTH = `"|''|″|”|'|′|in|inch|inches|ft|feet|foot|m|cm|mm`;
const CROSSED = new RegExp(
  `(?<![\\d.,/×x])(?<a>\\d+(?:[.,]\\d+)?)\\s?(?<aUnit>${LENGTH})?\\s?(?:[x×]|by)\\s?(?<b>\\d+(?:[.,]\\d+)?)\\s?(?<bUnit>${LENGTH})?(?![\\p{L}\\d]|[.,/]\\d)(?!\\s?[x×])`,
  'giu',
);
const LENGTHS: Record<string, string> = { '"': 'in', "''": 'in', '″': 'in', '”': 'in', "'": 'ft', '′': 'ft' };
/** By the square of which length an area is told. */
const SQUARES: Record<string, string> = { sqft: 'ft', sqyd: 'yd', 'm²': 'm' };
/** Sides of boards and sheets in feet, as they are sold in North America. */
const SHEET_SIDES: ReadonlySet<string> = new Set(['4x8', '4x9', '4x10', '4x12', '5x10', '5x12', '4x4', '4x16', '5x8']);

/** Areas of what a text gives two sides of, in `unit`; without a unit only sheets whose sides are told in feet by custom. */
export function areasIn(text: string, unit: Unit): { area: Big; from: string[] }[] {
  const side = unitOf(SQUARES[unit.name] ?? '');
  if (!side) return [];
  return [...text.matchAll(CROSSED)].flatMap(({ 0: written, groups = {} }) => {
    const { a = '', b = '', aUnit, bUnit } = groups;
    const [left, right] = [aUnit ?? bUnit, bUnit ?? aUnit].map((word) => {
      const written = word?.toLowerCase();
      return written === undefined
        ? SHEET_SIDES.has(`${a}x${b}`) && unit.name === 'sqft'
          ? side
          : null
        : unitOf(LENGTHS[written] ?? written);
    });
    const [one, other] = [left ? unitRatio(left, side) : null, right ? unitRatio(right, side) : null];
    const sides = [a, b].map((digits) => digits.replace(',', '.'));
    if (!one || !other) return [];
    const area = new Big(sides[0] ?? 0).times(one).times(new Big(sides[1] ?? 0).times(other));
    return [{ area: area.round(8), from: [written.trim()] }];
  });
}
