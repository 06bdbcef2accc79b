import { z } from 'zod';
import type { Prompt } from '#contracts/model-port.ts';
import { DATA_RULE } from '../../model/prompts/data-rule.ts';

const LINE_KINDS = ['offered', 'substitute', 'option', 'declined'] as const;
const PRICED_BY = ['1', '100', '1000', 'pack'] as const;
const CHARGE_KINDS = ['freight', 'fee', 'discount', 'tax'] as const;
/** What is said of the offer, and what every other amount of the quote is. */
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
  'condition',
  'terms',
  'list price',
  'other quantity',
  'option',
  'instalment',
  'threshold',
  'part of another',
] as const;

export const OfferRecords = z.strictObject({
  quotes: z.array(
    z.strictObject({
      quote: z.number(),
      currency: z.string(),
      lines: z.array(
        z.strictObject({
          is: z.enum(LINE_KINDS),
          needs: z.array(z.number()),
          quote: z.string(),
          qty: z.string(),
          pack: z.string(),
          price: z.string(),
          per: z.enum(PRICED_BY),
          times: z.array(z.string()),
          off: z.string(),
          amount: z.string(),
        }),
      ),
      charges: z.array(
        z.strictObject({
          is: z.enum(CHARGE_KINDS),
          quote: z.string(),
          amount: z.string(),
          percent: z.string(),
          times: z.string(),
        }),
      ),
      rest: z.array(z.strictObject({ is: z.enum(REST_KINDS), quote: z.string(), amount: z.string() })),
    }),
  ),
});
export type OfferRecords = z.infer<typeof OfferRecords>;
/** What a model says of one quote. */
export type SaidOffer = OfferRecords['quotes'][number];
export type SaidLine = SaidOffer['lines'][number];
/** A line of which nothing is said but that it is offered. */
export const PLAIN_LINE: SaidLine = {
  is: 'offered',
  needs: [],
  quote: '',
  qty: '',
  pack: '',
  price: '',
  per: '1',
  times: [],
  off: '',
  amount: '',
};
export type SaidCharge = SaidOffer['charges'][number];
export type SaidRest = SaidOffer['rest'][number];

export const offerPrompt: Prompt = {
  id: 'quote-compare/offers',
  version: 1,
  text: `The first document is what a buyer wants, numbered; each other document is the quote of one vendor. Read every quote into records, so that each amount of money in it stands in exactly one record.
Every quote string is copied from its document letter by letter, as short as it can be and long enough to hold all figures of its record. Figures are copied as written ("1.200,50", "25p", "six"). What does not apply is an empty string or list. quote: the number of the quote. currency: its ISO code.

lines: what is priced for the buyer. is: offered; substitute where the vendor says that it is another thing than asked for; option where the buyer may choose it or it is dearer or cheaper than what is offered; declined where the vendor does not supply it. needs: numbers of the wants that it covers, several for one price for all, none where nobody asked for it. qty: the quantity as written, in packages where packages are counted. pack: pieces in a package, where the price or the quantity is by packages. price: the price for one, for the quantity wanted where there are several. per: what the price is for. times: what it is multiplied by besides, such as days or months. off: percent off on the line. amount: what the line comes to, where written.
charges: what is added or taken off for this order as the vendor states it. is: freight for carriage, fee for any other, discount, tax. amount or percent as written, both where both are. times: the number that an amount is multiplied by, such as kilometres or pieces.
rest: total: what the whole comes to. subtotal: a sum before it. freight included, freight open: carriage is in the price, or to be paid and not stated. tax included, tax open, no tax: the same of tax. minimum order. lead time: when it comes. condition: what the price depends on, or what is left out of what the buyer wants. terms: how and when it is paid, and what is given for paying early. Of amounts that are no part of the price: list price (or an earlier one), other quantity (a price for another quantity), option, instalment (a part of the sum and when it is due), threshold (an order value that something depends on), part of another (an amount that is in another one). amount: as written, or empty.

${DATA_RULE}`,
};
