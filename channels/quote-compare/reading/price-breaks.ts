import { Big } from 'big.js';
import { anyOf } from '../../reading/phrases.ts';
import type { Numeral } from '../../reading/numerals.ts';
import type { Span } from '../../reading/span.ts';
import { UNIT_WORD } from '../../reading/units.ts';
import { TIME_UNITS } from '../../reading/vocabulary/time-words.ts';
import { anyWord } from '../../reading/word-lists.ts';
import { MORE_THAN as MORE_THAN_WORDS } from '../../reading/vocabulary/deadline-words.ts';

/** A price that holds from `min` pieces on, up to `max` where the quote says so. */
export interface PriceBreak extends Span {
  min: Big;
  max: Big | null;
  price: Big;
}

/** A range of quantities as written: `500-999`, `1000+`, `from 250`. */
export interface QuantityRange extends Span {
  min: Big;
  max: Big | null;
}

const INTEGER = '(\\d{1,3}(?:[,.]\\d{3})+|\\d+)';
const TIMES = Object.values(TIME_UNITS)
  .map((byLanguage) => anyWord(Object.values(byLanguage).join(',')))
  .join('|');
const NOT_TIME = `(?!(?:\\s*(?:-|–|a|à|bis|do|to|tot)\\s*\\d+)?\\s*(?:business|working|calendar|(?:${TIMES})(?!\\p{L})|%|["”]|mm|in\\b|psi))`;
/** Words before the quantity from which a price holds, and before the one up to which it does. */
const FROM = anyOf({
  en: 'from|at least|buy',
  de: 'ab',
  fr: 'dès|à partir de',
  es: 'desde|a partir de',
  it: 'da|a partire da',
  nl: 'vanaf',
  pt: 'a partir de',
  pl: 'od',
  sv: 'från',
});
const MORE_THAN = anyOf(MORE_THAN_WORDS);
const UP_TO = anyOf({
  en: 'up to',
  de: 'bis zu|bis',
  fr: "jusqu'à",
  es: 'hasta',
  it: 'fino a',
  nl: 'tot',
  pt: 'até',
  pl: 'do',
  sv: 'upp till',
});
/** Before a quantity, and behind that the price which holds for who takes as many. */
const IF_TAKEN = {
  en: 'if you take|if you buy|if you order|if you want|when you take|when you buy|when you order',
  de: 'wenn sie|wenn ihr|bei abnahme von|bei abnahme|nehmen sie|bei bestellung von',
  fr: 'si vous prenez|si vous commandez|si vous achetez|pour l’achat de|pour une commande de|en prenant',
  es: 'si lleva|si llevan|si compra|si compran|si pide|si piden|llevando|comprando',
  it: 'se ne prendete|se prendete|se ne prende|se ordinate|se acquistate|prendendone|per ordini di',
  nl: 'als je er|als u er|als jullie er|bij afname van|bij een afname van|neem je er',
  pt: 'se levar|se levarem|se comprar|se comprarem|se encomendar|levando|comprando',
  pl: 'przy zakupie|przy zamówieniu|jeśli weźmiecie|jeśli weźmie pan|jeśli kupicie|biorąc',
};
/** Behind a quantity from which a price holds. */
const AND_UP = anyOf({
  en: 'and up|and upwards|and over|and more|and above|& up|& over|& more|& above|or up|or over|or more|or above|or greater',
  de: 'und mehr|u.m.|und darüber|und aufwärts|oder mehr',
  fr: 'et plus|ou plus|et au-delà|et davantage',
  es: 'o más|y más|en adelante|para arriba',
  it: 'e oltre|o più|in su|e più',
  nl: 'en meer|of meer|en hoger',
  pt: 'ou mais|e mais|em diante|para cima',
  pl: 'i więcej|lub więcej|wzwyż|i powyżej',
  sv: 'eller fler|och uppåt|och fler',
});
/** Between two quantities; "a" only where a word opens the range: "de 1 a 23". */
const AS_FAR = anyOf({
  en: 'to|through|up to',
  de: 'bis',
  fr: 'à|jusqu’à',
  es: 'hasta',
  it: 'fino a',
  nl: 't/m|tot|tot en met',
  pt: 'até',
  pl: 'do',
  sv: 'till',
});
const OPENS = '(?<!\\p{L})(?:de|da|dal|del|entre)\\s';
const RANGE_FORMS: { pattern: RegExp; read(hit: RegExpMatchArray): [Big, Big | null] | null }[] = [
  {
    pattern: new RegExp(
      `(?<![\\w.,$€£/-])${INTEGER}\\s?(?:-|–|—|\\bthru\\b|\\.\\.|(?<=\\s)(?:${AS_FAR}|(?<=${OPENS}${INTEGER}\\s)a)(?=\\s))\\s?${INTEGER}(?![\\w/-]|[.,]\\d)${NOT_TIME}`,
      'giu',
    ),
    read: ([, low, , high]) => (integer(low).lt(integer(high)) ? [integer(low), integer(high)] : null),
  },
  {
    pattern: new RegExp(
      `(?<![\\w.,$€£/-])${INTEGER}(k)?\\s?(?:pcs?|pieces|ea|units|st(?:k|ck)?|ft)?\\.?\\s?(?:\\+|up\\b(?!-| and down)|plus\\b|${AND_UP})${NOT_TIME}`,
      'giu',
    ),
    read: ([, low, kilo]) => [integer(low).times(kilo ? 1000 : 1), null],
  },
  {
    // "40 bags and up"
    pattern: new RegExp(
      `(?<![\\w.,$€£/-])${INTEGER}(k)?\\s(?:${UNIT_WORD})(?!\\p{L})\\.?\\s(?:${AND_UP})${NOT_TIME}`,
      'giu',
    ),
    read: ([, low, kilo]) => [integer(low).times(kilo ? 1000 : 1), null],
  },
  {
    pattern: new RegExp(`(?:>=|≥|(?<!\\p{L})(?:${FROM})(?!\\p{L}))\\s?${INTEGER}(?![\\w/-]|[.,]\\d)${NOT_TIME}`, 'giu'),
    read: ([, low]) => [integer(low), null],
  },
  {
    pattern: new RegExp(
      `(?:>|(?<!\\p{L})(?:${MORE_THAN})(?!\\p{L}))\\s?${INTEGER}(?![\\w/-]|[.,]\\d)${NOT_TIME}`,
      'giu',
    ),
    read: ([, low]) => [integer(low).plus(1), null],
  },
  {
    // "If you take a full bundle of 200 it's $4.95"
    pattern: new RegExp(
      `(?<!\\p{L})(?:${anyOf(IF_TAKEN)})(?!\\p{L})[^.;\\n\\d]{0,40}?(?<![\\w.,$€£/-])${INTEGER}(?![\\w/-]|[.,]\\d)${NOT_TIME}(?=[^\\d.;\\n]{0,32}?\\d+[.,]\\d{2}(?!\\d))`,
      'giu',
    ),
    read: ([, low]) => [integer(low), null],
  },
  {
    pattern: new RegExp(
      `(?:<=|≤|(?<!\\p{L})(?:${UP_TO})(?!\\p{L}))\\s?${INTEGER}(?![\\w/-]|[.,]\\d)${NOT_TIME}`,
      'giu',
    ),
    read: ([, high]) => [new Big(1), integer(high)],
  },
  {
    pattern: new RegExp(
      `(?:<|\\bunder\\b|\\bbelow\\b|\\bfewer than\\b|\\bless than\\b)\\s?${INTEGER}(?![\\w/-]|[.,]\\d)${NOT_TIME}`,
      'giu',
    ),
    read: ([, high]) => [new Big(1), integer(high).minus(1)],
  },
];

const integer = (digits = '0'): Big => new Big(digits.replace(/\D/g, ''));

/** Ranges of quantities in a text, left to right. */
export function findRanges(text: string): QuantityRange[] {
  const found: QuantityRange[] = [];
  for (const { pattern, read } of RANGE_FORMS) {
    for (const hit of text.matchAll(pattern)) {
      const span = { start: hit.index, end: hit.index + hit[0].length };
      const range = read(hit);
      if (range && !found.some((other) => other.start < span.end && span.start < other.end))
        found.push({ ...span, min: range[0], max: range[1] });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** What the row of quantities is called over the row of prices: "Auflage ab   1.000   2.500". */
const QUANTITIES = new RegExp(
  `^\\W*(?:${anyOf({
    en: 'order qty|order quantity|qty|quantity|quantities|pcs|break|price break|price breaks|print run|run',
    de: 'menge|mengen|stückzahl|anzahl|auflage|bestellmenge|abnahmemenge|staffel|stück',
    fr: 'qté|qtés|quantité|quantités|tirage|exemplaires',
    es: 'cantidad|cantidades|cant.|tirada|unidades|uds|uds.',
    it: 'quantità|q.tà|qtà|tiratura|pezzi',
    nl: 'aantal|aantallen|oplage|hoeveelheid|afname|stuks',
    pt: 'quantidade|quantidades|qtd|qtd.|tiragem',
    pl: 'ilość|nakład|liczba sztuk|sztuk|szt.',
  })})(?!\\p{L})\\.?(?:\\s(?:${FROM})(?!\\p{L}))?`,
  'iu',
);

/** Numbers in a row of quantities ("Qty 1 10 25 100") that has no range marks, as ranges from each on. */
export function bareRanges(text: string, numerals: Numeral[]): QuantityRange[] {
  const thousands = Array.from(text.matchAll(/(?<![\w.,$€£/-])(\d{1,3}(?:[.,]\d)?)\s?(?:M|K)(?![\w/])/g));
  const sizes = thousands.map((hit) => ({
    start: hit.index,
    end: hit.index + hit[0].length,
    min: new Big((hit[1] ?? '0').replace(',', '.')).times(1000),
    max: null,
  }));
  if (sizes.length > 1 && runsOneWay(sizes.map(({ min }) => min))) return sizes;
  const isBare = /^[\s|]*\d[\d,]*(?:(?:[^\S\n]+|\s*\|\s*)\d[\d,]*){2,}[\s|]*$/.test(
    // The heading over the part numbers, where a copy has put it last.
    text.replace(/(?<![\s|])[\s|]+(?:part|item|p\/n|sku|model)(?: ?(?:no|number|#))?\W*$/i, ''),
  );
  const label = isBare
    ? ''
    : (QUANTITIES.exec(text)?.[0] ??
      // The heading over the part numbers, and nothing but three quantities or more behind it.
      /^\W*(?:part|item|p\/n|sku|model|description)(?: ?(?:no|number|#))?\W*(?=(?:[\s|]*\d[\d,]*(?=[\s|])){2,}[\s|]*\d[\d,]*[\s|]*$)/i.exec(
        text,
      )?.[0]);
  if (label === undefined) return [];
  const own = numerals.filter(
    ({ start, decimals, currency, isPercent }) => start >= label.length && decimals === 0 && !currency && !isPercent,
  );
  const isSchedule = own.length > 1 && own.length === numerals.length && runsOneWay(own.map(({ value }) => value));
  return isSchedule ? own.map(({ start, end, value }) => ({ start, end, min: value, max: null })) : [];
}

/** Rising, or falling where a copy has turned the columns round. */
const runsOneWay = (values: Big[]): boolean =>
  values.every((value, at) => at === 0 || value.gt(values[at - 1] ?? 0)) ||
  values.every((value, at) => at === 0 || value.lt(values[at - 1] ?? 0));

/** Prices of as many ranges: the k-th price is that of the k-th range. With twice as many, every second one is the extended amount. */
export function pairBreaks(ranges: QuantityRange[], prices: Numeral[]): PriceBreak[] {
  const step = prices.length === ranges.length ? 1 : prices.length === ranges.length * 2 ? 2 : 0;
  if (step === 0 || ranges.length === 0) return [];
  const breaks = ranges.map(({ min, max, start }, index) => {
    const price = prices[index * step];
    return {
      min,
      max,
      price: price?.value ?? new Big(0),
      start: Math.min(start, price?.start ?? start),
      end: price?.end ?? start,
    };
  });
  const isFalling = breaks.every(
    ({ min, price }, index) =>
      index === 0 || (min.gt(breaks[index - 1]?.min ?? 0) && price.lte(breaks[index - 1]?.price ?? price)),
  );
  const isRising = breaks.every(
    ({ min, price }, index) =>
      index === 0 || (min.lt(breaks[index - 1]?.min ?? 0) && price.gte(breaks[index - 1]?.price ?? price)),
  );
  return isFalling || isRising ? breaks.toSorted((a, b) => a.min.cmp(b.min)) : [];
}

/** The price right behind each range, where other amounts follow the last one; none where a range has no price of its own. */
export function adjacentBreaks(ranges: QuantityRange[], prices: Numeral[]): PriceBreak[] {
  const own = ranges.map(({ end }, index) =>
    prices.find((price) => price.start >= end && price.start < (ranges[index + 1]?.start ?? Infinity)),
  );
  const found = own.filter((price) => price !== undefined);
  return found.length === ranges.length ? pairBreaks(ranges, found) : [];
}

/** The break that holds for a quantity, or null below the first. */
export function breakFor(breaks: PriceBreak[], qty: Big): PriceBreak | null {
  return breaks.findLast(({ min }) => min.lte(qty)) ?? null;
}
