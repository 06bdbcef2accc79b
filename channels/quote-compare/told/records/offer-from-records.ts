import type { Order } from '../../brief/read-order.ts';
import type { Offer } from '../../offer.ts';
import type { QuoteReading } from '../../quote-reading.ts';
import { findLabels } from '../../reading/labels.ts';
import type { Span } from '../../../reading/span.ts';
import { chargeOf, freightOf, placeCharge, taxWords } from './charges-from-records.ts';
import type { PlacedRest } from './charges-from-records.ts';
import { lineFromRecord } from './line-from-record.ts';
import { createPlaces } from './place-records.ts';
import type { Places } from './place-records.ts';
import type { SaidOffer, SaidRest } from './said-offer.ts';

/** An offer that was made of records. */
export interface SaidReading {
  offer: Offer;
  /** Stretches that records have read. */
  explained: Span[];
}

/**
 * Turns records into an offer; null where one of them is not on the quote, or an amount of the quote is not in exactly one. What only words say (who,
 * how long, duty) stays as the rules read it.
 */
export function offerFromRecords(
  said: SaidOffer,
  { opened, offer: byRules }: QuoteReading,
  { needs, texts }: Order,
): SaidReading | null {
  const places = createPlaces(opened);
  const briefs = texts.map(({ text }) => text);
  const lines = wholly(said.lines.map((line) => lineFromRecord(line, places, { quote: opened.quote, needs, briefs })));
  const charges = wholly(said.charges.map((charge) => placeCharge(charge, places, briefs)));
  const rest = wholly(said.rest.map((one) => placeRest(one, places)));
  if (!lines || !charges || !rest || !places.isEachUsedOnce()) return null;
  // What comes on top of the carriage is told beside it.
  const [freight, ...surcharges] = charges.filter(({ is }) => is === 'freight');
  const others = charges.filter(({ is }) => is !== 'freight');
  const offer: Offer = {
    ...byRules,
    lines,
    charges: [...[...surcharges, ...others].map(chargeOf), ...taxWords(others, rest, byRules)],
    freight: freightOf(freight, rest, byRules),
    totals: rest.flatMap(totalOf),
    minimumOrder: rest.flatMap(minimumOf)[0] ?? null,
    unread: [],
    conditions: [],
    unapplied: [],
  };
  const explained = [...lines.flatMap(({ spans }) => spans), ...[...charges, ...rest].map(({ span }) => span)];
  return { offer, explained };
}

const wholly = <T>(found: (T | null)[]): T[] | null => (found.every((one) => one !== null) ? found : null);

function placeRest({ is, quote, amount }: SaidRest, places: Places): PlacedRest | null {
  const place = places.place(quote, [amount], SHARING.has(is));
  return place && { ...place, is, amount: place.values[0] ?? null };
}

/** Kinds whose amounts may be those of another record: the total of one line is its amount. */
const SHARING: ReadonlySet<SaidRest['is']> = new Set(['total', 'subtotal', 'threshold', 'part of another'] as const);

function totalOf({ is, amount, words, span, isShared }: PlacedRest): Offer['totals'] {
  if ((is !== 'total' && is !== 'subtotal') || !amount || isShared) return [];
  const label = findLabels(words).find(({ kind }) => kind === is)?.words ?? is;
  return [{ kind: is, amount: amount.toFixed(2), words: label, spans: [span] }];
}

const minimumOf = ({ is, amount, clause, span }: PlacedRest): NonNullable<Offer['minimumOrder']>[] =>
  is === 'minimum order' && amount ? [{ amount: amount.toFixed(2), words: clause, spans: [span] }] : [];
