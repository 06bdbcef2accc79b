import type { JsonObject } from '#contracts/json.ts';
import type { Brief, PlanDraft } from '#contracts/plan.ts';
import { mainCurrency } from '../reading/currency.ts';
import { readDecimalMark } from '../reading/numerals.ts';
import { byCountedHeadings, byHeadings } from './brief/headed-quotes.ts';
import { plainPaste } from './brief/plain-paste.ts';
import { readOrder } from './brief/read-order.ts';
import type { Order } from './brief/read-order.ts';
import { findQuoteMails } from './brief/quote-mails.ts';
import { shownBrief } from './brief/shown-brief.ts';
import { readQuotes } from './extract.ts';
import { isSettled, isUsable, losesNeed, openIn, readingsOf } from './model/choose-order.ts';
import { inSaidCurrency } from './model/said-currency.ts';
import { planQuotes, QUOTES } from './plan.ts';
import { costOf, isMarkedOut, isSameDivision } from './proposed/choose-order.ts';
import { proposeOrder } from './proposed/propose-order.ts';
import type { QuoteReading } from './quote-reading.ts';
import { readTold } from './told/read-told.ts';
import { placeOrder } from './told/records/place-order.ts';
import { readAgain } from './told/records/read-again.ts';
import { SaidOffers } from './told/records/said-offer.ts';
import type { SaidOffer } from './told/records/said-offer.ts';
import { SaidOrder } from './told/records/said-order.ts';
import { toldInQuotes } from './told/told-in-quotes.ts';

/** An order, and the plan that is made from it. */
export interface Planned {
  order: Order;
  plan: PlanDraft;
}

/**
 * The plan by the rules for pasted offers, by the second reader's division of the brief, or by the rules for told offers: whichever leaves less open. An
 * order that two of them come to is confirmed.
 */
export function planByRules(brief: Brief): Planned {
  const pasted = readOrder(brief);
  const plain = planQuotes(brief, pasted);
  if (brief.prior?.brief || isSettled(pasted)) return { order: pasted, plan: plain };
  const { offers: spoken, open } = spokenIn(asSpoken(pasted, brief));
  const byPasted: Planned = {
    order: pasted,
    plan: spoken.length > 0 ? withReading(plain, { offers: spoken, isSpoken: true }) : plain,
  };
  const proposed = byProposal(brief);
  const cost = spoken.length > 0 ? Math.min(costOf(pasted), open / pasted.quotes.length) : costOf(pasted);
  // Where both divide the brief alike, nothing that a vendor says was taken for the caller's.
  const isOther =
    proposed !== null &&
    !isSameDivision(proposed.order, pasted) &&
    !isCountedOut(pasted, brief) &&
    (!isMarked(pasted, brief) ||
      (proposed.order.quotes.length === pasted.quotes.length && !proposed.order.quotes.some(holdsHeading)));
  const byLines = isOther && costOf(proposed.order, pasted.quotes.length) < cost ? proposed : byPasted;
  const told = byTold(brief, pasted, open);
  const chosen = told ?? byLines;
  const others = [byPasted, proposed, told].flatMap((other) => (other === null || other === chosen ? [] : [other]));
  const isConfirmed =
    others.some(({ order }) => isSameDivision(order, chosen.order)) ||
    (chosen === byPasted && isMarkedOut(pasted, brief.notes));
  return isConfirmed ? { ...chosen, plan: withReading(chosen.plan, { isConfirmed: true }) } : chosen;
}

/** The caller counts the offers by headings, and there are too many or one alone: that is said, and no other division tried. */
const isCountedOut = ({ quotes }: Order, { notes }: Brief): boolean =>
  quotes.length > QUOTES.most || (quotes.length === 1 && byHeadings(plainPaste(notes)).quotes.length === 1);

/** Every offer stands under a counted heading of its own, or in the mails of a vendor: there are as many, whatever they are read as. */
const isMarked = ({ quotes }: Order, { notes }: Brief): boolean =>
  quotes.length >= QUOTES.least &&
  [byCountedHeadings(plainPaste(notes))?.quotes, findQuoteMails(plainPaste(notes)).quotes].some(
    (marked) => marked?.length === quotes.length,
  );

/** "Quote 1 of 2:" within an offer: what stands above it is the caller's. */
function holdsHeading({ text }: { text: string }): boolean {
  const { brief: above, quotes } = byHeadings(text);
  return quotes.length > 0 && above !== '';
}

const withReading = (plan: PlanDraft, more: JsonObject): PlanDraft => ({
  ...plan,
  reading: { ...plan.reading, ...more },
});

/** The order by the rules for told offers, where those leave less open than the rules for pasted ones. */
function byTold(brief: Brief, pasted: Order, open: number): Planned | null {
  const told = readTold(shownBrief(brief.notes));
  const placed = told && placeOrder(brief.notes, told.order);
  if (!told || !placed || placed.fault !== null) return null;
  const order = asTold(readOrder(brief, placed), brief);
  if (!isUsable(order) || losesNeed(order, pasted)) return null;
  // Where every figure is understood and a vendor says what it does not have, a reading with nothing missing is the worse one.
  const isWhole = told.offers.length === order.quotes.length;
  const isRefused = told.offers.some(({ lines }) => lines.some(({ is }) => is === 'declined'));
  const leavesMore = openIn(order, withSaid(readingsOf(order), told.offers, order)) >= open && !(isWhole && isRefused);
  const isWorse = order.quotes.length < pasted.quotes.length || leavesMore;
  if (isUsable(pasted) && isWorse) return null;
  const plan = planQuotes(brief, order);
  return { order, plan: withReading(plan, { order: told.order, offers: told.offers, isTold: true }) };
}

/** The order as the second reader takes the brief apart. */
function byProposal(brief: Brief): Planned | null {
  const order = proposedFor(brief);
  return order && isUsable(order) ? { order, plan: withReading(planQuotes(brief, order), { isProposed: true }) } : null;
}

function proposedFor(brief: Brief): Order | null {
  const placed = proposeOrder(brief.notes);
  return placed && { ...readOrder(brief, placed), said: null };
}

/** Records of what pasted quotes say in running text, where less is open by them; and how much is open. */
function spokenIn(order: Order): { offers: SaidOffer[]; open: number } {
  const readings = readingsOf(order);
  const open = openIn(order, readings);
  const offers = isUsable(order) && open > 0 ? toldInQuotes(order, readings) : [];
  if (offers.length === 0) return { offers, open };
  const openByThem = openIn(order, withSaid(readings, offers, order));
  return openByThem <= open ? { offers, open: openByThem } : { offers: [], open };
}

/** The order that a plan by rules was made from. */
export function orderByRules({ brief, plan }: { brief: Brief; plan: PlanDraft }): Order {
  if (plan.reading['isProposed'] === true) return proposedFor(brief) ?? readOrder(brief);
  const { success, data } = SaidOrder.safeParse(plan.reading['order']);
  const order = readOrder(brief, success ? placeOrder(brief.notes, data) : null);
  if (plan.reading['isSpoken'] === true) return asSpoken(order, brief);
  return plan.reading['isTold'] === true ? asTold(order, brief) : order;
}

/** The offers of a plan's order by rules. */
export function offersByRules(
  order: Order,
  { reading }: Pick<PlanDraft, 'reading'>,
  text: (id: string) => string | undefined,
): QuoteReading[] {
  const { data } = SaidOffers.safeParse({ quotes: reading['offers'] });
  const readings = readQuotes(order, text);
  return data ? inSaidCurrency(withSaid(readings, data.quotes, order), data.quotes, order) : readings;
}

const withSaid = (readings: QuoteReading[], said: readonly SaidOffer[], order: Order): QuoteReading[] =>
  readings.map((reading) =>
    readAgain(
      reading,
      said.find(({ quote }) => reading.id === `quote-${quote}`),
      order,
    ),
  );

/** An order of told offers: whoever tells them speaks of one currency, that of the text or of its decimal comma. */
const asTold = (order: Order, brief: Brief): Order => ({ ...inOneCurrency(order, brief), said: null, isTold: true });

/** The same of offers that are pasted, and said in running text. */
const asSpoken = (order: Order, brief: Brief): Order => ({ ...inOneCurrency(order, brief), isSpoken: true });

function inOneCurrency(order: Order, { notes }: Brief): Order {
  const { limits } = order;
  const named = mainCurrency(notes) ?? (readDecimalMark(notes) === ',' ? 'EUR' : null);
  const currency = limits.currency ?? (named === 'USD' ? (limits.dollar ?? named) : named);
  return { ...order, limits: { ...limits, currency } };
}
