import { Big } from 'big.js';
import { indexText } from '../../../evidence/find-quote.ts';
import { isMoney } from '../../reading/numerals.ts';
import type { Numeral } from '../../reading/numerals.ts';
import { overlaps } from '../../reading/span.ts';
import { parseWorking, partsOf } from '../working/parse-working.ts';
import { placesOf } from './places-of.ts';
import type { PlacedSum, RecordContext } from './placed-record.ts';

export interface UnusedAmounts {
  /** Amounts of money in no record. */
  faults: string[];
  /** Amounts beside a price that a sum does not reckon with: only a total of the vendor's shows that they are no part of it. */
  loose: string[];
}

/** Amounts of money of an offer that its records leave out. */
export function unusedAmounts(sums: PlacedSum[], { opened, records }: RecordContext): UnusedAmounts {
  const { quote, old, currency } = opened;
  const index = indexText(quote.written);
  const money = quote.numerals.filter(
    (numeral) =>
      isMoney(numeral) &&
      !numeral.value.eq(0) &&
      !old.some((span) => overlaps(span, numeral)) &&
      // A whole number behind letters that happen to be a foreign currency is none.
      (numeral.decimals > 0 || numeral.currency === null || numeral.currency === (currency ?? numeral.currency)),
  );
  const read = records.flatMap((one) => [
    ...[...one.declined, ...one.rest].flatMap((record) =>
      placesOf(index, record.quote).map((span) => ({ span, values: null })),
    ),
    ...one.sums.flatMap((record) => {
      const working = parseWorking(record.amount);
      const values = working ? partsOf(working) : [];
      return placesOf(index, record.quote).map((span) => ({ span, values }));
    }),
  ]);
  const unused: UnusedAmounts = { faults: [], loose: [] };
  for (const numeral of money) {
    const own = read.filter(({ span }) => overlaps(span, numeral));
    const isReckoned = own.some(({ values }) => values === null || values.some((value) => isSame(value, numeral)));
    if (isReckoned || sums.some((sum) => explains(sum, numeral))) continue;
    const words = quote.written.slice(Math.max(0, numeral.start - 30), numeral.end);
    if (own.length === 0) unused.faults.push(`in no record: ${words}`);
    else unused.loose.push(`not reckoned with: ${words}`);
  }
  return unused;
}

/** What arithmetic comes to on its way is said by it. Beside what a line comes to in the vendor's words nothing else of it counts. */
const explains = ({ parts, span, isStated, statedWrong }: PlacedSum, numeral: Numeral): boolean =>
  parts.some((part) => isSame(part, numeral)) ||
  (isStated && overlaps(span, numeral)) ||
  statedWrong?.eq(numeral.value) === true;

/** The value as it is, rounded to cents, or in cents. */
const isSame = (value: Big, { value: figure }: Numeral): boolean =>
  [value, value.round(2, Big.roundHalfUp), value.div(100)].some((one) => one.eq(figure));
