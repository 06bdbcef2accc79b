import { unitOf } from '../../../reading/units.ts';
import type { Quantity } from './find-quantities.ts';
import {
  ABOUT_AT_END,
  DESTINATION_AT_END,
  DIMENSION_AT_START,
  EACH_AT_END,
  endsName,
  isJoining,
  isLinking,
  LINK,
  HOLDING_AT_END,
  IN_ALL,
  DEFINITE_AT_END,
  NOT_AT_END,
  OFFER_NOUN,
  NUMBER_SIGN_AT_END,
  NUMBERED_AT_END,
  QUANTITY_LABEL_AT_END,
  RATE_AT_END,
  RATE_AT_START,
  RATING_AT_START,
  TAKEN_BACK,
} from './need-words.ts';
import { LIST_MARK } from './read-phrases.ts';
import type { SpokenOf } from './spoken-of.ts';

/** Where on its line a quantity stands: the items of one list have theirs at one place. */
export type Place = 'head' | 'tail' | 'within';

/** A quantity and what speaks for it, whatever it is of. */
export interface Weighed {
  quantity: Quantity;
  own: number;
  place: Place;
  isFirst: boolean;
}

/** What stands around a number speaks for or against it as a quantity. */
export function weigh(text: string, quantities: readonly Quantity[], spoken: SpokenOf): Weighed[] {
  const weighed = quantities.map((quantity, at): Weighed => {
    const isFirst = isFirstOfItem(text, quantity);
    return {
      quantity,
      own: weightOf(text, { quantity, next: quantities[at + 1], last: quantities[at - 1] }, spoken),
      place: placeOf(text, quantity),
      isFirst,
    };
  });
  const weighedInAll = withSums(text, weighed);
  const counts = (place: Place): number =>
    new Set(
      weighedInAll.filter((one) => one.place === place && one.own > -1).map(({ quantity }) => quantity.line.start),
    ).size;
  const [heads, tails] = [counts('head'), counts('tail')];
  const usual: Place | null = Math.max(heads, tails) < 2 || heads === tails ? null : heads > tails ? 'head' : 'tail';
  const isTail = ({ quantity, isFirst, own }: Weighed): boolean => !isFirst && own > -3 && endsItem(text, quantity);
  return weighedInAll.map((one) => {
    const ofLine = weighedInAll.filter(({ quantity }) => quantity.line.start === one.quantity.line.start);
    const [ends, starts] = [
      ofLine.filter(isTail).length,
      ofLine.filter(({ isFirst, own }) => isFirst && own > -3).length,
    ];
    const isOfList = usual !== null && ofLine.some(({ place }) => place === usual);
    const isAlike = !isOfList && isTail(one) && ends > 1 && ends > starts;
    return { ...one, own: one.own + (one.place === usual || isAlike ? 1.5 : 0) };
  });
}

/** "Goggles 25x, vests XL 10": the number stands last in its item. */
const endsItem = (text: string, { end, line }: Quantity): boolean =>
  /^\s?(?:x|st|total)?(?:\.?\s*(?:$|[,;)\]|])|\.\s+\p{Lu})/iu.test(text.slice(end, line.end));

function weightOf(text: string, { quantity, next, last }: Around, spoken: SpokenOf): number {
  const { start, end, qtyEnd, line, counted, value } = quantity;
  const [before, behind] = [text.slice(line.start, start), text.slice(end, line.end)];
  const behindNumber = text.slice(qtyEnd, line.end);
  if (isListMark(before, behindNumber)) return -9;
  const against = speaksAgainst(text, { quantity, next, last });
  let weight = { none: 0, piece: 2, pack: 2, measure: 0.5, person: -2.5, time: -4 }[counted] - against;
  if (QUANTITY_LABEL_AT_END.test(before)) weight += 4;
  if (
    (/(?<![\p{L}\d])[x×]\s?$/iu.test(before) && (!IS_FACTOR.test(before) || isMultiplied(text, quantity))) ||
    /^\s?[x×](?=\s|\p{L}|$)/iu.test(behindNumber)
  )
    weight += 2;
  if (IS_MARKED.test(before)) weight += 2;
  if (IN_ALL.test(behind.slice(0, 16))) weight += 1.5;
  weight += parenthesized(before, behind, counted === 'measure');
  if (against > 0) return weight;
  if (spoken.isProven(value)) weight += 3;
  return weight + Math.min(spoken.repeats(value), 2) * (value < 10 ? 0.25 : 0.75);
}

/** "23 x 35" */
const IS_FACTOR = /\d\s?(?:["”'’]|ft|in|m|cm|mm)?\s?[x×]\s?$/iu;

/** "Tape 48 mm x 30": a bare number that ends the item behind a size with its unit. */
const isMultiplied = (text: string, { start, end, line, counted }: Quantity): boolean =>
  counted === 'none' &&
  /\d\s?(?:ft|m|cm|mm)\s?[x×]\s?$/iu.test(text.slice(line.start, start)) &&
  /^\s*(?:$|[,;])/.test(text.slice(end, line.end));

/** "= 32", "--> 8", "..... 15" */
export const IS_MARKED = /(?:=|[-=–]>|→|\.{3,}|(?:\.\s){3,})\s*$/;

/** What tells that a number is something else than how many are wanted. */
function speaksAgainst(text: string, { quantity, next, last }: Around): number {
  const { start, end, qtyEnd, line, counted } = quantity;
  const [before, behind] = [text.slice(line.start, start), text.slice(end, line.end)];
  const behindNumber = text.slice(qtyEnd, line.end);
  const isMeasured = counted === 'measure';
  let against = 0;
  if (NUMBER_SIGN_AT_END.test(before))
    against += isSignOfCount(before, behindNumber)
      ? 0
      : /(?<!\p{L})n[.°º]+\s*$/iu.test(before) && /^\s*(?:[,;)]|$)/.test(behind)
        ? 1
        : 4;
  else if (NUMBERED_AT_END.test(before) && counted !== 'pack' && !QUANTITY_LABEL_AT_END.test(before)) against += 4;
  else if (RATE_AT_END.test(before) || (HOLDING_AT_END.test(before) && !behindNumber.startsWith(')'))) against += 5;
  else if (ABOUT_AT_END.test(before)) against += 1.5;
  if (/^\d{5}$/.test(quantity.qty) && counted === 'none' && DESTINATION_AT_END.test(before)) against += 6;
  if (NOT_AT_END.test(before)) against += 6;
  if (RATE_AT_START.test(behind.replace(/^\s?[x×](?=\s)/i, ''))) against += 3;
  if (isMeasured && SMALL.test(quantity.unit)) against += 2.5;
  // "Two hundred 6 foot posts": right behind a count stands a size.
  if (last && counted !== 'none' && /^[ \t]*$/.test(text.slice(last.end, start)) && last.counted !== 'measure')
    against += 4;
  if (
    last &&
    LINK.exec(text.slice(last.end, start))?.[0].trim() === text.slice(last.end, start).trim() &&
    last.end < start - 1
  )
    against += 4;
  // "1 kg: 40", "20' --> 8": a size, and then how many.
  const isBeforeCount =
    next && next.line.start === line.start && /^[\s:=.x×>→–—(-]+$/iu.test(text.slice(end, next.start));
  if (isBeforeCount && (isMeasured || counted === 'piece')) against += 2.5;
  if (RATING_AT_START.test(behindNumber)) against += 4;
  const isBare = /^\s*(?:$|[,;.)])/.test(behind) || isJoining(/^\s(\p{L}+)/u.exec(behind)?.[1] ?? '');
  if (isBare && (isInSeries(text, quantity, next) || isInSeries(text, last, quantity))) against += 3;
  if (OFFER_NOUN.test(behindNumber.trimStart())) against += 6;
  if (DEFINITE_AT_END.test(before) && counted === 'none') against += 1;
  // "5 gal pails", "25 kg x 6": how much one of them holds.
  if (isMeasured && (isOfPackage(behind) || DIMENSION_AT_START.test(behind) || EACH_AT_END.test(before))) against += 4;
  if (/^\s?[x×]\s?\d+[.,]\d\d(?!\d)/iu.test(behind)) against += 2;
  else if (/^\s?[x×]\s?\d/iu.test(behind) || (IS_FACTOR.test(before) && !isMultiplied(text, quantity))) against += 5;
  return against + (next && next.line.start === line.start && isTakenBack(text.slice(end, next.start)) ? 6 : 0);
}

/** A number that says it all sums up others of the text, or two of them make it: "30 M, 60 L, 90 in all". Then they are none. */
function withSums(text: string, weighed: readonly Weighed[]): Weighed[] {
  for (const [at, one] of weighed.entries()) {
    const { start, end, line } = one.quantity;
    const around = text.slice(Math.max(line.start, start - 12), start) + text.slice(end, Math.min(line.end, end + 24));
    const isInAll = IN_ALL.test(around);
    const isEqual = /=>?\s*$/.test(text.slice(line.start, start));
    const parts = isInAll || isEqual ? addends(text, weighed, at, isInAll) : [];
    if (parts.length > 0)
      return weighed.map((other) =>
        parts.includes(other)
          ? { ...other, own: other.own - 12 }
          : other === one
            ? { ...other, own: other.own + 3 }
            : other,
      );
  }
  return [...weighed];
}

function addends(text: string, weighed: readonly Weighed[], at: number, canMultiply: boolean): Weighed[] {
  const total = weighed[at]?.quantity.value ?? 0;
  const others = weighed.filter((one, index) => index !== at && one.own > -6 && !isGlued(text, one));
  const inBrackets = others.filter(({ quantity }) => text[quantity.start - 1] === '(');
  const summed = runOf(others, total) ?? runOf(inBrackets, total);
  if (summed) return summed;
  if (!canMultiply) return [];
  const makes = (one: Weighed, two: Weighed): boolean =>
    one !== two && one.quantity.value * two.quantity.value === total;
  return others.filter(
    (one) => one.quantity.value > 1 && others.some((two) => two.quantity.value > 1 && makes(one, two)),
  );
}

/** "2in", "500ml": sizes are no parts of a sum. */
const isGlued = (text: string, { quantity: { qtyEnd, unit } }: Weighed): boolean =>
  unit !== '' && text.startsWith(unit, qtyEnd);

/** Neighbours that add up to a total. */
function runOf(others: readonly Weighed[], total: number): Weighed[] | null {
  for (const from of others.keys()) {
    let sum = 0;
    for (const [index, { quantity }] of others.slice(from).entries()) {
      sum += quantity.value;
      if (sum === total && index > 0) return others.slice(from, from + index + 1);
    }
  }
  return null;
}

/** "Wells 3, 7 and 9": bare numbers in a row name things. */
function isInSeries(text: string, one: Quantity | undefined, other: Quantity | undefined): boolean {
  const isBare = (quantity: Quantity | undefined): boolean =>
    quantity?.counted === 'none' && /^\d+$/.test(quantity.qty);
  if (!one || !other || !isBare(one) || !isBare(other)) return false;
  const between = text.slice(one.end, other.start);
  return /^\s*[,&/+]\s*$/.test(between) || (/^ \p{L}{1,4} $/u.test(between) && isJoining(between.trim()));
}

interface Around {
  quantity: Quantity;
  next: Quantity | undefined;
  last: Quantity | undefined;
}

/** "N. 14 panchine", and not "Nr. 14" behind a noun. */
const isSignOfCount = (before: string, behind: string): boolean =>
  /^\s\p{Ll}/u.test(behind) &&
  (/(?:^|[,;:+(\n])\s*[-•*]?\s*\p{L}+[.°º]*\s*$/u.test(before) || endsName(before.trim().split(/\s+/).at(-2) ?? ''));

/** "1.", "a)", "2)" at the head of a line count the lines. */
const isListMark = (before: string, behind: string): boolean =>
  (/^[\s>*•(–-]*$/.test(before) && /^[.)]\s/.test(behind)) || (/^\)\s/.test(behind) && !/\([^)]*$/.test(before));

function isOfPackage(behind: string): boolean {
  const word = /^\s?(\p{L}+)/u.exec(behind)?.[1] ?? '';
  return unitOf(word)?.kind === 'pack';
}

/** Units in which things are measured and not bought. */
const SMALL = /^(?:in|inch|inches|mm|cm|ml|g|oz|#)$/i;

/** Nothing else stands between what is said and that it is taken back. */
function isTakenBack(behind: string): boolean {
  const cue = TAKEN_BACK.exec(behind);
  return cue !== null && !/[,;(+&]|\se\s|\sand\s/.test(behind.slice(0, cue.index));
}

/** In brackets beside other words a number explains; alone in them it counts what they stand behind. */
function parenthesized(before: string, behind: string, isMeasured: boolean): number {
  const open = Math.max(before.lastIndexOf('('), before.lastIndexOf('['));
  if (open < Math.max(before.lastIndexOf(')'), before.lastIndexOf(']')) || open < 0) return 0;
  const isAlone = /^\s*x?\s*$/i.test(before.slice(open + 1)) && /^\s*[)\]]/.test(behind);
  const isFirst = /^\s*$/.test(before.slice(open + 1)) && /^\s*(?:,|\p{L}+[)\]])/u.test(behind);
  // "(crate = 24 bottles)" says what one holds.
  if (/=\s*$/.test(before)) return -6;
  return isAlone ? (isMeasured ? 0 : 1.5) : isFirst || !/[)\]]/.test(behind) ? 0 : -0.5;
}

function isFirstOfItem(text: string, { start, line }: Quantity): boolean {
  const item = text.slice(line.start, start).replace(/^.*[;,|:\t(+&–—]/su, '');
  const words = item.replace(LIST_MARK, '').split(/\s+/).filter(Boolean);
  return (
    isJoining(words.at(-1) ?? '') ||
    words.every((word) => endsName(word) || isLinking(word) || !/[\p{L}\d]/u.test(word))
  );
}

function placeOf(text: string, { start, end, line }: Quantity): Place {
  const before = text.slice(line.start, start).replace(LIST_MARK, '');
  if (!/[\p{L}\d]/u.test(before)) return 'head';
  return /^[\s.;,)\]]*$/.test(text.slice(end, line.end)) ? 'tail' : 'within';
}
