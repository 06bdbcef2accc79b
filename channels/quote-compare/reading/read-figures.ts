import { Big } from 'big.js';
import { findCodes } from '../brief/part-codes.ts';
import type { Need } from '../need.ts';
import { interpretItem, readAsWhole } from './interpret-item.ts';
import type { ItemReading } from './interpret-item.ts';
import type { ItemBlock } from './item-blocks.ts';
import type { QuoteText } from './quote-text.ts';
import { breaksOf } from './item-breaks.ts';
import { contentOf, innerNamed } from './contents.ts';
import type { Content, PricedBy } from './contents.ts';
import { plainMeasures } from '../../reading/plain-measures.ts';
import { lotOf, measuredLot, termLot, workedLot } from './lot-prices.ts';
import { isAmountAt, isMoney, joinSpaced, readDecimalMark } from '../../reading/numerals.ts';
import type { Numeral } from '../../reading/numerals.ts';
import { findLeastQuantity, leastBilled, leastGuests, leastOfEach } from './packs.ts';
import { packsOf } from './stated-packs.ts';
import { findRanges } from './price-breaks.ts';
import type { PriceBreak } from './price-breaks.ts';
import { weighNumerals } from './roles.ts';
import type { Candidate } from './roles.ts';
import { blankSpans, contains, inside, overlaps } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { phrasePattern } from '../../reading/phrases.ts';
import { FLAT_RATES } from '../../reading/vocabulary/order-words.ts';
import { isSameStem } from '../../reading/word-stems.ts';
import { isMeasure, unitOf } from '../../reading/units.ts';

/** Most numbers of one item that are looked at: more are no item but a page of figures. */
const MOST_NUMERALS = 14;

export interface Figures {
  /** Best first; empty where the item has no price. */
  readings: ItemReading[];
  breaks: PriceBreak[];
}

/** Figures of a block read for its needs; two adjacent groups of digits are tried as one number too ("1 312,00"). */
export function readFigures(quote: QuoteText, block: ItemBlock, needs: Need[], general: Big | null): Figures {
  const generalBasis = PRICE_OF_EACH.test(quote.text.slice(block.start, block.end)) ? null : general;
  const codes = codeSpans(quote, block);
  const sizes = needs.flatMap(({ part }) => sizesIn(part));
  const other = pricesOfOthers(quote, block, needs);
  const own = inside(quote.numerals, block).filter(
    (numeral) =>
      (!block.column || block.column.cells.some((cell) => contains(cell, numeral))) &&
      ![...codes, ...other].some((span) => overlaps(span, numeral)) &&
      !sizes.some((isOwn) => isOwn(quote.masked, numeral)) &&
      !IF_ONLY.test(quote.text.slice(Math.max(block.start, numeral.start - 80), numeral.start)),
  );
  const spaced = joinAll(own, quote.masked);
  const plain = attempt(quote, block, needs, { generalBasis, numerals: own });
  if (spaced.length === own.length) return plain;
  const joined = attempt(quote, block, needs, { generalBasis, numerals: spaced });
  const best = ({ readings }: Figures): number => readings[0]?.score ?? -Infinity;
  return best(joined) > best(plain) + 1 ? joined : plain;
}

/** "Price each" in an item's own lines, whatever others are priced by. */
const PRICE_OF_EACH =
  /(?<!\p{L})(?:prices? (?:is |are )?each|each price|stückpreis\p{L}*|prix unitaires?|precios? unitarios?|prezz[io] unitari[oi]|stuksprijs|preços? unitários?|cena jednostkowa)(?!\p{L})/iu;

/**
 * "$39.80 a bag, $36.90 if you take 50 bags": what holds for another quantity than the one that is asked for. Where as many are asked for, it is the
 * price before.
 */
export function pricesOfOthers({ text }: QuoteText, block: Span, [need, ...more]: Need[]): Span[] {
  if (!need || more.length > 0) return [];
  const content = text.slice(block.start, block.end);
  const [hit, ...others] = content.matchAll(IF_YOU_TAKE);
  if (!hit || others.length > 0 || FORMER.test(content.slice(0, hit.index))) return [];
  const start = block.start + hit.index;
  const isTaken = new Big(need.qty).gte((hit.groups?.count ?? '0').replaceAll(',', ''));
  const from = start + hit[0].lastIndexOf(hit.groups?.count ?? '');
  return isTaken
    ? [
        { start: block.start, end: start },
        { start: from, end: start + hit[0].length },
      ]
    : [{ start, end: start + hit[0].length }];
}
const FORMER = /(?:rather than|instead of|not|down from|was)\s*$/iu;
const AMOUNT_OF_ONE = String.raw`(?:\p{Sc}\s?)?(?<![\d.,])\d[\d.,]*\d(?:\s?(?:each|ea|apiece|\/\p{L}+|(?:an?|per)\s\p{L}+))?`;
const WHO_TAKES = String.raw`(?:if|when|once)\s(?:you|u)(?:['’]ll)?\s[^\d.;\n]{0,40}?(?<count>\d[\d,]*)`;
const IF_YOU_TAKE = new RegExp(
  String.raw`${AMOUNT_OF_ONE},?\s${WHO_TAKES}(?![^\d.;,\n]*\p{Sc}?\d+[.,]\d{2}(?!\d))[^\d.;,\n]*`,
  'giu',
);

/** "250 ml", "ammonitrate 27": a number that the name of the part holds, beside the same word again, is of the name. */
function sizesIn(part: string): ((text: string, numeral: Numeral) => boolean)[] {
  const tokens = new Set(tokensOf(part).map(({ word }) => word.toLowerCase()));
  const isOfToken = (text: string, { start, end }: Numeral): boolean =>
    tokensOf(text.slice(Math.max(0, start - 24), end + 24)).some(
      ({ word, at }) =>
        tokens.has(word.toLowerCase()) && at <= Math.min(start, 24) && at + word.length > Math.min(start, 24),
    );
  const crossed = [...part.matchAll(CROSSED)].map(({ 0: words }) => {
    const sides = words.split(/\s*[x×]\s*/u).map((side) => side.replace('/', '\\/').replace(/[.,]/g, '[.,]'));
    return new RegExp(`(?<![\\d.,])${sides.join('\\s?["”]?\\s?[x×]\\s?')}(?![\\d])`, 'gu');
  });
  const isOfCrossed = (text: string, { start, end }: Numeral): boolean => {
    const from = Math.max(0, start - 24);
    return crossed.some((pattern) =>
      [...text.slice(from, end + 24).matchAll(pattern)].some(
        ({ index, 0: { length } }) => from + index <= start && end <= from + index + length,
      ),
    );
  };
  return [
    isOfToken,
    isOfCrossed,
    ...[...part.matchAll(SIZE)].map(({ groups: { before = '', size = '', behind = '' } = {} }) => {
      const [led, followed] = [before.toLowerCase(), behind.toLowerCase()];
      return (text: string, { start, end }: Numeral) => {
        if (text.slice(start, end).replace(/[^\d.,].*$/su, '') !== size) return false;
        const rest = text
          .slice(start + size.length, start + size.length + 24)
          .toLowerCase()
          .trimStart();
        const isFollowed = followed !== '' && (rest.startsWith(followed) || isSameMeasure(followed, rest));
        const isLed = led !== '' && isLedBy(led, text.slice(Math.max(0, start - 40), start).toLowerCase());
        return isFollowed || isLed;
      };
    }),
  ];
}

/** "Sábana bajera 90" where "bajeras de 90" are asked for: the word before is the same, in whatever form. */
function isLedBy(led: string, before: string): boolean {
  const { word = '' } = LEADING.exec(before)?.groups ?? {};
  return word !== '' && (word === led || (led.length > 3 && isSameStem(word, led)));
}
const LEADING = /(?<word>\p{L}{3,})(?:\s(?:de|di|da|do|von|van|à|a|of|nr|n°|no)\.?)?\s*$/u;

/** "12x24", "3 x 2,5": a size of two sides or more, however its signs are spaced. */
const CROSSED = /(?<![\d.,])\d+(?:[.,/]\d+)?(?:\s?[x×]\s?\d+(?:[.,/]\d+)?)+(?!\d)/gu;

/** "40 l" and "40 liter". */
const isSameMeasure = (word: string, rest: string): boolean => {
  const unit = unitOf(word);
  return unit !== null && isMeasure(unit) && unitOf(/^\p{L}+/u.exec(rest)?.[0] ?? '')?.name === unit.name;
};

/** Words of letters and digits together, as of a model: "26X", "33x81". */
const tokensOf = (text: string): { word: string; at: number }[] =>
  Array.from(
    text.matchAll(/(?<![\p{L}\d./-])(?=[\p{L}\d./-]*\p{L})(?=[\p{L}./-]*\d)[\p{L}\d./-]{2,20}(?![\p{L}\d])/gu),
    (hit) => ({
      word: hit[0],
      at: hit.index,
    }),
  );

const SIZE =
  /(?<before>\p{L}{3,})?(?:\s(?:de|di|da|do|von|van|à|a|of|nr|n°|no)\.?(?=\s))?\s?(?<![\p{L}\d.,])(?<size>\d+(?:[.,]\d+)?)(?![\d])\s?(?<behind>\p{L}+)?/gu;

/** "(if you can take 2,000 the material is 596.00)": an offer beside the one that was asked for. */
const IF_ONLY = /\(\s*(?:if|wenn|si|se|als|jeśli|om)\b[^()]*$/i;

function attempt(
  quote: QuoteText,
  block: ItemBlock,
  needs: Need[],
  { generalBasis, numerals }: { generalBasis: Big | null; numerals: Numeral[] },
): Figures {
  const { masked } = quote;
  const [need, ...others] = needs;
  const lot =
    need && others.length === 0
      ? (measuredLot(numerals, need, masked) ??
        termLot(numerals, masked, block) ??
        workedLot(numerals, need, masked) ??
        lotOf(numerals, need))
      : null;
  if (lot && need) {
    const { price, others: beside } = lot;
    const reading = readAsWhole(price, { score: SURE, pieces: new Big(need.qty), others: beside });
    return { readings: [reading], breaks: [] };
  }
  const shift = <T extends Span>(entry: T): T => ({
    ...entry,
    start: entry.start + block.start,
    end: entry.end + block.start,
  });
  const ranges = block.column ? [] : findRanges(masked.slice(block.start, block.end)).map(shift);
  // "Flat rate up to 500 users": one price for all, and none of a piece; what it comes to is a matter of the arithmetic.
  if (ranges.length === 1 && FLAT_RATE.test(masked.slice(block.start, ranges[0]?.start)))
    return { readings: [], breaks: [] };
  const breaks = breaksOf({ masked, block, numerals, ranges });
  const usable = numerals
    .filter((numeral) => !ranges.some((range) => contains(range, numeral)))
    .slice(0, MOST_NUMERALS);
  const text = withoutCodes(quote, block);
  const least = findLeastQuantity(text);
  const leastOfAll =
    least === null ? (leastOfEach(quote.text) ?? leastBilled(quote) ?? leastGuests(quote.text, text)) : null;
  const single = needs.length > 1 ? null : (need ?? null);
  const content = (price: Candidate | null, by: PricedBy | null): Content | null => {
    if (!single || !price) return null;
    const mark = readDecimalMark(quote.text);
    const own = masked.slice(block.start, block.end);
    const at = { start: price.start - block.start, end: price.end - block.start };
    if (by === null) return innerNamed(single, { name: own.slice(0, at.start), line: own }, mark);
    return contentOf({ need: single, by, mark }, blankSpans(own, [at]));
  };
  const readings = interpretItem({
    need: single,
    content,
    ordered: needs.length === 0 ? quantitiesOrdered(quote) : [],
    candidates: weighNumerals(masked, usable, {
      end: block.end,
      header: block.header,
      cells: block.column?.cells ?? block.roles ?? null,
      lineStart: (offset) => masked.lastIndexOf('\n', offset - 1) + 1,
    }),
    // A bundle of 200 that has a price of its own is a step, and no package.
    packs: packsOf(quote, block, text, needs)
      .map(shift)
      .filter((pack) => breaks.length === 0 || !ranges.some((range) => overlaps(range, pack))),
    least: least ? shift(least) : leastOfAll,
    breaks,
    generalBasis,
  });
  const isPriced =
    usable.some(isMoney) || breaks.length > 0 || readings.some(({ isRight }) => isRight) || NOTHING.test(text);
  return { readings: isPriced ? readings : [], breaks };
}

const FLAT_RATE = phrasePattern(FLAT_RATES);

/** The price of a run of just as many as are asked for leaves no other reading. */
const SURE = 20;

const NOTHING = /\b(?:n\/c|no charge|free of charge|included)\b/i;

/** Numbers with two groups of digits that one blank parts read as one, wherever they can be. */
export function joinAll(numerals: Numeral[], text: string): Numeral[] {
  const joined: Numeral[] = [];
  for (const numeral of numerals) {
    const last = joined.at(-1);
    const whole = last ? joinSpaced(last, numeral, text) : null;
    if (whole) joined[joined.length - 1] = whole;
    else joined.push(numeral);
  }
  return joined;
}

/** The quantities of an order of a few things, each once: a longer order has too many for one of them to tell anything. */
const quantitiesOrdered = ({ matcher: { needs } }: QuoteText): Big[] => {
  const quantities = new Set(needs.map(({ qty }) => qty).filter((qty) => Number(qty) > 1));
  return quantities.size > MOST_ORDERED ? [] : [...quantities].map((qty) => new Big(qty));
};
const MOST_ORDERED = 4;

/** `CS-5-SW` is no case of five. */
function withoutCodes(quote: QuoteText, block: Span): string {
  const text = plainMeasures(quote.text.slice(block.start, block.end));
  return codeSpans(quote, block)
    .filter(({ start, end }) => /-/.test(quote.text.slice(start, end)))
    .reduce(
      (left, { start, end }) =>
        left.slice(0, start - block.start) + '\u0001'.repeat(end - start) + left.slice(end - block.start),
      text,
    );
}

/** Where part numbers stand in a block, however the vendor parts them ("B 52"): digits in them are no figures, but amounts are. */
function codeSpans({ text, matcher: { needs } }: QuoteText, block: Span): Span[] {
  const content = text.slice(block.start, block.end);
  const parted = needs
    .flatMap(({ codes }) => codes)
    .filter((code) => /\p{L}/u.test(code))
    .flatMap((code) => [...content.matchAll(partedCode(code))])
    .map(({ index, 0: { length } }) => ({ start: block.start + index, end: block.start + index + length }));
  const codes = [
    ...new Set([
      ...needs.flatMap(({ codes: own }) => own),
      ...findCodes(content).filter((code) => /\p{L}|-/u.test(code) && !MEASURED.test(code)),
    ]),
  ];
  return [
    ...parted,
    ...codes.flatMap((code) => {
      const spans: Span[] = [];
      for (let at = content.indexOf(code); at >= 0; at = content.indexOf(code, at + code.length))
        if (!isAmountAt(content.slice(at)))
          spans.push({ start: block.start + at, end: block.start + at + code.length });
      return spans;
    }),
  ];
}

const partedCode = (code: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${(code.match(/\p{L}+|\p{N}+/gu) ?? []).join('[-–/. ]?')}(?![\\p{L}\\p{N}]|[.,]\\d)`,
    'giu',
  );

/** "50ft", and "5-L-Flasche" of 2,5 l: what a container holds. */
const MEASURED = /^\d+-?(?:pcs|ea|ft|pc|st|m|l|ltr|ml|kg|g|gal|oz|lbs?)(?:-\p{L}+)?$/iu;
