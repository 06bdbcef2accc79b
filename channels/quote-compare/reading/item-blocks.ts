import type { Need } from '../need.ts';
import { CONTINUES, NO_BID, TERMS } from './item-words.ts';
import { findLabels } from './labels.ts';
import type { Label } from './labels.ts';
import type { NeedMatch, NeedMatcher } from './need-matcher.ts';
import type { Numeral } from './numerals.ts';
import { bareRanges, findRanges } from './price-breaks.ts';
import type { QuantityRange } from './price-breaks.ts';
import { contains, overlaps, trimSpan } from './span.ts';
import type { Span } from './span.ts';
import { readHeader } from './table-header.ts';
import type { TableHeader } from './table-header.ts';
import type { TextUnit } from './text-units.ts';

/** A quote as it is read: the text, the text without what is no figure, and the numbers left in it. */
export interface QuoteText {
  text: string;
  masked: string;
  numerals: Numeral[];
  units: TextUnit[];
  matcher: NeedMatcher;
  /** Where the vendor is named: its trade is no part. */
  vendor: Span | null;
}

/** What a quote says about one item, line by line. `matches` is empty for a priced line that names no need. */
export interface ItemBlock extends Span {
  matches: NeedMatch[];
  parts: Span[];
  header: TableHeader | null;
  /** Quantities of a heading above whose prices stand in this line. */
  ranges: QuantityRange[];
}

export interface QuoteBlocks {
  items: ItemBlock[];
  /** What is no item: charges, totals, terms. */
  rest: Span[];
}

interface Piece extends Span {
  matches: NeedMatch[];
  labels: Label[];
  isAfterGap: boolean;
  isTabular: boolean;
  hasMoney: boolean;
  hasFigures: boolean;
}

/** Parts a quote into its items and the rest. An item goes on over the lines below it that hold its price, its breaks or its packing. */
export function findBlocks(quote: QuoteText): QuoteBlocks {
  const items: ItemBlock[] = [];
  const rest: Span[] = [];
  let header: TableHeader | null = null;
  let ranges: QuantityRange[] = [];
  let open: ItemBlock | null = null;
  const pieces = quote.units.flatMap((unit) => splitPiece(quote, unit));
  for (const piece of pieces) {
    const text = quote.masked.slice(piece.start, piece.end);
    const heading = readHeader(lineOf(quote.text, piece));
    const own = rangesOf(quote, piece);
    if (own.length > 1 && !piece.hasMoney && piece.matches.length === 0 && !open) {
      ranges = own;
      header = null;
      continue;
    }
    if (heading && piece.matches.length === 0) {
      [header, ranges] = [heading, own.length > 1 ? own : []];
      open = null;
      continue;
    }
    const isOpenPriced = open !== null && hasPrice(quote, open);
    const isSame =
      open !== null &&
      piece.matches[0] !== undefined &&
      open.matches.some(({ need }) => need === piece.matches[0]?.need);
    if (open && isSame && !isOpenPriced) {
      extend(open, piece, piece.matches);
      continue;
    }
    if (piece.matches.length > 0 && !isCharge(piece, text)) {
      open = {
        start: piece.start,
        end: piece.end,
        matches: piece.matches,
        parts: [piece],
        header: piece.isTabular ? header : null,
        ranges: piece.isTabular ? ranges : [],
      };
      items.push(open);
      continue;
    }
    if (open && goesOn(piece, text, isOpenPriced, open, quote)) {
      extend(open, piece, []);
      continue;
    }
    open = null;
    if (isPricedRow(piece, text) && !TERMS.test(text)) {
      open = {
        start: piece.start,
        end: piece.end,
        matches: [],
        parts: [piece],
        header: piece.isTabular ? header : null,
        ranges: piece.isTabular ? ranges : [],
      };
      items.push(open);
      continue;
    }
    rest.push(piece);
  }
  return { items: joinSplitRows(items, quote), rest };
}

/** Whether a block holds something that can be a price: money, or as many numbers as the ranges above it. */
export function hasPrice({ numerals }: QuoteText, block: Span): boolean {
  return numerals.some((numeral) => contains(block, numeral) && isMoney(numeral));
}

export const isMoney = ({ currency, decimals, isPercent }: Numeral): boolean =>
  !isPercent && (currency !== null || decimals >= 2);

function rangesOf({ masked, numerals }: QuoteText, span: Span): QuantityRange[] {
  const text = masked.slice(span.start, span.end);
  if (/\b(?:zip|postal|plz|weight|lbs?)\b/i.test(text)) return [];
  const own = numerals
    .filter((numeral) => contains(span, numeral))
    .map((numeral) => ({ ...numeral, start: numeral.start - span.start, end: numeral.end - span.start }));
  const found = findRanges(text);
  const ranges = found.length > 0 ? found : bareRanges(text, own);
  return ranges.map((range) => ({ ...range, start: range.start + span.start, end: range.end + span.start }));
}

function extend(block: ItemBlock, piece: Piece, matches: NeedMatch[]): void {
  block.end = piece.end;
  block.parts.push({ start: piece.start, end: piece.end });
  block.matches.push(
    ...matches.filter(({ need }) => !block.matches.some((other) => other.need === need && other.by !== 'words')),
  );
  block.matches.sort((a, b) => b.score - a.score);
}

/** A line of charges or totals may name a part, but it opens with what it is for. */
function isCharge(piece: Piece, text: string): boolean {
  const first = piece.labels[0];
  if (!first || !['freight', 'fee', 'discount', 'tax', 'subtotal', 'total'].includes(first.kind)) return false;
  const opening = text.slice(0, first.start - piece.start);
  return (
    !/[\p{L}\d]/u.test(
      opening.replace(/^\W*(?:plus|add|less|and|the|our|a|your|there is|est\.?|estimated)?\W*/i, ''),
    ) &&
    (piece.hasFigures || piece.matches.every(({ by }) => by === 'words'))
  );
}

function goesOn(piece: Piece, text: string, isPriced: boolean, open: ItemBlock, quote: QuoteText): boolean {
  if (piece.matches.length > 0) return false;
  const label = piece.labels.find(({ kind }) => kind !== 'minimum' && (kind !== 'discount' || isPriced));
  const isLineTotal = label?.kind === 'total' && !isPriced;
  if (label && !isLineTotal) return false;
  if (NO_BID.test(quote.text.slice(open.start, open.end)) && !isPriced) return false;
  const isTier = rangesOf(quote, piece).length > 0;
  if (TERMS.test(text) && !isTier) return false;
  if (!isPriced) return piece.hasFigures || CONTINUES.test(text) || (!piece.isAfterGap && text.length < 80);
  if (piece.isAfterGap) return false;
  return (
    isTier ||
    (CONTINUES.test(text) && !isPricedRow(piece, text)) ||
    (/^\s*[(*]/.test(text) && !isPricedRow(piece, text)) ||
    isBreakRow(quote, piece, open)
  );
}

/** "100  0.335" under a line that has its own first price: one more quantity and its price, nothing else. */
function isBreakRow({ numerals, masked }: QuoteText, piece: Piece, open: ItemBlock): boolean {
  const own = numerals.filter((numeral) => contains(piece, numeral));
  const words =
    masked
      .slice(piece.start, piece.end)
      .replace(/\b(?:pcs|ea|each|pieces|at|up|qty|for|units)\b/gi, '')
      .match(/\p{L}{3,}/gu) ?? [];
  const isPair =
    own.length >= 2 && own.length <= 3 && own[0]?.decimals === 0 && !own[0].currency && own.slice(1).every(isMoney);
  return isPair && words.length === 0 && open.matches.length > 0;
}

/** A line with the figures of an item: two amounts, or an amount with a quantity, and words that describe something. */
function isPricedRow(piece: Piece, text: string): boolean {
  const label = piece.labels.find(({ kind }) => kind !== 'minimum');
  if (label || !piece.hasMoney) return false;
  return (
    piece.hasFigures &&
    /\p{L}{2,}|\d{4,}/u.test(text) &&
    (piece.isTabular || /@|\bea(?:ch)?\b|\bqty\b|\bpcs\b|=|\bper\b|\/(?:ea|c|m|ft|box|pk)\b/i.test(text))
  );
}

/** A row of figures right above the line that names its part. */
function joinSplitRows(items: ItemBlock[], quote: QuoteText): ItemBlock[] {
  const kept: ItemBlock[] = [];
  for (const item of items) {
    const last = kept.at(-1);
    const isGap = last && !/^[^\S\n]*\n?[^\S\n]*$/.test(quote.text.slice(last.end, item.start));
    if (
      last &&
      last.matches.length === 0 &&
      item.matches.length > 0 &&
      !hasPrice(quote, item) &&
      !isGap &&
      !NO_BID.test(quote.text.slice(item.start, item.end))
    ) {
      kept[kept.length - 1] = {
        ...item,
        start: last.start,
        parts: [...last.parts, ...item.parts],
        header: last.header,
        ranges: last.ranges,
      };
    } else kept.push(item);
  }
  return kept;
}

function lineOf(text: string, { start, end }: Span): string {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  return text.slice(from, end);
}

/** A unit that names several needs falls apart into one piece for each; charges behind an item are a piece of their own. */
function splitPiece(quote: QuoteText, unit: TextUnit): Piece[] {
  const whole = quote.text.slice(unit.start, unit.end);
  const matches = quote.matcher.match(whole);
  const coded = matches.filter(({ by }) => by !== 'words');
  const spans = coded.length > 1 ? groupClauses(quote, unit) : [unit];
  return spans.flatMap((span) => cutCharges(quote, span)).map((span, index) => toPiece(quote, span, unit, index));
}

function toPiece(quote: QuoteText, span: Span, unit: TextUnit, index: number): Piece {
  const own = quote.numerals.filter((numeral) => contains(span, numeral));
  const isVendor = quote.vendor !== null && overlaps(quote.vendor, span) && !own.some(isMoney);
  const labels = findLabels(quote.masked.slice(span.start, span.end)).map((label) => ({
    ...label,
    start: label.start + span.start,
    end: label.end + span.start,
  }));
  return {
    start: span.start,
    end: span.end,
    matches: quote.matcher.match(quote.text.slice(span.start, span.end)).filter(
      ({ by }) => by !== 'words' || !isVendor,
    ),
    labels,
    isAfterGap: index === 0 && unit.isAfterGap,
    isTabular: unit.isTabular,
    hasMoney: own.some(isMoney),
    hasFigures: own.some(({ isPercent }) => !isPercent),
  };
}

/** Clauses of a sentence, grouped so that each group names one need; a clause that names none belongs to the group before it. */
function groupClauses(quote: QuoteText, unit: Span): Span[] {
  const text = quote.text.slice(unit.start, unit.end);
  const clauses: Span[] = [];
  let start = 0;
  for (const hit of text.matchAll(/[,;](?!\d)\s*|\s+(?:and|plus|then)\s+|\s{2,}|\s[-–|/]\s|\.\s+/g)) {
    clauses.push({ start, end: hit.index });
    start = hit.index + hit[0].length;
  }
  clauses.push({ start, end: text.length });
  const groups: { span: Span; needs: Set<Need> }[] = [];
  for (const clause of clauses) {
    const coded = quote.matcher.match(text.slice(clause.start, clause.end)).filter(({ by }) => by !== 'words');
    const needs = new Set(coded.map(({ need }) => need));
    const last = groups.at(-1);
    const isFresh =
      needs.size > 0 &&
      last &&
      last.needs.size > 0 &&
      ![...needs].every((need) => last.needs.has(need)) &&
      holdsFigures(quote, unit, last.span);
    if (last && !isFresh) {
      last.span.end = clause.end;
      for (const need of needs) last.needs.add(need);
    } else groups.push({ span: { ...clause }, needs });
  }
  return groups
    .map(({ span }) => trimSpan(quote.text, { start: span.start + unit.start, end: span.end + unit.start }))
    .filter(({ start: from, end }) => end > from);
}

/** Two parts of a kit share one price, so a group closes only where it has figures of its own. */
const holdsFigures = ({ numerals }: QuoteText, unit: Span, span: Span): boolean =>
  numerals.some((numeral) => numeral.start >= unit.start + span.start && numeral.end <= unit.start + span.end);

/** "40 @ 29.40 = 1,176.00 plus freight 45.00": what follows the first charge behind an item's figures is no figure of the item. */
function cutCharges(quote: QuoteText, span: Span): Span[] {
  const text = quote.masked.slice(span.start, span.end);
  const matches = quote.matcher.match(quote.text.slice(span.start, span.end));
  if (matches.length === 0) return [span];
  const money = quote.numerals.filter((numeral) => contains(span, numeral) && isMoney(numeral));
  const label = findLabels(text).find(
    ({ kind, start }) =>
      ['freight', 'fee', 'tax', 'subtotal'].includes(kind) &&
      money.some((numeral) => numeral.end - span.start <= start) &&
      matches.every(({ at }) => at < start),
  );
  if (!label) return [span];
  const head = trimSpan(quote.text, { start: span.start, end: span.start + label.start });
  return [head, { start: span.start + label.start, end: span.end }];
}
