import { indexText } from '../../../evidence/find-quote.ts';
import type { TextIndex } from '../../../evidence/find-quote.ts';
import { isMoney } from '../../reading/numerals.ts';
import { contains, lineSpans, mergeSpans, overlaps } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { hasPrices, mayPrice } from '../brief/prices.ts';
import type { SaidNeed } from '../brief/place-need.ts';
import type { PlacedOrder } from '../brief/placed-order.ts';
import { shownBrief } from '../brief/shown-brief.ts';
import { isIn } from '../brief/split-by-spans.ts';
import { plainQuote } from '../brief/split-notes.ts';
import { strayPrices } from '../brief/stray-prices.ts';
import { quotesOfAll } from './offer-records.ts';
import type { OfferRecord } from './offer-records.ts';
import type { OrderRecords } from './order-records.ts';
import { placesOf } from './places-of.ts';
import { outsideOf, unquotedIn } from './unquoted.ts';
import { placeWanted } from './place-wanted.ts';

/** An order by a model's records. */
export interface PlacedBrief extends PlacedOrder {
  /** No number stands right behind an offer that nothing quotes. */
  isTight: boolean;
}

/**
 * The order that a model's records make of a brief. It does not stand where one of them is not in the brief, where a price is in no stretch of a
 * vendor and no limit, or where a vendor is named in another's stretch alone. What records of an offer quote beside its stretches is of it too. `offers`:
 * null before they are asked for; what they quote may be outside of the stretches.
 */
export function placeBrief(
  notes: string,
  { needs: wanted, vendors, limits }: OrderRecords,
  offers: OfferRecord[] | null = null,
): PlacedBrief {
  const text = shownBrief(notes);
  const none = { split: { brief: text, quotes: [] }, needs: [], limits: [], isTight: false };
  const stretches = vendors.map(({ parts }) => stretchesOf(text, parts));
  const lost = stretches.findIndex((own) => own === null);
  if (lost >= 0) return { ...none, fault: `not in the brief: the words of ${vendors[lost]?.name}` };
  const owned = stretches.map((own) => own ?? []);
  const names = vendors.map(({ name }) => name);
  const misnamed = names
    .map((_, at) => faultOfName(text, at, { vendors: names, owned }))
    .find((fault) => fault !== null);
  if (misnamed) return { ...none, fault: misnamed };
  const index = indexText(text);
  const all = mergeSpans(owned.flat());
  const asked = wanted.flatMap(({ quote }) => {
    const place = index.find(quote);
    return place && all.some((span) => overlaps(span, place)) ? [text.slice(place.start, place.end)] : [];
  });
  const brief = [...outsideOf(text, all), ...new Set(asked)].join('\n\n');
  const quotes = vendors.map(({ name }, at) => {
    const said = (offers ?? []).filter(({ vendor }) => vendor === at + 1);
    const quoted = quotesOfAll(said);
    const others = vendors.flatMap((vendor, other) => (other === at ? [] : vendor.name));
    const beside = linesBeside(text, all, quoted).filter(
      ({ start, end }) =>
        isIn(text.slice(start, end), name) || !others.some((other) => isIn(text.slice(start, end), other)),
    );
    const own = textOf(text, mergeSpans([...(owned[at] ?? []), ...beside]));
    const plain = plainQuote(own);
    const chosen = quoted.every((quote) => isIn(plain, quote)) ? plain : own;
    return { name, text: isIn(chosen, name) ? chosen : `${name}\n${chosen}` };
  });
  const isShared = ({ quote }: SaidNeed): boolean => wanted.filter((other) => other.quote === quote).length > 1;
  const needs = wanted.map((one, at) => placeWanted(brief, one, { at, isShared: isShared(one) }));
  const unfounded = wanted.find((_, at) => needs[at] === null);
  const told = [...limits, ...wanted].map(({ quote }) => quote);
  const held = { brief, quotes: [...quotes, { name: '', text: told.join('\n') }] };
  const unquoted = unquotedIn(text, all, told.concat(quotesOfAll(offers ?? [])));
  const [stray] = offers ? [...strayPrices(text, held, isMoney), ...unquoted.faults] : [];
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
    isTight: unquoted.loose.length === 0,
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
const lastAt = (index: TextIndex, words: string, first: Span): Span | null =>
  placesOf(index, words, first.start).find(({ end }) => end >= first.end) ?? null;

/**
 * A vendor is named in its own words; or in the buyer's, and then no other vendor is named between that and its words.
 */
function faultOfName(
  text: string,
  at: number,
  { vendors, owned }: { vendors: string[]; owned: Span[][] },
): string | null {
  const name = vendors[at] ?? '';
  if (hasPrices(name) || name.trim() === '') return `no name: ${name}`;
  const index = indexText(text);
  const [own, all] = [owned[at] ?? [], owned.flat()];
  const places = placesOf(index, name);
  if (places.length === 0) return `not in the brief: ${name}`;
  if (places.some((place) => own.some((span) => contains(span, place)))) return null;
  const begins = Math.min(...own.map(({ start }) => start));
  const before = vendors.flatMap((other, other_at) =>
    placesOf(index, other)
      .filter(({ end }) => end <= begins)
      .map(({ start }) => ({ start, isOwn: other_at === at })),
  );
  const last = before.toSorted((one, other) => one.start - other.start).at(-1);
  const isOutside = places.some((place) => !all.some((span) => overlaps(span, place)));
  return isOutside && last?.isOwn !== false ? null : `named elsewhere: ${name}`;
}

const textOf = (text: string, spans: Span[]): string =>
  spans.map(({ start, end }) => text.slice(start, end).trim()).join('\n');

/** Lines with words that records quote and that stand in no stretch of anybody: when it comes, or what holds for all. Prices do not. */
function linesBeside(text: string, all: Span[], quotes: string[]): Span[] {
  const index = indexText(text);
  const lines = lineSpans(text);
  return quotes.flatMap((quote) => {
    const places = placesOf(index, quote);
    const [first] = places;
    if (!first || mayPrice(quote) || places.some((place) => all.some((span) => overlaps(span, place)))) return [];
    return lines.filter((line) => overlaps(line, first) && !mayPrice(text.slice(line.start, line.end)));
  });
}
