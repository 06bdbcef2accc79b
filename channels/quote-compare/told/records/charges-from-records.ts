import type { Big } from 'big.js';
import { countOf } from '../../brief/place-need.ts';
import type { Offer, OfferedCharge, OfferedFreight } from '../../offer.ts';
import { PLAIN_CHARGE } from '../../plain-charge.ts';
import { findLabels } from '../../reading/labels.ts';
import type { LabelKind } from '../../reading/labels.ts';
import type { Placed, Places } from './place-records.ts';
import type { SaidCharge, SaidRest } from './said-offer.ts';

export const CHARGES: ReadonlySet<LabelKind> = new Set(['freight', 'fee', 'discount', 'tax'] as const);

export interface PlacedCharge extends Placed {
  is: SaidCharge['is'];
  amount: Big | null;
  percent: Big | null;
  times: Big | null;
}

/** What is said of the offer, or of an amount that no line and no charge has. */
export interface PlacedRest extends Placed {
  is: SaidRest['is'];
  amount: Big | null;
}

/** A charge at its place; null where it is not on the quote, or the words beside it name another kind of charge. */
export function placeCharge(
  { is, quote, amount, percent, times }: SaidCharge,
  places: Places,
  briefs: string[],
): PlacedCharge | null {
  // "Cartage 38/t" for 24 t: the buyer says what it is multiplied by, and the quote does not.
  const isBuyers = times !== '' && !quote.includes(times) && briefs.some((own) => own.includes(times));
  const factor = isBuyers ? countOf(times) : null;
  const place = places.place(quote, [amount, percent, factor ? '' : times]);
  if (!place || isCalledOther(is, place.words)) return null;
  const [sum = null, rate = null, written = null] = place.values;
  return { ...place, is, amount: sum, percent: rate, times: factor ?? written };
}

function isCalledOther(is: SaidCharge['is'], words: string): boolean {
  const kinds = findLabels(words).flatMap(({ kind }) => (CHARGES.has(kind) ? [kind] : []));
  return kinds.length > 0 && !kinds.includes(is);
}

export function chargeOf({ is, words, clause, span, amount, percent, times }: PlacedCharge): OfferedCharge {
  const kind = is === 'freight' ? 'fee' : is;
  return {
    ...PLAIN_CHARGE,
    kind,
    words: findLabels(words).find((label) => label.kind === is)?.words ?? kind,
    clause,
    statement: clause,
    amount: amount?.toFixed(2) ?? null,
    percent: percent?.toFixed() ?? null,
    ...(times && { times: times.toFixed() }),
    spans: [span],
  };
}

/** Words about a tax that no amount goes with: that the prices have it in, or where no record says so what the rules read. */
export function taxWords(charges: PlacedCharge[], rest: PlacedRest[], byRules: Offer): OfferedCharge[] {
  if (charges.some(({ is }) => is === 'tax')) return [];
  const said = rest.flatMap(({ is, words, clause, span }): OfferedCharge[] => {
    if (is !== 'tax included') return [];
    const label = findLabels(words).find(({ kind }) => kind === 'tax')?.words ?? 'tax';
    return [{ ...PLAIN_CHARGE, kind: 'tax', words: label, clause, statement: clause, spans: [span] }];
  });
  return said.length > 0
    ? said
    : byRules.charges.filter(({ kind, amount, percent }) => kind === 'tax' && amount === null && percent === null);
}

/** The amount for carriage, or that it is in the price; where no record says so, what the rules read of who pays. */
export function freightOf(charge: PlacedCharge | undefined, rest: PlacedRest[], { freight }: Offer): OfferedFreight {
  if (charge?.amount) {
    const { amount, times, clause, span } = charge;
    const byWeight = times && {
      unit: 'times',
      isEach: false,
      isPerHundred: false,
      weight: times.toFixed(),
      capacity: null,
    };
    return {
      ...NO_FREIGHT,
      amount: {
        amount: amount.toFixed(2),
        foreign: null,
        isEstimate: ESTIMATE.test(clause),
        isPerPiece: false,
        byWeight,
        words: clause,
        spans: [span],
      },
    };
  }
  const terms = rest.flatMap(({ is, clause, span }): OfferedFreight['terms'] =>
    is === 'freight included'
      ? [{ kind: 'included', words: clause, threshold: null, otherwise: null, spans: [span] }]
      : [],
  );
  return { ...NO_FREIGHT, terms: terms.length > 0 ? terms : freight.terms.filter(({ kind }) => kind !== 'free-over') };
}

export const NO_FREIGHT: OfferedFreight = { amount: null, percent: null, options: [], zones: [], terms: [] };
const ESTIMATE = /\best(?:imated?|\.)?(?!\p{L})|\bapprox|\babout\b|~|\broughly\b|\bca\.|\betwa\b|\benviron\b/iu;
