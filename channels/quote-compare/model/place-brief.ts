import { indexText } from '../../../evidence/find-quote.ts';
import { isMoney } from '../../reading/numerals.ts';
import { contains, lineSpans, mergeSpans, overlaps } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { hasPrices, mayPrice } from '../brief/prices.ts';
import type { PlacedOrder } from '../brief/placed-order.ts';
import { shownBrief } from '../brief/shown-brief.ts';
import { isIn } from '../brief/split-by-spans.ts';
import { plainQuote } from '../brief/split-notes.ts';
import { OWN, PAID_BEFORE, strayPrices } from '../brief/stray-prices.ts';
import { quotesOfAll } from './offer-records.ts';
import type { OfferRecord } from './offer-records.ts';
import type { OrderRecords } from './order-records.ts';
import { placeWanted } from './place-wanted.ts';

/**
 * The order that a model's records make of a brief. It does not stand where one of them is not in the brief, where a price is in no stretch of a
 * vendor and no limit, or where a vendor is named in another's stretch alone. What records of an offer quote beside its stretches is of it too.
 */
export function placeBrief(
  notes: string,
  { needs: wanted, vendors, limits }: OrderRecords,
  offers: OfferRecord[] = [],
): PlacedOrder {
  const text = shownBrief(notes);
  const none = { split: { brief: text, quotes: [] }, needs: [], limits: [] };
  const stretches = vendors.map(({ parts }) => stretchesOf(text, parts));
  const lost = stretches.findIndex((own) => own === null);
  if (lost >= 0) return { ...none, fault: `not in the brief: the words of ${vendors[lost]?.name}` };
  const owned = stretches.map((own) => own ?? []);
  const fault = vendors.map(({ name }, at) => faultOfName(text, name, { own: owned[at] ?? [], all: owned.flat() }));
  const misnamed = fault.find((one) => one !== null);
  if (misnamed) return { ...none, fault: misnamed };
  const index = indexText(text);
  const all = mergeSpans(owned.flat());
  const asked = wanted.flatMap(({ quote }) => {
    const place = index.find(quote);
    return place && all.some((span) => overlaps(span, place)) ? [text.slice(place.start, place.end)] : [];
  });
  const brief = [...outsideOf(text, all), ...new Set(asked)].join('\n\n');
  const quotes = vendors.map(({ name }, at) => {
    const said = offers.filter(({ vendor }) => vendor === at + 1);
    const quoted = quotesOfAll(said);
    // Every price of a vendor stands in its stretches; when it comes, or what holds for all, may stand elsewhere.
    const beside = quoted.filter((quote) => !mayPrice(quote));
    const own = textOf(text, mergeSpans([...(owned[at] ?? []), ...linesBeside(text, owned[at] ?? [], beside)]));
    const plain = plainQuote(own);
    const chosen = quoted.every((quote) => isIn(plain, quote)) ? plain : own;
    return { name, text: isIn(chosen, name) ? chosen : `${name}\n${chosen}` };
  });
  const needs = wanted.map((one, at) => placeWanted(brief, one, at));
  const unfounded = wanted.find((_, at) => needs[at] === null);
  const told = [...limits, ...wanted].map(({ quote }) => quote);
  const held = { brief, quotes: [...quotes, { name: '', text: told.join('\n') }] };
  const [stray] = [...strayPrices(text, held, isMoney), ...strayFigures(text, all, told.concat(quotesOfAll(offers)))];
  return {
    fault:
      needs.length === 0
        ? 'no needs'
        : stray !== undefined
          ? `outside of every offer: ${stray}`
          : unfounded
            ? `not in the request: ${unfounded.quote}`
            : null,
    split: { brief, quotes },
    needs: needs.filter((need) => need !== null),
    limits: limits.filter(({ quote }) => isIn(brief, quote)),
  };
}

/** Each from its first words to the nearest last ones behind them; null where one of them is not in the text. */
function stretchesOf(text: string, parts: OrderRecords['vendors'][number]['parts']): Span[] | null {
  const index = indexText(text);
  const found: Span[] = [];
  for (const { first, last } of parts) {
    const start = index.find(first, found.at(-1)?.end ?? 0) ?? index.find(first);
    const end = start && lastAt(index, last, start);
    if (!start || !end) return null;
    found.push({ start: start.start, end: Math.max(start.end, end.end) });
  }
  return found.length > 0 ? mergeSpans(found) : null;
}

/** Last words behind the first ones, or such as go over them. */
function lastAt(index: ReturnType<typeof indexText>, words: string, first: Span): Span | null {
  for (let at = index.find(words, 0); at; at = index.find(words, at.start + 1)) if (at.end >= first.end) return at;
  return null;
}

function faultOfName(text: string, name: string, { own, all }: { own: Span[]; all: Span[] }): string | null {
  if (hasPrices(name) || name.trim() === '') return `no name: ${name}`;
  const index = indexText(text);
  const places: Span[] = [];
  for (let at = index.find(name); at; at = index.find(name, at.start + 1)) places.push(at);
  const isIn = (spans: Span[]): boolean => places.some((place) => spans.some((span) => contains(span, place)));
  if (places.length === 0) return `not in the brief: ${name}`;
  const isOutside = places.some((place) => !all.some((span) => overlaps(span, place)));
  return isIn(own) || isOutside ? null : `named elsewhere: ${name}`;
}

/** Lines outside of all offers that may state a price without a sign of money, and that nothing quotes. */
const strayFigures = (text: string, all: Span[], quoted: string[]): string[] =>
  outsideOf(text, all)
    .flatMap((part) => part.split('\n'))
    .filter((line) => mayPrice(line.replace(NUMBERED, ' ')) && !OWN.test(line) && !PAID_BEFORE.test(line))
    .filter((line) => !quoted.some((quote) => isIn(line, quote) || isIn(quote, line)));

/** "PO request #3391 / maintenance" */
const NUMBERED = /#\s?\d+/g;

const outsideOf = (text: string, spans: Span[]): string[] =>
  [0, ...spans.map(({ end }) => end)]
    .map((from, at) => text.slice(from, spans[at]?.start ?? text.length).trim())
    .filter((part) => /[\p{L}\d]/u.test(part));

const textOf = (text: string, spans: Span[]): string =>
  spans.map(({ start, end }) => text.slice(start, end).trim()).join('\n');

/** Lines with words that records quote and that stand in none of the stretches. */
function linesBeside(text: string, own: Span[], quotes: string[]): Span[] {
  const index = indexText(text);
  const lines = lineSpans(text);
  return quotes.flatMap((quote) => {
    const places: Span[] = [];
    for (let at = index.find(quote); at && places.length < MOST_PLACES; at = index.find(quote, at.start + 1))
      places.push(at);
    const [first] = places;
    if (!first || places.some((place) => own.some((span) => contains(span, place)))) return [];
    return lines.filter((line) => overlaps(line, first) && !mayPrice(text.slice(line.start, line.end)));
  });
}
const MOST_PLACES = 12;
