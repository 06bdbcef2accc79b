import type { Need } from '../need.ts';
import { isMoney } from '../../reading/numerals.ts';
import type { QuoteText } from './quote-text.ts';
import { isHeldTax } from './between-labels.ts';
import { findLabels } from './labels.ts';
import { saysWhatFor } from './basis-words.ts';
import type { Label } from './labels.ts';
import type { NeedMatch } from './need-matcher.ts';
import { JOINING } from '../../reading/vocabulary/joining-words.ts';
import { CLAUSE_ENDS, ratedPrices, runOfPrices } from './prices-in-sentences.ts';
import { orderedPrices } from './ordered-prices.ts';
import { inside, overlaps, trimSpan } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import type { TextUnit } from './text-units.ts';

/** A unit, or the part of one that speaks of one need or one charge, with what it holds. */
export interface Piece extends Span {
  matches: NeedMatch[];
  labels: Label[];
  isAfterGap: boolean;
  isTabular: boolean;
  hasMoney: boolean;
  hasFigures: boolean;
}

/** "11.35 each, freight still included", "£3.05 per ream for 600 reams, delivery £45": a price for one of them, and a charge in a clause behind it. */
function isPriceEach({ text, numerals }: QuoteText, span: Span, label: Label): boolean {
  const [first, ...more] = inside(numerals, span).filter(isMoney);
  const at = span.start + label.start;
  return (
    first !== undefined &&
    more.every(({ start }) => start >= at) &&
    saysWhatFor(text.slice(first.end, at)) &&
    /[,;]\s*(?:plus |and |no )?$/i.test(text.slice(first.end, at))
  );
}

/** A unit that names several needs falls apart into one piece for each; charges behind an item are a piece of their own. */
export function splitPiece(quote: QuoteText, unit: TextUnit): Piece[] {
  const ordered = orderedPieces(quote, unit);
  if (ordered.length > 0) return ordered;
  const whole = quote.text.slice(unit.start, unit.end);
  const matches = quote.matcher.match(whole);
  const coded = matches.filter(({ by }) => by !== 'words');
  const spans =
    coded.length > 1
      ? groupClauses(quote, unit)
      : unit.isTabular && matches.length < 2
        ? [unit]
        : pricedClauses(quote, unit, matches);
  return spans.flatMap((span) => cutCharges(quote, span)).map((span, index) => toPiece(quote, span, unit, index));
}

/** "48.20 / 3.85 / 9.10, freight 22": each price is for the part in its place, and what follows is a piece of its own. */
function orderedPieces(quote: QuoteText, unit: TextUnit): Piece[] {
  const prices = orderedPrices(quote, unit);
  const end = prices.at(-1)?.span.end;
  if (end === undefined) return [];
  const rest = trimSpan(quote.text, { start: end, end: unit.end });
  const pieces = prices.map(({ span, need }, at) => ({
    ...toPiece(quote, span, unit, at),
    labels: [],
    isTabular: false,
    matches: [{ need, by: 'words' as const, score: 1, differs: [], at: -1 }],
  }));
  return rest.end > rest.start
    ? [...pieces, ...cutCharges(quote, rest).map((span) => toPiece(quote, span, unit, 1))]
    : pieces;
}

/** "Stools are £38 each and the high tables £112 each": clauses that each name another need in words, and each have a price; else the unit whole. */
function pricedClauses(quote: QuoteText, unit: Span, matches: NeedMatch[]): Span[] {
  const isPriced = (span: Span): boolean => inside(quote.numerals, span).some(isMoney);
  const counted = countedClauses(quote, unit);
  if (counted.length > 1) return counted;
  const named = namedPrices(quote, unit);
  if (named.length > 1) return named;
  const rated = ratedPrices(quote, unit);
  if (rated.length > 1) return rated;
  const run = runOfPrices(quote, unit);
  if (run.length > 1) return run;
  if (matches.length === 0 || inside(quote.numerals, unit).filter(isMoney).length < 2) return [unit];
  const groups = groupClauses(quote, unit, () => true);
  return groups.length > 1 && groups.every(isPriced) ? groups : [unit];
}

/** "Tisch 94,00 €, Stuhl 38,75 €", "giacca 31,00 / pantalone 17,80": clauses of words and one price each; else none. */
function namedPrices(quote: QuoteText, unit: Span): Span[] {
  const text = quote.masked.slice(unit.start, unit.end);
  const ends = [...text.matchAll(CLAUSE_ENDS)];
  const clauses = [...ends, null].map((hit, at) => {
    const before = ends[at - 1];
    return trimSpan(quote.text, {
      start: unit.start + (before ? before.index + before[0].length : 0),
      end: unit.start + (hit ? hit.index : text.length),
    });
  });
  const isNamedPrice = (clause: Span): boolean => {
    const [price, ...more] = inside(quote.numerals, clause);
    return (
      price !== undefined &&
      more.length === 0 &&
      isMoney(price) &&
      /^\W*\p{L}{3}[^\d]*$/u.test(quote.text.slice(clause.start, price.start)) &&
      findLabels(quote.masked.slice(clause.start, clause.end)).length === 0
    );
  };
  // "stools 5.80 ea, delivery $60 and pick up another $60", "Jacke 31,00 / Hose 17,80, frei Haus": charges and terms stand behind the prices.
  const isCharge = (clause: Span): boolean =>
    findLabels(quote.masked.slice(clause.start, clause.end)).length > 0 ||
    !inside(quote.numerals, clause).some(isMoney);
  const from = clauses.findIndex((clause) => !isNamedPrice(clause));
  if (from < 0) return clauses;
  const [first] = clauses.slice(from);
  return from > 1 && first && clauses.slice(from).every(isCharge)
    ? [...clauses.slice(0, from), { start: first.start, end: unit.end }]
    : [];
}

/** "Tables: 12 @ $57.50 / Chairs: 96 @ $17.10": clauses that each have words, a count and a price for each. A charge behind them is a clause of its own. */
function countedClauses(quote: QuoteText, unit: Span): Span[] {
  const text = quote.masked.slice(unit.start, unit.end);
  const clauses: Span[] = [];
  let start = unit.start;
  for (const hit of [...text.matchAll(CLAUSE_ENDS), null]) {
    const clause = trimSpan(quote.text, { start, end: hit ? unit.start + hit.index : unit.end });
    start = hit ? unit.start + hit.index + hit[0].length : unit.end;
    const last = clauses.at(-1);
    const own = inside(quote.numerals, clause);
    const isCounted =
      own.some(isMoney) &&
      own.length > 1 &&
      COUNTED.test(text.slice(clause.start - unit.start, clause.end - unit.start));
    const isCharge = findLabels(quote.masked.slice(clause.start, clause.end))[0]?.start === 0;
    if (isCounted || isCharge || !last) {
      if (clause.end > clause.start) clauses.push(clause);
    } else last.end = clause.end;
    if (!isCounted && !isCharge && clauses.length === 1 && !last) return [];
  }
  const priced = clauses.filter((clause) => inside(quote.numerals, clause).length > 1);
  return priced.length > 1 ? clauses : [];
}
const COUNTED =
  /\p{L}{3,}[^\n]*(?:@|\bqty\b|\b(?:each|ea|apiece)\b)|(?:@|\bqty\b|\b(?:each|ea|apiece)\b)[^\n]*\p{L}{3,}/iu;

function toPiece(quote: QuoteText, span: Span, unit: TextUnit, index: number): Piece {
  const own = inside(quote.numerals, span);
  const isVendor = quote.vendor !== null && overlaps(quote.vendor, span) && !own.some(isMoney);
  const isSubject = /^\s*(?:re|subject|subj|betreff|betr|objet|oggetto|asunto|fwd?|aw)\s*:/i.test(
    quote.text.slice(span.start, span.end),
  );
  const words = quote.masked.slice(span.start, span.end);
  const labels = findLabels(words)
    .filter((label) => !isHeldTax(words, label))
    .map((label) => ({ ...label, start: label.start + span.start, end: label.end + span.start }));
  const matches = quote.matcher
    .match(quote.text.slice(span.start, span.end))
    .filter(({ by }) => by !== 'words' || (!isVendor && !isSubject));
  return {
    start: span.start,
    end: span.end,
    // A subject that lists the parts offers none of them.
    matches: isSubject && matches.length > 1 && !own.some(isMoney) ? [] : matches,
    labels,
    isAfterGap: index === 0 && unit.isAfterGap,
    isTabular: unit.isTabular,
    hasMoney: own.some(isMoney),
    hasFigures: own.some(({ isPercent }) => !isPercent),
  };
}

/** Clauses of a sentence, grouped so that each group names one need; a clause that names none belongs to the group before it. */
function groupClauses(
  quote: QuoteText,
  unit: Span,
  counts: (match: NeedMatch) => boolean = ({ by }) => by !== 'words',
): Span[] {
  const text = quote.text.slice(unit.start, unit.end);
  const clauses: Span[] = [];
  let start = 0;
  for (const hit of text.matchAll(GROUP_ENDS)) {
    clauses.push({ start, end: hit.index });
    start = hit.index + hit[0].length;
  }
  clauses.push({ start, end: text.length });
  const groups: { span: Span; needs: Set<Need> }[] = [];
  for (const clause of clauses) {
    const coded = quote.matcher.match(text.slice(clause.start, clause.end)).filter(counts);
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

const GROUP_ENDS = new RegExp(`[,;](?!\\d)\\s*|\\s+(?:${JOINING})\\s+|\\s{2,}|\\s[-–|/]\\s|\\.\\s+`, 'gi');

/** Two parts of a kit share one price, so a group closes only where it has a price of its own: money, or a second figure. */
const holdsFigures = ({ numerals }: QuoteText, unit: Span, span: Span): boolean => {
  const own = numerals.filter(({ start, end }) => start >= unit.start + span.start && end <= unit.start + span.end);
  return own.length > 1 || own.some(isMoney);
};

/** "9,250.00 less 8% (740.00)": the percent and what it comes to stand behind the amount of the line, so that is before it. */
const isOffBehind = (text: string): boolean =>
  /^[^\d]{0,24}\d[\d.]*\s?%[^\d\n]{0,40}(?:\(\s?(?:[$€£₹¥]|USD|EUR|GBP|CHF)?\s?\d[\d,.]*\s?\)|[-–−]\s?(?:[$€£₹¥]|USD|EUR|GBP|CHF)?\s?\d[\d,.]*[.,]\d{2})/.test(
    text,
  );

/** "16,900.00 + $580.00 freight": the amount before the label is the label's. */
const ADDED =
  /(?:\+|\bplus|\band)\s*(?:an? )?(?:[A-Z]{3}\s?)?(?:[$€£₹¥]|USD|EUR|GBP|CHF)?\s?\d[\d,]*(?:\.\d{2})?\s*(?:(?:for|of|in|est\.?|estimated)\s+)?$/i;

/** "£4.25 each inc VAT = £1,275.00": said of the price, and behind it what the line comes to. Of a tax on top the sum is another. */
const IN_SUM = /^[^\d\n;.,=]{0,20}=\s?(?:\p{Sc}|\p{Lu}{3})?\s?\d/u;
const ON_TOP = /(?:\+|(?<!\p{L})(?:plus|and|add|zzgl|zuzüglich|plus la|en sus|más|più|mais|oraz))\W*$/iu;

/** What somebody says of one thing and its price in a message. */
const SHORT = 60;

/** "40 @ 29.40 = 1,176.00 plus freight 45.00": what follows the first charge behind an item's figures is no figure of the item. */
function cutCharges(quote: QuoteText, span: Span): Span[] {
  const text = quote.masked.slice(span.start, span.end);
  const matches = quote.matcher.match(quote.text.slice(span.start, span.end));
  const money = inside(quote.numerals, span).filter(isMoney);
  const label = findLabels(text).find(
    ({ kind, start, end, words }) =>
      !(kind === 'subtotal' && /^net$/i.test(words)) &&
      !(
        kind === 'tax' &&
        (IN_SUM.test(text.slice(end)) || isHeldTax(text, { kind, start, end })) &&
        !ON_TOP.test(text.slice(0, start))
      ) &&
      (['freight', 'fee', 'tax', 'subtotal'].includes(kind) ||
        (kind === 'discount' && isOffBehind(text.slice(start)))) &&
      money.some((numeral) => numeral.end - span.start <= start) &&
      matches.every(({ at }) => at < start),
  );
  if (!label) return [span];
  const added = ADDED.exec(text.slice(0, label.start));
  const isAdded = added !== null && money.some(({ end }) => end - span.start <= added.index);
  const before = quote.text.slice(span.start, span.start + label.start);
  const isNamed = matches.length > 0 || (before.length < SHORT && quote.matcher.named(before) !== null);
  if (!isNamed && !isAdded && !isPriceEach(quote, span, label)) return [span];
  if (isAdded)
    return [
      trimSpan(quote.text, { start: span.start, end: span.start + added.index }),
      { start: span.start + added.index, end: span.end },
    ];
  // "…; all prices include tax": the charge begins with its clause.
  const last = money.findLast(({ end }) => end - span.start <= label.start)?.end ?? span.start;
  const clause = quote.text.slice(last, span.start + label.start).lastIndexOf('; ');
  // "…, 18% GST extra": the percent before its name is the charge's.
  const percent = /\d[\d.,]*\s?%\s*$/.exec(before)?.[0].length ?? 0;
  const cut = clause < 0 ? span.start + label.start - percent : last + clause + 2;
  return [trimSpan(quote.text, { start: span.start, end: cut }), { start: cut, end: span.end }];
}
