import { Big } from 'big.js';
import type { ComposedSentence, Derivation } from '#contracts/evidence.ts';
import type { Need } from '../need.ts';
import type { OfferedLine } from '../offer.ts';
import type { RankedOffer } from '../pricing/rank-offers.ts';
import { errorInWords } from './build-row.ts';
import { conversions, differenceOf, say, stop } from './say.ts';
import type { AnswerContext } from './say.ts';
import { capital, list, money, quantity, shorten } from './words.ts';
import { days, validityDerivation } from './write-opening.ts';

/** One line for a vendor: landed total and its parts, time, and what stands out. */
export function describeOffer(offer: RankedOffer, context: AnswerContext): ComposedSentence[] {
  const { decision, needs, limits } = context;
  const own = offer.offer.currency.code;
  const rate = offer.total?.rate
    ? ` (${money(offer.total.amount, decision.currency)} at ${offer.total.rate.rate})`
    : '';
  const known =
    offer.doubts.length > 0
      ? 'figures not read with certainty, no total given'
      : offer.lines.length > 0
        ? `${offer.isGross ? `${money(offer.known, own)} with its tax` : `at least ${money(offer.known, own)}`}, landed total not known`
        : 'no priced line found';
  const total = offer.landed ? `${money(offer.landed, own)} landed${rate}` : known;
  const parts = [partsOfTotal(offer, own), timeOf(offer)].filter(Boolean).join('; ');
  const more = (text: string, derivations: Derivation[] = []): ComposedSentence =>
    say(stop(` ${text}`), [offer], context, derivations);
  const { missing, errors } = offer;
  const extras = offer.offer.lines.filter(
    ({ status, needs: asked, isRuledOut }) => status === 'offered' && asked.length === 0 && isRuledOut,
  );
  const understood = offer.doubts.length > 0 ? [] : offer.lines;
  return [
    say(stop(`- ${offer.vendor}: ${total}: ${parts}`), [offer], context, conversions([offer])),
    ...(missing.length > 0 && offer.doubts.length === 0
      ? [more(`Missing: ${list(missing.map(({ need, pieces }) => `${quantity(pieces, need.unit)} x ${need.part}`))}`)]
      : []),
    ...(extras.length > 0
      ? [
          {
            ...more(`Left out as an extra: ${list(extras.map(({ description }) => shorten(description, 40)))}`),
            findings: context.findingsOf(offer.id),
          },
        ]
      : []),
    ...(errors.length > 0
      ? [more(`Its own figures are off: ${errors.map((error) => errorInWords(error, needs)).join('; ')}`)]
      : []),
    ...understood.flatMap((line) => overbuy(line, needs).map((text) => more(text))),
    ...understood.flatMap((line) => nextBreak(line, own).map(({ text, derivations }) => more(text, derivations))),
    ...(offer.isExpired
      ? [more(`The quote ran out on ${offer.offer.validity?.until}`, validityDerivation(offer))]
      : []),
    ...(offer.meetsDeadline === false ? [more(`Too late for ${limits.deadline?.value}`)] : []),
    ...(offer.isWithinMaximum === false && limits.maxTotal
      ? [
          more(
            `Above the maximum of ${money(limits.maxTotal.value.amount, limits.maxTotal.value.currency ?? decision.currency)}`,
          ),
        ]
      : []),
  ];
}

/** "$165.00 for lines, $24.75 for freight": the amounts first, so that no line of a quote is repeated almost word for word. */
function partsOfTotal(
  { subtotal, freight, fees, discount, tax, lines, doubts }: RankedOffer,
  currency: string,
): string {
  if (lines.length === 0 || doubts.length > 0) return '';
  const parts = [`${money(subtotal, currency)} for lines`];
  if (discount.gt(0)) parts.push(`${money(discount, currency)} off`);
  if (fees.gt(0)) parts.push(`${money(fees, currency)} for fees`);
  if (freight.amount === null) parts.push('freight not known');
  else parts.push(freight.amount.eq(0) ? 'nothing for freight' : `${money(freight.amount, currency)} for freight`);
  if (tax === null) parts.push('tax not known');
  else if (tax.gt(0)) parts.push(`${money(tax, currency)} for tax`);
  return parts.join(', ');
}

function timeOf({ leadDays }: RankedOffer): string {
  if (leadDays === null) return 'lead time not stated';
  return leadDays === 0 ? 'from stock' : `${days(leadDays)} at the latest`;
}

/** More than was asked for, through packages or least quantities. */
function overbuy(line: OfferedLine, needs: Need[]): string[] {
  const need = needs.find(({ id }) => line.needs.length === 1 && line.needs[0] === id);
  if (!need || line.isCoverageUnknown || new Big(line.pieces).lte(need.qty)) return [];
  const over = quantity(new Big(line.pieces).minus(need.qty), need.unit);
  return [
    `${capital(quantity(line.pieces, need.unit))} of ${shorten(need.part, 50)} to be bought for the ${quantity(need.qty, need.unit)} needed: ${over} too many`,
  ];
}

/** Share of a line that the next price break may cost on top and still be worth a hint. */
const WORTH_A_HINT = '0.2';

/** The next price break, where it costs less than the quantity asked for, or little more. */
function nextBreak(
  { breaks, pieces, priceBy, amount }: OfferedLine,
  currency: string,
): { text: string; derivations: Derivation[] }[] {
  const next = breaks.find(({ min, isMinWritten }) => isMinWritten && new Big(min).gt(pieces));
  if (!next || priceBy !== 'piece' || !new Big(amount).gt(0)) return [];
  const cost = new Big(next.min).times(next.price).round(2, Big.roundHalfUp);
  if (cost.minus(amount).gt(new Big(amount).times(WORTH_A_HINT))) return [];
  const product: Derivation = { cell: 'cost', rule: 'product', from: [next.min, next.price], value: cost.toFixed(2) };
  const [more, less] = cost.gt(amount) ? [cost, new Big(amount)] : [new Big(amount), cost];
  const change = more.eq(less)
    ? 'the same as'
    : `${money(more.minus(less), currency)} ${cost.gt(amount) ? 'more' : 'less'} than`;
  return [
    {
      text: `At the next price break ${quantity(next.min)} come to ${money(cost, currency)} (${next.price} each), ${change} the ${quantity(pieces)} (${money(amount, currency)})`,
      derivations: more.eq(less) ? [product] : [product, differenceOf(more, less)],
    },
  ];
}
