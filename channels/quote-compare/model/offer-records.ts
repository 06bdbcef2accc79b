import { z } from 'zod';
import type { Prompt } from '#contracts/model-port.ts';
import { DATA_RULE } from '../../model/prompts/data-rule.ts';

const SUM_KINDS = ['goods', 'substitute', 'freight', 'fee', 'discount', 'tax'] as const;
/** What is said of an offer beside its sums, and what every other amount of it is. */
const REST_KINDS = [
  'total',
  'subtotal',
  'freight included',
  'freight open',
  'tax included',
  'tax open',
  'no tax',
  'minimum order',
  'lead time',
  'open point',
  'aside',
] as const;

/** What a model says of the offers of a brief: of each everything that the buyer pays, worked out. Strings but `pieces` and `amount` of sums are copied. */
export const OfferRecords = z.strictObject({
  offers: z.array(
    z.strictObject({
      vendor: z.number(),
      currency: z.string(),
      sums: z.array(
        z.strictObject({
          is: z.enum(SUM_KINDS),
          needs: z.array(z.number()),
          pieces: z.string(),
          quote: z.string(),
          amount: z.string(),
        }),
      ),
      declined: z.array(z.strictObject({ needs: z.array(z.number()), quote: z.string() })),
      rest: z.array(z.strictObject({ is: z.enum(REST_KINDS), quote: z.string(), amount: z.string() })),
    }),
  ),
});
export type OfferRecords = z.infer<typeof OfferRecords>;
/** What a model says of one vendor's offer. */
export type OfferRecord = OfferRecords['offers'][number];
export type SumRecord = OfferRecord['sums'][number];
export type RestRecord = OfferRecord['rest'][number];

/** Every quote of the records of a brief. */
export const quotesOfAll = (records: readonly OfferRecord[]): string[] =>
  records.flatMap(({ sums, declined, rest }) => [...sums, ...declined, ...rest].map(({ quote }) => quote));

export const offerPrompt: Prompt = {
  id: 'quote-compare/offers',
  version: 2,
  text: `The first document is what a buyer wants, numbered; the second names vendors, numbered; the third is the brief, in which their offers stand and the buyer says more. Work out for each of these vendors what the order as wanted costs there, in records. Every quote is copied from the brief letter by letter, as short as it can be and long enough to hold what its record goes by. What does not apply is an empty string or list. currency: ISO code of its amounts; they stay in it.

sums: everything that the buyer pays this vendor for this order, and everything that is taken off, one record each. is: goods (also work, hire, a subscription); substitute where it is another thing than asked for; freight for carriage both ways; fee for any other charge; discount; tax that is added. needs: numbers of the wants that it covers, several for one price for all, none for what is no want. pieces: how much of the want it brings, in the unit of the want (empty for several wants and for charges, 0 for a second price of the same pieces). quote: the words with the price. amount: what it comes to, as arithmetic with plain numbers: digits with a decimal point, + - * / ( ), a percent as 10%, up( ) for rounding up to whole packages. Every number in it stands in the brief as a figure or in words, and prices are never worked out in your head: "40 * 12.50", "up(180 / 50) * 62.00", "(12 - 2) * 9.90" for two of twelve free, "5000 * 28.00 / 1000", "14 * 12 * 22.90" for 14 pieces of 12 ft by the foot, "(40 * 12.50 + 96.00) * 10%" for a discount, "6 * 300 * 0.18" for a charge by the kilo. A cent price is "25 / 100", and a year 12 months. The same for pieces: "up(180 / 50) * 50".
Take what holds for this order: the step of a price list that the quantity reaches, the latest of several prices, the least quantity that is billed, what is waived, carriage that falls away above a value. What does not hold is no sum.
declined: wants that the vendor does not supply, or only as a thing that the buyer rules out, with its price in the quote.
rest: total: what the vendor says that all the sums come to. subtotal: a sum of some of them. freight included: the words by which nothing is to pay for carriage for this order; freight open: it is to be paid and not stated. tax included: it is in the prices; tax open: it comes on top and no rate is stated (with a rate it is a sum); no tax: none is due. minimum order. lead time: the words that say when it comes, also where the buyer tells it. open point: what has to be known before anybody can say what this order costs there; not what is merely agreed. aside: an amount that is no part of this price: earlier or other prices, other quantities, options, thresholds, deposits that come back, instalments, what an amount is in. amount: as written, or empty. Every amount of money of the offer stands in the quote of a record.

${DATA_RULE}`,
};
