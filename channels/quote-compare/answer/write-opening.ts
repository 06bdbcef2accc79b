import { isDerivationRight } from '../../../evidence/derivations.ts';
import type { ComposedSentence, Derivation } from '#contracts/evidence.ts';
import { daysBetween } from '../pricing/price-offer.ts';
import { isAdditionOpen, isCarriageUnread } from '../pricing/rank-offers.ts';
import type { Decision, RankedOffer } from '../pricing/rank-offers.ts';
import { obstaclesInWords } from './obstacle-words.ts';
import { conversions, differenceOf, say, stop, totalInWords } from './say.ts';
import type { AnswerContext } from './say.ts';
import { list, money, shorten } from './words.ts';

/** Why the vendor is recommended, or why none is: one sentence for the summary. */
export function whyInWords({ decision, limits }: AnswerContext): string {
  const { recommended, runnersUp, currency, offers, needsCaller } = decision;
  const [gap] = needsCaller;
  if (!recommended && gap) return GAPS[gap](decision);
  if (!recommended)
    return `no vendor can be recommended as quoted: ${offers.map((offer) => `${offer.vendor}: ${obstaclesInWords(offer, limits)}`).join('; ')}`;
  const [next] = runnersUp;
  const total = totalInWords(recommended, currency);
  const reasons = [
    next ? `${total} landed against ${totalInWords(next, currency)} from ${next.vendor}` : `${total} landed, ${ONLY}`,
  ];
  const others = offers.filter((offer) => offer !== recommended && offer.obstacles.length > 0);
  return [...reasons, ...others.map((offer) => `${offer.vendor}: ${obstaclesInWords(offer, limits)}`)].join('; ');
}

const ONLY = 'the only offer that is complete, known in full and within the limits';

const GAPS: Record<Decision['needsCaller'][number], (decision: Decision) => string> = {
  stray: ({ strays }) => `"${shorten((strays[0] ?? '').trim(), 80)}" states a price and stands in none of the quotes`,
  zip: ({ couldWin }) => `freight of ${namesOf(couldWin)} depends on where the goods go, which the brief does not say`,
  rate: () =>
    'the quotes are in different currencies and the brief gives no exchange rate; totals are not compared without one',
  tax: () => 'one offer states its tax and the other does not: before tax they may rank the other way round',
  doubt: ({ couldWin }) => {
    const doubted = couldWin.filter(({ doubts }) => doubts.length > 0);
    return `the figures of ${namesOf(doubted)} were not read with certainty, so ${doubted.length > 1 ? 'their totals do' : 'its total does'} not compare`;
  },
  carriage: ({ couldWin }) => {
    const unread = couldWin.filter(isCarriageUnread);
    return `what ${namesOf(unread)} ${unread.length > 1 ? 'say' : 'says'} of the carriage was not understood, and without it would be cheaper`;
  },
  addition: ({ couldWin }) =>
    `${list(couldWin.filter(isAdditionOpen).map(({ vendor, offer }) => `${vendor} adds "${shorten(offer.conditions[0]?.words ?? '', 80)}"`))}, and whether that holds for this order decides`,
  words: ({ couldWin }) => {
    const unread = couldWin.filter(({ obstacles }) => obstacles.includes('words'));
    return `${namesOf(unread)} ${unread.length > 1 ? 'say' : 'says'} more of the offer than I could apply, and would be cheaper without it`;
  },
  day: () => 'the brief insists on a day that I did not read as a deadline, so nobody can say who is in time',
  substitute: ({ couldWin }) => {
    const others = couldWin.filter(({ obstacles }) => obstacles.includes('substitute'));
    return `${namesOf(others)} ${others.length > 1 ? 'offer' : 'offers'} another part than the one asked for; whether it is acceptable decides`;
  },
};

const namesOf = (offers: RankedOffer[]): string => list(offers.map(({ vendor }) => vendor));

/** The answer first: whom to buy from and by how much, or that nobody can be named yet and why. */
export function writeOpening(context: AnswerContext): ComposedSentence[] {
  const { decision, limits } = context;
  const { recommended, runnersUp, currency, offers } = decision;
  if (!recommended)
    return [say(stop(`No recommendation yet: ${whyInWords(context)}`), offers, context, conversions(offers))];
  const place = limits.shipToZip ? ` at ${limits.shipToZip.value}` : '';
  const [next] = runnersUp;
  const told = [recommended, ...(next ? [next] : [])];
  const head = `Recommended: ${recommended.vendor}, ${totalInWords(recommended, currency)} landed${place}`;
  if (!next?.total || !recommended.total)
    return [say(stop(`${head}, ${ONLY}`), told, context, conversions(told)), ...fit(recommended, context)];
  const difference = next.total.amount.minus(recommended.total.amount);
  const words = difference.eq(0)
    ? `the same as ${next.vendor} and no later`
    : `${money(difference, currency)} below ${next.vendor}`;
  const derivations = [...conversions(told), differenceOf(next.total.amount, recommended.total.amount)];
  return [say(stop(`${head}, ${words}`), told, context, derivations), ...fit(recommended, context)];
}

/** Days that a quote holds longer than this are not worth a word. */
const SOON = 45;

/** How the recommended offer stands to the deadline and the maximum, and what to do before ordering. */
function fit(offer: RankedOffer, context: AnswerContext): ComposedSentence[] {
  const { limits, today, decision, drafted } = context;
  const { leadDays, isWithinMaximum, vendor } = offer;
  const parts: string[] = [];
  if (limits.deadline && leadDays !== null)
    parts.push(
      `in time for ${limits.deadline.value} (${leadDays === 0 ? 'from stock' : `${days(leadDays)} at the latest`})`,
    );
  if (limits.maxTotal && isWithinMaximum)
    parts.push(
      `within the maximum of ${money(limits.maxTotal.value.amount, limits.maxTotal.value.currency ?? decision.currency)}`,
    );
  const sentences = parts.length > 0 ? [say(stop(` It is ${list(parts)}`), [offer], context)] : [];
  const until = offer.offer.validity?.until;
  if (until && until >= today && daysBetween(today, until) <= SOON)
    sentences.push(say(` The quote holds until ${until}.`, [offer], context, validityDerivation(offer)));
  if (drafted.includes(vendor))
    sentences.push(say(' Have its open questions answered before you order.', [offer], context));
  return sentences;
}

export const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

/** How the last day of a quote follows from its words: a date as written, or so many days after it. */
export function validityDerivation({ offer }: RankedOffer): Derivation[] {
  const { until, dayWords, days: counted, after } = offer.validity ?? {};
  if (!until || !dayWords || dayWords.includes(until)) return [];
  const day = counted ? new Date(Date.parse(until) - counted * 86_400_000).toISOString().slice(0, 10) : until;
  const rules = ['iso-date', 'iso-date-month-first', 'iso-date-day-first'] as const;
  const asWritten = (from: string, value: string): Derivation | undefined =>
    rules.map((rule): Derivation => ({ cell: 'until', rule, from: [from], value })).find(isDerivationRight);
  const dated = after && asWritten(after.words, after.iso);
  const next: Derivation = { cell: 'until', rule: 'next-day', from: [dayWords, after?.iso ?? ''], value: until };
  if (dated && isDerivationRight(next)) return [dated, next];
  const written = asWritten(dayWords, day);
  if (!written) return [];
  return counted
    ? [written, { cell: 'until', rule: 'day-after', from: [day, String(counted)], value: until }]
    : [written];
}
