import type { Numeral } from '../../reading/numerals.ts';
import { lineSpans, inside } from '../../reading/span.ts';
import { unitOf } from '../../reading/units.ts';
import type { Need } from '../need.ts';

/**
 * "5M  10M  25M" over as many falling prices: thousands, as printers and fastener trades count them. Where something is asked for by the metre
 * they stay as they are.
 */
export function withThousandsInARow(numerals: Numeral[], text: string, needs: readonly Need[]): Numeral[] {
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

const isInThousands = ({ suffix, currency, isPercent }: Numeral): boolean =>
  /^[MK]$/.test(suffix) && currency === null && !isPercent;

const isRising = (row: Numeral[]): boolean =>
  row.every(({ value }, at) => at === 0 || value.gt(row[at - 1]?.value ?? 0));

const isFalling = (row: Numeral[], count: number): boolean =>
  row.length === count && row.every(({ value }, at) => at === 0 || value.lt(row[at - 1]?.value ?? 0));
