import { timeOf } from './read-counts.ts';
import type { Count } from './read-counts.ts';
import type { Stated } from './stated.ts';
import type { Brief } from '#contracts/plan.ts';
import type { Need } from '../need.ts';
import { calendarLine } from './calendar.ts';
import { readHomeCurrency } from './home-currency.ts';
import { isMeasure, unitOf } from '../../reading/units.ts';
import { readLimits } from './read-limits.ts';
import type { Limits } from './read-limits.ts';
import { acrossAreas } from './several-areas.ts';
import { confirmNeeds } from './confirm-needs.ts';
import type { ConfirmedNeeds } from './confirm-needs.ts';
import { impliedNeeds } from './implied-needs.ts';
import type { PlacedOrder } from './placed-order.ts';
import { withSaid } from '../model/said-limits.ts';
import { wholeRequest } from './whole-request.ts';
import { createNeedMatcher } from '../reading/need-matcher.ts';
import { findVendor } from '../reading/vendor-name.ts';
import { isPassedOn } from './passed-on.ts';
import { readNeeds } from './read-needs.ts';
import { FEW_BRIEFS, remembered } from '../../reading/remembered.ts';
import { splitNotes } from './split-notes.ts';
import type { PastedQuote, SplitNotes } from './pasted-quote.ts';

/** A piece of the caller's text as it is archived: `brief`, `earlier-brief`, `today`. */
export interface OrderText {
  id: 'brief' | 'earlier-brief' | 'today';
  text: string;
}

/** What the caller orders: needs and conditions with the text that says so, and the quotes to compare. */
export interface Order {
  texts: OrderText[];
  needs: Need[];
  /** Counted things of the brief that no quote speaks of. */
  passing: Need[];
  /** Which text the needs stand in. */
  needsIn: string;
  limits: Limits;
  quotes: (PastedQuote & { id: string })[];
  /** Firms that sent back that they make no offer. */
  passedOn: string[];
  /** Lines with a price that is in none of the quotes. */
  strays: string[];
  /** ISO day that counts as today: that of the order, where it is later. Whether the caller named it. */
  today: string;
  isTodayNamed: boolean;
  /** It is that of a model's records, and these words of the brief they go by beside the needs; null where it is the rules'. */
  said: string[] | null;
  /** Its records are those of the rules for told offers, which know of every price whether it is for one. */
  isTold?: true;
  /** Records of its quotes are those of the rules for what is told, of quotes that were pasted. */
  isSpoken?: true;
}

/**
 * Reads the brief, together with the one that it continues: its needs, limits and quotes hold where the new notes have none. A single
 * new quote replaces the earlier one of the same heading or first line, or is added.
 */
export const readOrder = (brief: Brief, placed: PlacedOrder | null = null): Order =>
  placed ? orderIn(brief, placed) : orderOfRules(brief);

/** Each stage of a take reads the same brief. */
const orderOfRules = remembered(
  (brief: Brief) => orderIn(brief, null),
  ({ notes, prior, acceptedAt }) => JSON.stringify([notes, prior?.brief, acceptedAt]),
  FEW_BRIEFS,
);

function orderIn(brief: Brief, placed: PlacedOrder | null): Order {
  const now = placed?.split ?? splitNotes(brief.notes);
  const before = brief.prior?.brief ? splitNotes(brief.prior.brief) : null;
  const isOneQuote = before !== null && now.quotes.length === 0 && looksLikeQuote(now.brief);
  const given: SplitNotes = isOneQuote ? { brief: '', quotes: [{ text: now.brief, name: '' }] } : now;
  const texts: OrderText[] = [
    ...(given.brief ? [{ id: 'brief' as const, text: given.brief }] : []),
    ...(before?.brief ? [{ id: 'earlier-brief' as const, text: before.brief }] : []),
  ];
  const all = mergeQuotes(before?.quotes ?? [], given.quotes);
  const [passedOn, quotes] = [all.filter(({ text }) => isPassedOn(text)), all.filter(({ text }) => !isPassedOn(text))];
  const readings = texts.map(({ id, text }) => {
    const limits = readLimits(text, brief.acceptedAt);
    if (placed) return { id, limits: withSaid(limits, { text, said: placed.limits, brief }), needs: placed.needs };
    return { id, limits, needs: acrossAreas(text, readNeeds(text, limits.spans), quotes) };
  });
  const withNeeds = readings.find(({ needs }) => needs.length > 0);
  const limits = inHomeCurrency(
    mergeLimits(
      readings.map((reading) => reading.limits),
      brief.acceptedAt,
    ),
    texts.map(({ text }) => text).join('\n'),
    quotes.map(({ text }) => text),
  );
  // A deadline such as "by Friday" counts from today: where the brief does not say what day that is, the day of the request is put on record.
  const isCounted =
    limits.deadline !== null &&
    ![limits.today, limits.deadline].some((day) => day?.words?.includes(day.value.slice(0, 4)));
  const day = limits.today?.value ?? brief.acceptedAt.slice(0, 10);
  const today = limits.orderDay?.value ?? day;
  const calendar = limits.deadline ? calendarLine(limits.deadline, day) : null;
  const dayText = [`Day of the request: ${day}`, ...(calendar ? [calendar] : [])].join('\n');
  const implied = withNeeds ? null : impliedNeeds(quotes, today);
  const asking = texts.find(({ id }) => id === withNeeds?.id)?.text ?? '';
  const confirmed: ConfirmedNeeds =
    placed && withNeeds
      ? { needs: placed.needs, passing: [] }
      : confirmNeeds(
          asThing(withNeeds?.needs, limits, quotes) ?? implied?.needs ?? wholeRequest(texts[0]?.text ?? '', quotes),
          quotes,
          asking,
        );
  return {
    texts: isCounted || calendar ? [...texts, { id: 'today', text: dayText }] : texts,
    needs: withStatements(confirmed.needs, asking),
    passing: confirmed.passing,
    needsIn: implied ? `quote-${implied.quote + 1}` : (withNeeds?.id ?? 'brief'),
    limits,
    quotes: quotes.map((quote, index) => ({
      ...quote,
      id: `quote-${index + 1}`,
    })),
    passedOn: passedOn.map(nameOf),
    strays: given.strays ?? [],
    today,
    isTodayNamed: limits.today !== null || limits.orderDay !== null,
    said: placed && placed.fault === null ? placed.limits.map(({ quote }) => quote) : null,
  };
}

/** Each need with what its line says from it to the next: "(55 gal)" is told beside the part, and is none of its name. */
function withStatements(needs: Need[], brief: string): Need[] {
  return needs.map((need) => {
    const ends = needs.flatMap(({ start }) => (start > need.start ? [start] : []));
    const line = brief.indexOf('\n', need.end);
    const end = Math.min(...ends, line < 0 ? brief.length : line);
    return { ...need, said: brief.slice(need.start, Math.max(need.end, end)) };
  });
}

/** "Forklift 2.5 t for 6 days", "storage unit 50 sq ft for 8 months": one thing of that size, where no quote prices by its measure; so is work. */
function asThing(needs: Need[] | undefined, { counts, service }: Limits, quotes: PastedQuote[]): Need[] | undefined {
  const [need, ...others] = needs ?? [];
  const unit = need ? unitOf(need.unit) : null;
  if (!need || others.length > 0 || !isMeasure(unit) || !(service || counts.some(isTimed))) return needs;
  const isPriced = quotes.some(({ text }) =>
    [...text.matchAll(PER_UNIT)].some(
      ({ groups }) => unitOf((groups?.unit ?? '').replace(/\s/g, ''))?.kind === unit?.kind,
    ),
  );
  return isPriced ? needs : [{ ...need, qty: '1', qtyFrom: ['one'], unit: 'each', isWhole: true }];
}
const isTimed = ({ value }: Stated<Count>): boolean => value.nouns.some((noun) => timeOf(noun) !== null);
const PER_UNIT = /(?:\/|(?<!\p{L})(?:per|an?|each|@))\s?(?<unit>(?:sq\.?\s)?[\p{L}²³]+[23]?)/giu;

/** The bare dollars of a brief are those of the country that it is about, unless it names a rate between two. */
function inHomeCurrency(limits: Limits, brief: string, quotes: string[]): Limits {
  if (limits.rates.length > 0) return limits;
  const { dollar, named } = readHomeCurrency(brief, quotes);
  const own = (code: string | null): string | null => (code === 'USD' ? (dollar ?? code) : code);
  const { maxTotal } = limits;
  return {
    ...limits,
    dollar,
    currency: own(limits.currency) ?? named,
    maxTotal: maxTotal && {
      ...maxTotal,
      value: { ...maxTotal.value, currency: isBare(maxTotal) ? own(maxTotal.value.currency) : maxTotal.value.currency },
    },
  };
}
const isBare = ({ words = '' }: { words?: string }): boolean => !/US/.test(words);

const looksLikeQuote = (text: string): boolean =>
  (text.match(/(?:[$€£₹¥]|USD|EUR|GBP|CHF)\s?\d|\d[.,]\d{2}(?!\d)/g)?.length ?? 0) > 2 &&
  /\b(?:total|freight|each|ea|lead|stock|quote)\b/i.test(text);

function mergeQuotes(before: PastedQuote[], now: PastedQuote[]): PastedQuote[] {
  if (now.length > 1 || before.length === 0) return now;
  const merged = [...before];
  for (const quote of now) {
    const at = merged.findIndex((other) => headOf(other) === headOf(quote));
    if (at >= 0) merged[at] = quote;
    else merged.push(quote);
  }
  return merged;
}

/** What a quote is headed by, or who is found to write it. */
function nameOf({ name, text }: PastedQuote): string {
  const span = name === '' ? findVendor(text, createNeedMatcher([])) : null;
  return span ? text.slice(span.start, span.end) : name || 'another firm';
}

const headOf = ({ text, name }: PastedQuote): string =>
  (name || (text.split('\n')[0] ?? ''))
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .slice(0, 24);

/** The first that states a thing wins: the new notes over the earlier brief. */
function mergeLimits(all: Limits[], acceptedAt: string): Limits {
  const [first, ...rest] = all;
  if (!first) return readLimits('', acceptedAt);
  return rest.reduce(
    (limits, other) => ({
      today: limits.today ?? other.today,
      orderDay: limits.orderDay ?? other.orderDay,
      deadline: limits.deadline ?? other.deadline,
      openDay: limits.openDay ?? other.openDay ?? null,
      maxTotal: limits.maxTotal ?? other.maxTotal,
      shipToZip: limits.shipToZip ?? other.shipToZip,
      rates: [...limits.rates, ...other.rates],
      currency: limits.currency ?? other.currency,
      dollar: limits.dollar ?? other.dollar,
      substitutes: limits.substitutes ?? other.substitutes,
      pickUp: limits.pickUp ?? other.pickUp,
      haulage: limits.haulage ?? other.haulage,
      service: limits.service ?? other.service,
      counts: [...limits.counts, ...other.counts],
      isTaxExempt: limits.isTaxExempt || other.isTaxExempt,
      isNet: limits.isNet || other.isNet,
      isGross: limits.isGross || other.isGross,
      taxRate: limits.taxRate ?? other.taxRate,
      spans: limits.spans,
    }),
    first,
  );
}
