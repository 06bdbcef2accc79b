import type { FindingDraft } from '#contracts/evidence.ts';
import type { ReadPage } from '#contracts/page.ts';
import type { Brief } from '#contracts/plan.ts';
import type { Need } from './need.ts';
import type { Offer, OfferCondition } from './offer.ts';
import type { QuoteReading } from './quote-reading.ts';
import type { Order } from './brief/read-order.ts';
import { readBriefPage, readNeedsOf, readWorked } from './brief-findings.ts';
import { offerToFindings } from './offer-findings.ts';
import { discountsFor } from './reading/discounts-for.ts';
import { readClosedDays } from './reading/closed-days.ts';
import { withBothWays } from './reading/both-ways.ts';
import { chooseReading } from './ledger/choose-reading.ts';
import { findLabels } from './reading/labels.ts';
import { askedAndUnread } from './reading/asked-and-unread.ts';
import { withAskedVariants } from './reading/asked-variants.ts';
import { DAY_PRICE, findConditions } from './reading/find-conditions.ts';
import { withFreeGoods } from './reading/free-goods.ts';
import { findFloorPrices } from './reading/floor-prices.ts';
import { findOpenClauses } from './reading/open-clauses.ts';
import { findOpenPrices } from './reading/open-prices.ts';
import { findShortSupply } from './reading/short-supply.ts';
import { withFitting } from './reading/fitted-goods.ts';
import { asWork } from './reading/offered-work.ts';
import { withLaterPrices } from './reading/later-prices.ts';
import { linesThatCharge } from './reading/lines-that-charge.ts';
import { withAdditions } from './reading/percent-additions.ts';
import { withLinesByArea } from './reading/lines-by-area.ts';
import { withOpenHours } from './reading/open-hours.ts';
import { isAmerican, openQuote } from './reading/open-quote.ts';
import type { OpenedQuote } from './reading/open-quote.ts';
import { readOpened } from './reading/read-quote.ts';
import { dayOrderOf, shownDayOrder } from './reading/validity.ts';
import { withOthersBelow } from './reading/offers-other.ts';
import { withMixedBreaks } from './reading/mixed-breaks.ts';
import { withOtherMeasures, withOtherSizes } from './reading/other-size.ts';
import { withoutTalkBelow } from './reading/talk-below.ts';
import { findUnapplied } from './reading/unapplied.ts';
import { findUsageRates } from './reading/usage-rates.ts';
import { countedIn } from './reading/paid-counts.ts';
import type { Counted } from './reading/paid-counts.ts';
import { withSecondReadings } from './proposed/second-reading.ts';
import { withRates } from './reading/with-rates.ts';
import { mainCurrency } from '../reading/currency.ts';
import { possibleLanguages } from '../reading/languages.ts';
import { readDecimalMark } from '../reading/numerals.ts';

/** The text of a page by the id of its request. */
export const textOf =
  (pages: ReadPage[]) =>
  (id: string): string | undefined =>
    pages.find(({ requestId }) => requestId === id)?.layer.text;

const KNOWN = new WeakMap<Need[], Map<string, QuoteReading[]>>();

/** Every quote by rules: by its words, or where those leave something open by its arithmetic. Worked out once: each way to take a brief apart is weighed by it. */
export function readQuotes(order: Order, text: (id: string) => string | undefined): QuoteReading[] {
  const { said: _said, isTold: _isTold, isSpoken: _isSpoken, ...wanted } = order;
  const key = JSON.stringify([wanted, order.quotes.map(({ id }) => text(id))]);
  const known = KNOWN.get(order.needs) ?? new Map<string, QuoteReading[]>();
  const readings = known.get(key) ?? quotesOf(order, text);
  KNOWN.set(order.needs, known.set(key, readings));
  return readings;
}

function quotesOf(order: Order, text: (id: string) => string | undefined): QuoteReading[] {
  const closed = order.texts.flatMap((own) => readClosedDays(own.text, order.today));
  const ordered = { needs: order.needs, brief: briefOf(order) };
  const signs = order.quotes.flatMap(({ id }) => {
    const other = text(id) ?? '';
    const main = mainCurrency(other);
    const code = main === 'USD' && !isAmerican(other) ? (order.limits.dollar ?? main) : main;
    return code === null ? [] : [{ code, mark: readDecimalMark(other) }];
  });
  // Offers are asked for in one currency: a quote without a sign is in that of the others, where those write amounts as it does.
  const shared = (own: string): string | null => {
    const [first, ...others] = signs;
    const isOne =
      first !== undefined &&
      signs.every(({ mark }) => mark === readDecimalMark(own)) &&
      others.every(({ code }) => code === first.code);
    return isOne ? first.code : null;
  };
  const whole = [briefOf(order), ...order.quotes.map((quote) => quote.text)].join('\n');
  const dayOrder = shownDayOrder(whole);
  const languages = possibleLanguages(whole);
  const readings = order.quotes.flatMap(({ id, name }): QuoteReading[] => {
    const own = text(id);
    if (own === undefined) return [];
    const opened = openQuote(own, {
      needs: order.needs,
      shipToZip: order.limits.shipToZip?.value ?? null,
      vendorHints: name ? [name] : [],
      currency: order.limits.rates.length === 0 ? (order.limits.currency ?? shared(own)) : null,
      dollar: order.limits.dollar,
      languages,
    });
    const read = readOpened(opened, { today: order.today, isKnown: order.isTodayNamed, closed, dayOrder });
    const counted = countedIn(
      opened.quote,
      order.limits.counts.map(({ value }) => value),
    );
    const given = discountsFor(linesThatCharge(withoutTalkBelow(read, opened.quote, order), ordered), {
      brief: ordered.brief,
      today: order.today,
      order: dayOrderOf(own, opened.mark, dayOrder),
    });
    const finish = (one: Offer): Offer => {
      const placed = linesThatCharge(withLinesByArea(one, order.needs), ordered);
      return asHired(withBothWays(placed), opened, { needs: order.needs, counted });
    };
    const chosen = withAskedVariants(
      finish(chooseReading(given, opened, { ...order, counted }, finish)),
      ordered.brief,
    );
    const asked = withOthersBelow(chosen, own);
    const offer = withFreeGoods(withConditions(asked, opened, order), order.needs, { text: own, mark: opened.mark });
    return [{ id, opened, offer }];
  });
  const finish = ({ offer, opened }: QuoteReading): Offer => withConditions(offer, opened, order);
  return withSecondReadings(withFitting(asWork(readings, order), order), { order, languages, finish });
}

/** The offer for as long as it is wanted: breaks that lines reach together, other sizes, terms, days, and rates of use that are still open. */
function asHired(
  chosen: Offer,
  { quote: { text, units } }: OpenedQuote,
  { needs, counted }: { needs: Need[]; counted: Counted },
): Offer {
  const sized = withOtherMeasures(withOtherSizes(withMixedBreaks(chosen, text), needs, text), needs);
  const priced = withRates(sized, counted, text);
  return withOpenHours({ ...priced, unread: [...priced.unread, ...findUsageRates(text, units)] }, counted);
}

const briefOf = ({ texts }: Order): string => texts.map(({ text }) => text).join('\n');

/** The offer with what its price depends on, or leaves out of what was asked for. */
export function withConditions(read: Offer, { quote, mark }: OpenedQuote, order: Order): Offer {
  const { text, units } = quote;
  const dated = withLaterPrices(read, quote, { today: order.today, order: dayOrderOf(text, mark) });
  const offer = withAdditions(dated, quote, {
    brief: briefOf(order),
    deadline: order.limits.deadline?.value ?? null,
    calendar: { today: order.today, isKnown: order.isTodayNamed },
  });
  const found = [
    ...offer.conditions,
    ...askedAndUnread(offer, briefOf(order)),
    ...findConditions(text, units, briefOf(order)),
    ...findOpenClauses(text, units, { offer, brief: briefOf(order) }),
    ...findFloorPrices(text, units, offer.lines),
    ...findOpenPrices(text, units, offer),
    ...findShortSupply(text, units, { offer, needs: order.needs }),
  ];
  // "Sales tax only if there is no exemption certificate": who is exempt meets it.
  const isMet = ({ words }: OfferCondition): boolean =>
    (DAY_PRICE.test(words) && Boolean(offer.validity?.until)) ||
    (order.limits.isTaxExempt && EXEMPTION.test(words) && findLabels(words).some(({ kind }) => kind === 'tax'));
  return {
    ...offer,
    conditions: [
      ...new Map(
        found
          .filter((one) => !isMet(one))
          .toReversed()
          .map((one) => [one.words, one]),
      ).values(),
    ].toReversed(),
  };
}

const EXEMPTION = /\b(?:exempt\w*|certificate|resale)\b/i;

/** The findings of the order and of its quotes as they were read in the end. */
export function findingsOf(brief: Brief, pages: ReadPage[], order: Order, readings: QuoteReading[]): FindingDraft[] {
  const findings = order.texts.flatMap(({ id }) => {
    const page = pages.find(({ requestId }) => requestId === id);
    return page ? readBriefPage(page, order, brief.acceptedAt) : [];
  });
  findings.push(...readWorked(pages, order, readings));
  const impliedIn = pages.find(({ requestId }) => requestId === order.needsIn);
  if (impliedIn && order.quotes.some(({ id }) => id === order.needsIn)) findings.push(...readNeedsOf(impliedIn, order));
  const languages = possibleLanguages([briefOf(order), ...order.quotes.map(({ text }) => text)].join('\n'));
  for (const { id, opened, offer: read } of readings) {
    const page = pages.find(({ requestId }) => requestId === id);
    const unapplied = findUnapplied(opened.quote, { offer: read, languages, asked: briefOf(order) });
    const offer = { ...read, unapplied };
    if (page) findings.push(...offerToFindings(offer, { id, sha256: page.sha256, text: page.layer.text }));
  }
  return findings;
}
