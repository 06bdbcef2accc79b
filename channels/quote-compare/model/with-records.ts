import type { Composition } from '#contracts/composition.ts';
import type { ModelPort } from '#contracts/model-port.ts';
import type { Brief, PlanDraft } from '#contracts/plan.ts';
import type { ComposeInput, ExtractInput, Extraction } from '../../channel.ts';
import { readOrder } from '../brief/read-order.ts';
import type { Order } from '../brief/read-order.ts';
import { shownBrief } from '../brief/shown-brief.ts';
import { offersByRules, orderByRules, planByRules } from '../by-rules.ts';
import { composeComparison } from '../compose.ts';
import { findingsOf, readQuotes, textOf } from '../extract.ts';
import { planQuotes, QUOTES } from '../plan.ts';
import { isSameDivision } from '../proposed/choose-order.ts';
import { withRequired } from '../reading/required-kinds.ts';
import { askOffers } from './ask-offers.ts';
import { isFiner, isSettled, isUsable, losesNeed, readingsOf, unsettledIn, wantsTheSame } from './choose-order.ts';
import { OfferRecords } from './offer-records.ts';
import type { OfferRecord } from './offer-records.ts';
import { OrderRecords, orderPrompt } from './order-records.ts';
import { placeBrief } from './place-brief.ts';
import { readRecords } from './read-record.ts';
import { inSaidCurrency } from './said-currency.ts';

/** Characters of a brief that are worth sending. */
const LONGEST = 24_000;

/**
 * The plan, from the order as the rules read it or as a model's records have it: whichever leaves less open once its quotes are read. Records
 * have no say over what is proven: a brief whose quotes prove themselves is not sent.
 */
export async function planWithRecords(brief: Brief, model: ModelPort | undefined): Promise<PlanDraft> {
  const rules = planByRules(brief);
  const text = shownBrief(brief.notes);
  if (!model || brief.prior?.brief || text.length > LONGEST || isSettled(rules.order)) return rules.plan;
  const answer = await model.ask({
    id: 'brief',
    prompt: orderPrompt,
    documents: [{ label: 'brief', text }],
    schema: OrderRecords,
    maxOutputTokens: 2_000,
  });
  if (answer.kind !== 'said' || isTooMuch(answer.value)) return rules.plan;
  if (placeBrief(brief.notes, answer.value).fault !== null) return rules.plan;
  const records = await askOffers(model, text, answer.value);
  const placed = placeBrief(brief.notes, answer.value, records);
  if (placed.fault !== null) return rules.plan;
  const order = readOrder(brief, placed);
  if (!isUsable(order) || hasUnwanted(records)) return rules.plan;
  const readings = readRecords(readingsOf(order), records, order);
  // Something wanted may have been left out, with its prices, and what is left is refused.
  const isWhole = readings.every(({ refusal }) => refusal === null);
  if (losesNeed(order, rules.order, isWhole ? asidesOf(records) : null)) return rules.plan;
  if (isUsable(rules.order) && !isFiner(order, rules.order)) {
    const byRules = offersByRules(rules.order, rules.plan, textIn(rules.order));
    const most = Math.max(readings.length, byRules.length);
    if (unsettledIn(order, readings, most) > unsettledIn(rules.order, byRules, most)) return rules.plan;
  }
  const isConfirmed = placed.isTight && isSameDivision(order, rules.order) && wantsTheSame(order, rules.order);
  const plan = planQuotes(brief, order);
  const reading = { ...plan.reading, order: answer.value, records, ...(isConfirmed && { isConfirmed }) };
  return { ...plan, reading, readBy: 'model' };
}

/** More vendors than are compared, or more things than anybody has an offer made for. */
const isTooMuch = ({ needs, vendors, limits }: OrderRecords): boolean =>
  vendors.length > QUOTES.most ||
  needs.length > MOST_THINGS ||
  limits.length > MOST_THINGS ||
  vendors.some(({ parts }) => parts.length > MOST_THINGS);
const MOST_THINGS = 60;

/** Words with amounts that are no part of what is paid. */
const asidesOf = (records: OfferRecord[]): string[] =>
  records.flatMap(({ rest }) => rest.flatMap(({ is, quote }) => (is === 'aside' ? [quote] : [])));

/** Goods that are for nothing that is wanted: something was left out of what is wanted. */
const hasUnwanted = (records: OfferRecord[]): boolean =>
  records.some(({ sums }) => sums.some(({ is, needs }) => is === 'goods' && needs.length === 0));

const textIn =
  ({ quotes }: Order) =>
  (id: string): string | undefined =>
    quotes.find((quote) => quote.id === id)?.text;

interface Recorded {
  order: Order;
  records: OfferRecord[];
}

/** The order by a model's records that a plan was made from, with its offers; null where the plan is by rules. */
function recordedIn({ brief, plan }: { brief: Brief; plan: PlanDraft }): Recorded | null {
  const order = OrderRecords.safeParse(plan.reading['order']);
  const offers = OfferRecords.safeParse({ offers: plan.reading['records'] });
  if (!order.success || !offers.success) return null;
  const records = offers.data.offers;
  return { order: readOrder(brief, placeBrief(brief.notes, order.data, records)), records };
}

/** The quotes by rules, and by a model's records where those stand. */
export function extractWithRecords(input: ExtractInput): Promise<Extraction> {
  const { brief, pages, plan } = input;
  const recorded = recordedIn(input);
  const order = recorded?.order ?? orderByRules(input);
  const readings = recorded
    ? inSaidCurrency(readRecords(readQuotes(order, textOf(pages)), recorded.records, order), recorded.records, order)
    : offersByRules(order, plan, textOf(pages));
  const findings = findingsOf(brief, pages, order, withRequired(readings, order));
  return Promise.resolve({ findings, more: [], notes: {} });
}

/** The comparison, with a word on what of it a model has read. */
export function composeWithRecords(input: ComposeInput): Composition {
  const order = recordedIn(input)?.order ?? orderByRules(input);
  return composeComparison(input, order, input.plan.reading['isConfirmed'] === true);
}
