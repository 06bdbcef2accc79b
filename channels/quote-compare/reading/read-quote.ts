import { Big } from 'big.js';
import type { Need } from '../need.ts';
import type { Offer, OfferedCharge } from '../offer.ts';
import { openQuote } from './open-quote.ts';
import type { OpenedQuote } from './open-quote.ts';
import { readClosedDays } from './closed-days.ts';
import { describeCharge } from './describe-charge.ts';
import { describeFreight, servicesOf } from './describe-freight.ts';
import { describeLine } from './describe-line.ts';
import { readFreightZones } from './freight-schedule.ts';
import { readFreightTerms } from './freight-terms.ts';
import { findBlocks } from './item-blocks.ts';
import { findUnread } from './find-unread.ts';
import type { Calendar } from './lead-time.ts';
import { findPartColumns } from './part-columns.ts';
import { readDuty, readGeneralBasis, readMinimumOrder, readValidityOf } from './quote-terms.ts';
import { readCharges } from './read-charges.ts';
import type { Charge } from './read-charges.ts';
import { pricesOfOthers } from './read-figures.ts';
import { readItems } from './read-items.ts';
import { readLead } from './read-lead.ts';
import { readTaxStance } from '../pricing/tax-stance.ts';
import type { QuoteText } from './quote-text.ts';
import type { ReadItem } from './read-item.ts';
import { restatedAddends } from './restated-addends.ts';
import { restatedSums, withoutRestatedFees, withSumsForFees } from './restated-sums.ts';
import { gapsOf, reconcile } from './reconcile.ts';
import { contains, overlaps, trimSpan } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { withTaxesOfTotals, withTotalsOverTax } from './totals-over-tax.ts';
import { withAmountsByTotal } from './stated-by-total.ts';
import { byAge } from './superseded.ts';
import { withTaxBetweenTotals } from './tax-between-totals.ts';
import { withTaxInPrices } from './tax-in-prices.ts';
import { dayOrderOf } from './validity.ts';
import { withheldTax } from './withheld-tax.ts';
import { unnamedCharges } from './unnamed-charges.ts';

export interface QuoteContext {
  needs: Need[];
  shipToZip: string | null;
  calendar: Calendar;
  /** Vendor names that the brief or the heading of the quote gives. */
  vendorHints: string[];
}

/** Reads one quote by rules: everything that compose needs to price it, each fact with the statements that it stands in. */
export function readQuote(written: string, context: QuoteContext): Offer {
  return readOpened(openQuote(written, context), context.calendar);
}

/** The same of a quote that was taken apart before. */
export function readOpened({ quote, currency, mark, old }: OpenedQuote, calendar: Calendar): Offer {
  const { text, matcher } = quote;
  const { vendor } = quote;
  const unnamed = quote.units.filter(({ start, end }) => matcher.match(text.slice(start, end)).length === 0);
  // Codes of states are told from words by their capitals, which a paste in small letters has lost.
  const capitals = /\p{Lu}/u.test(text) ? text : text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
  const zones = readFreightZones(capitals, unnamed, mark).map((zone) => ({
    ...zone,
    words: text.slice(zone.start, zone.end),
  }));
  const isZone = (span: Span): boolean => zones.some((zone) => overlaps(zone, span));
  const withheld = withheldTax(quote);
  const isWithheld = (span: Span): boolean => withheld.some((own) => overlaps(own, span));
  const units = quote.units.filter((unit) => !isZone(unit) && !isWithheld(unit));
  const columns = findPartColumns({ ...quote, units });
  const { items, rest } = findBlocks({ ...quote, units: units.filter((unit) => !columns.used.includes(unit)) });
  const blocks = [...columns.items, ...items];
  const called = withTaxesOfTotals(
    byAge(
      text,
      withoutRestatedFees(
        rest.flatMap((span) => withTotalsOverTax(readCharges({ ...quote, currency }, span))),
        quote,
      ),
    ),
  );
  const read = readItems(quote, blocks, readGeneralBasis(text));
  const named = withSumsForFees(called, read);
  const addends = restatedAddends(quote, read);
  const { items: others, totals } = restatedSums(read, { quote, rest, charges: named });
  // What a sum was taken to be for is of the lines above it.
  const isFreed = read.some((item) => item.needs.length > 1 && !others.includes(item));
  const unsummed = isFreed
    ? readItems(
        quote,
        others.map(({ block }) => block),
        readGeneralBasis(text),
      )
    : others;
  const charges = [...named, ...totals];
  const instead = charges.filter((charge) => isFeeInstead(text, charge, charges));
  const lines = reconcile(underOptions(quote, unsummed), sumsOf(charges), text);
  const aside = lines.filter(({ status }) => status === 'alternate' || status === 'optional').map(({ block }) => block);
  const asideLines = aside.flatMap(({ parts }) => parts.map((part) => lineOf(text, part)));
  const isBeside = (spans: Span[]): boolean => asideLines.some((line) => spans.every((span) => contains(line, span)));
  const terms = readFreightTerms(text, units, mark, charges);
  const order = dayOrderOf(text, mark, calendar.dayOrder);
  const offer: Offer = {
    heading: text.split('\n').slice(0, 3).join(' ').slice(0, 200),
    vendor: { name: text.slice(vendor.start, vendor.end), spans: [lineOf(text, vendor)] },
    currency: { code: currency ?? (mark === ',' ? 'EUR' : 'USD'), isStated: currency !== null },
    lines: lines.map((item) => describeLine(quote, item)),
    charges: withTaxInPrices(
      [
        ...charges
          .flatMap((charge) => describeCharge(charge, { ...quote, currency, needs: matcher.needs }))
          .map((charge) => ({
            ...charge,
            isAside: charge.isAside || isBeside(charge.spans),
            below: charge.below ?? leastBeside(charge, instead, charges),
          })),
        ...unnamedCharges(
          quote,
          rest.filter((span) => !addends.some((own) => contains(span, own))),
          charges,
        ),
      ].map((charge) => withoutOthersAmount(charge, lines)),
      quote,
    ),
    freight: describeFreight(charges, { zones, terms, units, text, currency }),
    totals: charges.flatMap(({ kind, amount, words, start, end }) =>
      (kind === 'subtotal' || kind === 'total') && amount
        ? [{ kind, amount: amount.toFixed(2), words, spans: [{ start, end }] }]
        : [],
    ),
    lead: readLead(
      quote,
      { rest, blocks, aside, services: servicesOf(charges) },
      {
        ...calendar,
        dayOrder: order,
        closed: [...(calendar.closed ?? []), ...readClosedDays(text, calendar.today)],
      },
    ),
    validity: readValidityOf(quote, order, calendar.today),
    minimumOrder: instead.length > 0 ? null : readMinimumOrder(charges),
    duty: readDuty(quote, currency),
    conditions: [],
    unapplied: [],
    unread: findUnread(quote, {
      items: lines,
      charges,
      gaps: gapsOf(lines, sumsOf(charges)),
      settled: [
        ...zones,
        ...withheld,
        ...addends,
        ...old,
        ...lines.flatMap(({ block, needs }) => pricesOfOthers(quote, block, needs)),
      ],
      terms,
    }),
  };
  return withAmountsByTotal(withTaxBetweenTotals(offer, quote));
}

/** Rows that name nothing of what is asked for, below a heading such as "Optional extras (not included above)". */
function underOptions({ text, units, matcher }: QuoteText, items: ReadItem[]): ReadItem[] {
  const heads = units.filter(({ start, end }) => OPTIONS_HEAD.test(text.slice(start, end)));
  const [head] = heads;
  if (!head) return items;
  const isNamed = ({ start }: Span): boolean =>
    matcher.match(text.slice(start, lineOf(text, { start, end: start }).end)).length > 0;
  return items.map((item) =>
    item.status === 'offered' && item.needs.length === 0 && item.block.start > head.start && !isNamed(item.block)
      ? { ...item, status: 'optional' as const }
      : item,
  );
}
const OPTIONS_HEAD =
  /^\W*(?:(?:optional|available|possible|additional) (?:extras?|items?|add[- ]?ons?|upgrades?)|options|extras|add[- ]?ons|optional)(?:\s*\([^()\d]*\)|\s[^\d:]{0,30})?\s*:?\s*$/iu;

/** "Minimum order 100.00 or a 15.00 small order fee": a smaller order is taken, at a price. */
const isFeeInstead = (text: string, { kind, amount, start, end }: Charge, charges: Charge[]): boolean =>
  kind === 'fee' &&
  amount !== null &&
  charges.some((other) => other.kind === 'minimum' && other.amount !== null && other.start === start) &&
  /\b(?:or|else|otherwise|below|under|less)\b/i.test(text.slice(start, end));

/** The least order value that such a fee goes with. */
function leastBeside({ spans }: { spans: Span[] }, instead: Charge[], charges: Charge[]): string | null {
  const fee = instead.find(({ start }) => spans.some((span) => span.start === start));
  const least = fee
    ? charges.find(({ kind, start, amount }) => kind === 'minimum' && start === fee.start && amount)
    : undefined;
  return least?.amount?.toFixed(2) ?? null;
}

/** "$158.00 + IVA (120 pzas = $18,960.00)": no tax is as high as the goods, and the amount of a line is none. */
function withoutOthersAmount(charge: OfferedCharge, items: ReadItem[]): OfferedCharge {
  const { kind, amount } = charge;
  if (kind !== 'tax' || amount === null) return charge;
  const amounts = items.flatMap(({ readings: [reading] }) => (reading ? [reading.amount] : []));
  const goods = amounts.reduce((sum, own) => sum.plus(own), new Big(0));
  const isOther =
    amounts.some((own) => own.gt(0) && own.eq(amount)) || (goods.gt(0) && goods.times(MOST_TAX).lt(amount));
  // What the tax comes to is then said nowhere, unless it is in the prices.
  const clause = readTaxStance(charge.clause) === 'unsaid' ? `+ ${charge.words}` : charge.clause;
  return isOther ? { ...charge, amount: null, clause } : charge;
}
/** Of the goods: a tax may be on carriage and fees too. */
const MOST_TAX = '0.6';

function lineOf(text: string, { start, end }: Span): Span {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  return trimSpan(text, { start: from, end: to < 0 ? text.length : to });
}

/** Amounts that the lines may add up to: stated subtotals, or sums less what is charged besides. */
function sumsOf(charges: Charge[]): Big[] {
  const subtotals = charges.flatMap(({ kind, amount }) => (kind === 'subtotal' && amount ? [amount] : []));
  const total = charges.findLast(({ kind, amount }) => kind === 'total' && amount !== null)?.amount;
  const besides = (isCounted: (charge: Charge) => boolean): Big =>
    charges.filter(isCounted).reduce((sum, { kind, amount }) => {
      if (kind === 'total' || kind === 'subtotal' || kind === 'minimum' || !amount) return sum;
      return kind === 'discount' ? sum.minus(amount) : sum.plus(amount);
    }, new Big(0));
  if (subtotals.length > 0) {
    // "Total excl. VAT" stands below the discount and the fees.
    const untaxed = besides(({ kind }) => kind !== 'tax');
    return [...subtotals, ...subtotals.map((sum) => sum.minus(untaxed))];
  }
  return total ? [total.minus(besides(() => true)), total] : [];
}
