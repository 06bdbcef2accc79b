import { cueList } from '../../reading/cue-list.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { HOLDS_AS_QUOTED } from '../../reading/vocabulary/price-change-words.ts';
import { IS_IN_THE_PRICE } from '../../reading/vocabulary/in-the-price-words.ts';
import { isPackField, isProduct } from './fields-of-items.ts';
import { freeFrom } from './free-from.ts';
import { findCodes } from '../brief/part-codes.ts';
import { CONTINUES, NO_BID, TERMS, THE_LOT } from './item-words.ts';
import type { NeedMatch } from './need-matcher.ts';
import { isMoney } from '../../reading/numerals.ts';
import type { QuoteText } from './quote-text.ts';
import { bareRanges, findRanges } from './price-breaks.ts';
import type { QuantityRange } from './price-breaks.ts';
import { inside } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { splitPiece } from './split-pieces.ts';
import type { Piece } from './split-pieces.ts';
import { isPartlyNamed, isPricedRow, isShortlyNamed, isStatement } from './unnamed-rows.ts';
import { HOLDS_TAX } from './tax-words.ts';
import { readHeader } from './table-header.ts';
import type { ColumnRole, TableHeader } from './table-header.ts';

/** What a quote says about one item, line by line. `matches` is empty for a priced line that names no need. */
export interface ItemBlock extends Span {
  matches: NeedMatch[];
  parts: Span[];
  header: TableHeader | null;
  /** Quantities of a heading above whose prices stand in this line. */
  ranges: QuantityRange[];
  /** What its numbers are, by the rows round it. */
  roles?: (Span & { role: ColumnRole })[];
  /** The part's name and its cells, where its figures stand in a column. */
  column?: { name: Span; cells: (Span & { role: ColumnRole })[] };
}

export interface QuoteBlocks {
  items: ItemBlock[];
  /** What is no item: charges, totals, terms. */
  rest: Span[];
}

/** Parts a quote into its items and the rest. An item goes on over the lines below it that hold its price, its breaks or its packing. */
export function findBlocks(quote: QuoteText): QuoteBlocks {
  const items: ItemBlock[] = [];
  const rest: Span[] = [];
  let header: TableHeader | null = null;
  let ranges: QuantityRange[] = [];
  let open: ItemBlock | null = null;
  const pieces = quote.units.flatMap((unit) => splitPiece(quote, unit));
  const offersNothingElse = !pieces.some(
    (piece) => piece.hasMoney && piece.matches.length > 0 && !isTotalOf(piece, quote),
  );
  const namesNothing = pieces.every(({ matches }) => matches.length === 0);
  for (const piece of pieces) {
    const text = quote.masked.slice(piece.start, piece.end);
    const heading = readHeader(lineOf(quote.text, piece));
    const own = rangesOf(quote, piece);
    // A row of quantities below rows that have theirs heads what follows.
    if (own.length > 1 && !piece.hasMoney && piece.matches.length === 0 && (!open || open.ranges.length > 0)) {
      [ranges, header, open] = [own, null, null];
      continue;
    }
    const above = own.length > 1 && !piece.hasMoney && piece.matches.length === 0 ? rowsOver(items, own, quote) : [];
    if (above.length > 0) {
      for (const item of above) item.ranges = own;
      open = null;
      continue;
    }
    // "Tape and freight stay as they were.": no price, and the next one is of something else.
    const isAsBefore = HOLDS.test(text) && inside(quote.numerals, piece).length === 0;
    if (!piece.hasMoney && piece.matches.length > 0 && (isAsBefore || REQUEST.test(text))) {
      rest.push(piece);
      open = null;
      continue;
    }
    if (heading && piece.matches.length === 0 && !piece.hasMoney) {
      [header, ranges] = [heading, own.length > 1 ? own : []];
      open = null;
      continue;
    }
    const isOpenPriced = open !== null && hasPrice(quote, open);
    if (open && !piece.isAfterGap && isPackField(text) && piece.matches.every(({ by }) => by === 'words')) {
      extend(open, piece, []);
      continue;
    }
    const isSame =
      open !== null &&
      piece.matches[0] !== undefined &&
      open.matches.some(({ need }) => need === piece.matches[0]?.need);
    // "Minimum 50 agents." behind the price for one of them.
    const isLeast = !piece.hasMoney && piece.labels.some(({ kind }) => kind === 'minimum');
    if (open && isSame && (!isOpenPriced || isLeast)) {
      extend(open, piece, piece.matches);
      continue;
    }
    if (piece.matches.length > 0 && (!isCharge(piece, text) || (offersNothingElse && isTotalOf(piece, quote)))) {
      open = {
        start: piece.start,
        end: piece.end,
        matches: piece.matches,
        parts: [piece],
        header: piece.isTabular ? header : null,
        ranges: isUnder(ranges, piece, quote) ? ranges : [],
      };
      items.push(open);
      continue;
    }
    if (open && goesOn(piece, text, isOpenPriced, open, quote)) {
      extend(open, piece, []);
      continue;
    }
    open = null;
    if (
      (isPricedRow(piece, text, quote) ||
        isTotalOfAll(piece, pieces, text) ||
        isShortlyNamed(piece, text, quote) ||
        isPartlyNamed(piece, text, quote) ||
        (namesNothing && isStatement(piece, text, quote.numerals))) &&
      !TERMS.test(text) &&
      freeFrom(text, ',') === null
    ) {
      open = {
        start: piece.start,
        end: piece.end,
        matches: [],
        parts: [piece],
        header: piece.isTabular ? header : null,
        ranges: isUnder(ranges, piece, quote) ? ranges : [],
      };
      items.push(open);
      continue;
    }
    rest.push(piece);
  }
  return { items: joinSplitRows(items, quote), rest };
}

/** Rows with a price for each of the quantities below them: a table whose heading stands at its foot. */
function rowsOver(items: ItemBlock[], ranges: QuantityRange[], { numerals }: QuoteText): ItemBlock[] {
  const fits = ({ ranges: own, start, end }: ItemBlock): boolean =>
    own.length === 0 && inside(numerals, { start, end }).filter(isMoney).length === ranges.length;
  const from = items.findLastIndex((item) => !fits(item)) + 1;
  return items.slice(from);
}

const HOLDS = phrasePattern(HOLDS_AS_QUOTED);
/** The caller's own words, sent back with the answer: they offer nothing. */
const REQUEST = cueList(
  String.raw`
    (?:please|pls|can you|could you|kindly) (?:quote|price|advise)|quote (?:me|us)\b
    (?:you(?:r)?|we) (?:inquiry|enquiry|request|rfq|asked (?:for|us)|are looking for|need)\b
    request for (?:quot\w+|pric\w+)|in (?:response|reply) to
  `,
  { before: String.raw`\b` },
);

/** Whether a block holds something that can be a price: money, or thousands that are said to be one ("= 37,800"). */
export function hasPrice({ numerals, masked }: QuoteText, block: Span): boolean {
  return (
    inside(numerals, block).some(isMoney) ||
    [WHOLE_PRICE, FOR_NOTHING].some((pattern) => pattern.test(masked.slice(block.start, block.end)))
  );
}

/** What costs nothing has its price. */
const FOR_NOTHING = new RegExp(
  `(?<![\\p{L}\\d])(?:n\\/c|no charge|free of charge|f\\.?o\\.?c\\.?|kostenlos|gratis|gratuite?|offerte?)\\W*$|(?:\\t|\\| ?| {2,})${anyOf(IS_IN_THE_PRICE)}\\W*$`,
  'iu',
);
const WHOLE_PRICE = /[@=]\s*\d{1,3}(?:,\d{3})+(?![\d.])|(?<![\d,.])\d{1,3}(?:,\d{3})+\s*(?:each|ea)\b/i;

/** A row of a table, or a line with as many amounts as the quantities above it where a copy has lost the columns. */
const isUnder = (ranges: QuantityRange[], piece: Piece, { numerals }: QuoteText): boolean =>
  piece.isTabular || (ranges.length > 1 && inside(numerals, piece).filter(isMoney).length === ranges.length);

function rangesOf({ masked, numerals }: QuoteText, span: Span): QuantityRange[] {
  const text = masked.slice(span.start, span.end);
  if (/\b(?:zip|postal|plz|weight|lbs?)\b/i.test(text)) return [];
  const own = inside(numerals, span).map((numeral) => ({
    ...numeral,
    start: numeral.start - span.start,
    end: numeral.end - span.start,
  }));
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

/** "Total price for 14 fence panels £1,640.00": where nothing else gives a price for them it is their line. */
const isTotalOf = ({ labels: [first], hasMoney, matches, end }: Piece, { text }: QuoteText): boolean =>
  first?.kind === 'total' &&
  hasMoney &&
  matches.length === 1 &&
  /^\s+(?:for|of|für|pour|para|per|voor|za) (?:the |your |all )?\d/i.test(text.slice(first.end, end));

/** "Total for both items Rs. 61,250": the only price of a quote. */
const isTotalOfAll = (piece: Piece, pieces: Piece[], text: string): boolean =>
  piece.labels[0]?.kind === 'total' &&
  piece.hasMoney &&
  THE_LOT.test(text) &&
  pieces.every((other) => other === piece || !other.hasMoney || other.labels.length > 0);

function goesOn(piece: Piece, text: string, isPriced: boolean, open: ItemBlock, quote: QuoteText): boolean {
  if (piece.matches.length > 0) return false;
  if (piece.hasMoney && piece.labels.some(({ kind }) => kind === 'minimum')) return false;
  if (isPriced && isProduct(piece, open, quote)) return true;
  const label = piece.labels.find(({ kind }) => kind !== 'minimum' && (kind !== 'discount' || isPriced));
  const isLineTotal = label?.kind === 'total' && !isPriced;
  const isWithTax = label?.kind === 'tax' && !isPriced && PRICE_WITH_TAX.test(text);
  if (label && !isLineTotal && !isWithTax) return false;
  if (NO_BID.test(quote.text.slice(open.start, open.end)) && !isPriced) return false;
  // "Powyżej 2 000 zł dostawa jest gratis": no price from a quantity on.
  const isTier = rangesOf(quote, piece).length > 0 && freeFrom(text, ',') === null;
  if (TERMS.test(text) && !isTier) return false;
  if (!isPriced) return piece.hasFigures || CONTINUES.test(text) || (!piece.isAfterGap && text.length < 80);
  if (piece.isAfterGap) return false;
  return (
    isTier ||
    (CONTINUES.test(text) && !isPricedRow(piece, text, quote)) ||
    (/^\s*[(*]/.test(text) && !isPricedRow(piece, text, quote)) ||
    isBreakRow(quote, piece, open)
  );
}

/** "349,00 €/t inkl. 7 % MwSt." below a name: a price that holds its tax, and no tax. */
const PRICE_WITH_TAX = new RegExp(`^\\W*\\d[^\\n]*[\\s(]${HOLDS_TAX}`, 'iu');
/** "100  0.335" under a line that has its own first price: one more quantity and its price, nothing else. */
function isBreakRow({ numerals, masked }: QuoteText, piece: Piece, open: ItemBlock): boolean {
  const own = inside(numerals, piece);
  const words =
    masked
      .slice(piece.start, piece.end)
      .replace(/\b(?:pcs|ea|each|pieces|at|up|qty|for|units)\b/gi, '')
      .match(/\p{L}{3,}/gu) ?? [];
  const isPair =
    own.length >= 2 && own.length <= 3 && own[0]?.decimals === 0 && !own[0].currency && own.slice(1).every(isMoney);
  // A part number of its own makes it another item.
  const isNamed = findCodes(masked.slice(piece.start, piece.end)).some((code) => /\p{L}/u.test(code));
  return isPair && words.length === 0 && !isNamed && open.matches.length > 0;
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
