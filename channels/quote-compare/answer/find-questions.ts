import { Big } from 'big.js';
import type { Limits } from '../brief/read-limits.ts';
import { daysBetween } from '../pricing/price-offer.ts';
import type { Doubt } from '../pricing/find-doubts.ts';
import type { OfferedLine } from '../offer.ts';
import type { MathError } from '../pricing/find-errors.ts';
import type { RankedOffer } from '../pricing/rank-offers.ts';
import { sumOf } from '../pricing/settle-charges.ts';
import { money, quantity, shorten } from './words.ts';

/** Days of slack from which on nobody asks whether a lead time includes the road: where it is that of shipping, and where nothing is said. */
const AMPLE_DAYS = { shipment: 14, unsaid: 7 };

/**
 * What has to be asked of a vendor before an order, most important first: what is not offered, what is not the part asked for, figures
 * that do not agree, freight, tax, duty, delivery, validity. Nothing is asked that the quote answers.
 */
export function findQuestions(offer: RankedOffer, limits: Limits, today: string): string[] {
  const {
    offer: { currency },
  } = offer;
  const amount = (value: Parameters<typeof money>[0]): string => money(value, currency.code);
  const zip = limits.shipToZip?.value;
  // What may be our misreading is asked for, not held against the vendor.
  if (offer.doubts.length > 0) return [aboutDoubts(offer.doubts)];
  const destination = zip ? ` to ${zip}` : '';
  return [
    ...offer.missing.map(({ need, pieces, line }) => {
      const isShort = !pieces.eq(need.qty);
      const what = `${quantity(pieces, need.unit)} x ${need.part}`;
      if (isShort)
        return `price for the other ${what}: only ${quantity(new Big(need.qty).minus(pieces), need.unit)} of ${quantity(need.qty, need.unit)} are quoted`;
      if (line?.unmet)
        return `${what}: we asked for "${shorten(line.unmet.asked, 80)}", the quote says "${shorten(line.unmet.said, 80)}"; can it be quoted as asked for?`;
      return line
        ? `price for ${what}: the quote says "${shorten(line.description, 70)}"`
        : `price for ${what}, which is not in the quote`;
    }),
    ...offer.lines.flatMap((line) => aboutPart(line, limits)),
    ...offer.unclear.map(
      ({ description }) => `pieces in a package of "${shorten(description, 60)}": the quote does not say`,
    ),
    ...offer.offer.conditions.map(({ kind, words }) =>
      kind === 'left-out'
        ? `"${shorten(words, 80)}": what does it cost with all that was asked for?`
        : kind === 'added'
          ? `"${shorten(words, 80)}": does it hold for this order, and which total then?`
          : kind === 'hours'
            ? `"${shorten(words, 80)}": how many of them, or at most what sum, for all that was asked for?`
            : `"${shorten(words, 80)}": which total holds for this order, without it?`,
    ),
    ...(offer.offer.unsaid ?? []).flatMap(({ words, isSaid }) =>
      isSaid ? [`"${shorten(words, 80)}": does the offer meet this?`] : [],
    ),
    ...offer.lines.flatMap(aboutBreak),
    ...offer.errors.map((error) => aboutError(error, amount)),
    ...aboutFreight(offer, destination, amount),
    ...offer.foreign.map(({ words }) => `${words.toLowerCase()} in ${currency.code}, the currency of the goods`),
    ...(offer.belowMinimum
      ? [
          `minimum order ${amount(offer.belowMinimum)}: this order comes to ${amount(offer.subtotal)}; is it accepted, and at what charge?`,
        ]
      : []),
    ...(offer.tax === null
      ? [
          `tax: the quote says "${shorten(offer.charges.openTax ?? '', 50)}"; rate and amount, or none with an exemption certificate?`,
        ]
      : []),
    ...(limits.isTaxExempt && sumOf(offer.charges.exempted).gt(0)
      ? [`tax of ${amount(sumOf(offer.charges.exempted))}: we are tax exempt; please take it off the order`]
      : []),
    ...(offer.offer.duty ? [aboutDuty(offer.offer.duty.term)] : []),
    ...aboutTime(offer, limits, today),
    ...(offer.isExpired
      ? [`the quote was valid until ${offer.offer.validity?.until}: do the prices still hold, or please re-quote`]
      : []),
    ...offer.lines
      .filter(({ needs }) => needs.length === 0)
      .map(({ description }) => `"${shorten(description, 60)}" was not asked for: can it be left out?`),
  ];
}

function aboutDoubts(doubts: Doubt[]): string {
  const words = [...new Set(doubts.map((doubt) => `"${shorten(doubt.words, 60)}"`))].slice(0, 4);
  return `quantity, price, what the price is for and the amount of each line, and the total: ${words.join(', ')} can be read in more than one way`;
}

function aboutPart(
  { needs, description, differs, isSubstitute, namedBy }: RankedOffer['lines'][number],
  { substitutes }: Limits,
): string[] {
  if (needs.length === 0) return [];
  const said = `"${shorten(description, 60)}"`;
  if (differs.length > 0)
    return [
      `${said}: ${differs.join(', ')} is offered where it was not asked for; is it the same part${substitutes === 'refused' ? ', and can the exact one be quoted' : ''}?`,
    ];
  if (isSubstitute)
    return substitutes === 'accepted'
      ? []
      : [`${said} is offered in place of the part asked for: does it match in size, rating and material?`];
  return namedBy === 'elimination' ? [`${said} does not name the part asked for: is it that part?`] : [];
}

/** A price above the one that the quote's own price list gives for the quantity. */
function aboutBreak({ needs, description, breaks, pieces, unitPrice, priceBy }: OfferedLine): string[] {
  const own = breaks.findLast(({ min }) => new Big(min).lte(pieces));
  if (needs.length !== 1 || !own || !unitPrice || priceBy !== 'piece' || new Big(unitPrice).lte(own.price)) return [];
  return [
    `"${shorten(description, 60)}": ${quantity(pieces)} are priced at ${unitPrice}, your price list gives ${own.price} from ${quantity(own.min)}; which holds?`,
  ];
}

function aboutError({ what, right, stated, line, sum }: MathError, amount: (value: Big) => string): string {
  if (!line)
    return `${what.toLowerCase()}: the figures give ${amount(right)}, the quote says ${amount(stated)}; which holds?`;
  const each =
    line.priceBy === 'piece' && !line.discount && new Big(line.pieces).gt(0) ? stated.div(line.pieces) : null;
  const isShort = each !== null && each.round(4).eq(each);
  const other = isShort ? ` or the unit price ${each.toFixed()}` : '';
  return `"${shorten(line.description, 60)}": ${sum} = ${amount(right)}, but ${amount(stated)} is stated; is it ${amount(right)}${other}?`;
}

function aboutFreight(
  {
    freight,
    offer: {
      currency: { code: currency },
    },
  }: RankedOffer,
  destination: string,
  amount: (value: Big) => string,
): string[] {
  if (freight.isEstimate && freight.amount)
    return [`freight${destination}: ${amount(freight.amount)} is an estimate; what is the most it can be?`];
  switch (freight.gap?.kind) {
    case 'collect':
      return [`freight${destination} (collect): amount, or class and weight`];
    case 'add':
      return [`freight${destination} (prepaid and added): amount, or a firm limit`];
    case 'works':
      return [`freight${destination} from your dock: amount, or class and weight`];
    case 'zone':
      return [`freight${destination}: the schedule gives no amount for it; please quote`];
    case 'currency':
      return [`freight${destination} in ${currency}, the currency of the goods`];
    case 'threshold':
      return [`freight${destination} below the limit for free freight: amount`];
    case 'weight':
      return [`freight${destination}: the quote gives a rate by weight and no weight; amount, or total weight`];
    case 'packages':
      return [`freight${destination}: the quote gives a rate by the package and not how many; amount, or their number`];
    case 'unread':
      return [`freight${destination}: is it in the price by "${shorten(freight.gap.words, 60)}"? If not, what amount`];
    case 'unsaid':
      return [`freight${destination}: amount, or is it included?`];
    default:
      return [];
  }
}

const aboutDuty = (term: string): string =>
  /^[A-Z]{3}$/.test(term)
    ? `import duty: ${term} leaves it to the buyer; amount or tariff number`
    : 'import duty: not in the price; amount or tariff number';

function aboutTime(
  { leadDays, offer, freight }: RankedOffer,
  { deadline, shipToZip }: Limits,
  today: string,
): string[] {
  const place = shipToZip ? ` at ${shipToZip.value}` : '';
  if (leadDays === null)
    return [`lead time: how many days after the order will everything be${place || ' delivered'}?`];
  const until = offer.lead?.until ?? 'unsaid';
  if (until === 'arrival' || !deadline || freight.days !== null) return [];
  const slack = daysBetween(today, deadline.value) - leadDays;
  const ample = leadDays === 0 ? AMPLE_DAYS.unsaid : AMPLE_DAYS[until];
  return slack >= 0 && slack <= ample
    ? [
        `does "${shorten(lastCell(offer.lead?.words.at(-1) ?? ''), 50)}" include transit${place ? ` to ${shipToZip?.value}` : ''}?`,
      ]
    : [];
}

const lastCell = (words: string): string =>
  words.replace(/^\W*(?:lead(?: ?time)?|availability|delivery|delivered|ships?|shipment|shipping)\W+/i, '');
