import { z } from 'zod';
import type { Prompt } from '#contracts/model-port.ts';
import { DATA_RULE } from '../../model/prompts/data-rule.ts';

/**
 * What a limit is. `nothing carried`: work, hire or a licence that nobody ships · `multiplied`: what prices are multiplied by beside the quantity ·
 * `amount`: an amount of money that is no vendor's price.
 */
export const LIMIT_KINDS = [
  'deadline',
  'maximum',
  'zip',
  'currency',
  'without tax',
  'with tax',
  'tax exempt',
  'picked up',
  'nothing carried',
  'multiplied',
  'amount',
] as const;

/** What a model says of a brief: what is wanted, and where each vendor's words stand. Every string but `qty` is copied from the brief. */
export const OrderRecords = z.strictObject({
  needs: z.array(z.strictObject({ quote: z.string(), part: z.string(), qty: z.string(), unit: z.string() })),
  vendors: z.array(
    z.strictObject({ name: z.string(), parts: z.array(z.strictObject({ first: z.string(), last: z.string() })) }),
  ),
  limits: z.array(z.strictObject({ is: z.enum(LIMIT_KINDS), quote: z.string() })),
});
export type OrderRecords = z.infer<typeof OrderRecords>;

export const orderPrompt: Prompt = {
  id: 'quote-compare/order',
  version: 2,
  text: `A buyer's brief holds what the buyer wants and the offers of several vendors, in any form: mails, chats, tables, notes. Say what stands where. Strings are copied from the brief letter by letter; what does not apply is an empty string or list.

needs: what the buyer wants prices for, one record for each thing that is bought, in the order of the brief. quote: the words that say so, with the quantity and what it is, no longer than a few lines; the buyer's own words, or where the buyer does not say it the words of an offer that repeats the request. part: what it is with size and kind, as far as the quote says it, copied from it. qty: how many are wanted, as arithmetic with plain numbers that stand in the quote: "40", "1500", "3 * 2016", "14"; a number in words in digits, a dozen as 12; empty where nothing is counted. Count people or weeks only where they are what a price is for. unit: the unit behind the quantity as written, or empty for pieces. Numbers that describe a thing or stand in an address are no quantities, and what a vendor adds (deposits, options, carriage) is no need.
vendors: one record for each vendor that offers something or declines, in the order of the brief. name: as written, a person's only where no firm is named. parts: the stretches in which the vendor's offer stands, each by its first three to eight words and its last three to eight words; mostly one, more where other words stand between. Together they hold every price of this vendor. Where vendors share a table or a sentence, each has the whole of it.
limits: what the buyer says about the order as a whole. deadline: by when. maximum: the most that it may cost. zip: the postal code that goods go to. currency: the one to compare in. without tax / with tax: how to compare. tax exempt. picked up: the buyer fetches the goods. nothing carried: the words that name work, hire, travel or a licence where no goods are sent. multiplied: days, weeks, months, visits, trips or kilometres that a price is multiplied by, one record for each. amount: any other amount of money in the buyer's words that is no vendor's price, such as an exchange rate, a budget or a price of last year. quote: the shortest words that say so.

${DATA_RULE}`,
};
