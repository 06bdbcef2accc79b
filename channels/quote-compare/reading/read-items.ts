import { Big } from 'big.js';
import { findCodes } from '../brief/part-codes.ts';
import type { Need } from '../need.ts';
import type { OfferedLine } from '../offer.ts';
import { interpretItem } from './interpret-item.ts';
import type { ItemReading } from './interpret-item.ts';
import { isMoney } from './item-blocks.ts';
import type { ItemBlock, QuoteText } from './item-blocks.ts';
import { ALTERNATE, NO_BID, OPTIONAL, SUBSTITUTE } from './item-words.ts';
import { conflicts, matchNeeds } from './match-need.ts';
import type { NeedMatch } from './match-need.ts';
import { joinSpaced } from './numerals.ts';
import type { Numeral } from './numerals.ts';
import { findLeastQuantity, findPackSizes } from './packs.ts';
import type { PackSize } from './packs.ts';
import { adjacentBreaks, findRanges, pairBreaks } from './price-breaks.ts';
import type { PriceBreak } from './price-breaks.ts';
import { partWords } from './part-words.ts';
import { weighNumerals } from './roles.ts';
import { contains, overlaps, trimSpan } from './span.ts';
import { PACK_WORD, unitOf } from './units.ts';
import type { Span } from './span.ts';

/** An item with the ways to read its figures, best first; `readings` is empty where it has no price. */
export interface ReadItem {
  block: ItemBlock;
  needs: Need[];
  match: NeedMatch | null;
  readings: ItemReading[];
  breaks: PriceBreak[];
  namedBy: OfferedLine['namedBy'];
  differs: string[];
  status: OfferedLine['status'];
  isSubstitute: boolean;
}

/** Reads the figures of all items. `generalBasis`: what the quote says that its prices are for (100, 1000). */
export function readItems(quote: QuoteText, blocks: ItemBlock[], generalBasis: Big | null): ReadItem[] {
  const items = blocks.map((block) =>
    readItem(
      quote,
      block,
      block.matches.map(({ need }) => need),
      generalBasis,
    ),
  );
  const settled = settleRepeats(items, quote, generalBasis);
  return matchLeftOver(settled, quote, generalBasis);
}

function readItem(quote: QuoteText, block: ItemBlock, matched: Need[], generalBasis: Big | null): ReadItem {
  const text = quote.text.slice(block.start, block.end);
  const matches = block.matches.filter(({ need }) => matched.includes(need));
  const coded = matches.filter(({ by }) => by !== 'words');
  const needs = coded.length > 1 ? coded.map(({ need }) => need) : matched.slice(0, 1);
  const match = matches[0] ?? null;
  const { readings, breaks } = readFigures(quote, block, needs, generalBasis);
  const isPriced = readings.length > 0;
  const opening = text.split('\n')[0] ?? '';
  return {
    block,
    needs,
    match,
    readings,
    breaks,
    namedBy: match?.by ?? 'elimination',
    differs: [...new Set([...(match?.differs ?? []), ...(match && needs.length === 1 ? variantsOf(text, match) : [])])],
    status: !isPriced
      ? 'declined'
      : ALTERNATE.test(opening)
        ? 'alternate'
        : OPTIONAL.test(text)
          ? 'optional'
          : 'offered',
    isSubstitute: SUBSTITUTE.test(text) || (NO_BID.test(text) && isPriced && /\boffer|\breplac|\bsub/i.test(text)),
  };
}

/** Figures of a block read for its need; two adjacent groups of digits are tried as one number too ("1 312,00"). */
function readFigures(
  quote: QuoteText,
  block: ItemBlock,
  needs: Need[],
  generalBasis: Big | null,
): { readings: ItemReading[]; breaks: PriceBreak[] } {
  const plain = attempt(quote, block, needs, { generalBasis, isSpaced: false });
  const spaced = attempt(quote, block, needs, { generalBasis, isSpaced: true });
  const best = (list: ItemReading[]): number => list[0]?.score ?? -Infinity;
  return best(spaced.readings) > best(plain.readings) + 1 ? spaced : plain;
}

function attempt(
  quote: QuoteText,
  block: ItemBlock,
  needs: Need[],
  { generalBasis, isSpaced }: { generalBasis: Big | null; isSpaced: boolean },
): { readings: ItemReading[]; breaks: PriceBreak[] } {
  const codes = codeSpans(quote, block);
  const own = quote.numerals.filter(
    (numeral) => contains(block, numeral) && !codes.some((span) => overlaps(span, numeral)),
  );
  const numerals = isSpaced ? joinAll(own, quote.masked) : own;
  const ranges = findRanges(quote.masked.slice(block.start, block.end)).map((range) => ({
    ...range,
    start: range.start + block.start,
    end: range.end + block.start,
  }));
  const breaks = breaksOf(quote, block, numerals, ranges);
  const local = (span: Span): boolean => !ranges.some((range) => contains(range, span));
  const lineStart = (offset: number): number => quote.masked.lastIndexOf('\n', offset - 1) + 1;
  const usable = numerals.filter((numeral) => local(numeral)).slice(0, 14);
  const text = quote.text.slice(block.start, block.end);
  const shift = <T extends Span>(entry: T): T => ({
    ...entry,
    start: entry.start + block.start,
    end: entry.end + block.start,
  });
  const least = findLeastQuantity(text);
  const combined = needs.length > 1 ? null : (needs[0] ?? null);
  const readings = interpretItem({
    need: combined,
    candidates: weighNumerals(quote.masked, usable, { header: block.header, lineStart }),
    packs: packsOf(quote, block, text).map(shift),
    least: least ? shift(least) : null,
    breaks,
    generalBasis,
  });
  return {
    readings:
      usable.some(isMoney) || breaks.length > 0 || readings.some(({ isRight }) => isRight) || hasZeroPrice(text)
        ? readings
        : [],
    breaks,
  };
}

/** Pack sizes of the item itself, else what the quote says about its packages in a line without prices ("boxes of 100"). */
function packsOf(quote: QuoteText, block: Span, text: string): PackSize[] {
  const own = findPackSizes(text);
  if (own.length > 0) return own;
  const words = new Set(
    Array.from(
      text.matchAll(new RegExp(`(?<![\\p{L}])${PACK_WORD}(?![\\p{L}])`, 'giu')),
      ([word]) => unitOf(word)?.name,
    ),
  );
  if (words.size === 0) return [];
  const general = quote.units.filter(
    (unit) => !overlaps(unit, block) && !quote.numerals.some((numeral) => contains(unit, numeral) && isMoney(numeral)),
  );
  const stated = general
    .flatMap(({ start, end }) => findPackSizes(quote.text.slice(start, end)))
    .filter(({ pack }) => pack !== null && words.has(pack.name));
  return stated.map((pack) => ({ ...pack, start: -1 - block.start, end: -1 - block.start }));
}

const hasZeroPrice = (text: string): boolean => /\b(?:n\/c|no charge|free of charge|included)\b/i.test(text);

function joinAll(numerals: Numeral[], text: string): Numeral[] {
  const joined: Numeral[] = [];
  for (const numeral of numerals) {
    const last = joined.at(-1);
    const whole = last ? joinSpaced(last, numeral, text) : null;
    if (whole) joined[joined.length - 1] = whole;
    else joined.push(numeral);
  }
  return joined;
}

/** Where part numbers stand in a block: digits in them are no figures. */
function codeSpans({ text, needs }: QuoteText, block: Span): Span[] {
  const content = text.slice(block.start, block.end);
  const codes = [
    ...new Set([
      ...needs.flatMap(({ codes: own }) => own),
      ...findCodes(content).filter((code) => /\p{L}|-/u.test(code) && !/^\d+(?:pcs|ea|ft|pc|st|m)$/i.test(code)),
    ]),
  ];
  return codes.flatMap((code) => {
    const spans: Span[] = [];
    for (let at = content.indexOf(code); at >= 0; at = content.indexOf(code, at + code.length))
      spans.push({ start: block.start + at, end: block.start + at + code.length });
    return spans;
  });
}

/** Price breaks of a block: ranges with as many prices in it, or the prices of a row under a heading of ranges. */
function breaksOf(
  { masked }: QuoteText,
  block: ItemBlock,
  numerals: Numeral[],
  ranges: ReturnType<typeof findRanges>,
): PriceBreak[] {
  const prices = numerals.filter(
    (numeral) => isPriceLike(numeral) && !ranges.some((range) => contains(range, numeral)),
  );
  if (ranges.length > 0) {
    // "12.40 each, or 11.20 in quantities of 24 or more": the first price holds from one piece on.
    const isBased = prices.length === ranges.length + 1 && (prices[0]?.end ?? 0) <= (ranges[0]?.start ?? 0);
    const base = { min: new Big(1), max: null, start: prices[0]?.start ?? 0, end: prices[0]?.end ?? 0 };
    const counted = pairBreaks(isBased ? [base, ...ranges] : ranges, prices);
    const paired = counted.length > 0 ? counted : ranges.length > 1 ? adjacentBreaks(ranges, prices) : [];
    if (paired.length > 1 || (paired.length === 1 && prices.length === 1 && ranges[0]?.max !== undefined))
      return paired;
    return [];
  }
  if (block.ranges.length > 1) {
    const own = numerals.filter(isPriceLike);
    const head = own.length > block.ranges.length ? own.slice(0, block.ranges.length) : own;
    return pairBreaks(block.ranges, head).map((entry, index) => ({
      ...entry,
      start: head[index]?.start ?? entry.start,
      end: head[index]?.end ?? entry.end,
    }));
  }
  return stackedBreaks(masked, block, numerals);
}

const isPriceLike = ({ currency, decimals, isPercent }: Numeral): boolean =>
  !isPercent && (currency !== null || decimals >= 1);

/** Rows of a quantity and a price, nothing else, one under the other: "100  0.335 / 500  0.272". Three amounts a row are price and total. */
function stackedBreaks(masked: string, block: ItemBlock, numerals: Numeral[]): PriceBreak[] {
  const label =
    /\b(?:qty|quantity)\b[^\n]*?(?<qtys>\d[\d,]*(?:\s*[/|]\s*\d[\d,]*)+)[^\n$]*?(?<prices>[$€£]?\s?\d*[.,]\d+(?:\s*[/|]\s*[$€£]?\s?\d*[.,]\d+)+)/i.exec(
      masked.slice(block.start, block.end),
    );
  if (label?.groups) {
    const qtys = (label.groups.qtys ?? '').split(/[/|]/).map((entry) => new Big(entry.replace(/\D/g, '')));
    const prices = (label.groups.prices ?? '')
      .split(/[/|]/)
      .map((entry) => new Big(entry.replace(/[^\d.,]/g, '').replace(',', '.')));
    const at = { start: block.start + label.index, end: block.start + label.index + label[0].length };
    if (qtys.length === prices.length)
      return qtys.map((min, index) => ({ min, max: null, price: prices[index] ?? new Big(0), ...at }));
  }
  const rows = block.parts.map((part) => numerals.filter((numeral) => contains(part, numeral)));
  const pairs = rows.flatMap((row) => {
    const [qty, price, ext] = row;
    const isRow =
      qty &&
      price &&
      row.length <= 3 &&
      qty.decimals === 0 &&
      !qty.currency &&
      isPriceLike(price) &&
      (!ext || isPriceLike(ext));
    return isRow ? [{ min: qty.value, max: null, price: price.value, start: qty.start, end: (ext ?? price).end }] : [];
  });
  const isFalling =
    pairs.length > 1 &&
    pairs.every(
      ({ min, price }, index) =>
        index === 0 || (min.gt(pairs[index - 1]?.min ?? 0) && price.lt(pairs[index - 1]?.price ?? 0)),
    );
  return isFalling && pairs.length >= rows.filter((row) => row.length > 0).length ? pairs : [];
}

/** `C3`, `2Z`, `REV B`: a short mark right behind a part number makes it another part. */
function variantsOf(text: string, match: NeedMatch): string[] {
  if (match.at < 0) return [];
  const own = new Set(partWords(match.need.part).map(({ word }) => word));
  for (const code of match.need.codes) {
    const runs = code.match(/\p{L}+|\p{N}+/gu) ?? [];
    const hit = new RegExp(
      `${runs.join('[-–/. ]?')}[ ]+(?<mark>(?!(?:EA|PCS?|BX|PK|CT|FT|BLK|QTY|PO|Q|NO|ID|OD|CL|LN|KG|LB)\\d*\\b)(?:[A-Z]{1,2}\\d{1,2}[A-Z]?|\\d[A-Z]{1,2}|REV\\.? ?[A-Z\\d]))(?=[\\s,;:)|]|$)(?!\\s*(?:pcs|ea|@))`,
      'u',
    ).exec(text);
    const mark = hit?.groups?.mark;
    if (mark && !own.has(mark.toLowerCase())) return [mark];
  }
  return [];
}

/** The same need on several lines: split deliveries add up, rows of rising quantities are price breaks, else one is the offer and the rest are alternates. */
function settleRepeats(items: ReadItem[], quote: QuoteText, generalBasis: Big | null): ReadItem[] {
  const settled = [...items];
  for (const need of quote.needs) {
    const own = settled.filter((item) => item.needs.length === 1 && item.needs[0] === need);
    const priced = own.filter(({ status }) => status === 'offered');
    if (own.some(({ readings }) => readings.length > 0))
      drop(
        settled,
        own.filter(({ readings, isSubstitute }) => readings.length === 0 && !isSubstitute),
      );
    if (priced.length === 0) {
      const alternate = own.find(({ status }) => status === 'alternate' || status === 'optional');
      if (alternate)
        replace(settled, alternate, {
          ...alternate,
          status: 'offered',
          isSubstitute: alternate.isSubstitute || alternate.status === 'alternate',
        });
      continue;
    }
    if (priced.length < 2) continue;
    const total = priced.reduce((sum, { readings }) => sum.plus(readings[0]?.pieces ?? 0), new Big(0));
    const isSplit = priced.every(({ readings }) => readings[0]?.qty) && total.eq(need.qty);
    if (isSplit) continue;
    const merged = mergeBreaks(priced, need, quote, generalBasis);
    if (merged) {
      drop(settled, priced.slice(1));
      replace(settled, priced[0] as ReadItem, merged);
      continue;
    }
    const best = priced.toSorted((a, b) => rank(b, need) - rank(a, need))[0];
    for (const item of priced) if (item !== best) replace(settled, item, { ...item, status: 'alternate' });
  }
  return settled;
}

const rank = ({ readings, differs, isSubstitute, match }: ReadItem, need: Need): number =>
  (match?.score ?? 0) * 4 -
  differs.length -
  (isSubstitute ? 2 : 0) +
  (readings[0]?.qty && readings[0].pieces.gte(need.qty) ? 2 : 0);

function drop(items: ReadItem[], gone: ReadItem[]): void {
  for (const item of gone) items.splice(items.indexOf(item), 1);
}

function replace(items: ReadItem[], old: ReadItem, item: ReadItem): void {
  items[items.indexOf(old)] = item;
}

/** Lines of one part for rising quantities at falling prices are its price breaks. */
function mergeBreaks(items: ReadItem[], need: Need, quote: QuoteText, generalBasis: Big | null): ReadItem | null {
  const [first] = items;
  const rows = items.flatMap(({ readings, breaks }): PriceBreak[] => {
    if (breaks.length > 0) return breaks;
    const reading = readings[0];
    return reading?.qty && reading.price && reading.priceAt
      ? [
          {
            min: reading.pieces,
            max: null,
            price: reading.price,
            start: reading.priceAt.start,
            end: reading.priceAt.end,
          },
        ]
      : [];
  });
  const isFalling =
    rows.length === items.reduce((sum, { breaks }) => sum + Math.max(1, breaks.length), 0) &&
    rows.every(
      ({ min, price }, index) =>
        index === 0 || (min.gt(rows[index - 1]?.min ?? 0) && price.lte(rows[index - 1]?.price ?? 0)),
    );
  if (!isFalling || !first) return null;
  const exact = items.find(({ readings }) => readings[0]?.pieces.eq(need.qty) && readings[0].ext);
  const block = {
    ...first.block,
    end: items.at(-1)?.block.end ?? first.block.end,
    parts: items.flatMap(({ block: own }) => own.parts),
  };
  const readings =
    exact?.readings ?? interpretItem({ need, candidates: [], packs: [], least: null, breaks: rows, generalBasis });
  return { ...first, block, breaks: rows, readings };
}

/** A priced line that names no need, and a need that no line names: they belong together where quantity or words say so and nothing speaks against it. */
function matchLeftOver(items: ReadItem[], quote: QuoteText, generalBasis: Big | null): ReadItem[] {
  const settled = [...items];
  for (;;) {
    const open = quote.needs.filter(
      (need) =>
        !settled.some(
          ({ needs, readings, status }) => needs.includes(need) && readings.length > 0 && status === 'offered',
        ),
    );
    const loose = settled.filter(
      ({ needs, readings, status }) => needs.length === 0 && readings.length > 0 && status === 'offered',
    );
    const pairs = open.flatMap((need) =>
      loose.map((item) => ({
        need,
        item,
        score: affinity(item, need, { quote, rivals: open.filter((other) => other !== need), isOnly: open.length === 1 && loose.length === 1 }),
      })),
    );
    const best = pairs.toSorted((a, b) => b.score - a.score)[0];
    if (!best || best.score < 2) return settled;
    const { need, item } = best;
    const words = partWords(quote.text.slice(item.block.start, item.block.end));
    const { readings, breaks } = readFigures(quote, item.block, [need], generalBasis);
    if (readings.length === 0) return settled;
    drop(
      settled,
      settled.filter(({ needs, readings: none }) => needs.includes(need) && none.length === 0),
    );
    replace(settled, item, {
      ...item,
      needs: [need],
      readings,
      breaks,
      namedBy: isByHead(item, need, quote) ? 'words' : 'elimination',
      differs: conflicts(partWords(need.part), words),
    });
  }
}

/** Whether a line has a word that only this need has. */
function isByHead(item: ReadItem, need: Need, quote: QuoteText): boolean {
  const text = quote.text.slice(item.block.start, item.block.end);
  const words = new Set(
    partWords(text)
      .filter(({ isSize }) => !isSize)
      .map(({ word }) => word),
  );
  const others = new Set(
    quote.needs.filter((other) => other !== need).flatMap(({ part }) => partWords(part).map(({ word }) => word)),
  );
  return (
    partWords(need.part).some(
      ({ word, isSize }) => !isSize && word.length > 2 && words.has(word) && !others.has(word),
    ) && findCodes(text).length === 0
  );
}

function affinity(item: ReadItem, need: Need, { quote, rivals, isOnly }: { quote: QuoteText; rivals: Need[]; isOnly: boolean }): number {
  const text = quote.text.slice(item.block.start, item.block.end);
  const own = partWords(need.part);
  const words = partWords(text);
  const shared = own.filter(({ word }) => words.some((other) => other.word === word));
  const reading = item.readings[0];
  const isSameQty = reading?.qty?.value.eq(need.qty) ?? false;
  const isUnique = shared.some(
    ({ word, isSize }) => !isSize && !rivals.some(({ part }) => partWords(part).some((entry) => entry.word === word)),
  );
  const against = conflicts(own, words).length;
  const namesAnother = matchNeeds(text, rivals).length > 0;
  if (namesAnother) return 0;
  return (isSameQty ? 1.5 : 0) + (isUnique ? 2 : shared.length > 0 ? 0.7 : 0) + (isOnly && isSameQty ? 1 : 0) - against;
}

/** The words of an item as a buyer would quote them: its line without the figures. */
export function describeItem({ text }: QuoteText, item: ReadItem): string {
  const part =
    item.block.parts.find(
      (span) => item.match === null || matchNeeds(text.slice(span.start, span.end), item.needs).length > 0,
    ) ??
    item.block.parts[0] ??
    item.block;
  const line = trimSpan(text, part);
  const content = text.slice(line.start, line.end).split('\n')[0] ?? '';
  return content.replace(/\s+/g, ' ').trim();
}
