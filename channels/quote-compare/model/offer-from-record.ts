import type { Big } from 'big.js';
import { currencyOf } from '../../reading/currency.ts';
import type { Span } from '../../reading/span.ts';
import type { Offer, OfferedCharge, OfferedLine } from '../offer.ts';
import { PLAIN_CHARGE } from '../plain-charge.ts';
import { PLAIN_LINE } from '../plain-line.ts';
import { findLabels } from '../reading/labels.ts';
import type { NeedMatcher } from '../reading/need-matcher.ts';
import type { Working } from '../working/parse-working.ts';
import type { OfferRecord } from './offer-records.ts';
import { placeRecord } from './placed-record.ts';
import type { PlacedRefusal, PlacedSum, RecordContext } from './placed-record.ts';
import { opposes } from './record-words.ts';
import { freightOf, taxWords, totalsOf } from './terms-from-record.ts';
import { unusedAmounts } from './unused-amounts.ts';

/** An offer that was made of a model's records, and why it does not stand: nothing where all of it is in the quote and every amount of the quote in it. */
export interface RecordReading {
  offer: Offer;
  faults: string[];
  /** Amounts beside a price that a sum does not reckon with: only a total of the vendor's shows that they are no part of it. */
  loose: string[];
  /** Stretches that records have read. */
  explained: Span[];
  /** Words that say when it comes, as far as records point at them. */
  lead: Span[];
}

/** Turns records into an offer of the house's own kind. What only words say (who, how long, duty) stays as the rules read it. */
export function offerFromRecord(said: OfferRecord, context: RecordContext): RecordReading {
  const { opened, byRules } = context;
  const { sums, declined, rest, faults } = placeRecord(said, context);
  const unused = unusedAmounts(sums, context);
  const of = (...kinds: PlacedSum['record']['is'][]): PlacedSum[] =>
    sums.filter(({ record }) => kinds.includes(record.is));
  const charges = of('fee', 'discount', 'tax');
  const offer: Offer = {
    ...byRules,
    ...(!byRules.currency.isStated && currencyOf(said.currency) === said.currency
      ? { currency: { code: said.currency, isStated: false } }
      : {}),
    lines: [
      ...of('goods', 'substitute').map((sum) => lineOf(sum, opened.quote.matcher)),
      ...declined.map((one) => declinedLine(one)),
    ],
    charges: [...charges.map(chargeOf), ...taxWords(charges, rest, byRules)],
    freight: freightOf(of('freight'), rest, byRules),
    totals: totalsOf(rest, sums, context),
    minimumOrder: null,
    unread: [],
    conditions: rest
      .filter(({ is }) => is === 'open point')
      .map(({ words, span }) => ({ kind: 'tied', words, spans: [span] })),
    readBy: 'model',
  };
  return {
    offer,
    faults: [...faults, ...unused.faults, ...charges.flatMap(({ record }) => opposes(record))],
    loose: unused.loose,
    explained: [
      ...sums.flatMap(({ span, beside }) => [span, ...beside]),
      ...[...declined, ...rest].map(({ span }) => span),
    ],
    lead: rest.filter(({ is }) => is === 'lead time').map(({ span }) => span),
  };
}

function lineOf(sum: PlacedSum, matcher: NeedMatcher): OfferedLine {
  const { record, needs, words, span, beside, value, pieces, offered, piecesOffered, working, statedWrong } = sum;
  const match = matcher.match(words).find(({ need }) => needs.includes(need));
  const isSubstitute = record.is === 'substitute';
  return {
    ...PLAIN_LINE,
    needs: needs.map(({ id }) => id),
    description: needs[0]?.part ?? words.slice(0, LONGEST_NAME),
    words,
    namedBy: match?.by ?? 'words',
    differs: isSubstitute ? (match?.differs ?? []) : [],
    isSubstitute,
    pieces: pieces.toFixed(),
    amount: value.toFixed(2),
    qty: pieces.toFixed(),
    unitPrice: priceOfOne(working, pieces)?.toFixed() ?? null,
    ...(sum.isStated ? { stated: value.toFixed(2) } : { working: { amount: offered, pieces: piecesOffered } }),
    ...(statedWrong && { stated: statedWrong.toFixed(2), isRight: false }),
    spans: [span, ...beside],
  };
}

const declinedLine = ({ needs, words, span }: PlacedRefusal): OfferedLine => ({
  ...PLAIN_LINE,
  needs: needs.map(({ id }) => id),
  description: needs[0]?.part ?? words.slice(0, LONGEST_NAME),
  words,
  status: 'declined',
  namedBy: 'words',
  spans: [span],
});

function chargeOf({ record, words, span, beside, value, offered, working }: PlacedSum): OfferedCharge {
  return {
    ...PLAIN_CHARGE,
    kind: record.is === 'tax' || record.is === 'discount' ? record.is : 'fee',
    words: findLabels(words).find(({ kind }) => kind === record.is)?.words ?? words.slice(0, LONGEST_NAME),
    clause: words,
    statement: words,
    amount: value.toFixed(2),
    ...(working.kind !== 'number' && { working: offered }),
    spans: [span, ...beside],
  };
}

const LONGEST_NAME = 60;

/** `pieces * price`, the other way round too. */
function priceOfOne(working: Working, pieces: Big): Big | null {
  if (working.kind !== 'product' || working.of.length !== 2) return null;
  const [one, other] = working.of;
  if (one?.kind !== 'number' || other?.kind !== 'number') return null;
  return one.value.eq(pieces) ? other.value : other.value.eq(pieces) ? one.value : null;
}
