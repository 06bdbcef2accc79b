import { Big } from 'big.js';
import type { ComposedSentence, Derivation } from '#contracts/evidence.ts';
import type { Limits } from '../brief/read-limits.ts';
import type { Need } from '../need.ts';
import type { Converted } from '../pricing/convert.ts';
import { isDerivationRight } from '../../../evidence/derivations.ts';
import { daysBetween } from '../pricing/price-offer.ts';
import type { Decision, Obstacle, RankedOffer } from '../pricing/rank-offers.ts';
import { errorInWords } from './build-row.ts';
import { list, money, quantity, shorten } from './words.ts';

export interface AnswerContext {
  decision: Decision;
  needs: Need[];
  limits: Limits;
  today: string;
  /** Findings of the brief, and of each quote: what sentences cite. */
  briefFindings: string[];
  findingsOf(id: string): string[];
  /** How the deadline follows from the words of the brief. */
  deadlineDerivations: Derivation[];
  /** Vendors that a draft is held for. */
  drafted: string[];
}

/** The answer as a buyer forwards it: what to do, why with the figures of each vendor, then what is not known. */
export function writeAnswer(context: AnswerContext): ComposedSentence[] {
  const { decision, drafted } = context;
  const sentences = [
    ...opening(context),
    ...decision.offers.flatMap((offer, row) => aboutOffer(offer, row, context)),
    ...unknowns(context),
  ];
  if (drafted.length > 0)
    sentences.push(
      say(
        `\n\nDrafts with the open questions to ${list(drafted)} are held for your approval; nothing was sent.`,
        rowsOf(drafted, decision),
        context,
      ),
    );
  return sentences;
}

/** Why the vendor is recommended, or why none is: one sentence for the summary. */
export function whyInWords({ decision, limits }: AnswerContext): string {
  const { recommended, runnersUp, currency, offers, needsCaller } = decision;
  if (!recommended)
    return needsCaller.length > 0
      ? callerGap(needsCaller[0] ?? 'zip', decision)
      : `no vendor can be recommended as quoted: ${offers.map((offer) => `${offer.vendor}: ${obstaclesInWords(offer, limits)}`).join('; ')}`;
  const total = totalOf(recommended, currency);
  const next = runnersUp[0];
  const reasons = [
    next
      ? `${total} landed against ${totalOf(next, currency)} from ${next.vendor}`
      : `${total} landed, the only offer that is complete, known in full and within the limits`,
  ];
  const others = offers.filter((offer) => offer !== recommended && offer.obstacles.length > 0);
  for (const offer of others) reasons.push(`${offer.vendor}: ${obstaclesInWords(offer, limits)}`);
  return reasons.join('; ');
}

function opening(context: AnswerContext): ComposedSentence[] {
  const { decision, limits } = context;
  const { recommended, runnersUp, currency } = decision;
  if (!recommended)
    return [
      say(
        `No recommendation yet: ${whyInWords(context)}.`,
        decision.offers.map((_, row) => row),
        context,
        converted(decision.offers),
      ),
    ];
  const row = decision.offers.indexOf(recommended);
  const place = limits.shipToZip ? ` at ${limits.shipToZip.value}` : '';
  const next = runnersUp[0];
  const parts = [`Recommended: ${recommended.vendor}, ${totalOf(recommended, currency)} landed${place}`];
  const derivations = converted([recommended, ...(next ? [next] : [])]);
  if (next?.total && recommended.total) {
    const difference = next.total.amount.minus(recommended.total.amount);
    derivations.push({
      cell: 'difference',
      rule: 'difference',
      from: [next.total.amount.toFixed(2), recommended.total.amount.toFixed(2)],
      value: difference.toFixed(2),
    });
    parts.push(
      difference.eq(0)
        ? `, the same as ${next.vendor} and no later`
        : `, ${money(difference, currency)} below ${next.vendor}`,
    );
  } else parts.push(', the only offer that is complete, known in full and within the limits');
  const sentences = [
    say(`${parts.join('')}.`, [row, ...(next ? [decision.offers.indexOf(next)] : [])], context, derivations),
  ];
  sentences.push(...fitSentence(recommended, row, context));
  return sentences;
}

/** How the recommended offer stands to the deadline and the maximum. */
function fitSentence(offer: RankedOffer, row: number, context: AnswerContext): ComposedSentence[] {
  const { limits, today } = context;
  const parts: string[] = [];
  const derivations: Derivation[] = [];
  if (limits.deadline && offer.leadDays !== null)
    parts.push(
      `it is in time for ${limits.deadline.value} at ${offer.leadDays} ${offer.leadDays === 1 ? 'day' : 'days'} at the latest`,
    );
  if (limits.maxTotal && offer.isWithinMaximum)
    parts.push(
      `it is within the maximum of ${money(limits.maxTotal.value.amount, limits.maxTotal.value.currency ?? context.decision.currency)}`,
    );
  const until = offer.offer.validity?.until;
  if (until && until >= today && daysBetween(today, until) <= 45) {
    parts.push(`order by ${until}, when the quote runs out`);
    derivations.push(...validityDerivation(offer));
  }
  if (offer.errors.length > 0) parts.push('have its figures put right before you order');
  return parts.length > 0 ? [say(` ${capital(list(parts))}.`, [row], context, derivations)] : [];
}

/** How the last day of a quote follows from its words: a date as written, or so many days after it. */
function validityDerivation({ offer }: RankedOffer): Derivation[] {
  const { until, dayWords, days } = offer.validity ?? {};
  if (!until || !dayWords || dayWords.includes(until)) return [];
  const day = days ? new Date(Date.parse(until) - days * 86_400_000).toISOString().slice(0, 10) : until;
  const rules = ['iso-date', 'iso-date-month-first', 'iso-date-day-first'] as const;
  const written = rules
    .map((rule): Derivation => ({ cell: 'until', rule, from: [dayWords], value: day }))
    .find(isDerivationRight);
  if (!written) return [];
  return days ? [written, { cell: 'until', rule: 'day-after', from: [day, String(days)], value: until }] : [written];
}

/** One line for each vendor: landed total and its parts, time, and what stands out. */
function aboutOffer(offer: RankedOffer, row: number, context: AnswerContext): ComposedSentence[] {
  const { decision, needs, limits } = context;
  const own = offer.offer.currency.code;
  const lead = row === 0 ? '\n\n' : '\n';
  const converted_ = offer.total?.rate
    ? ` (${money(offer.total.amount, decision.currency)} at ${offer.total.rate.rate})`
    : '';
  const total = offer.landed
    ? `${money(offer.landed, own)} landed${converted_}`
    : offer.lines.length > 0
      ? `at least ${money(offer.known, own)}, landed total not known`
      : 'no priced line found';
  const parts = [partsOfTotal(offer, own), timeOf(offer)].filter(Boolean).join('; ');
  const sentences = [
    say(`${lead}- ${offer.vendor}: ${total}${parts ? `: ${parts}` : ''}.`, [row], context, converted([offer])),
  ];
  for (const { need, pieces } of offer.missing)
    sentences.push(say(` Missing: ${quantity(pieces, need.unit)} x ${need.part}.`, [row], context));
  if (offer.errors.length > 0)
    sentences.push(
      say(
        ` Its own figures are off: ${offer.errors.map((error) => errorInWords(error, needs)).join('; ')}.`,
        [row],
        context,
      ),
    );
  sentences.push(...overbuys(offer, row, context), ...nextBreaks(offer, row, context));
  if (offer.isExpired)
    sentences.push(
      say(` The quote ran out on ${offer.offer.validity?.until}.`, [row], context, validityDerivation(offer)),
    );
  if (offer.meetsDeadline === false) sentences.push(say(` Too late for ${limits.deadline?.value}.`, [row], context));
  if (offer.isWithinMaximum === false && limits.maxTotal)
    sentences.push(
      say(
        ` Above the maximum of ${money(limits.maxTotal.value.amount, limits.maxTotal.value.currency ?? decision.currency)}.`,
        [row],
        context,
      ),
    );
  return sentences;
}

/** "$165.00 for lines, $24.75 for freight": the amounts first, so that no line of a quote is repeated almost word for word. */
function partsOfTotal({ subtotal, freight, fees, discount, tax, lines }: RankedOffer, currency: string): string {
  if (lines.length === 0) return '';
  const parts = [`${money(subtotal, currency)} for lines`];
  if (discount.gt(0)) parts.push(`${money(discount, currency)} off`);
  if (fees.gt(0)) parts.push(`${money(fees, currency)} for fees`);
  parts.push(
    freight.amount === null
      ? 'freight not known'
      : freight.amount.eq(0)
        ? 'nothing for freight'
        : `${money(freight.amount, currency)} for freight`,
  );
  if (tax === null) parts.push('tax not known');
  else if (tax.gt(0)) parts.push(`${money(tax, currency)} for tax`);
  return parts.join(', ');
}

function timeOf({ leadDays }: RankedOffer): string {
  if (leadDays === null) return 'lead time not stated';
  return leadDays === 0 ? 'from stock' : `${leadDays} ${leadDays === 1 ? 'day' : 'days'} at the latest`;
}

/** More than was asked for, through packages or least quantities. */
function overbuys(offer: RankedOffer, row: number, context: AnswerContext): ComposedSentence[] {
  return offer.lines.flatMap((line) => {
    const need = context.needs.find(({ id }) => line.needs.length === 1 && line.needs[0] === id);
    if (!need || line.isCoverageUnknown || new Big(line.pieces).lte(need.qty)) return [];
    return [
      say(
        ` ${capital(quantity(line.pieces, need.unit))} instead of ${quantity(need.qty, need.unit)} ${shorten(need.part, 50)} to be bought: ${quantity(new Big(line.pieces).minus(need.qty), need.unit)} more than needed.`,
        [row],
        context,
      ),
    ];
  });
}

/** A next price break that costs less than what it saves, or little more. */
function nextBreaks(offer: RankedOffer, row: number, context: AnswerContext): ComposedSentence[] {
  const currency = offer.offer.currency.code;
  return offer.lines.flatMap((line) => {
    const need = context.needs.find(({ id }) => line.needs.length === 1 && line.needs[0] === id);
    const next = line.breaks.find(({ min }) => new Big(min).gt(line.pieces));
    if (!need || !next || line.priceBy !== 'piece' || !new Big(line.amount).gt(0)) return [];
    const cost = new Big(next.min).times(next.price).round(2, Big.roundHalfUp);
    const extra = cost.minus(line.amount);
    if (extra.gt(new Big(line.amount).times('0.2'))) return [];
    const derivations: Derivation[] = [
      { cell: 'cost', rule: 'product', from: [next.min, next.price], value: cost.toFixed(2) },
      {
        cell: 'extra',
        rule: 'difference',
        from: extra.gte(0) ? [cost.toFixed(2), line.amount] : [line.amount, cost.toFixed(2)],
        value: extra.abs().toFixed(2),
      },
    ];
    const how = extra.gte(0) ? `${money(extra, currency)} more` : `${money(extra.abs(), currency)} less`;
    return [
      say(
        ` For the next price break, ${quantity(next.min)} at ${next.price} cost ${money(cost, currency)}: ${how} than ${quantity(line.pieces)}.`,
        [row],
        context,
        derivations,
      ),
    ];
  });
}

/** What is not known, and what it could change. */
function unknowns(context: AnswerContext): ComposedSentence[] {
  const { decision, limits } = context;
  const { recommended, offers, currency } = decision;
  const open = offers.flatMap((offer, row): ComposedSentence[] => {
    if (offer === recommended || (offer.obstacles.length === 0 && !offer.offer.duty))
      return dutySentence(offer, row, context);
    const words = obstaclesInWords(offer, limits);
    const isFreightOnly = offer.obstacles.length === 1 && offer.obstacles[0] === 'freight';
    const margin =
      isFreightOnly && recommended?.total && offer.atLeast
        ? recommended.total.amount.minus(offer.atLeast.amount)
        : null;
    if (margin && recommended && recommended.total && offer.atLeast) {
      const rows = [row, offers.indexOf(recommended)];
      const derivations: Derivation[] = [
        ...converted([offer, recommended]),
        {
          cell: 'margin',
          rule: 'difference',
          from: [recommended.total.amount.toFixed(2), offer.atLeast.amount.toFixed(2)],
          value: margin.toFixed(2),
        },
      ];
      if (margin.gt(0))
        return [
          say(
            `\n- ${offer.vendor}: ${words}; it would be cheaper only with freight under ${money(margin, currency)}.`,
            rows,
            context,
            derivations,
          ),
        ];
      return [say(`\n- ${offer.vendor}: ${words}; it costs more even without freight.`, rows, context)];
    }
    return words
      ? [say(`\n- ${offer.vendor}: ${words}.`, [row], context), ...dutySentence(offer, row, context)]
      : dutySentence(offer, row, context);
  });
  return open.length > 0
    ? [{ text: '\n\nNot known or in the way:', isFactual: false, findings: [], rows: [], derivations: [] }, ...open]
    : [];
}

function dutySentence(offer: RankedOffer, row: number, context: AnswerContext): ComposedSentence[] {
  const term = offer.offer.duty?.term;
  return term
    ? [
        say(
          `\n- ${offer.vendor}: import duty is not in the total (${term}); ask for amount or tariff number.`,
          [row],
          context,
        ),
      ]
    : [];
}

const OBSTACLES: Record<Obstacle, (offer: RankedOffer, limits: Limits) => string> = {
  'no lines': () => 'no priced line for what is needed',
  missing: ({ missing }) =>
    `${list(missing.map(({ need, pieces }) => `${quantity(pieces, need.unit)} x ${need.part}`))} not quoted, so its total does not compare`,
  unclear: () => 'the size of a package is not stated',
  freight: ({ freight }) =>
    freight.gap?.kind === 'collect'
      ? 'freight is collect and not quoted'
      : freight.gap?.kind === 'unsaid'
        ? 'freight is not stated'
        : 'freight is not quoted',
  zip: () => 'freight depends on where the goods go',
  tax: () => 'tax is open',
  minimum: () => 'the order is below its minimum',
  currency: ({ offer, foreign, freight }) =>
    foreign.length > 0 || freight.gap?.kind === 'currency'
      ? 'some of its charges are in another currency, and the brief gives no rate'
      : `it is in ${offer.currency.code}, and the brief gives no rate to compare it by`,
  substitute: () => 'it offers another part than the one asked for',
  expired: () => 'the quote has run out',
  late: (_offer, { deadline }) => `too late for ${deadline?.value}`,
  lead: () => 'lead time is not stated',
  transit: () => 'time on the road is not stated, and the deadline is near',
  maximum: () => 'above the maximum',
};

function obstaclesInWords(offer: RankedOffer, limits: Limits): string {
  return list(
    offer.obstacles
      .filter((kind) => kind !== 'no lines' || offer.obstacles.length === 1)
      .map((kind) => OBSTACLES[kind](offer, limits)),
  );
}

function callerGap(gap: Decision['needsCaller'][number], { couldWin }: Decision): string {
  const names = list(couldWin.map(({ vendor }) => vendor));
  if (gap === 'zip') return `freight of ${names} depends on where the goods go, which the brief does not say`;
  if (gap === 'rate')
    return 'the quotes are in different currencies and the brief gives no exchange rate; totals are not compared without one';
  return `${names} offers another part than the one asked for; whether it is acceptable decides`;
}

function totalOf({ total, landed, offer }: RankedOffer, currency: string): string {
  if (!total || !landed) return 'not known';
  return total.rate
    ? `${money(total.amount, currency)} (${money(landed, offer.currency.code)})`
    : money(total.amount, currency);
}

/** How amounts of other currencies were converted: the rate stands in the brief. */
function converted(offers: RankedOffer[]): Derivation[] {
  return offers.flatMap(({ total, landed, atLeast, known }) => [
    ...rateDerivation(total, landed),
    ...(landed ? [] : rateDerivation(atLeast, known)),
  ]);
}

function rateDerivation(to: Converted | null, from: Big | null): Derivation[] {
  if (!to?.rate || !from) return [];
  return [
    {
      cell: 'converted',
      rule: to.isInverse ? 'quotient' : 'product',
      from: [from.toFixed(2), to.rate.rate],
      value: to.amount.toFixed(2),
    },
  ];
}

const rowsOf = (vendors: string[], { offers }: Decision): number[] =>
  offers.flatMap(({ vendor }, row) => (vendors.includes(vendor) ? [row] : []));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function say(
  text: string,
  rows: number[],
  { briefFindings, findingsOf, decision, limits, deadlineDerivations }: AnswerContext,
  own: Derivation[] = [],
): ComposedSentence {
  const isDated = limits.deadline !== null && text.includes(limits.deadline.value);
  const derivations = isDated ? [...own, ...deadlineDerivations] : own;
  const quoted = derivations.length > 0 ? rows.flatMap((row) => findingsOf(decision.offers[row]?.id ?? '')) : [];
  return {
    text,
    isFactual: true,
    findings: [...briefFindings, ...new Set(quoted)],
    rows: [...new Set(rows)],
    derivations,
  };
}
