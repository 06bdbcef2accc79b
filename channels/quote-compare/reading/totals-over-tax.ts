import { anyOf } from '../../reading/phrases.ts';
import { TAKES_IN, TAX_NAMES } from '../../reading/vocabulary/tax-words.ts';
import type { Charge } from './read-charges.ts';

/** Words by which a total holds a tax or leaves it out, by language. */
const HOLDS_OR_LEAVES = anyOf({
  en: 'excl*|ex|before|without|net of|plus|incl*|inc|with',
  de: 'exkl*|zzgl|ohne|inkl*|mit',
  fr: 'hors|sans|avec',
  es: 'sin|con',
  it: 'senza|con',
  nl: 'met|zonder',
  pt: 'sem|com|s/',
  pl: 'bez|z',
});
/** What parts a total from the name of a tax: "exkl. 8.1 %". */
const BETWEEN = new RegExp(`(?<!\\p{L})${HOLDS_OR_LEAVES}\\.?\\s*(?:\\d{1,2}(?:[.,]\\d+)?\\s?%\\s*)?(?:of\\s)?$`, 'iu');

/**
 * "Total exkl. 8.1 % MWST 1'804.35", "Total inc 20% VAT £2,127.60": the amount behind the tax is that of the total, and what stands before its name says
 * whether the tax is in it.
 */
export function withTotalsOverTax(charges: Charge[]): Charge[] {
  return charges.map((charge, at) => {
    const [before, next] = [charges[at - 1], charges[at + 1]];
    if (next && isOver(charge, next))
      return {
        ...charge,
        amount: next.amount,
        currency: next.currency,
        percent: null,
        clause: charge.clause + next.clause,
      };
    if (!before || !isOver(before, charge)) return charge;
    const said = BETWEEN.exec(before.clause)?.[0] ?? '';
    return { ...charge, amount: null, percent: before.percent ?? charge.percent, clause: said + charge.words };
  });
}

const isOver = (total: Charge, tax: Charge): boolean =>
  (total.kind === 'total' || total.kind === 'subtotal') &&
  total.amount === null &&
  tax.kind === 'tax' &&
  tax.amount !== null &&
  BETWEEN.test(total.clause);

/** "Gesamtsumme 1.190,00 €", and below it "inkl. 19 % MwSt. 190,00 €": of a sum that stands above, what opens as a sum with its tax is the tax in it. */
export const withTaxesOfTotals = (charges: Charge[]): Charge[] =>
  charges.map((charge, at) => (isPartOf(charge, charges.slice(0, at)) ? { ...charge, kind: 'tax' } : charge));

const isPartOf = ({ kind, words, amount }: Charge, above: Charge[]): boolean =>
  kind === 'total' &&
  amount !== null &&
  TAKES_TAX_IN.test(words) &&
  above.some((sum) => sum.kind === 'total' && sum.amount !== null && amount.lte(sum.amount.times(MOST_OF_A_SUM)));
const TAKES_TAX_IN = new RegExp(`^${anyOf(TAKES_IN)}\\s[^\\n]*?${anyOf(TAX_NAMES)}`, 'iu');
/** The highest rate of a VAT, Hungary's of 27 percent, in the sum with it. */
const MOST_OF_A_SUM = '0.2126';
