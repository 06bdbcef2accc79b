import { Big } from 'big.js';
import { indexText } from '../../../evidence/find-quote.ts';
import { findNumerals, isMoney } from '../../reading/numerals.ts';
import { contains, inside, lineSpans, mergeSpans, overlaps } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { isSameStem } from '../../reading/word-stems.ts';
import type { Need } from '../need.ts';
import type { Offer, OfferedWorking } from '../offer.ts';
import { findLabels } from '../reading/labels.ts';
import type { OpenedQuote } from '../reading/open-quote.ts';
import { partWords } from '../reading/part-words.ts';
import { addendsIn, numbersIn, partsOf, valueOf } from '../working/parse-working.ts';
import type { Working } from '../working/parse-working.ts';
import { indexNumbers, stateWorking } from '../working/stated-numbers.ts';
import type { StatedNumbers } from '../working/stated-numbers.ts';
import type { OfferRecord, RestRecord, SumRecord } from './offer-records.ts';
import { CHARGES, isPriceOfOne } from './record-words.ts';

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
export interface PlacedSum {
  record: SumRecord;
  needs: Need[];
  span: Span;
  /** Its words, with one blank between them. */
  words: string;
  /** Stretches that the numbers of its arithmetic stand in beside its quote. */
  beside: Span[];
  working: Working;
  /** What every part of its arithmetic comes to, that of its pieces too. */
  parts: Big[];
  value: Big;
  offered: OfferedWorking;
  pieces: Big;
  piecesOffered: OfferedWorking;
  /** What it comes to stands among its words. */
  isStated: boolean;
  /** The one amount of money in its quote that is neither a part of its arithmetic nor what it comes to: the vendor's own sum of it, wrong. */
  statedWrong: Big | null;
}

interface Placed {
  span: Span;
  words: string;
}
export type PlacedRest = RestRecord & Placed;
export type PlacedRefusal = Placed & { needs: Need[] };

/** Records of one offer where they stand in it, and why they do not. */
export interface PlacedRecord {
  sums: PlacedSum[];
  declined: PlacedRefusal[];
  rest: PlacedRest[];
  faults: string[];
}

/** Finds every record on its offer, and works out its sums from numbers that stand there or in what the buyer says. */
export function placeRecord(said: OfferRecord, { opened, needs, asked }: RecordContext): PlacedRecord {
  const text = opened.quote.written;
  const index = indexText(text);
  const stated = indexNumbers(text);
  const faults: string[] = [];
  const sums = said.sums.flatMap((record) => place(record.quote).flatMap((placed) => sumOf(record, placed)));
  const twice = sums.find(({ record, span, value }, at) =>
    sums
      .slice(0, at)
      .some((other) => other.record.is === record.is && other.span.start === span.start && other.value.eq(value)),
  );
  if (twice) faults.push(`counted twice: ${twice.record.quote}`);
  return {
    sums,
    declined: said.declined.flatMap(({ quote, needs: numbers }) =>
      place(quote).map((placed) => ({ ...placed, needs: wantedBy(numbers) })),
    ),
    rest: said.rest.flatMap((record) => place(record.quote).map((placed) => ({ ...record, ...placed }))),
    faults,
  };

  function place(quote: string): Placed[] {
    const span = index.find(quote);
    if (!span) faults.push(`not in the offer: ${quote}`);
    return span ? [{ span, words: text.slice(span.start, span.end).replace(/\s+/g, ' ') }] : [];
  }

  function wantedBy(numbers: number[]): Need[] {
    const own = numbers.flatMap((number) => needs[number - 1] ?? []);
    if (own.length < numbers.length) faults.push('for what nobody asked for');
    return own;
  }

  function sumOf(record: SumRecord, { span, words }: Placed): PlacedSum[] {
    const own = wantedBy(record.needs);
    const known = own.map(({ qty }) => new Big(qty));
    const wanted = own.length === 1 ? (own[0]?.qty ?? '1') : '1';
    const worked = stateWorking(record.amount, [stated, ...asked], known);
    const counted = stateWorking(record.pieces.trim() || wanted, [stated, ...asked], known);
    const value = worked && valueOf(worked.working)?.round(2, Big.roundHalfUp);
    const pieces = counted && valueOf(counted.working);
    if (!worked || !counted || !value || !pieces || value.lt(0) || pieces.lt(0)) {
      faults.push(`no arithmetic: ${record.amount}, ${record.pieces}`);
      return [];
    }
    const lost = worked.lost ?? counted.lost;
    if (lost) faults.push(`${lost.toFixed()} stands nowhere: ${record.amount}`);
    faults.push(...notQuoted(record, worked.working, span));
    if (record.is === 'goods' || record.is === 'substitute') {
      if (isPriceOfOne(record, { text, span, wanted })) faults.push(`is a price for one: ${record.quote}`);
      faults.push(...misplaced(record, own, { span, words }));
    }
    const parts = partsOf(worked.working);
    return [
      {
        record,
        needs: own,
        span,
        words,
        beside: besideOf(worked.working, span),
        working: worked.working,
        parts: [...parts, ...partsOf(counted.working)],
        value,
        offered: worked.offered,
        pieces,
        piecesOffered: counted.offered,
        isStated: stated.figures(value).some((figure) => contains(span, figure)),
        statedWrong: worked.working.kind === 'product' ? wrongIn(span, [...parts, value]) : null,
      },
    ];
  }

  /** Arithmetic goes by a number of its quote, and what it adds by itself is an amount of money. */
  function notQuoted({ amount }: SumRecord, working: Working, span: Span): string[] {
    const isQuoted = (value: Big): boolean => {
      const word = stated.word(value);
      return stated.figures(value).some((figure) => contains(span, figure)) || (word !== null && contains(span, word));
    };
    const money = opened.quote.numerals.filter(isMoney);
    const added = addendsIn(working).filter(
      (value) => !isQuoted(value) && !money.some((numeral) => numeral.value.eq(value)),
    );
    const isBare = !numbersIn(working).some(isQuoted);
    return [
      ...(isBare ? [`goes by no number of its quote: ${amount}`] : []),
      ...added.map((value) => `adds ${value.toFixed()}, which is no amount: ${amount}`),
    ];
  }

  /** Lines that numbers of a working stand in, where its quote does not hold them. */
  function besideOf(working: Working, span: Span): Span[] {
    const lines = lineSpans(text);
    const found = numbersIn(working).flatMap((value) => {
      const word = stated.word(value);
      const places = stated.figures(value).concat(word ? [word] : []);
      if (places.some((one) => contains(span, one))) return [];
      const nearest = places.toSorted((a, b) => Math.abs(a.start - span.start) - Math.abs(b.start - span.start))[0];
      return nearest ? lines.filter((line) => overlaps(line, nearest)) : [];
    });
    return mergeSpans(found);
  }

  /** The words of goods name another thing that is wanted, or begin with what a charge is called. */
  function misplaced({ quote }: SumRecord, own: Need[], { span, words }: Placed): string[] {
    const named = opened.quote.matcher.match(words).map(({ need }) => need);
    const [label] = findLabels(words);
    const isCalled = own.some(({ part }) => partWords(part).some(({ word }) => isSameStem(word, label?.words ?? '')));
    const isOfOneThing =
      inside(opened.quote.numerals, span).filter(isMoney).length <= MOST_OF_A_LINE && !words.includes(', ');
    return [
      ...(own.length > 0 && named.length > 0 && !own.some((need) => named.includes(need)) && isOfOneThing
        ? [`is for another thing: ${quote}`]
        : []),
      ...(named.length === 0 && label && label.start < 3 && CHARGES.has(label.kind) && !isCalled
        ? [`is a charge: ${quote}`]
        : []),
    ];
  }

  function wrongIn(span: Span, known: Big[]): Big | null {
    const [value] = known.slice(-1);
    const [only, ...more] = findNumerals(text, opened.mark)
      .filter((numeral) => contains(span, numeral) && isMoney(numeral))
      .filter((numeral) => !known.some((other) => other.eq(numeral.value)));
    const isNear = only && value?.gt(0) && only.value.times(2).gt(value) && only.value.lt(value.times(2));
    return isNear && more.length === 0 ? only.value : null;
  }
}

/** Amounts of money of one line: its price, and what it comes to. */
const MOST_OF_A_LINE = 2;
