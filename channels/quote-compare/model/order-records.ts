import { z } from 'zod';
import type { Prompt } from '#contracts/model-port.ts';
import { DATA_RULE } from '../../model/prompts/data-rule.ts';

/** What a limit is. `nothing carried`: work, hire or a licence that nobody ships · `multiplied`: what prices are multiplied by beside the quantity. */
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
] as const;

/** What a model says of a brief: where the request and the quotes stand in it. Every string is copied from the brief. */
export const OrderRecords = z.strictObject({
  needs: z.array(z.strictObject({ quote: z.string(), part: z.string(), qty: z.string(), unit: z.string() })),
  quotes: z.array(z.strictObject({ vendor: z.string(), first: z.string(), last: z.string() })),
  limits: z.array(z.strictObject({ is: z.enum(LIMIT_KINDS), quote: z.string() })),
});
export type OrderRecords = z.infer<typeof OrderRecords>;

export const orderPrompt: Prompt = {
  id: 'quote-compare/order',
  version: 1,
  text: `A buyer's brief holds what the buyer wants and the offers of several vendors, in any form: mails, chats, tables, notes. Say what stands where. Every string is copied from the brief letter by letter; what does not apply is an empty string or list.

needs: what the buyer wants prices for, one record for each thing, in the order of the brief. quote: the buyer's own words with the quantity and what it is, no longer than a sentence. part: what it is with size and kind, copied from the quote. qty: the quantity as written ("12", "two", "1,500"); of a dozen or of packages too. unit: the unit behind it as written, or empty for pieces. Numbers that describe a thing, count people, days or vendors, or stand in an address are no needs.
quotes: one record for each vendor that offers something or declines, in the order of the brief. vendor: the name as written, without a person's name where a firm is named. first: the first three to eight words of the vendor's stretch, with its heading. last: the last three to eight words. The stretches do not overlap, and between them they hold every price that a vendor states. What the buyer says before or after them is in none.
limits: what the buyer says about the order as a whole. deadline: by when. maximum: the most that it may cost. zip: the postal code that goods go to. currency: the one to compare in. without tax / with tax: how to compare. tax exempt. picked up: the buyer fetches the goods. nothing carried: the words that name work, hire, travel or a licence where no goods are sent. multiplied: days, months, visits, trips or kilometres that a price is multiplied by, one record for each. quote: the shortest words that say so.

${DATA_RULE}`,
};
