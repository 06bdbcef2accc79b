import type { Order } from '../brief/read-order.ts';
import { isIn } from '../brief/split-by-spans.ts';
import { withConditions } from '../extract.ts';
import type { Offer } from '../offer.ts';
import { isProven, priceFor, standingOf } from '../pricing/standing.ts';
import type { QuoteReading } from '../quote-reading.ts';
import { readLeadTime } from '../reading/lead-time.ts';
import { overlaps } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { offerFromRecord } from './offer-from-record.ts';
import type { RecordReading } from './offer-from-record.ts';
import type { OfferRecord } from './offer-records.ts';
import { indexNumbers } from '../working/stated-numbers.ts';

/** Why the records of an offer were not taken; null where they were, or the rules' reading is proven. */
type Refusal = string | null;

/**
 * The offers of an order as the rules read them, or as a model's records have them where those stand: where every figure is in the brief and every
 * amount of the offer in a record, and the vendor's own total, where there is one, bears them out. What the rules prove by such a total stands. Where
 * both come to the same total it is confirmed; where they differ without such a total, the records count, and the total is not confirmed.
 */
export function readRecords(
  readings: QuoteReading[],
  records: readonly OfferRecord[],
  order: Order,
): (QuoteReading & { refusal: Refusal })[] {
  const asked = order.texts.map(({ text }) => indexNumbers(text));
  return readings.map((reading) => {
    const record = records.find(({ vendor }) => `quote-${vendor}` === reading.id);
    if (!record) return { ...reading, refusal: 'nothing was said of it' };
    const { opened, offer: byRules } = reading;
    const made = offerFromRecord(record, { opened, needs: order.needs, byRules, asked, records });
    const own = withoutConfirmation(made.offer);
    const read = withOpenClauses(own, made.explained, { reading, order });
    const chosen = choose(reading, { ...made, offer: { ...read, lead: null } }, order);
    const offer = chosen.offer.lead ? chosen.offer : withLead(chosen.offer, made.lead, { reading, order });
    return { ...reading, ...chosen, offer: { ...offer, lead: offer.lead ?? byRules.lead } };
  });
}

const withoutConfirmation = ({ confirmedTotal: _, ...offer }: Offer): Offer => offer;

function choose(
  { offer: byRules, opened }: QuoteReading,
  { offer, faults, loose }: RecordReading,
  order: Order,
): { offer: Offer; refusal: Refusal } {
  const rules = priceFor(byRules, order);
  const standing = standingOf(rules, opened);
  if (standing === 'proven') return { offer: byRules, refusal: null };
  const unconfirmed = withoutConfirmation(byRules);
  if (faults[0] !== undefined) return { offer: unconfirmed, refusal: faults[0] };
  const read = priceFor(offer, order);
  if (read.doubts[0]) return { offer: unconfirmed, refusal: `doubted: ${read.doubts[0].words}` };
  if (read.statedTotal !== null && read.errors.length > 0)
    return {
      offer: unconfirmed,
      refusal: `comes to ${read.known.toFixed(2)}, stated ${read.statedTotal.toFixed(2)}`,
    };
  if (loose[0] !== undefined && !isProven(read)) return { offer: unconfirmed, refusal: loose[0] };
  const { landed } = read;
  // Two readers by rules that come to the same are believed before a model that bears out nothing.
  if (
    standing === 'clear' &&
    byRules.confirmedTotal !== undefined &&
    !isProven(read) &&
    landed?.eq(byRules.confirmedTotal) !== true
  )
    return { offer: unconfirmed, refusal: 'both readers by rules come to something else' };
  const isSame = landed !== null && rules.landed?.eq(landed) === true;
  return { offer: { ...offer, ...(isSame && { confirmedTotal: landed.toFixed(2) }) }, refusal: null };
}

/** What the rules take for a condition of the vendor's holds, except in words that records have read. */
function withOpenClauses(
  offer: Offer,
  explained: Span[],
  { reading: { opened }, order }: { reading: QuoteReading; order: Order },
): Offer {
  const { conditions } = withConditions(offer, opened, order);
  const isRead = ({ spans }: { spans: Span[] }): boolean =>
    spans.every((span) => explained.some((other) => overlaps(other, span)));
  const isAsked = ({ words }: { words: string }): boolean => order.texts.some(({ text }) => isIn(text, words));
  const isOwn = (one: Offer['conditions'][number]): boolean => offer.conditions.includes(one);
  return { ...offer, conditions: conditions.filter((one) => isOwn(one) || !(isRead(one) || isAsked(one))) };
}

/** When it comes, in words that a model points at. The days are the rules' own reading of them. */
function withLead(
  offer: Offer,
  spans: Span[],
  { reading: { opened }, order }: { reading: QuoteReading; order: Order },
): Offer {
  const calendar = { today: order.today, isKnown: order.isTodayNamed };
  for (const span of spans) {
    const words = opened.quote.written.slice(span.start, span.end).replace(/\s+/g, ' ');
    const read = readLeadTime(words, calendar) ?? readLeadTime(`lead time ${words}`, calendar);
    if (read && !read.isTransit && read.days !== null)
      return {
        ...offer,
        lead: { words: [words], days: read.days, until: read.until, count: read.count, spans: [span] },
      };
  }
  return offer;
}
