import { indexText } from '../../../../evidence/find-quote.ts';
import { isMoney, readDecimalMark } from '../../../reading/numerals.ts';
import type { Span } from '../../../reading/span.ts';
import type { SplitNotes } from '../../brief/pasted-quote.ts';
import { placeNeed } from '../../brief/place-need.ts';
import type { PlacedOrder } from '../../brief/placed-order.ts';
import { shownBrief } from '../../brief/shown-brief.ts';
import { isIn, splitBySpans } from '../../brief/split-by-spans.ts';
import { plainQuote } from '../../brief/split-notes.ts';
import { strayPrices } from '../../brief/stray-prices.ts';
import { hasPrices } from '../../brief/prices.ts';
import { findLabels } from '../../reading/labels.ts';
import type { SaidOrder } from './said-order.ts';

/**
 * The order that records make of a brief. It does not stand where one of them is not on it, where the stretches of quotes overlap or leave a price
 * outside, or where a vendor is named in another stretch than its own.
 */
export function placeOrder(notes: string, { needs: saidNeeds, quotes: saidQuotes }: SaidOrder): PlacedOrder {
  const text = shownBrief(notes);
  const split = splitAt(text, saidQuotes);
  if (typeof split === 'string') return { fault: split, split: { brief: text, quotes: [] }, needs: [], limits: [] };
  const [stray] = strayPrices(text, split, isMoney);
  const mark = readDecimalMark(text);
  const needs = saidNeeds.map((said, at) => placeNeed({ brief: split.brief, mark }, said, at));
  const lost = saidNeeds.find((_, at) => needs[at] === null);
  const fault = stray ? `outside of every quote: ${stray}` : lost ? `not in the request: ${lost.quote}` : null;
  return { fault, split, needs: needs.filter((need) => need !== null), limits: [] };
}

/** Stretches from the first words of each to its last; what stands between two of them is the buyer's, and states no price. */
function splitAt(text: string, said: SaidOrder['quotes']): SplitNotes | string {
  const index = indexText(text);
  const starts: number[] = [];
  for (const { first } of said) {
    const found = index.find(first, starts.length === 0 ? 0 : (starts.at(-1) ?? 0) + 1);
    if (!found) return `not in the brief: ${first}`;
    starts.push(found.start);
  }
  const spans: (Span & { vendor: string })[] = [];
  for (const [at, { vendor, last }] of said.entries()) {
    const [from, to] = [starts[at] ?? 0, starts[at + 1] ?? text.length];
    const end = lastEnd(text.slice(from, to), last);
    if (end === null) return `not in its stretch: ${last}`;
    const rest = text.slice(from + end, to);
    const isBetween = at < said.length - 1;
    // A line about carriage or tax below a quote is of that quote.
    if (isBetween && (hasPrices(rest) || findLabels(rest).length > 0)) return `between two quotes: ${rest.trim()}`;
    const own = plainQuote(text.slice(from, from + end).trim());
    const above = at === 0 ? text.slice(0, from) : '';
    if (!isIn(own, vendor) && !isIn(above, vendor)) return `named elsewhere: ${vendor}`;
    if (hasPrices(vendor) || !isSetApart(isIn(own, vendor) ? own : above, vendor)) return `no name: ${vendor}`;
    spans.push({ vendor, start: from, end: from + end });
  }
  return splitBySpans(text, spans);
}

/** A name begins or ends a line or a clause. */
function isSetApart(text: string, name: string): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  const [before, after] = [text.slice(Math.max(0, at - 12), at), text.slice(at + name.length, at + name.length + 3)];
  return (
    at < 0 || /(?:^|[\n.:,;>(*\]–—-]|from|von|de|di|by)\s*$/i.test(before) || /^\s*(?:$|[\n.:,;)*–—-])/.test(after)
  );
}

function lastEnd(stretch: string, words: string): number | null {
  const index = indexText(stretch);
  let end: number | null = null;
  for (let found = index.find(words); found; found = index.find(words, found.start + 1)) end = found.end;
  return end;
}
