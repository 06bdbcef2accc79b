import { z } from 'zod';

const LINE_KINDS = ['offered', 'declined'] as const;
const PRICED_BY = ['1', '100', '1000', 'pack'] as const;
const CHARGE_KINDS = ['freight', 'fee', 'discount', 'tax'] as const;
/** What is said of the offer, and what every other amount of the quote is. */
const REST_KINDS = [
  'total',
  'subtotal',
  'freight included',
  'tax included',
  'minimum order',
  'list price',
  'option',
  'threshold',
  'part of another',
] as const;

/**
 * Offers of a brief in records, each with the place of its quote, as the rules for what is told say them. Needs are their places in the order, and
 * every other string is as written in the quote or the brief, or empty.
 */
export const SaidOffers = z.object({
  quotes: z.array(
    z.object({
      quote: z.number(),
      currency: z.string(),
      lines: z.array(
        z.object({
          is: z.enum(LINE_KINDS),
          needs: z.array(z.number()),
          quote: z.string(),
          qty: z.string(),
          pack: z.string(),
          price: z.string(),
          per: z.enum(PRICED_BY),
          times: z.array(z.string()),
          amount: z.string(),
        }),
      ),
      charges: z.array(
        z.object({
          is: z.enum(CHARGE_KINDS),
          quote: z.string(),
          amount: z.string(),
          percent: z.string(),
          times: z.string(),
        }),
      ),
      rest: z.array(z.object({ is: z.enum(REST_KINDS), quote: z.string(), amount: z.string() })),
    }),
  ),
});
type SaidOffers = z.infer<typeof SaidOffers>;
/** What is said of one quote. */
export type SaidOffer = SaidOffers['quotes'][number];
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
  amount: '',
};
export type SaidCharge = SaidOffer['charges'][number];
export type SaidRest = SaidOffer['rest'][number];
