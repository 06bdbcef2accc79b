import { Big } from 'big.js';
import type { Need } from '../need.ts';
import type { Offer, OfferedCharge, OfferedLine } from '../offer.ts';
import { describeCharge } from '../reading/describe-charge.ts';
import type { OpenedQuote } from '../reading/open-quote.ts';
import { byCount, chargedBy, termOf } from '../reading/with-rates.ts';
import { unitOf } from '../../reading/units.ts';
import { lineSpans } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { matchParts } from './match-parts.ts';
import type { MatchedPart } from './match-parts.ts';
import { priceOf } from './read-ledger.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import type { Ledger } from './read-ledger.ts';
import { PLAIN_CHARGE } from '../plain-charge.ts';

/** An offer with the lines, charges and total of its ledger; what only words say (freight terms, lead time, validity) stays as it was read. */
export function ledgerOffer(offer: Offer, ledger: Ledger, opened: OpenedQuote): Offer {
  const matched = matchParts(ledger, opened);
  const lines = matched.filter(({ isLine }) => isLine);
  const charged = matched.filter(({ isLine }) => !isLine);
  const carriage = charged.filter(({ entry }) => entry.kind === 'freight');
  const declined = offer.lines.filter(({ status }) => status === 'declined');
  return {
    ...offer,
    lines: [...lines.map((part) => asNamed(lineOf(part, opened), offer)), ...declined],
    charges: [
      ...charged
        .filter(({ entry }) => entry.kind !== 'freight')
        .map(({ entry }) => withPercent(chargeOf(entry, opened), offer)),
      // Percents, and words about a tax, that no amount goes with.
      ...offer.charges.filter(
        ({ kind, amount, percent, isAside }) => amount === null && !isAside && (kind === 'tax' || percent !== null),
      ),
    ],
    freight:
      carriage.length === 0
        ? withoutAmount(offer.freight)
        : {
            ...offer.freight,
            percent: null,
            options: [],
            zones: [],
            amount: {
              ...carriageOf(carriage),
              foreign: null,
              isEstimate: offer.freight.amount?.isEstimate ?? false,
              isPerPiece: false,
              words: carriage.map(({ entry }) => wordsOf(entry, opened)).join('; '),
              spans: carriage.map(({ entry }) => entry.span),
            },
          },
    totals: ledger.total
      ? [
          {
            kind: 'total',
            amount: ledger.total.amount.value.toFixed(2),
            words: ledger.total.label?.words ?? 'total',
            spans: [ledger.total.span],
          },
        ]
      : [],
    unread: ledger.aside.map((entry) => ({
      words: wordsOf(entry, opened),
      amount: entry.amount.value.toFixed(),
      limit: null,
      spans: [entry.span],
    })),
  };
}

/** One rate by what is carried, or what all amounts come to. */
function carriageOf(
  carriage: MatchedPart[],
): Pick<NonNullable<Offer['freight']['amount']>, 'amount' | 'byWeight' | 'parts'> {
  const [only, ...others] = carriage.map(({ entry }) => entry);
  const rate = only?.product?.rate;
  if (only && rate && others.length === 0)
    return {
      amount: (priceOf(only)?.value ?? only.amount.value).toFixed(2),
      byWeight: byCount(rate).byWeight,
    };
  const parts = carriage.map(({ entry }) => entry.amount.value.times(entry.times).toFixed(2));
  const sum = parts.reduce((left, part) => left.plus(part), new Big(0)).toFixed(2);
  return { amount: sum, byWeight: null, ...(parts.length > 1 && { parts }) };
}

/** What words say of a part holds whoever did the sums: another part than the one asked for stays one. */
function asNamed(line: OfferedLine, { lines }: Offer): OfferedLine {
  const worded = lines.find(
    ({ needs, amount }) => amount === line.amount && needs.some((need) => line.needs.includes(need)),
  );
  if (!worded) return line;
  // A mark behind the number ("6204-2RS C3") is of the part, whoever did the sums.
  const differs = worded.namedBy === 'code' ? [...new Set([...line.differs, ...worded.differs])] : line.differs;
  return { ...line, differs, isSubstitute: line.isSubstitute || worded.isSubstitute };
}

/** No amount was found for carriage: only one of nothing stays. */
const withoutAmount = (freight: Offer['freight']): Offer['freight'] =>
  freight.amount && Number(freight.amount.amount) === 0
    ? freight
    : {
        ...freight,
        amount: null,
        percent: null,
        options: [],
        // "At 28.40 delivered 5,112.00": the word is about the goods, and so is the amount behind it.
        terms:
          freight.amount && /^\W*delivered\b/i.test(freight.amount.words)
            ? [
                ...freight.terms,
                { kind: 'included', words: 'delivered', threshold: null, otherwise: null, spans: freight.amount.spans },
              ]
            : freight.terms,
      };

const wordsOf = ({ span }: LedgerEntry, { quote: { text } }: OpenedQuote): string =>
  text.slice(span.start, span.end).replace(/\s+/g, ' ').trim();

/** The percent that words give a charge has to agree with its amount, whoever did the sums. */
function withPercent(charge: OfferedCharge, { charges }: Offer): OfferedCharge {
  const worded = charges.find(({ kind, amount }) => kind === charge.kind && amount === charge.amount);
  return { ...charge, percent: charge.percent ?? worded?.percent ?? null };
}

function chargeOf(entry: LedgerEntry, opened: OpenedQuote): OfferedCharge {
  const { quote, currency } = opened;
  const kind = entry.kind === 'discount' || entry.kind === 'tax' ? entry.kind : 'fee';
  const words = entry.label?.words ?? wordsOf(entry, opened);
  const rate = entry.product?.rate;
  const base = {
    kind,
    words,
    clause: wordsOf(entry, opened),
    amount: entry.amount.value,
    percent: null,
    currency,
    start: entry.span.start,
    end: entry.span.end,
    at: entry.span,
  } as const;
  const [described] = describeCharge(base, { ...quote, currency, needs: quote.matcher.needs });
  return {
    ...(described ?? { spans: [entry.span] }),
    ...PLAIN_CHARGE,
    kind,
    words,
    clause: base.clause,
    statement: base.clause,
    amount: (rate ? (priceOf(entry)?.value ?? entry.amount.value) : entry.amount.value).toFixed(2),
    each: entry.each,
    ...(rate && chargedBy(rate)),
    spans: [entry.span],
  };
}

function lineOf(part: MatchedPart, opened: OpenedQuote): OfferedLine {
  const { entry, needs, namedBy, differs, pieces, packSize, qty, isCoverageUnknown } = part;
  const { quote } = opened;
  const price = priceOf(entry);
  const name = nameOf(part, opened);
  const { rate, stage } = entry.product ?? {};
  const amount = entry.amount.value.times(entry.times).toFixed(2);
  return {
    needs: needs.map(({ id }: Need) => id),
    description: tidied(quote.text.slice(name.start, name.end)),
    words: wordsOf(entry, opened),
    status: 'offered',
    namedBy,
    differs,
    isSubstitute: false,
    pieces: pieces.toFixed(),
    ...(stage && stage.total !== stage.first && { stage }),
    qty: qty?.toFixed() ?? null,
    isInPacks: packSize !== null,
    unitPrice: price?.value.toFixed() ?? null,
    discount: entry.product?.off?.value.toFixed() ?? null,
    pricePer: stage?.size ?? String(entry.product?.per ?? 1),
    priceBy:
      stage && stage.size !== '1'
        ? 'pack'
        : entry.product?.per === 100
          ? 'hundred'
          : entry.product?.per === 1000
            ? 'thousand'
            : 'piece',
    stated: entry.product?.isImplied ? null : amount,
    amount,
    isRight: true,
    isAmbiguous: false,
    breaks: [],
    packSize: packSize?.toFixed() ?? null,
    isCoverageUnknown,
    priceWords: price ? quote.text.slice(price.start, price.end) : null,
    ...(rate && !pieces.eq(rate.count) && { term: termOf(rate) }),
    spans: [{ ...entry.span, start: Math.min(name.start, entry.span.start) }, ...(rate?.spans ?? [])],
  };
}

/** Of the words between the figures those that name the need, also above them; else the longest stretch that is more than a unit. */
function nameOf({ entry: { span, amount, product, from }, needs }: MatchedPart, { quote }: OpenedQuote): Span {
  const { text, matcher } = quote;
  const figures = [amount, ...(product?.factors ?? [])].toSorted((a, b) => a.start - b.start);
  const stretches: Span[] = [];
  let start = span.start;
  for (const figure of [...figures, { start: span.end, end: span.end }]) {
    stretches.push({ start, end: Math.max(start, figure.start) });
    start = Math.max(start, figure.end);
  }
  const above = lineSpans(text).filter((line) => line.start >= from && line.end <= span.start);
  const words = ({ start: own, end }: Span): string => text.slice(own, end);
  const letters = (own: Span): number =>
    (words(own).match(/\p{L}+/gu) ?? []).reduce((sum, word) => sum + (unitOf(word) ? 0 : word.length), 0);
  const names = (own: Span): boolean => matcher.match(words(own)).some(({ need }) => needs.includes(need));
  return [...stretches, ...above].find(names) ?? stretches.toSorted((a, b) => letters(b) - letters(a))[0] ?? span;
}

const tidied = (words: string): string =>
  words
    .replace(/\s+/g, ' ')
    .replace(/^[\s|:;,.@=x×*•–-]+|[\s|:;,.@=x×*(•–-]+$/g, '')
    .slice(0, 200);
