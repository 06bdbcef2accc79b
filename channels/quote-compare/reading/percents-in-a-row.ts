import { Big } from 'big.js';
import type { Numeral } from '../../reading/numerals.ts';
import { isSameAmount } from './interpret-item.ts';

/**
 * Numbers of a quote with the discounts of its lines as one percent each: "45+5" takes 5 % off what 45 % leave, and a bare 30 in a column of
 * discounts is a percent. What no sign says the arithmetic of the line has to bear out.
 */
export function withPercentsInARow(numerals: Numeral[], text: string): Numeral[] {
  const lineOf = ({ start }: Numeral): number => text.lastIndexOf('\n', start - 1);
  const heading = HEADING.exec(text)?.index ?? Infinity;
  const settled = new Map<Numeral, Numeral | null>();
  for (const row of Object.values(Object.groupBy(numerals, (numeral) => String(lineOf(numeral))))) {
    if (!row || row.length < 2 || row.length > MOST_IN_ROW) continue;
    for (const run of runsIn(row, text)) {
      const [first, ...more] = run;
      if (!first || (more.length === 0 && (first.isPercent || first.start < heading))) continue;
      const others = row.filter((numeral) => !run.includes(numeral));
      const percent = inARow(run);
      const isSaid = more.length > 0 && run.some(({ isPercent, end }) => isPercent || text.startsWith('%', end));
      if (!isSaid && !comesOut(others, percent)) continue;
      settled.set(first, { ...first, end: run.at(-1)?.end ?? first.end, value: percent, isPercent: true });
      for (const numeral of more) settled.set(numeral, null);
    }
  }
  return numerals.flatMap((numeral) => settled.get(numeral) ?? (settled.has(numeral) ? [] : [numeral]));
}

const HEADING =
  /(?<!\p{L})(?:sc\.?\s?%|sc\.|sconti?|disc\.?|discount|rabatte?|rab\.|dto\.?|desc\.?|descuento|desconto|remise|korting|rabat)(?!\p{L})/iu;
const MOST_IN_ROW = 10;

/** The percent that percents one after the other come to. */
export const inARow = (percents: { value: Big }[]): Big =>
  new Big(100).minus(
    percents.reduce((left, { value }) => left.times(new Big(100).minus(value)).div(100), new Big(100)),
  );

/** Plain numbers below a hundred, with those that a plus joins to them. */
function runsIn(row: Numeral[], text: string): Numeral[][] {
  const runs: Numeral[][] = [];
  for (const [at, numeral] of row.entries()) {
    const { currency, value, suffix, isNegative, start } = numeral;
    if (currency !== null || suffix !== '' || isNegative || value.lte(0) || value.gte(100)) continue;
    const before = row[at - 1];
    const run = runs.at(-1);
    if (before && run?.at(-1) === before && JOINED.test(text.slice(before.end, start))) run.push(numeral);
    else runs.push([numeral]);
  }
  return runs;
}
const JOINED = /^\s?%?\s?\+\s?$/;

/** Two numbers of a line and the percent off come to a third one, which they do not without it. */
function comesOut(row: Numeral[], percent: Big): boolean {
  const left = new Big(100).minus(percent).div(100);
  return row.some((amount, at) =>
    row
      .slice(0, at)
      .some((price, to) =>
        row
          .slice(0, to)
          .some(
            (count) =>
              !count.isPercent &&
              !price.isPercent &&
              isSameAmount(count.value.times(price.value).times(left), amount.value),
          ),
      ),
  );
}
