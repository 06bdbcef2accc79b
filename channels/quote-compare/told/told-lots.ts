import type { Numeral } from '../../reading/numerals.ts';
import { PLAIN_LINE } from './records/said-offer.ts';
import type { SaidLine } from './records/said-offer.ts';
import { chargesIn } from '../reading/labels.ts';
import type { Per } from '../reading/per-words.ts';
import type { Clause, Stretch } from './told-clauses.ts';
import { spokenIn } from './told-needs.ts';
import { ALL_AS_ONE, ALL_OF, MINIMUM, TOTAL_AT_END, isCarried } from './told-words.ts';

/** One amount for all that is wanted. */
export const forAll = (quote: string, amount: string, { wanted }: Stretch): SaidLine => ({
  ...PLAIN_LINE,
  needs: wanted.map((_, at) => at + 1),
  quote,
  amount,
});

/**
 * Whether an amount is for as many as are wanted, and for no one of them: "the whole lot costs 380.00", "for 40 chairs that makes 380.00". `isSaid` is
 * false where only a count in the clause before says so ("40 off, 380.00"): it may be a price beside it.
 */
export function lotIn(clause: Clause, per: Per | null, stretch: Stretch): { isSaid: boolean } | null {
  const { words, before, start, end } = clause;
  const isOfGoods = chargesIn(words).every((kind) => kind === 'total' || kind === 'subtotal');
  if (!isOfGoods || (per !== null && !per.isForIt)) return null;
  const { text, counts, wanted } = stretch;
  const isCountedFrom = (from: number): boolean =>
    wanted.length === 1 && counts.some((count) => from <= count.start && count.end <= end);
  // "The whole lot of chairs", where tables are wanted too: of them alone.
  const isAll = (said: string): boolean => {
    const spoken = spokenIn(said, stretch).length;
    const isOne = wanted.length === 1 && spoken > 0 && ALL_OF.test(said);
    return isOne || (ALL_AS_ONE.test(said) && (spoken === 0 || spoken === wanted.length));
  };
  if (isCountedFrom(start) || isAll(words)) return { isSaid: true };
  const lead = before.trim() === '' || TOTAL_AT_END.test(before) ? leadInto(text, start) : '';
  return lead !== '' && (isAll(lead) || isCountedFrom(start - lead.length))
    ? { isSaid: TOTAL_AT_END.test(before) }
    : null;
}

/** What the same sentence says before a clause, back to the last amount. */
const leadInto = (text: string, start: number): string =>
  /(?:(?!\d[.,]\d{2}|\p{Sc})[^\n;])*$/u.exec(text.slice(0, start).split(/\.\s/).at(-1) ?? '')?.[0] ?? '';

/** A least count of pieces, "at least 30": of no charge, and nothing that is carried from it on. */
export const isLeastCount = ({ words }: Clause, { currency, decimals, isPercent }: Numeral): boolean =>
  currency === null &&
  decimals === 0 &&
  !isPercent &&
  MINIMUM.test(words) &&
  !isCarried(words) &&
  chargesIn(words).length === 0;
