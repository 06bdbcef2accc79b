import type { Numeral } from '../../../reading/numerals.ts';
import { inside, lineSpans, overlaps, trimSpan } from '../../../reading/span.ts';
import type { Span } from '../../../reading/span.ts';
import { isMeasure, unitOf } from '../../../reading/units.ts';
import type { OpenedQuote } from '../../reading/open-quote.ts';
import { ENDS_PRICE } from './words.ts';

/** A piece of a line between stops, with its numbers. */
export interface Clause extends Span {
  text: string;
  money: Numeral[];
  counts: Numeral[];
}

/** "Plate 232", "rings 84/set", "collect for 40": the last number of a clause without an amount, where nothing is counted by it. `isKnown`: it is of a name. */
export function barePrice({ counts, text, start }: Clause, isKnown: (value: Numeral) => boolean): Numeral | null {
  const last = counts.findLast((numeral) => !isKnown(numeral) && !numeral.isPercent);
  if (!last || last.value.lte(0)) return null;
  const before = text.slice(0, last.start - start);
  return AFTER_NAME.test(before) && ENDS_PRICE.test(text.slice(last.end - start)) ? last : null;
}
const AFTER_NAME = /\p{L}{2}[^\d]*$/u;

const ROW = /\t|\||\S {3,}\S|\.{4,}/;
/** Stops and joints at which another thing may begin. */
const STOPS =
  /[;•!?|]|,(?=\s)|(?<!\.)\.(?=\s|$)|\s(?:\+|&|plus|and|und|zzgl\.?|et|y|e|en|oraz|\/|→|->)\s|\s[-–—]\s|[()]/giu;

/**
 * The clauses of a quote in order. A line of columns with one thing in it is one clause; any other ends at each stop, and behind each amount
 * where `opens` says that what follows is another thing.
 */
export function clausesOf(
  { quote: { masked, text, numerals, units }, old }: OpenedQuote,
  opens: (words: string) => boolean,
): Clause[] {
  const isRead = (span: Span): boolean => units.some((unit) => overlaps(unit, span));
  return lineSpans(masked).flatMap((line) => {
    const words = masked.slice(line.start, line.end);
    if (!/[\p{L}\d]/u.test(words) || !isRead(line)) return [];
    const own = inside(numerals, line).filter((numeral) => !old.some((span) => overlaps(span, numeral)));
    const isAmount = (numeral: Numeral): boolean => isPrice(numeral, text);
    return cutsOf(line, masked, own.filter(isAmount), { numerals: own, opens }).map((cut): Clause => {
      const span = trimSpan(masked, cut);
      const held = own.filter((numeral) => numeral.start >= cut.start && numeral.end <= cut.end);
      return {
        ...span,
        text: text.slice(span.start, span.end),
        money: held.filter(isAmount),
        counts: held.filter((numeral) => !isAmount(numeral)),
      };
    });
  });
}

/** A number with a sign or with cents, and no measure right behind it: "1.25 lb" weighs something. */
function isPrice({ currency, decimals, isPercent, end }: Numeral, text: string): boolean {
  if (isPercent) return false;
  if (currency !== null) return true;
  if (decimals < 2) return false;
  const behind = /^\s?(?<word>[\p{L}#'"²³]+)/u.exec(text.slice(end, end + 16))?.groups?.word;
  return behind === undefined || !isMeasure(unitOf(behind));
}

function cutsOf(
  line: Span,
  masked: string,
  money: Numeral[],
  { numerals, opens }: { numerals: Numeral[]; opens: (words: string) => boolean },
): Span[] {
  const words = masked.slice(line.start, line.end);
  const isRow = ROW.test(words.trim());
  const stops = [...words.matchAll(STOPS)]
    .map(({ 0: stop, index }) => ({ start: line.start + index, end: line.start + index + stop.length }))
    .filter((stop) => !numerals.some((one) => overlaps(one, stop)))
    .filter((stop) => !isRow || isNewThing(stop.end));
  const behind = money.flatMap(({ end }, at) => {
    const next = money[at + 1];
    return next && isRow && opens(masked.slice(end, next.start)) ? [{ start: end, end }] : [];
  });
  const cuts: Span[] = [];
  let start = line.start;
  for (const stop of [...stops, ...behind].toSorted((a, b) => a.start - b.start)) {
    if (stop.start < start) continue;
    cuts.push({ start, end: stop.start });
    start = stop.end;
  }
  return [...cuts, { start, end: line.end }].filter((cut) => /[\p{L}\d]/u.test(masked.slice(cut.start, cut.end)));

  /** In a row of columns a stop parts things only where an amount stands on both sides of it. */
  function isNewThing(at: number): boolean {
    return (
      money.some(({ end }) => end <= at) && money.some((one) => one.start >= at && opens(masked.slice(at, one.start)))
    );
  }
}
