import { Big } from 'big.js';
import type { Need } from '../need.ts';
import { CURRENCY } from '../../reading/currency.ts';
import { ignoringCase } from '../../reading/ignoring-case.ts';
import { findNumerals, readDecimalMark } from '../../reading/numerals.ts';
import { plainMeasures } from '../../reading/plain-measures.ts';
import { phrasePattern } from '../../reading/phrases.ts';
import { overlaps } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { AREA_WORD, unitOf } from '../../reading/units.ts';
import type { PastedQuote } from './pasted-quote.ts';

interface Area extends Span {
  value: string;
  unit: string;
  word: string;
}

/**
 * "Carpet for two rooms, 18 m² and 32 m²", "screed: ground floor 120 sqm, first 85 sqm": one thing for several places, where no quote has two prices
 * for a unit of it. The needs as they are where the areas stand apart, one of them is the sum of the others, or something else is asked for too.
 */
export function acrossAreas(brief: string, needs: Need[], quotes: readonly PastedQuote[]): Need[] {
  const areas = areasIn(brief);
  const [first, ...others] = areas;
  const last = others.at(-1);
  if (!first || !last || others.some(({ unit }) => unit !== first.unit)) return needs;
  const sum = areas.reduce((left, { value }) => left.plus(value), new Big(0));
  const start = needs.reduce((least, need) => Math.min(least, need.start), openingOf(brief, first.start));
  const span = { start, end: last.end };
  const isListed = areas.every((area, at) => at === 0 || isNext(brief.slice(areas[at - 1]?.end ?? 0, area.start)));
  const isTotal = areas.some(({ value }) => sum.minus(value).eq(value));
  if (!isListed || isTotal || needs.some((need) => !overlaps(need, span)) || !isOnePrice(quotes)) return needs;
  const part = nameOf(brief.slice(openingOf(brief, first.start), last.end));
  if (part.length > MOST_CHARS) return needs;
  const parts = areas.map(({ value }) => value);
  return [
    {
      id: 'need-1',
      part,
      codes: [],
      qty: sum.toFixed(),
      qtyFrom: [],
      qtyParts: parts,
      unit: first.unit,
      unitFrom: first.word,
      ...span,
    },
  ];
}

/** Areas of a brief that are no price. */
function areasIn(brief: string): Area[] {
  const text = plainMeasures(brief);
  return findNumerals(text, readDecimalMark(text)).flatMap(({ start, end, value, currency, suffix }): Area[] => {
    const word = suffix || (/^\s?(?<word>[\p{L}²]+\d?)/u.exec(text.slice(end))?.groups?.word ?? '');
    const unit = unitOf(word);
    const isMany = currency === null && unit?.kind === 'area' && value.gt(0);
    const stop = suffix ? end : end + text.slice(end).indexOf(word) + word.length;
    return isMany ? [{ start, end: stop, value: value.toFixed(), unit: unit.name, word }] : [];
  });
}

/** Where the clause begins that the first area stands in. */
function openingOf(brief: string, at: number): number {
  const before = brief.slice(0, at);
  return Math.max(0, ...[...before.matchAll(/[.!?](?=\s)|\n/g)].map(({ index }) => index + 1));
}

/** A few words that name a place part two areas of one list. */
const isNext = (between: string): boolean =>
  (between.match(/[\p{L}\d]+/gu)?.length ?? 0) <= MOST_WORDS &&
  !/[.!?]\s|\n\n/.test(between) &&
  !OF_ANOTHER.test(between);
const MOST_WORDS = 5;
const MOST_CHARS = 160;
const OF_ANOTHER = phrasePattern({
  en: 'but|total|of which|area|including|or|instead|is|are|of',
  de: 'aber|gesamt|insgesamt|davon|fläche|oder|ist|sind',
  fr: 'mais|total|dont|surface|ou|est|soit',
  es: 'pero|total|de los cuales|superficie|o|es',
  it: 'ma|totale|di cui|superficie|o|è',
  nl: 'maar|totaal|waarvan|oppervlakte|of|is',
  pt: 'mas|total|dos quais|área|ou|é',
  pl: 'ale|razem|w tym|powierzchnia|lub|jest',
});

/** What the areas are of: the words round them, which name the places too, without those that only greet. */
const nameOf = (words: string): string =>
  words
    .replace(/^\W*(?:hi|hello|hallo|hola|ciao|bonjour)[^\p{L}]+/iu, '')
    .replace(/[\s:,;([–-]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim();

const AMOUNT = `(?:${CURRENCY})?\\s?(?<amount>\\d[\\d.,]*\\d|\\d)`;
/** "14.20 per m2", "€ 9,80/qm", "18 m2 @ 22.00". */
const PER_AREA = [
  `(?<![\\d.,])${AMOUNT}\\s?(?:${CURRENCY})?\\s?(?:/|(?:per|an?|je|pro|le|al|el|por|za|à la)\\s)\\s?${AREA_WORD}(?![\\p{L}\\d])`,
  `\\d\\s?${AREA_WORD}\\s?(?:@|x|×|à|á|a|at|zu|je|por)\\s?${AMOUNT}`,
].map((source) => ignoringCase(source, 'gu'));

/** A price for a unit of it is in a quote, and no quote has two. */
function isOnePrice(quotes: readonly PastedQuote[]): boolean {
  const prices = quotes.map(({ text }) => {
    const plain = plainMeasures(text);
    return new Set(PER_AREA.flatMap((form) => [...plain.matchAll(form)].map(({ groups }) => groups?.amount ?? '')));
  });
  return prices.some(({ size }) => size === 1) && prices.every(({ size }) => size <= 1);
}
