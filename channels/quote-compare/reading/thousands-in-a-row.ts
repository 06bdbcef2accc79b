import { Big } from 'big.js';
import type { Numeral } from '../../reading/numerals.ts';
import { lineSpans, inside } from '../../reading/span.ts';
import { unitOf } from '../../reading/units.ts';
import type { Need } from '../need.ts';

/**
 * "5M  10M  25M" over as many falling prices: thousands, as printers and fastener trades count them. Where something is asked for by the metre
 * they stay as they are.
 */
export function withThousandsInARow(found: Numeral[], text: string, needs: readonly Need[]): Numeral[] {
  const numerals = withSpacedThousands(found, text);
  if (needs.some(({ unit }) => unitOf(unit)?.name === 'm')) return numerals;
  const rows = lineSpans(text).map((line) => inside(numerals, line));
  const thousands = new Set(
    rows.flatMap((row, at) => {
      const isCounted = row.length > 1 && row.every(isInThousands) && isRising(row);
      return isCounted && isFalling(rows[at + 1] ?? [], row.length) ? row : [];
    }),
  );
  return numerals.map((numeral) =>
    thousands.has(numeral) ? { ...numeral, value: numeral.value.times(1000), decimals: 0, suffix: '' } : numeral,
  );
}

/** "500      1 000     2 500": quantities in columns, whose thousands stand apart by one blank. */
function withSpacedThousands(numerals: Numeral[], text: string): Numeral[] {
  const joined = new Map<Numeral, Numeral[]>();
  for (const line of lineSpans(text)) {
    const groups = inside(numerals, line).reduce<Numeral[][]>((cells, numeral) => {
      const last = cells.at(-1)?.at(-1);
      if (last && text.slice(last.end, numeral.start) === ' ') cells.at(-1)?.push(numeral);
      else cells.push([numeral]);
      return cells;
    }, []);
    const sizes = groups.map((group) => Number(group.map(({ start, end }) => text.slice(start, end)).join('')));
    const isWhole = groups.every((group) =>
      group.every(({ start, end }, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(text.slice(start, end))),
    );
    const isSpaced = groups.length > 2 && isWhole && groups.some((group) => group.length > 1);
    if (!isSpaced || !sizes.every((size, at) => at === 0 || size > (sizes[at - 1] ?? 0))) continue;
    for (const [first, ...rest] of groups) if (first) joined.set(first, rest);
  }
  const inner = new Set([...joined.values()].flat());
  return numerals.flatMap((numeral) => {
    if (inner.has(numeral)) return [];
    const last = joined.get(numeral)?.at(-1);
    if (!last) return [numeral];
    const value = new Big(text.slice(numeral.start, last.end).replaceAll(' ', ''));
    return [{ ...numeral, value, end: last.end }];
  });
}

const isInThousands = ({ suffix, currency, isPercent }: Numeral): boolean =>
  /^[MK]$/.test(suffix) && currency === null && !isPercent;

const isRising = (row: Numeral[]): boolean =>
  row.every(({ value }, at) => at === 0 || value.gt(row[at - 1]?.value ?? 0));

const isFalling = (row: Numeral[], count: number): boolean =>
  row.length === count && row.every(({ value }, at) => at === 0 || value.lt(row[at - 1]?.value ?? 0));
