import type { Offer, OfferedFreight } from '../../offer.ts';
import type { SaidCharge, SaidRest } from './said-offer.ts';
import type { Placed } from './place-records.ts';

/** What records say of the carriage: an amount or a percent, or else who pays; where they say nothing, what the rules read of who pays. */
export function freightOf(
  said: [SaidCharge, Placed] | undefined,
  rest: [SaidRest, Placed][],
  { freight }: Offer,
): OfferedFreight {
  const none = { amount: null, percent: null, options: [], zones: [] };
  const terms = rest.flatMap(([{ is }, { words, span }]): OfferedFreight['terms'] =>
    is === 'freight included' || is === 'freight open'
      ? [
          {
            kind: is === 'freight open' ? 'open' : 'included',
            words: words.replace(/\s+/g, ' '),
            threshold: null,
            otherwise: null,
            spans: [span],
          },
        ]
      : [],
  );
  if (!said)
    return { ...none, terms: terms.length > 0 ? terms : freight.terms.filter(({ kind }) => kind !== 'free-over') };
  const [
    ,
    {
      words,
      span,
      values: [amount, percent, times],
    },
  ] = said;
  const clause = words.replace(/\s+/g, ' ');
  if (!amount)
    return {
      ...none,
      percent: percent ? { percent: percent.toFixed(), words: clause, spans: [span] } : null,
      terms: [],
    };
  const byWeight = times
    ? { unit: 'times', isEach: false, isPerHundred: false, weight: times.toFixed(), capacity: null }
    : null;
  return {
    ...none,
    amount: {
      amount: amount.toFixed(2),
      foreign: null,
      isEstimate: ESTIMATE.test(clause),
      isPerPiece: false,
      byWeight,
      words: clause,
      spans: [span],
    },
    terms: [],
  };
}

const ESTIMATE = /\best(?:imated?|\.)?(?!\p{L})|\bapprox|\babout\b|~|\broughly\b|\bca\.|\betwa\b|\benviron\b/iu;
