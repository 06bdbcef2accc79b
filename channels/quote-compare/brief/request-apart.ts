import type { SplitNotes } from './pasted-quote.ts';
import { hasPrices, mayPrice } from './prices.ts';
import { readMaxTotal } from './read-max-total.ts';
import { readNeeds } from './read-needs.ts';

/** Whether a part prices something besides the most that the caller will spend. */
export function isPricedByVendor(text: string): boolean {
  const most = readMaxTotal(text);
  // Beside it a bare figure counts things: "14 Stück".
  return most === null ? mayPrice(text) : hasPrices(`${text.slice(0, most.start)} ${text.slice(most.end)}`);
}

/** "What we need" over a list and what can be spent at most, before two offers or more: the request, set apart like an offer. */
export function withRequestApart(split: SplitNotes): SplitNotes {
  const [first, ...offers] = split.quotes;
  if (!first || offers.length < 2 || isPricedByVendor(first.text) || readMaxTotal(first.text) === null) return split;
  if (readNeeds(first.text, []).length === 0) return split;
  return { ...split, brief: [split.brief, first.text].filter(Boolean).join('\n\n'), quotes: offers };
}
