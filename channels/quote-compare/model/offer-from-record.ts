import { Big } from 'big.js';
import { saysNothingDue } from '../../../evidence/claims/says-nothing-due.ts';
import { indexText } from '../../../evidence/find-quote.ts';
import { findNumerals, isMoney } from '../../reading/numerals.ts';
import type { Numeral } from '../../reading/numerals.ts';
import { contains, inside, lineSpans, mergeSpans, overlaps } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { isSameStem } from '../../reading/word-stems.ts';
import type { Need } from '../need.ts';
import type { Offer, OfferedCharge, OfferedFreight, OfferedLine, OfferedWorking } from '../offer.ts';
import { PLAIN_CHARGE } from '../plain-charge.ts';
import { PLAIN_LINE } from '../plain-line.ts';
import { VAT, readTaxStance } from '../pricing/tax-stance.ts';
import { findLabels } from '../reading/labels.ts';
import type { OpenedQuote } from '../reading/open-quote.ts';
import { partWords } from '../reading/part-words.ts';
import { numbersIn, parseWorking, partsOf, valueOf } from '../working/parse-working.ts';
import type { Working } from '../working/parse-working.ts';
import type { OfferRecord, RestRecord, SumRecord } from './offer-records.ts';
import { CHARGES, isPriceOfOne, opposes } from './record-words.ts';
import { indexNumbers, stateWorking } from '../working/stated-numbers.ts';
import type { StatedNumbers } from '../working/stated-numbers.ts';

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

export interface RecordContext {
  opened: OpenedQuote;
  needs: Need[];
  byRules: Offer;
  /** Numbers of what the buyer says. */
  asked: StatedNumbers[];
  /** All records of the brief: where offers share a table, an amount may be another vendor's. */
  records: readonly OfferRecord[];
}

/** A sum with its place and its arithmetic. */
interface Sum {
  record: SumRecord;
  span: Span;
  /** Stretches that the numbers of its arithmetic stand in beside its quote. */
  beside: Span[];
  working: Working;
  /** What every part of its arithmetic comes to, that of its pieces too. */
  parts: Big[];
  value: Big;
  offered: OfferedWorking;
  pieces: Big;
  piecesOffered: OfferedWorking;
}

/** Turns records into an offer of the house's own kind. What only words say (who, how long, duty) stays as the rules read it. */
export function offerFromRecord(said: OfferRecord, context: RecordContext): RecordReading {
  const { opened, byRules, needs } = context;
  const text = opened.quote.written;
  const index = indexText(text);
  const stated = indexNumbers(text);
  const faults: string[] = [];
  const placed = <T extends { quote: string }>(record: T): [T, Span][] => {
    const span = index.find(record.quote);
    if (!span) faults.push(`not in the offer: ${record.quote}`);
    return span ? [[record, span]] : [];
  };
  const sums = said.sums.flatMap(placed).flatMap(([record, span]) => sumOf(record, span));
  const declined = said.declined.flatMap(placed);
  const rest = said.rest.flatMap(placed);
  const goods = sums.filter(({ record }) => record.is === 'goods' || record.is === 'substitute');
  const freight = sums.filter(({ record }) => record.is === 'freight');
  const charges = sums.filter(({ record }) => ['fee', 'discount', 'tax'].includes(record.is));
  const loose: string[] = [];
  findUnused();
  faults.push(...charges.flatMap(({ record }) => opposes(record)));
  const offer: Offer = {
    ...byRules,
    ...(!byRules.currency.isStated &&
      CODE.test(said.currency) && { currency: { code: said.currency, isStated: false } }),
    lines: [...goods.map(lineOf), ...declined.map(([record, span]) => declinedLine(record, span))],
    charges: [...charges.map(chargeOf), ...taxWords(rest, charges)],
    freight: freightOf(freight, rest),
    totals: totalsOf(rest),
    minimumOrder: null,
    unread: [],
    conditions: rest.flatMap(([{ is }, span]) =>
      is === 'open point' ? [{ kind: 'tied' as const, words: plain(span), spans: [span] }] : [],
    ),
    readBy: 'model',
  };
  return {
    offer,
    faults,
    loose,
    explained: [
      ...sums.flatMap(({ span, beside }) => [span, ...beside]),
      ...[...declined, ...rest].map(([, span]) => span),
    ],
    lead: rest.flatMap(([{ is }, span]) => (is === 'lead time' ? [span] : [])),
  };

  function plain({ start, end }: Span): string {
    return text.slice(start, end).replace(/\s+/g, ' ');
  }

  function wantedBy(numbers: number[]): Need[] {
    const own = numbers.flatMap((number) => needs[number - 1] ?? []);
    if (own.length < numbers.length) faults.push('for what nobody asked for');
    return own;
  }

  function sumOf(record: SumRecord, span: Span): Sum[] {
    const own = wantedBy(record.needs);
    const known = own.map(({ qty }) => new Big(qty));
    const worked = stateWorking(record.amount, [stated, ...context.asked], known);
    const wanted = own.length === 1 ? (own[0]?.qty ?? '1') : '1';
    const counted = stateWorking(record.pieces.trim() || wanted, [stated, ...context.asked], known);
    const value = worked && valueOf(worked.working);
    const pieces = counted && valueOf(counted.working);
    if (!worked || !counted || value === null || pieces === null || value.lt(0)) {
      faults.push(`no arithmetic: ${record.amount}`);
      return [];
    }
    const lost = [...worked.lost, ...counted.lost];
    if (lost[0]) faults.push(`${lost[0].toFixed()} stands nowhere: ${record.amount}`);
    const isGoods = record.is === 'goods' || record.is === 'substitute';
    if (isGoods && isPriceOfOne(record, { text, span, wanted })) faults.push(`is a price for one: ${record.quote}`);
    if (isGoods) faults.push(...misplaced(record, own, span));
    const sum = {
      record,
      span,
      beside: besideOf(worked.working, span),
      working: worked.working,
      parts: [...partsOf(worked.working), ...partsOf(counted.working)],
      value: value.round(2, Big.roundHalfUp),
      offered: worked.offered,
      pieces,
      piecesOffered: counted.offered,
    };
    return [sum];
  }

  /** Lines that numbers of a working stand in, where its quote does not hold them. */
  function besideOf(working: Working, span: Span): Span[] {
    const lines = lineSpans(text);
    const found = numbersIn(working).flatMap((value) => {
      const word = stated.word(value);
      const places = stated.figures(value).concat(word ? [word] : []);
      if (places.some((place) => contains(span, place))) return [];
      const nearest = places.toSorted((a, b) => Math.abs(a.start - span.start) - Math.abs(b.start - span.start))[0];
      return nearest ? lines.filter((line) => overlaps(line, nearest)) : [];
    });
    return mergeSpans(found);
  }

  function misplaced({ quote }: SumRecord, own: Need[], span: Span): string[] {
    const words = plain(span);
    const named = opened.quote.matcher.match(words).map(({ need }) => need);
    const [label] = findLabels(words);
    const isCalled = own.some(({ part }) => partWords(part).some(({ word }) => isSameStem(word, label?.words ?? '')));
    return [
      ...(own.length > 0 && named.length > 0 && !own.some((need) => named.includes(need)) && isOneLine(span)
        ? [`is for another thing: ${quote}`]
        : []),
      ...(named.length === 0 && label && label.start < 3 && CHARGES.has(label.kind) && !isCalled
        ? [`is a charge: ${quote}`]
        : []),
    ];
  }

  /** It tells of one thing. */
  function isOneLine(span: Span): boolean {
    return inside(opened.quote.numerals, span).filter(isMoney).length <= 2 && !plain(span).includes(', ');
  }

  /** Amounts of money in no record, and such as only sums quote that do not reckon with them. */
  function findUnused(): void {
    const money = opened.quote.numerals.filter(
      (numeral) =>
        isMoney(numeral) &&
        !numeral.value.eq(0) &&
        !opened.old.some((span) => overlaps(span, numeral)) &&
        // A whole number behind letters that happen to be a foreign currency is none.
        (numeral.decimals > 0 ||
          numeral.currency === null ||
          numeral.currency === (opened.currency ?? numeral.currency)),
    );
    const read = context.records.flatMap((one) => [
      ...[...one.declined, ...one.rest].flatMap(({ quote }) => placesOf(quote).map((span) => ({ span, values: null }))),
      ...one.sums.flatMap(({ quote, amount }) => {
        const working = parseWorking(amount);
        const values = working ? partsOf(working) : [];
        return placesOf(quote).map((span) => ({ span, values }));
      }),
    ]);
    for (const numeral of money) {
      const words = text.slice(Math.max(0, numeral.start - 30), numeral.end);
      const own = read.filter(({ span }) => overlaps(span, numeral));
      // What arithmetic comes to on its way is said by it, and beside what a line comes to in the vendor's words nothing else counts.
      const isWorked = sums.some(({ parts }) => parts.some((part) => isSameFigure(part, numeral)));
      const isStated = sums.some((sum) => overlaps(sum.span, numeral) && isInQuote(sum));
      const isReckoned = own.some(
        ({ values }) => values === null || values.some((value) => isSameFigure(value, numeral)),
      );
      if (isWorked || isStated || isReckoned || isTold(numeral)) continue;
      if (own.length === 0) faults.push(`in no record: ${words}`);
      else loose.push(`not reckoned with: ${words}`);
    }
  }

  /** What a sum comes to stands among its words. */
  function isInQuote({ value, span }: Sum): boolean {
    return stated.figures(value).some((place) => contains(span, place));
  }

  function placesOf(quote: string): Span[] {
    const places: Span[] = [];
    for (let at = index.find(quote); at && places.length < MOST_PLACES; at = index.find(quote, at.start + 1))
      places.push(at);
    return places;
  }

  /** What a line comes to as the vendor has it, where that is not what it comes to. */
  function isTold(numeral: Numeral): boolean {
    return goods.some((sum) => statedBy(sum)?.eq(numeral.value));
  }

  /** The one amount in the quote of a line that is neither a price nor what it comes to: the vendor's own sum of it, wrong. */
  function statedBy({ span, working, value }: Sum): Big | null {
    const known = [...partsOf(working), value];
    const amounts = findNumerals(text, opened.mark)
      .filter((numeral) => contains(span, numeral) && isMoney(numeral))
      .filter((numeral) => !known.some((other) => other.eq(numeral.value)));
    const [only, ...more] = amounts;
    const isNear = only && value.gt(0) && only.value.div(value).gt('0.5') && only.value.div(value).lt(2);
    return isNear && more.length === 0 && working.kind === 'product' ? only.value : null;
  }

  function lineOf(sum: Sum): OfferedLine {
    const { record, span, beside, value, pieces, offered, piecesOffered, working } = sum;
    const own = record.needs.flatMap((number) => needs[number - 1] ?? []);
    const words = plain(span);
    const match = opened.quote.matcher.match(words).find(({ need }) => own.includes(need));
    const price = plainPrice(working, pieces);
    const wrong = statedBy(sum);
    return {
      ...PLAIN_LINE,
      needs: own.map(({ id }) => id),
      description: own[0]?.part ?? words.slice(0, 60),
      words,
      namedBy: match?.by ?? 'words',
      differs: record.is === 'substitute' ? (match?.differs ?? []) : [],
      isSubstitute: record.is === 'substitute',
      pieces: pieces.toFixed(),
      amount: value.toFixed(2),
      qty: pieces.toFixed(),
      unitPrice: price?.toFixed() ?? null,
      ...(isInQuote(sum) ? { stated: value.toFixed(2) } : { working: { amount: offered, pieces: piecesOffered } }),
      ...(wrong && { stated: wrong.toFixed(2), isRight: false }),
      spans: [span, ...beside],
    };
  }

  function declinedLine({ needs: numbers }: OfferRecord['declined'][number], span: Span): OfferedLine {
    const own = wantedBy(numbers);
    return {
      ...PLAIN_LINE,
      needs: own.map(({ id }) => id),
      description: own[0]?.part ?? plain(span).slice(0, 60),
      words: plain(span),
      status: 'declined',
      namedBy: 'words',
      spans: [span],
    };
  }

  function chargeOf({ record, span, beside, value, offered, working }: Sum): OfferedCharge {
    const words = plain(span);
    return {
      ...PLAIN_CHARGE,
      kind: record.is === 'tax' || record.is === 'discount' ? record.is : 'fee',
      words: findLabels(words).find(({ kind }) => kind === record.is)?.words ?? words.slice(0, 40),
      clause: words,
      statement: words,
      amount: value.toFixed(2),
      ...(working.kind !== 'number' && { working: offered }),
      spans: [span, ...beside],
    };
  }

  function freightOf(own: Sum[], said: [RestRecord, Span][]): OfferedFreight {
    const none = { amount: null, percent: null, options: [], zones: [], terms: [] };
    const [first] = own;
    if (first) {
      const formula = own.map(({ offered }) => (own.length > 1 ? `(${offered.formula})` : offered.formula)).join(' + ');
      const isWorked = own.length > 1 || first.working.kind !== 'number';
      const words = Object.assign({}, ...own.map(({ offered }) => offered.words)) as Record<string, string>;
      return {
        ...none,
        amount: {
          ...PLAIN_FREIGHT,
          amount: own.reduce((left, { value }) => left.plus(value), new Big(0)).toFixed(2),
          ...(isWorked && { working: { formula, words } }),
          words: own.map(({ span }) => plain(span)).join('; '),
          spans: own.flatMap(({ span, beside }) => [span, ...beside]),
        },
      };
    }
    // "Ship 0.00"
    const nothing = said.find(([{ is }, span]) => is === 'freight included' && ZERO.test(plain(span)));
    if (nothing) {
      const words = plain(nothing[1]);
      return { ...none, amount: { ...PLAIN_FREIGHT, amount: '0.00', words, spans: [nothing[1]] } };
    }
    const terms = said.flatMap(([{ is }, span]): OfferedFreight['terms'] => {
      const words = plain(span);
      const term = { words, threshold: null, otherwise: null, spans: [span] };
      if (is === 'freight open') return [{ ...term, kind: 'open' }];
      // What the evidence does not read as "nothing to pay" cannot be shown to be it.
      return is === 'freight included' && saysNothingDue(words) ? [{ ...term, kind: 'included' }] : [];
    });
    const isSaid = said.some(([{ is }]) => is === 'freight included' || is === 'freight open');
    const byWords = byRules.freight.terms.filter(({ kind }) => kind !== 'free-over');
    return { ...none, terms: terms.length > 0 || isSaid ? terms.concat(terms.length > 0 ? [] : byWords) : byWords };
  }

  function totalsOf(said: [RestRecord, Span][]): Offer['totals'] {
    return said.flatMap(([{ is, amount, quote }, span]) => {
      if (is !== 'total' || amount.trim() === '') return [];
      const figure = digitsOf(amount);
      const numeral = findNumerals(text, opened.mark).find(
        (one) => overlaps(one, span) && digitsOf(text.slice(one.start, one.end)) === figure,
      );
      if (!numeral) {
        faults.push(`not in the offer: ${amount} in ${quote}`);
        return [];
      }
      // An amount that a sum is reckoned from bears nothing out.
      const isShared = sums.some(
        ({ span: own, working }) =>
          overlaps(own, numeral) && numbersIn(working).some((number) => number.eq(numeral.value)),
      );
      const words = findLabels(plain(span)).find(({ kind }) => kind === is)?.words ?? is;
      return isShared || isOfMore(numeral.value, said)
        ? []
        : [{ kind: is, amount: numeral.value.toFixed(2), words, spans: [span] }];
    });
  }

  /** It comes to what is paid and something that records leave aside, or to a part of what is paid: it bears out nothing else. */
  function isOfMore(total: Big, said: [RestRecord, Span][]): boolean {
    const paid = sums.map(({ record, value }) => (record.is === 'discount' ? value.times(-1) : value));
    const known = paid.reduce((left, value) => left.plus(value), new Big(0));
    if (known.eq(total)) return false;
    const aside = said.flatMap(([{ is, amount }]) => {
      const figure = is === 'aside' ? findNumerals(amount, opened.mark)[0] : undefined;
      return figure ? [figure.value] : [];
    });
    return [...aside, ...aside.flatMap((one, at) => aside.slice(at + 1).map((other) => one.plus(other)))].some((more) =>
      known.plus(more).eq(total),
    );
  }

  /** Words about a tax that no amount goes with: those of the records, or where they have none those that the rules read. */
  function taxWords(said: [RestRecord, Span][], own: Sum[]): OfferedCharge[] {
    if (own.some(({ record }) => record.is === 'tax')) return [];
    const found = said.flatMap(([{ is }, span]): OfferedCharge[] => {
      const [stance, clause] = [STANCES[is], plain(span)];
      // What the evidence does not read as "nothing to pay" cannot be shown to be it.
      if (!stance || readTaxStance(clause) !== stance || (stance === 'none' && !saysNothingDue(clause))) return [];
      const words = VAT.exec(clause)?.[0] ?? findLabels(clause).find(({ kind }) => kind === 'tax')?.words ?? 'tax';
      return [{ ...PLAIN_CHARGE, kind: 'tax', words, clause, statement: clause, spans: [span] }];
    });
    const isPlain = ({ kind, amount, percent, statement }: OfferedCharge): boolean =>
      kind === 'tax' &&
      amount === null &&
      percent === null &&
      (readTaxStance(statement) !== 'none' || saysNothingDue(statement));
    return found.length > 0 ? found : byRules.charges.filter(isPlain);
  }
}

const MOST_PLACES = 24;
/** Nothing, as a figure by itself. */
const ZERO = /(?<![\d.,])0+(?:[.,]0+)?(?![\d.,]*\d)/;
/** ISO 4217. */
const CODE = /^[A-Z]{3}$/;
/** Carriage as an amount for the order. */
const PLAIN_FREIGHT = { foreign: null, isEstimate: false, isPerPiece: false, byWeight: null } as const;

const STANCES: Partial<Record<RestRecord['is'], 'included' | 'open' | 'none'>> = {
  'tax included': 'included',
  'tax open': 'open',
  'no tax': 'none',
};

/** The value as it is, rounded to cents, or in cents. */
const isSameFigure = (value: Big, { value: figure }: Numeral): boolean =>
  [value, value.round(2, Big.roundHalfUp), value.div(100)].some((one) => one.eq(figure));

const digitsOf = (words: string): string => /\d(?:[\d.,'’  ]*\d)?/.exec(words)?.[0].replace(/\D/g, '') ?? '';

/** `pieces * price`, the other way round too: what the price for one is. */
function plainPrice(working: Working, pieces: Big): Big | null {
  if (working.kind !== 'product' || working.of.length !== 2) return null;
  const [one, other] = working.of;
  if (one?.kind !== 'number' || other?.kind !== 'number') return null;
  return one.value.eq(pieces) ? other.value : other.value.eq(pieces) ? one.value : null;
}
