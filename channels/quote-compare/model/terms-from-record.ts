import { Big } from 'big.js';
import { saysNothingDue } from '../../../evidence/claims/says-nothing-due.ts';
import { findNumerals } from '../../reading/numerals.ts';
import { overlaps } from '../../reading/span.ts';
import type { Offer, OfferedCharge, OfferedFreight } from '../offer.ts';
import { PLAIN_CHARGE } from '../plain-charge.ts';
import { VAT, readTaxStance } from '../pricing/tax-stance.ts';
import { findLabels } from '../reading/labels.ts';
import { numbersIn } from '../working/parse-working.ts';
import type { RestRecord } from './offer-records.ts';
import type { PlacedRest, PlacedSum, RecordContext } from './placed-record.ts';

/** What records say of the carriage: amounts, or else who pays; where they say nothing, what the rules read of who pays. */
export function freightOf(sums: PlacedSum[], rest: PlacedRest[], { freight: byRules }: Offer): OfferedFreight {
  const none = { amount: null, percent: null, options: [], zones: [], terms: [] };
  const [first] = sums;
  if (first) {
    const isOne = sums.length === 1;
    const formula = sums.map(({ offered }) => (isOne ? offered.formula : `(${offered.formula})`)).join(' + ');
    const words = Object.fromEntries(sums.flatMap(({ offered }) => Object.entries(offered.words)));
    return {
      ...none,
      amount: {
        ...PLAIN_FREIGHT,
        amount: sums.reduce((left, { value }) => left.plus(value), new Big(0)).toFixed(2),
        ...(!(isOne && first.working.kind === 'number') && { working: { formula, words } }),
        words: sums.map((sum) => sum.words).join('; '),
        spans: sums.flatMap(({ span, beside }) => [span, ...beside]),
      },
    };
  }
  const included = rest.filter(({ is }) => is === 'freight included');
  // "Ship 0.00"
  const nothing = included.find(({ words }) => ZERO.test(words));
  if (nothing)
    return { ...none, amount: { ...PLAIN_FREIGHT, amount: '0.00', words: nothing.words, spans: [nothing.span] } };
  const term = ({ words, span }: PlacedRest) => ({ words, threshold: null, otherwise: null, spans: [span] });
  const said: OfferedFreight['terms'] = [
    ...rest.filter(({ is }) => is === 'freight open').map((one) => ({ ...term(one), kind: 'open' as const })),
    // What the evidence does not read as "nothing to pay" cannot be shown to be it.
    ...included
      .filter(({ words }) => saysNothingDue(words))
      .map((one) => ({ ...term(one), kind: 'included' as const })),
  ];
  return { ...none, terms: said.length > 0 ? said : byRules.terms.filter(({ kind }) => kind !== 'free-over') };
}

/** Nothing, as a figure by itself. */
const ZERO = /(?<![\d.,])0+(?:[.,]0+)?(?![\d.,]*\d)/;
/** Carriage as an amount for the order. */
const PLAIN_FREIGHT = { foreign: null, isEstimate: false, isPerPiece: false, byWeight: null } as const;

/** Words about a tax that no amount goes with: those of the records, or where they have none those that the rules read. */
export function taxWords(sums: PlacedSum[], rest: PlacedRest[], { charges: byRules }: Offer): OfferedCharge[] {
  if (sums.some(({ record }) => record.is === 'tax')) return [];
  const said = rest
    .filter(({ is, words }) => STANCES[is] !== undefined && STANCES[is] === readTaxStance(words))
    .map(({ words, span }): OfferedCharge => {
      const name = VAT.exec(words)?.[0] ?? findLabels(words).find(({ kind }) => kind === 'tax')?.words ?? 'tax';
      return { ...PLAIN_CHARGE, kind: 'tax', words: name, clause: words, statement: words, spans: [span] };
    });
  const isPlain = ({ kind, amount, percent }: OfferedCharge): boolean =>
    kind === 'tax' && amount === null && percent === null;
  // What the evidence does not read as "nothing to pay" cannot be shown to be it.
  return (said.length > 0 ? said : byRules.filter(isPlain)).filter(
    ({ statement }) => readTaxStance(statement) !== 'none' || saysNothingDue(statement),
  );
}

const STANCES: Partial<Record<RestRecord['is'], 'included' | 'open' | 'none'>> = {
  'tax included': 'included',
  'tax open': 'open',
  'no tax': 'none',
};

/**
 * What the vendor says that the whole comes to: in words that call it so, or as the rules read it. An amount that a sum is reckoned from bears nothing
 * out.
 */
export function totalsOf(
  rest: PlacedRest[],
  sums: PlacedSum[],
  { opened: { quote, mark }, byRules }: Pick<RecordContext, 'opened' | 'byRules'>,
): Offer['totals'] {
  const numerals = findNumerals(quote.written, mark);
  return rest.flatMap(({ is, amount, span, words }) => {
    if (is !== 'total') return [];
    const figure = digitsOf(amount);
    const numeral = numerals.find(
      (one) => overlaps(one, span) && digitsOf(quote.written.slice(one.start, one.end)) === figure,
    );
    const isShared = sums.some(
      (sum) =>
        numeral && overlaps(sum.span, numeral) && numbersIn(sum.working).some((number) => number.eq(numeral.value)),
    );
    const name = findLabels(words).find(({ kind }) => kind === is)?.words;
    const isRead = byRules.totals.some((total) => total.kind === is && numeral?.value.eq(total.amount));
    if (!numeral || isShared || (name === undefined && !isRead)) return [];
    return [{ kind: is, amount: numeral.value.toFixed(2), words: name ?? is, spans: [span] }];
  });
}

const digitsOf = (words: string): string => /\d(?:[\d.,'’  ]*\d)?/.exec(words)?.[0].replace(/\D/g, '') ?? '';
