import { cueList } from '../../reading/cue-list.ts';
import { PAID_BY_THING, PAID_BY_TIME } from '../../reading/vocabulary/spoken-offers.ts';
import { TIME_UNITS } from '../../reading/vocabulary/time-words.ts';
import { anyWord } from '../../reading/word-lists.ts';
import { isMoney } from '../../reading/numerals.ts';
import type { Numeral } from '../../reading/numerals.ts';
import { inside } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { EACH, unitOf } from '../../reading/units.ts';
import { orderedPrices } from './ordered-prices.ts';
import { isSameStem } from '../../reading/word-stems.ts';
import type { NeedMatcher } from './need-matcher.ts';
import { wordsOfPart } from './part-words.ts';

interface Statements {
  masked: string;
  units: readonly Span[];
  matcher: NeedMatcher;
}

/** Prices that have neither sign nor cents count as money: by the words beside them, or as the only figure behind what is asked for. */
export function withBarePrices(numerals: Numeral[], { masked, units, matcher }: Statements): Numeral[] {
  const told = numerals.map((numeral) =>
    isToldPrice(numeral, masked) || isByNeed(numeral, masked, matcher) ? { ...numeral, decimals: 2 } : numeral,
  );
  const placed = new Set(
    units.flatMap((unit) => {
      const own = inside(told, unit);
      return own.some(isMoney)
        ? []
        : own.filter((numeral, at) => isBehindName(numeral, own[at - 1], { masked, unit, matcher }));
    }),
  );
  for (const unit of units)
    for (const { span } of orderedPrices({ masked, numerals: told, matcher }, unit))
      for (const numeral of inside(told, span)) placed.add(numeral);
  for (const numeral of multipliedOut(told, { masked, matcher })) placed.add(numeral);
  const cells = told.some((numeral) => numeral.currency !== null && isCell(numeral, masked));
  if (cells) for (const numeral of told) if (isBare(numeral) && isCell(numeral, masked)) placed.add(numeral);
  return told.map((numeral) => (placed.has(numeral) ? { ...numeral, decimals: 2 } : numeral));
}

/** "Fitting  8 nos x 1,900 = 15,200": the price and the amount of a row that names nothing of what is asked for, where the one comes to the other. */
const multipliedOut = (numerals: Numeral[], { masked, matcher }: Pick<Statements, 'masked' | 'matcher'>): Numeral[] =>
  numerals.flatMap((amount, at) => {
    const [first, second] = numerals.slice(Math.max(0, at - 2), at);
    const isWorked =
      first &&
      second &&
      [first, second, amount].every(isWhole) &&
      first.value.times(second.value).eq(amount.value) &&
      TIMES.test(masked.slice(first.end, second.start)) &&
      EQUALS.test(masked.slice(second.end, amount.start)) &&
      matcher.match(masked.slice(masked.lastIndexOf('\n', first.start) + 1, amount.end)).length === 0;
    return isWorked ? [first.value.gt(second.value) ? first : second, amount] : [];
  });
const isWhole = ({ decimals, isPercent }: Numeral): boolean => decimals === 0 && !isPercent;
const TIMES = /^[^\S\n]*(?:\p{L}{1,12}\.?[^\S\n]*)?[x×*@][^\S\n]*(?:\p{Sc}[^\S\n]*)?$/iu;
const EQUALS = /^[^\d\n=]{0,20}=[^\d\n=]{0,12}$/u;

const isBare = ({ value, decimals, suffix, isPercent, currency }: Numeral): boolean =>
  decimals === 0 && suffix === '' && !isPercent && currency === null && value.gte(LEAST_BY_TIME);

/** "winterize   285", "launch   260 both": the one figure of a row, in the column where the figures of others have a sign. */
const isCell = ({ start, end }: Numeral, masked: string): boolean =>
  ROW_BEFORE.test(masked.slice(masked.lastIndexOf('\n', start - 1) + 1, start)) &&
  /^(?: (?:both|all|total|flat|each|ea))?[ \t]*(?:\n|$)/iu.test(masked.slice(end));
const ROW_BEFORE = /^\s*\p{L}[^\d\n\t]*(?: {3,}|\t+)\p{Sc}?$/u;

/** "9x12 marquee 1295 up and down", "boots 2880 per pair": a whole number right behind the words of a need, in a statement without any price. */
function isBehindName(
  { start, end, value, decimals, suffix, isPercent }: Numeral,
  before: Numeral | undefined,
  { masked, unit, matcher }: { masked: string; unit: Span; matcher: NeedMatcher },
): boolean {
  if (decimals > 0 || suffix !== '' || isPercent) return false;
  const name = masked.slice(Math.max(unit.start, before?.end ?? 0), start);
  const behind = masked.slice(end, Math.min(unit.end, end + 24));
  // "40lb propane is 1340": a size stands between the name and its price.
  const whole = IS.test(name) ? masked.slice(Math.max(unit.start, masked.lastIndexOf('\n', start) + 1), start) : name;
  const isNamed = /\p{L}{2,}\s$/u.test(name) && matcher.match(whole).length > 0;
  const isLast = FINAL.test(behind) && matcher.named(/\p{L}+\s$/u.exec(name)?.[0] ?? '') !== null;
  return (
    (isNamed || isLast) &&
    matcher.needs.every(({ qty, part }) => !value.eq(qty) && !part.includes(value.toFixed())) &&
    (isLast ||
      /^\s*(?:$|[,;.](?!\d)|each\b|ea\b|per\b|inc|ex\b|plus\b|up and\b|\p{L}{4,}\s\d)/iu.test(behind) ||
      (IS.test(name) && GOES_ON.test(behind))) &&
    unitOf(/^\s*(\p{L}+)/u.exec(behind)?.[1] ?? '') === null
  );
}

/** "Gloves 285 final": the last word of a haggle. */
const FINAL = /^\s(?:final|last|best|only|net|nett)(?!\p{L})/iu;
/** "The fryer is 1340 and at that price …". */
const IS = /(?<!\p{L})(?:is|are|for|at|be|costs?|comes? to|price|wants?|asking|['’]s)\s$/iu;
const GOES_ON = /^\s(?:and|but|with|all|delivered|cash|fitted|installed|landed|supplied)(?!\p{L})/iu;

/** "at 189 each", "640 flat": a price by the words on both of its sides, though it has neither sign nor cents. */
function isToldPrice(numeral: Numeral, text: string): boolean {
  if (numeral.isPercent || numeral.currency !== null || numeral.decimals > 0 || numeral.suffix !== '') return false;
  const behind = text.slice(numeral.end, numeral.end + 24);
  return (
    isEqualTo(text.slice(text.lastIndexOf('\n', numeral.start - 1) + 1, numeral.start), behind, numeral) ||
    (/(?:@|(?<!\p{L})(?:at|for|just|only|price[sd]?|cost|is|are|à|á|zu|je))\s*:?\s*$/iu.test(
      text.slice(Math.max(0, numeral.start - 12), numeral.start),
    ) &&
      /^\s?(?:each|ea|apiece|a piece|per (?:piece|unit|item)|p\.?p|das Stück|pro Stück|la pièce|l['’]unité|cada un[oa])(?!\p{L})/iu.test(
        behind,
      )) ||
    isPerThing(behind) ||
    (numeral.value.gte(LEAST_EACH) && EACH_BEHIND.test(behind)) ||
    isCountedAt(text.slice(Math.max(0, numeral.start - 24), numeral.start), behind) ||
    (numeral.value.gte(LEAST_BY_TIME) && PAID_BY.test(behind)) ||
    /^\s(?:apiece|a piece|flat|all[ -]in|lump sum|pauschal)(?!\p{L})/iu.test(behind)
  );
}

/** "Recorder 1 no = 12,500": thousands behind a sign of equality, of which nothing else is a factor. */
const isEqualTo = (before: string, behind: string, { value }: Numeral): boolean =>
  value.gte(LEAST_EQUAL) &&
  /^[^=@×*\n]*\p{L}{3}(?:(?!\sx\s)[^=@×*\n])*=\s*$/u.test(before) &&
  /^(?:\/-)?[^\S\n]*(?:\n|$)/.test(behind);
const LEAST_EQUAL = 1000;

/** "Battery 312,000 each": so many are no count of what is asked for here. */
const LEAST_EACH = 10_000;
const EACH_BEHIND =
  /^\s?(?:each|apiece|a piece|chacune?|cada un[oa]|das Stück|pro Stück|l['’]un[oae]|per stuk|za sztukę)(?!\p{L})/iu;

/** "40 box @ 295", "6 @ 45": the price behind a count, and no span of time, share or measure. */
const isCountedAt = (before: string, behind: string): boolean =>
  /(?<![\p{L}\d.,])\d{1,6}\s?(?:\p{L}{1,12}\.?\s?)?@\s*$/u.test(before) &&
  !/^\s?%/.test(behind) &&
  unitOf(/^\s?(\p{L}+)/u.exec(behind)?.[1] ?? '') === null &&
  !TIMED.test(behind);
const TIMED = new RegExp(
  `^[\\s-]?(?:${Object.values(TIME_UNITS)
    .map((words) => anyWord(Object.values(words).join(',')))
    .join('|')})(?!\\p{L})`,
  'iu',
);

/** "275 a day per body", "95 an hour": smaller numbers say how often something comes. */
const PAID_BY = cueList(`${PAID_BY_TIME}\n${PAID_BY_THING}`, {
  flags: 'iu',
  before: String.raw`^\s?(?:\/\s?|(?:an?|per|the|pro|je|par|por|al?|alla)\s)`,
  after: String.raw`(?!\p{L})`,
});
const LEAST_BY_TIME = 10;

/** "340 a cord" where cords are asked for, "742/t" for tonnes: what is bought by it is priced by it. Of a package the number may be what one holds. */
function isByNeed(numeral: Numeral, text: string, { needs }: NeedMatcher): boolean {
  if (numeral.isPercent || numeral.currency !== null || numeral.decimals > 0 || numeral.suffix !== '') return false;
  const thing = numeral.value.gte(LEAST_BY_TIME)
    ? BY_THING.exec(text.slice(numeral.end, numeral.end + 24))?.groups?.thing
    : undefined;
  if (thing === undefined) return false;
  const unit = unitOf(thing);
  return needs.some((need) =>
    unit
      ? unit.kind !== 'pack' && unit.name === need.unit && unit.name !== EACH.name
      : thing.length > 3 &&
        wordsOfPart(need).some(({ word, isSize }) => !isSize && isSameStem(word, thing.toLowerCase())),
  );
}
const BY_THING = /^\s?(?:\/\s?|(?:an?|per|the|pro|je|par|por|al?)\s)(?<thing>\p{L}+)(?!\p{L})/iu;

/** "12/chair": an amount for one of them, where that is no package, of which the number would be what one holds. */
const isPerThing = (behind: string): boolean => {
  const thing = /^\/(?<thing>\p{L}{4,})(?![\p{L}\d])/u.exec(behind)?.groups?.thing;
  return thing !== undefined && unitOf(thing) === null;
};
