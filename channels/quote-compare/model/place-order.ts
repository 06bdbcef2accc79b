import { Big } from 'big.js';
import { indexText } from '../../../evidence/find-quote.ts';
import { parseCountWord } from '../../reading/count-words.ts';
import { findNumerals, isMoney, readDecimalMark } from '../../reading/numerals.ts';
import type { DecimalMark } from '../../reading/numerals.ts';
import { plainTables } from '../../reading/tables/plain-tables.ts';
import { isMeasure, unitOf } from '../../reading/units.ts';
import { OF_ALL } from '../brief/by-openings.ts';
import { findCodes } from '../brief/part-codes.ts';
import type { Span } from '../../reading/span.ts';
import type { PastedQuote, SplitNotes } from '../brief/pasted-quote.ts';
import { plainJson } from '../brief/plain-json.ts';
import { plainPaste } from '../brief/plain-paste.ts';
import { plainQuote } from '../brief/split-notes.ts';
import { strayPrices } from '../brief/stray-prices.ts';
import { hasPrices } from '../brief/prices.ts';
import type { Need } from '../need.ts';
import { carriageIn } from '../reading/carriage-in-price.ts';
import { findLabels } from '../reading/labels.ts';
import type { OrderRecords } from './order-records.ts';

/** A brief taken apart by a model's records, every one of which was found on it. */
export interface PlacedOrder {
  /** Why the records do not stand; null where they do. */
  fault: string | null;
  split: SplitNotes;
  needs: Need[];
  limits: OrderRecords['limits'];
}

/** The text of a brief as it is shown and as records are looked for in it. */
export const shownBrief = (notes: string): string => plainTables(plainJson(plainPaste(notes).replace(NO_BREAK, ' ')));
const NO_BREAK = /[\u00a0\u202f](?!\d{3}(?!\d))|(?<!\d)[\u00a0\u202f]/g;

/**
 * The order that records make of a brief. It does not stand where one of them is not on it, where the stretches of quotes overlap or leave a price
 * outside, or where a vendor is named in another stretch than its own.
 */
export function placeOrder(notes: string, { needs: saidNeeds, quotes: saidQuotes, limits }: OrderRecords): PlacedOrder {
  const text = shownBrief(notes);
  const split = splitAt(text, saidQuotes);
  if (typeof split === 'string') return { fault: split, split: { brief: text, quotes: [] }, needs: [], limits: [] };
  const [stray] = strayPrices(text, split, isMoney);
  const mark = readDecimalMark(text);
  const needs = saidNeeds.map((said, at) => placeNeed({ brief: split.brief, mark }, said, at));
  const lost = saidNeeds.find((_, at) => needs[at] === null);
  const index = indexText(split.brief);
  return {
    fault:
      needs.length === 0
        ? 'no needs'
        : stray !== undefined
          ? `outside of every quote: ${stray}`
          : lost
            ? `not in the request: ${lost.quote}`
            : null,
    split,
    needs: needs.filter((need) => need !== null),
    limits: limits.filter(({ quote }) => index.find(quote) !== null),
  };
}

/** Stretches from the first words of each to its last; what stands between two of them is the buyer's, and states no price. */
function splitAt(text: string, said: OrderRecords['quotes']): SplitNotes | string {
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

/**
 * A text taken apart at the stretches of its offers: what stands in none is the buyer's. Each offer names its vendor, and has what the buyer says of
 * carriage or tax of all.
 */
export function splitBySpans(text: string, spans: readonly (Span & { vendor: string })[]): SplitNotes {
  const ends = [0, ...spans.map(({ end }) => end)];
  const outside = ends.map((from, at) => text.slice(from, spans[at]?.start ?? text.length).trim());
  const brief = outside.filter((part) => /[\p{L}\d]/u.test(part));
  const shared = brief.flatMap((part) => part.split(/(?<=[.!?])\s+|\n+/u)).filter(isOfAllOffers);
  return {
    brief: brief.join('\n\n'),
    quotes: spans.map(({ vendor, start, end }): PastedQuote => {
      const own = plainQuote(text.slice(start, end).trim());
      const lines = isIn(own, vendor) ? [own] : [vendor, own];
      return { name: vendor, text: [...lines, ...shared].join('\n') };
    }),
  };
}

/** "Both net, delivery in": what the buyer says of carriage or tax of all offers. */
const isOfAllOffers = (sentence: string): boolean =>
  OF_ALL.test(sentence) &&
  !/[\d?]/.test(sentence) &&
  (carriageIn(sentence) === 'included' ||
    findLabels(sentence).some(({ kind }) => kind === 'tax' || kind === 'freight'));

const isIn = (text: string, words: string): boolean => words.trim() !== '' && indexText(text).find(words) !== null;

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

/** A need whose quantity and name stand in its quote, and whose quote stands in what the buyer says. */
export function placeNeed(
  { brief, mark }: { brief: string; mark: DecimalMark },
  { quote, part, qty, unit }: OrderRecords['needs'][number],
  at: number,
): Need | null {
  const place = indexText(brief).find(quote);
  if (!place || part.trim() === '') return null;
  const own = brief.slice(place.start, place.end);
  const count = countOf(qty, mark);
  const isWritten = qty === '' || isIn(own, qty) || own.includes(qty);
  const hasPart = part.split(/\s+/).every((word) => own.toLowerCase().includes(word.toLowerCase()));
  if (!isWritten || !hasPart || (qty !== '' && count === null)) return null;
  const before = countBefore(own, part, mark);
  if (before && count && !before.eq(count)) return null;
  const named = unitOf(unit.trim());
  const times = named?.kind === 'times' && named.name !== 'pair' ? named.factor : null;
  const number = times ? (count ?? new Big(1)).times(times) : (count ?? new Big(1));
  return {
    id: `need-${at + 1}`,
    part: part.replace(/\s+/g, ' ').trim(),
    codes: findCodes(part),
    qty: number.toFixed(),
    qtyFrom: times ? [qty, unit] : count && !/\d/.test(qty) ? [qty] : [],
    unit: named && named.kind !== 'each' && !times ? named.name : 'each',
    ...(isMeasure(named) && { unitFrom: unit }),
    ...place,
  };
}

/** The number that stands right before a part, with a unit between them at the most: it is how many of it are wanted, or a part of its name. */
function countBefore(words: string, part: string, mark: DecimalMark): Big | null {
  const at = words.toLowerCase().indexOf(part.toLowerCase());
  if (at < 0 || /^\d/.test(part)) return null;
  const last = findNumerals(words, mark).findLast(({ end }) => end <= at);
  return last && /^[\s.x×*–-]*(?:\p{L}+\.?\s)?$/u.test(words.slice(last.end, at)) ? last.value : null;
}

/** A count as written, in figures or in words. */
export function countOf(words: string, mark: DecimalMark = readDecimalMark(words)): Big | null {
  const [numeral] = findNumerals(words, mark);
  const word = parseCountWord(words.trim().toLowerCase());
  return numeral?.value ?? (word === null ? null : new Big(word));
}
