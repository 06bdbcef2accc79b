import type { Composition } from '#contracts/composition.ts';
import type { ModelPort } from '#contracts/model-port.ts';
import type { JsonObject } from '#contracts/json.ts';
import type { Brief, PlanDraft } from '#contracts/plan.ts';
import type { ComposeInput, ExtractInput, Extraction } from '../../channel.ts';
import { mainCurrency } from '../../reading/currency.ts';
import { readDecimalMark } from '../../reading/numerals.ts';
import { byHeadings } from '../brief/headed-quotes.ts';
import { plainPaste } from '../brief/plain-paste.ts';
import { readOrder } from '../brief/read-order.ts';
import type { Order } from '../brief/read-order.ts';
import { composeComparison } from '../compose.ts';
import { findingsOf, readQuotes, textOf } from '../extract.ts';
import { planQuotes, QUOTES } from '../plan.ts';
import { askOffers } from './ask-offers.ts';
import { isFiner, isSameOrder, isSettled, isUsable, losesNeed, openIn, readingsOf } from './choose-order.ts';
import { priceFor, standingOf } from './choose-offer.ts';
import { OfferRecords } from './offer-records.ts';
import type { SaidOffer } from './offer-records.ts';
import { OrderRecords, orderPrompt } from './order-records.ts';
import { placeOrder, shownBrief } from './place-order.ts';
import { readAgain } from './read-again.ts';
import { costOf, isMarkedOut, isSameDivision } from '../proposed/choose-order.ts';
import { proposeOrder } from '../proposed/propose-order.ts';
import { readTold } from '../told/read-told.ts';
import { toldInQuotes } from '../told/told-in-quotes.ts';
import { inSaidCurrency } from './said-currency.ts';

/** Characters of a brief that are worth sending. */
const LONGEST = 24_000;

/**
 * The plan, from the order as the rules read it or as a model's records have it: whichever leaves less open once its quotes are read. Records
 * have no say over what is proven: a brief whose quotes prove themselves is not sent.
 */
export async function planWithRecords(brief: Brief, model: ModelPort | undefined): Promise<PlanDraft> {
  const { order: rules, plan: byRules } = planByRules(brief);
  const text = shownBrief(brief.notes);
  if (!model || brief.prior?.brief || text.length > LONGEST || isSettled(rules)) return byRules;
  const answer = await model.ask({
    id: 'brief',
    prompt: orderPrompt,
    documents: [{ label: 'brief', text }],
    schema: OrderRecords,
    maxOutputTokens: 2_000,
  });
  const placed = answer.kind === 'said' ? placeOrder(brief.notes, answer.value) : null;
  if (answer.kind !== 'said' || !placed || placed.fault !== null) return byRules;
  const order = readOrder(brief, placed);
  if (!isUsable(order) || losesNeed(order, rules)) return byRules;
  const offers = await askOpen(model, order, (id) => order.quotes.find((quote) => quote.id === id)?.text);
  const isOwn = !isUsable(rules) || isFiner(order, rules) || openIn(order, offers) <= openIn(rules);
  if (!isOwn && !isSameOrder(order, rules)) return byRules;
  const plan = isOwn ? planQuotes(brief, order) : byRules;
  const reading = { ...plan.reading, ...(isOwn && { order: answer.value }), offers: [...offers.values()] };
  return { ...plan, reading, ...(isOwn && { readBy: 'model' as const }) };
}

interface Planned {
  order: Order;
  plan: PlanDraft;
}

/**
 * The plan by the rules for pasted offers, by the second reader's division of the brief, or by the rules for told offers: whichever leaves less open. An
 * order that two of them come to is confirmed.
 */
function planByRules(brief: Brief): Planned {
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
  const isOther = proposed !== null && !isSameDivision(proposed.order, pasted) && !isCountedOut(pasted, brief);
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
  const offers = new Map(told.offers.map((said) => [`quote-${said.quote}`, said]));
  if (!isUsable(order) || losesNeed(order, pasted)) return null;
  // Where every figure is understood and a vendor says what it does not have, a reading with nothing missing is the worse one.
  const isWhole = told.offers.length === order.quotes.length;
  const isRefused = told.offers.some(({ lines }) => lines.some(({ is }) => is === 'declined'));
  const leavesMore = openIn(order, offers) >= open && !(isWhole && isRefused);
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
  const open = openIn(order, undefined, readings);
  const offers = isUsable(order) && open > 0 ? toldInQuotes(order, readings) : [];
  if (offers.length === 0) return { offers, open };
  const said = new Map(offers.map((one) => [`quote-${one.quote}`, one]));
  const openByThem = openIn(order, said, readings);
  return openByThem <= open ? { offers, open: openByThem } : { offers: [], open };
}

/** The order that a plan was made from. */
function orderOf({ brief, plan }: { brief: Brief; plan: PlanDraft }): Order {
  if (plan.reading['isProposed'] === true) return proposedFor(brief) ?? readOrder(brief);
  const { success, data } = OrderRecords.safeParse(plan.reading['order']);
  const order = readOrder(brief, success ? placeOrder(brief.notes, data) : null);
  if (plan.reading['isSpoken'] === true) return asSpoken(order, brief);
  return plan.reading['isTold'] === true ? asTold(order, brief) : order;
}

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

/** The quotes by rules, and by a model's records where those stand. What a vendor's own total proves is not asked about. */
export async function extractWithRecords(input: ExtractInput, model: ModelPort | undefined): Promise<Extraction> {
  const { brief, pages, plan } = input;
  const order = orderOf(input);
  const { data } = OfferRecords.safeParse({ quotes: plan.reading['offers'] });
  const known = data && new Map(data.quotes.map((said) => [`quote-${said.quote}`, said]));
  const said = known ?? (model ? await askOpen(model, order, textOf(pages)) : new Map<string, SaidOffer>());
  const read = readQuotes(order, textOf(pages)).map((reading) => readAgain(reading, said.get(reading.id), order));
  const readings = inSaidCurrency(read, said, order);
  return { findings: findingsOf(brief, pages, order, readings), more: [], notes: {} };
}

/** What a model says of the quotes that no total of their vendor proves. */
async function askOpen(
  model: ModelPort,
  order: Order,
  text: (id: string) => string | undefined,
): Promise<Map<string, SaidOffer>> {
  const open = readQuotes(order, text).filter(
    ({ offer, opened }) => standingOf(priceFor(offer, order), opened) !== 'proven',
  );
  const shown = open.map(({ id, opened }) => ({ id, text: opened.quote.text }));
  return shown.length > 0 ? askOffers(model, shown, order) : new Map();
}

/** The comparison, with a word on what of it a model has read. */
export function composeWithRecords(input: ComposeInput): Composition {
  return composeComparison(input, orderOf(input), input.plan.reading['isConfirmed'] === true);
}
