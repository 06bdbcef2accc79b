import { Big } from 'big.js';
import type { Offer, OfferedCharge, OfferedLine } from '../offer.ts';
import { bareAmounts } from '../../reading/bare-amounts.ts';
import { findNumerals, readDecimalMark } from '../../reading/numerals.ts';
import { phrasePattern } from '../../reading/phrases.ts';
import { overlaps } from '../../reading/span.ts';
import { unitOf } from '../../reading/units.ts';
import { MONTHLY_NAMES } from '../../reading/vocabulary/term-words.ts';
import { isSameNoun, monthsPer, timeOf } from '../brief/read-counts.ts';
import { forFurtherTime, isForFurtherTime, withFurtherTime } from './further-time.ts';
import { monthsIn, paidFor } from './paid-counts.ts';
import type { Counted, Rate } from './paid-counts.ts';
import { perBehind, timeBefore, timeBehind } from './per-words.ts';

/** "MRC: $489.00", "Monthly recurring: $465.00": what stands before a price that is for a month. */
const MONTHLY_BEFORE = phrasePattern(MONTHLY_NAMES);
const FLAT = /(?<!\p{L})(?:flat|lump sum|fixed price|all[- ]in for)(?!\p{L})/iu;
const COVERS =
  /\b(?:covers?|covering|for all|all \d+|everything|altogether|umfasst|für alle|couvre|pour tous|cubre|para todos|copre)\b/iu;

/**
 * An offer whose prices for one of something are for as many as are paid for: months, nights, loads, visits. Where the quote has an amount already it
 * stands; where nobody says how many, or a total of the quote says something else, the line is doubted, so that its arithmetic is looked at again.
 */
export function withRates(given: Offer, counted: Counted, text = ''): Offer {
  const read = counted.told.some(({ nouns }) => nouns.some(timeOf)) ? withFurtherTime(given) : given;
  // "Canone mensile totale € 348,00": the sum of one month is no total of a longer time.
  const isOfAMonth = ({ amount, spans }: Offer['totals'][number]): boolean =>
    read.lines.some(
      (line) =>
        line.status === 'offered' &&
        line.amount === amount &&
        line.stated === null &&
        spans.some((span) => line.spans.some((own) => overlaps(own, span) || span.start - own.end < MOST_BETWEEN)) &&
        forAllOf(line, counted, text)?.term !== undefined,
    );
  // "10 weeks £520.00" below 40 panels at £1.30 a week: what the line comes to, in a line of its own.
  const isItsSum = ({ needs, description, amount }: OfferedLine): boolean =>
    needs.length === 0 &&
    timeOf(description) !== null &&
    read.lines.some((line) => {
      const own = forAllOf(line, counted, text);
      return own?.term !== undefined && own.amount === amount;
    });
  const offer = {
    ...read,
    lines: read.lines.filter(
      (line) => !isItsSum(line) && (line.needs.length > 0 || !isOfOneTerm(line.amount, line.words, read.lines)),
    ),
    totals: read.totals.filter((total) => !isOfAMonth(total)),
  };
  const { amount } = offer.freight;
  const lines = offer.lines.map((line) => forAllOf(line, counted, text));
  const whole = lines.flatMap((line) => line ?? []);
  const once = offer.charges.filter((charge) => !isOneTermOf(charge, lines));
  const isWhole =
    whole.length === lines.length && (offer.totals.length === 0 || isBorneOut(whole, { ...offer, charges: once }));
  const rate =
    amount && (amount.byWeight?.weight ?? null) === null ? rateIn(amount.words, amount.amount, counted) : null;
  const charges = once.map((charge) => forFurtherTime(chargeForAll(charge, counted), counted));
  // What the time beyond the first comes to is in no amount of such an offer.
  const isOpen = counted.told.some(({ nouns }) => nouns.some(timeOf)) && charges.some(isForFurtherTime);
  return {
    ...offer,
    lines: offer.lines.map((line, at) => {
      const own = lines[at];
      if (isOpen) return { ...line, isAmbiguous: true };
      if (own && isChargedAgain(own, charges)) return { ...own, isAmbiguous: true };
      if (own === line) return isForFewer(line, counted) ? { ...line, isAmbiguous: true } : line;
      return own && isWhole && !isSaidAgain(own, lines) ? own : { ...line, isAmbiguous: true };
    }),
    charges,
    freight: rate && amount ? { ...offer.freight, amount: { ...amount, ...byCount(rate) } } : offer.freight,
  };
}

/** Characters between a line and the sum of it right below. */
const MOST_BETWEEN = 80;

/** "94 a month for all of them, so 1,128 a year": what another line comes to by its rate, for nothing that is asked for by itself. */
const isSaidAgain = (line: OfferedLine, lines: (OfferedLine | null)[]): boolean =>
  line.needs.length === 0 &&
  lines.some((other) => other !== line && other?.term !== undefined && other.amount === line.amount);

/** "Weekly hire charge £52.00" beside 40 panels at £1.30 a week: what the line comes to for one of its weeks is no fee. */
const isOneTermOf = ({ kind, amount, clause }: OfferedCharge, lines: (OfferedLine | null)[]): boolean =>
  kind === 'fee' && amount !== null && isOfOneTerm(amount, clause, lines);

/** "Monthly fee €1,045.00" over "12 months: €12,540.00": so many times an amount for one period is what a line that counts them comes to. */
const isOfOneTerm = (amount: string, words: string, lines: (OfferedLine | null)[]): boolean =>
  timeBefore((words.split(/\d/)[0] ?? '').replace(/\s+/g, ' ')) !== null &&
  lines.some(
    (line) =>
      line?.status === 'offered' &&
      (line.term ? [new Big(line.term.count)] : timesIn(line)).some((count) =>
        new Big(amount).times(count).eq(line.amount),
      ),
  );
/** How many periods the words of a line count. */
const timesIn = ({ words }: OfferedLine): Big[] =>
  findNumerals(words, readDecimalMark(words)).flatMap(({ value, end }) =>
    value.gt(1) && timeOf(/^\s?(?<word>\p{L}+)/u.exec(words.slice(end))?.groups?.word ?? '') !== null ? [value] : [],
  );

/** The same of a fee for a length of time, which comes to what the line does by its rate. */
const isChargedAgain = ({ term, amount }: OfferedLine, charges: OfferedCharge[]): boolean =>
  term !== undefined &&
  charges.some(
    ({ kind, amount: own, times }) =>
      kind === 'fee' && own !== null && times != null && new Big(own).times(times).eq(amount),
  );

/** Carriage for one of what is counted, such as loads. */
export const byCount = ({
  noun,
  count,
}: Rate): Pick<NonNullable<Offer['freight']['amount']>, 'byWeight' | 'isPerPiece'> => ({
  isPerPiece: false,
  byWeight: { unit: noun, isEach: false, isPerHundred: false, weight: count, capacity: null },
});

/** The line for all of what its price is for one of; itself where that is nothing that is counted apart, null where nobody says how many. */
function forAllOf(line: OfferedLine, counted: Counted, text: string): OfferedLine | null {
  const around = line.term === undefined ? (aroundPrice(line, text) ?? aroundAmount(line)) : null;
  const time =
    around &&
    (timeBehind(around.behind) ??
      timeBefore(around.before) ??
      (MONTHLY_BEFORE.test(around.before) ? { unit: 'month', word: 'month' } : null));
  if (!time) return line;
  const isLong = monthsPer(time.unit) !== null;
  // A price for a month is compared as it is where nobody says for how many.
  if (isLong ? monthsIn(counted.told) === null : line.needs.length === 0 || FLAT.test(line.words)) return line;
  // "11 nights" are asked for by themselves: as many are in the amount already.
  const [need] = counted.needs.filter(({ id }) => line.needs.includes(id));
  if (!isLong && need && need.qty !== '1' && isSameNoun(time.word, /\p{L}+/u.exec(need.part)?.[0] ?? ''))
    return counted.own.some((count) => count.isLeast && new Big(count.value).gt(need.qty)) ? null : line;
  const rate = paidFor([isLong ? time.unit : time.word], counted);
  // "$145 a month for 12 months covers all 4 visits": nobody says that it is for one of them.
  if (!rate || (new Big(line.pieces).gt(1) && COVERS.test(line.words))) return null;
  if (rate.count === '1') return { ...line, isAmbiguous: false };
  return {
    ...line,
    stated: null,
    amount: new Big(line.amount).times(rate.count).toFixed(2),
    isAmbiguous: false,
    term: termOf(rate, time.word),
    spans: [...line.spans, ...rate.spans],
  };
}

/** What a price for one is multiplied by, with the words that it follows from. `word` is what the price is for. */
export const termOf = ({ noun, count, from, months = count }: Rate, word = noun): NonNullable<OfferedLine['term']> => ({
  months,
  from,
  count,
  period: months === count ? null : word,
});

/** What the lines come to, by themselves or with the charges, is one of the totals. */
function isBorneOut(lines: OfferedLine[], { totals, charges, freight }: Offer): boolean {
  const goods = lines
    .filter(({ status }) => status === 'offered')
    .reduce((sum, { amount }) => sum.plus(amount), new Big(0));
  const charged = charges
    .filter(({ isAside, kind }) => !isAside && kind !== 'tax')
    .reduce(
      (sum, { kind, amount }) => (kind === 'discount' ? sum.minus(amount ?? 0) : sum.plus(amount ?? 0)),
      new Big(0),
    );
  const all = goods.plus(charged).plus(freight.amount?.amount ?? 0);
  return totals.some(({ amount }) => goods.eq(amount) || all.eq(amount));
}

/** What stands before and behind the price of a line whose amount is for one period; null where the amount is stated or is for something else. */
function aroundPrice(line: OfferedLine, text = ''): { before: string; behind: string } | null {
  const { unitPrice, priceWords, pieces, amount, pricePer } = line;
  if (line.status !== 'offered' || unitPrice === null || priceWords === null) return null;
  if (line.stated !== null || line.breaks.length > 0 || line.stage) return null;
  // "6 MF-30", and on the next line "canone mensile cad. € 58,00".
  const whole = line.spans.map(({ start, end }) => text.slice(start, end)).join('\n');
  const words = line.words.includes(priceWords) ? line.words : whole.includes(priceWords) ? whole : line.words;
  const at = words.includes(priceWords) ? words.indexOf(priceWords) : words.indexOf(priceWords.split(/\s/)[0] ?? '');
  const isOne = new Big(unitPrice).times(pieces).div(pricePer).round(2).eq(amount);
  const written = /\d[\d.,' ]*/.exec(words.slice(Math.max(at, 0)));
  if (at < 0 || !isOne || written === null) return null;
  return { before: words.slice(0, at), behind: words.slice(at + written.index + written[0].trimEnd().length) };
}

/** The same of a stated amount that is for one period itself: "900 kg   4.20/kg   3,780.00/month". */
function aroundAmount({
  status,
  words,
  stated,
  unitPrice,
  pieces,
  pricePer,
}: OfferedLine): { before: string; behind: string } | null {
  if (status !== 'offered' || stated === null || unitPrice === null) return null;
  const isOne = new Big(unitPrice).times(pieces).div(pricePer).round(2).eq(stated);
  const written = findNumerals(words, readDecimalMark(words)).findLast(({ value }) => value.eq(stated));
  const behind = written && words.slice(written.end);
  return isOne && behind !== undefined && OPENS_PER.test(behind) ? { before: '', behind } : null;
}
const OPENS_PER = /^\s?(?:\/|(?:per|pro|je|par|por|al?|na|za)\s)\s?\p{L}/u;

/** A price for one of what is counted, on a line for another number of pieces; or beside what is asked for, where nobody says how many it takes. */
function isForFewer(line: OfferedLine, counted: Counted): boolean {
  const per = line.term === undefined ? perBehind(aroundPrice(line)?.behind ?? '') : null;
  if (!per || per.isEach || isPriceUnit(per.nouns[0] ?? '')) return false;
  const rate = paidFor(per.nouns, { ...counted, needs: [], own: counted.own.filter(({ isPaid }) => isPaid) });
  return rate ? !new Big(rate.count).eq(line.pieces) : line.needs.length === 0;
}

/** What goods are sold by is a matter of the line's own arithmetic. */
function isPriceUnit(noun: string): boolean {
  const unit = unitOf(noun);
  return unit !== null && (unit.kind !== 'each' || PIECES.test(noun));
}
const PIECES = /^(?:sq|squares?|ea|each|pcs?|pieces?|units?|items?)$/i;

/** A charge for one of what is counted, such as months. */
export const chargedBy = ({ noun, count, from }: Rate): Pick<OfferedCharge, 'each' | 'times' | 'timesFrom'> => ({
  each: noun,
  times: count,
  timesFrom: from,
});

function chargeForAll(charge: OfferedCharge, counted: Counted): OfferedCharge {
  const { amount, percent, times, clause } = charge;
  if (amount === null || percent !== null || times !== undefined) return charge;
  const rate = rateIn(clause, amount, counted);
  return rate ? { ...charge, ...chargedBy(rate) } : charge;
}

/** For how many an amount in these words is, where they say what it is for one of. */
function rateIn(words: string, amount: string, counted: Counted): Rate | null {
  const bare = bareAmounts(words).replace(/(?<=\d),(?=\d{3})/g, '');
  const written = new Big(amount).toFixed().replace('.', '[.,]');
  const at = new RegExp(`(?<![\\d.,])${written}${written.includes(',') ? '0*' : ''}(?:[.,]0+)?(?![\\d]|[.,]\\d)`).exec(
    bare,
  );
  const per = at && perBehind(bare.slice(at.index + at[0].length));
  return per && !per.isEach ? paidFor(per.nouns, counted) : null;
}
