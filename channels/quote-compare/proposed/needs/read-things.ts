import { overlaps } from '../../../reading/span.ts';
import type { Span } from '../../../reading/span.ts';
import { SOLD_BY, unitOf } from '../../../reading/units.ts';
import { wordSet } from '../../../reading/word-lists.ts';
import type { Quantity } from './find-quantities.ts';
import {
  endsName,
  IN_ALL,
  isJoining,
  LINK,
  OLD_THING,
  QUANTITY_LABEL_AT_END,
  IS_RATE,
  RATE_AT_START,
  TIME_WORD,
} from './need-words.ts';
import { phraseBefore, phraseBehind } from './read-phrases.ts';
import type { SpokenOf } from './spoken-of.ts';
import { IS_MARKED } from './weigh-quantities.ts';
import type { Place, Weighed } from './weigh-quantities.ts';

/** A quantity with the thing that it may be of. */
export interface Reading {
  quantity: Quantity;
  phrase: Span;
  place: Place;
  /** How well the offers know the thing, from 0 to 1. */
  known: number;
  score: number;
  /** One of several things that share the quantity. */
  isShared: boolean;
}

/** The readings of each quantity: with the thing behind it, and with those before it, from each number before that may be a part of their names. */
export function readThings(text: string, weighed: readonly Weighed[], spoken: SpokenOf): Reading[] {
  const things = weighed.map(({ quantity, place }, at) => {
    const before = text.slice(quantity.line.start, quantity.start);
    const phrase = phraseBehind(text, quantity, place === 'head' || QUANTITY_LABEL_AT_END.test(before));
    const next = weighed[at + 1];
    const isLinked = LINK.test(text.slice(quantity.end, quantity.line.end));
    const isSentenceEnd = /(?<!\p{L})\p{Ll}{1,2}\.\s+\p{Lu}/u.test(
      text.slice(quantity.qtyEnd, phrase ? phrase.start + 1 : quantity.end),
    );
    if (quantity.counted === 'measure' && isSentenceEnd) return null;
    if (!phrase || RATE_AT_START.test(text.slice(quantity.end, quantity.line.end))) return null;
    if (text.slice(phrase.start, phrase.end).replace(TIME_WORD, '').trim() === '') return null;
    if (next && next.own > -1 && phrase.start === next.quantity.start && !isLinked) return null;
    return upToCount(text, phrase, weighed.slice(at + 1));
  });
  return weighed.flatMap((one, at): Reading[] => {
    const { quantity, own, place, isFirst } = one;
    const toReading = (phrase: Span, more: number): Reading => {
      const known = Math.min(1, spoken.knows(text.slice(phrase.start, phrase.end)));
      // "3 rooms: 60 m² of carpet, 12 strips": a heading counts something else.
      const isHeading = phrase.start > quantity.start && /^\s?:\s.*\d/.test(text.slice(phrase.end, quantity.line.end));
      const old = OLD_THING.test(text.slice(phrase.start, phrase.end)) ? 6 : 0;
      // "One release a month"
      const behindPhrase = text.slice(phrase.end, quantity.line.end);
      const isRepeated = phrase.start > quantity.start && (IS_RATE.test(behindPhrase) || PER.test(behindPhrase));
      return {
        quantity,
        phrase,
        place,
        known,
        score: own + more - old - (isRepeated ? 5 : 0) - (isHeading ? 2 : 0) + known * 3,
        isShared: false,
      };
    };
    const thing = things[at];
    const isPartitive = quantity.unit !== '' && LINK.test(text.slice(quantity.end, quantity.line.end));
    const isInBrackets = isExplained(text, quantity);
    // "12 months of maintenance"
    const isLasting = isPartitive && quantity.counted === 'time';
    const isMeasured = quantity.counted === 'measure' && own > 0;
    const behind = thing
      ? [
          toReading(
            thing,
            (isFirst ? 2 : 1) +
              (isPartitive ? 1.5 : isMeasured ? 1 : 0) -
              (isInBrackets && own < 3 ? 2.5 : 0) +
              (isLasting ? 4 : 0),
          ),
        ]
      : [];
    if (/^one$/i.test(quantity.qty)) return behind.filter(({ known }) => known > 0);
    const knownThing = thing ? spoken.knows(text.slice(thing.start, thing.end)) : 0;
    // "Tyres (3 cars)": in brackets another word is counted. "Flyers: 2,500 half sheets": the offers know the heading alone.
    const isOfOther = isInBrackets && thing !== null && thing !== undefined && knownThing === 0 && quantity.unit === '';
    const isHeaded =
      thing && knownThing === 0 && /[\p{L}\d]\s*:\s*$/u.test(text.slice(quantity.line.start, quantity.start));
    const before = spansBefore(text, weighed, things, at).map(({ phrase, cost }) => {
      const isTaken = things.some(
        (other, index) =>
          index < at && other && overlaps(other, phrase) && isOwned(text, weighed[index], other, spoken),
      );
      const isBeside = isInBrackets && phrase.start > text.lastIndexOf('(', quantity.start);
      return toReading(
        withoutForeword(text, phrase, spoken),
        -cost - (isTaken ? 3 : 0) - (isBeside ? 2 : 0) - (isOfOther ? 2.5 : 0) + (isHeaded ? 1.5 : 0),
      );
    });
    const phraseText = thing ? text.slice(thing.start, thing.end) : '';
    const isNamedBefore = before.some(({ known }) => known > 0);
    // "Plandeki, 5 pcs 6x8 m": behind the count stands a size.
    const isSize = isNamedBefore && quantity.unit !== '' && /^\d[\d.,]*["'’]?\s?[x×]/u.test(phraseText);
    // "Milk UHT - 144 bricks": one word behind the count is what is counted in.
    const nearest = before[0];
    const isMarked = IS_MARKED.test(text.slice(quantity.line.start, quantity.start));
    const isNamed =
      nearest &&
      nearest.known > 0 &&
      (isMarked || text.slice(nearest.phrase.start, nearest.phrase.end).split(/\s+/).length < 5);
    const isUnit = thing && isNamed && isLoneWord(text, quantity, thing, spoken.knows(phraseText) > 0);
    if (isUnit)
      return before.map((reading) => ({
        ...reading,
        quantity: countedIn(quantity, thing, phraseText),
        score: reading.score + 4,
      }));
    const lent = borrowed(weighed, things, at).map((phrase) => toReading(phrase, 2));
    if (lent.length > 0) return [...lent, ...before];
    const found = [...(isSize ? [] : behind), ...before];
    const head = thing ? (/\S+/.exec(text.slice(thing.start, thing.end))?.[0] ?? '') : '';
    return (before.some(({ known }) => known > 0) && quantity.counted !== 'piece') || spoken.knows(head) > 0
      ? found
      : [...found, ...unitAsThing(text, one, thing ?? null, spoken)];
  });
}

/** "The farm wants it, forest fence 200 cm": commas part what is said before the thing, which no offer knows. */
function withoutForeword(text: string, { start, end }: Span, spoken: SpokenOf): Span {
  const pieces = text.slice(start, end).split(/(?<=,\s)/u);
  const first = pieces.findIndex((piece) => spoken.knows(piece) > 0);
  return { start: start + pieces.slice(0, Math.max(0, first)).join('').length, end };
}

/** "Gloves (boxed 50 each)": in brackets, and not at their head alone. */
function isExplained(text: string, { start, line }: Quantity): boolean {
  const before = text.slice(line.start, start);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}

/** "20 chairs and four tables": a name ends before what joins the next count. */
function upToCount(text: string, { start, end }: Span, later: readonly Weighed[]): Span {
  for (const { quantity, own } of later) {
    const words = text.slice(start, quantity.start);
    const joiner = /\s+(\S+)\s+$/.exec(words);
    if (quantity.start < end && quantity.start > start && own > -3 && joiner && isJoining(joiner[1] ?? ''))
      return { start, end: start + joiner.index };
  }
  return { start, end };
}

/** What stands behind a number is its thing, but behind a size where no offer knows it. */
function isOwned(text: string, one: Weighed | undefined, thing: Span, spoken: SpokenOf): boolean {
  if (!one || one.own <= -2) return false;
  return one.quantity.counted !== 'measure' || spoken.knows(text.slice(thing.start, thing.end)) > 0;
}

const isLoneWord = (text: string, { start, line, unit }: Quantity, thing: Span, isKnown: boolean): boolean =>
  unit === '' &&
  (isKnown ? /[\p{L}\d)"”'’]\s*(?:[-=–—]+>?|[:→(])\s*$/u : /[\p{L}\d)"”'’]\s*(?:[-=–—]+>?|[:→])\s*$/u).test(
    text.slice(line.start, start),
  ) &&
  /^\p{L}+$/u.test(text.slice(thing.start, thing.end)) &&
  /^\s*(?:$|[,;.)])/.test(text.slice(thing.end, line.end));

/** "(10 tubes per case)" */
const PER = new RegExp(`^\\s(?:per|par|pro|por|je|na)\\s${SOLD_BY}(?!\\p{L})`, 'iu');

const countedIn = (quantity: Quantity, { end }: Span, unit: string): Quantity => ({
  ...quantity,
  unit,
  end,
  counted: 'piece',
});

/** "500 gal of teat dip, sorry, 50 gal": what a number was of that is taken back or summed up, where the next one has the same unit and no thing of its own. */
function borrowed(weighed: readonly Weighed[], things: readonly (Span | null)[], at: number): Span[] {
  const own = weighed[at]?.quantity;
  if (!own || things[at]) return [];
  return things.flatMap((thing, index) => {
    const other = weighed[index];
    const isGone =
      other !== undefined &&
      index < at &&
      other.own <= -3 &&
      other.quantity.unit === own.unit &&
      (own.unit !== '' || index === at - 1);
    return isGone && thing ? [thing] : [];
  });
}

/** Each span before a quantity that may name its thing, and what speaks against it. */
function spansBefore(
  text: string,
  weighed: readonly Weighed[],
  things: readonly (Span | null)[],
  at: number,
): { phrase: Span; cost: number }[] {
  const quantity = weighed[at]?.quantity;
  if (!quantity) return [];
  const { start, end, line, counted } = quantity;
  const [lead, rest] = [text.slice(line.start, start), text.slice(end, line.end)];
  const isJoined = /[\p{L}\d]\s?$/u.test(lead) && counted === 'none' && !/(?<!\p{L})x\s?$/iu.test(lead);
  const isMarked = IS_MARKED.test(lead) || /(?<![\p{L}\d])[x×]\s?$/iu.test(lead);
  const isParted = /[\p{L}\d)"”'’]\s*[-–—:]\s*$/u.test(lead) && isEnd(rest);
  // "Prices for all two": a word behind a noun counts nothing by itself.
  const isSetOff = isParted || (/,\s*$/.test(lead) && isEnd(rest));
  if (!/\d/.test(quantity.qty) && counted === 'none' && !isSetOff && !isMarked && !/\(\s*$/.test(lead)) return [];
  const found: { phrase: Span; cost: number }[] = [];
  let cost =
    (isMarked ? -3 : isParted ? -2.25 : isEnd(rest) ? -1.5 : counted === 'none' ? 1.5 : 0.5) + (isJoined ? 2.5 : 0);
  const add = (least: number): void => {
    for (const isWhole of [false, true]) {
      const phrase = phraseBefore(text, quantity, { least, isWhole });
      if (!phrase || found.some((other) => other.phrase.start === phrase.start)) continue;
      const words = text.slice(phrase.start, phrase.end).split(/\s+/).length;
      // "Sweet corn 25 M seeds x 4": what is multiplied is the whole item.
      const isItem =
        isMarked &&
        found.length > 0 &&
        (!/[,;|]/.test(text.slice(phrase.start, start)) || (isEnd(rest) && least === line.start));
      // "6 bot.: 8": a word right behind a number is of that number.
      const isUnit = least > line.start && /^\s?$/.test(text.slice(least, phrase.start));
      found.push({
        phrase,
        cost: cost + (isUnit ? 1.5 : 0) + (isWhole ? 0.75 : 0) + (words > MOST_WORDS ? 1 : 0) - (isItem ? 1.5 : 0),
      });
    }
  };
  for (let index = at - 1; index >= at - NEAREST && weighed[index]?.quantity.line.start === line.start; index -= 1) {
    const [last, thing] = [weighed[index], things[index]];
    if (!last) continue;
    if (thing && thing.end < start && last.own > -2) add(thing.end);
    add(last.quantity.end);
    // A number within the name is a size, the less likely the more speaks for it.
    const isOfItem = isMarked && !/[,;|]/.test(text.slice(last.quantity.end, start));
    cost += last.own < GONE ? 0 : isOfItem ? 0.25 : 0.5 + Math.max(0, last.own);
  }
  add(line.start);
  return found;
}
const MOST_WORDS = 7;
/** Below it a number was summed up or taken back. */
const GONE = -6;

/** "40 volumes", "35 botellas de acero": what a package is called can be the thing. */
function unitAsThing(
  text: string,
  { quantity, own, place, isFirst }: Weighed,
  thing: Span | null,
  spoken: SpokenOf,
): Reading[] {
  const isNoun =
    (quantity.counted === 'pack' && unitOf(quantity.unit)?.kind === 'pack') ||
    (quantity.counted === 'piece' && !thing && !PIECES.has(quantity.unit.toLowerCase()));
  if (!isNoun || quantity.unit.length < 4) return [];
  const phrase = { start: text.indexOf(quantity.unit, quantity.qtyEnd), end: thing?.end ?? quantity.end };
  const known = Math.min(1, spoken.knows(text.slice(phrase.start, phrase.end)));
  const bare = { ...quantity, end: quantity.qtyEnd, unit: '' };
  return [
    {
      quantity: bare,
      phrase,
      place,
      known,
      score: own - (quantity.counted === 'pack' ? 2 : 0) + (isFirst ? 2 : 1) + known * 3,
      isShared: false,
    },
  ];
}

/** Words that count pieces and name nothing. */
const PIECES = wordSet(
  'each piece pieces unit units stück stuk stuks pièce pièces pieza piezas unidad unidades unidade unité unités peça peças pezzi pezzo sztuk sztuka sztuki item items count apiece exemplaires',
);

const isEnd = (whole: string): boolean => isEndOfItem(whole.replace(/^\s?[x×](?=[\s,;.)]|$)/iu, ''));
const isEndOfItem = (rest: string): boolean =>
  IN_ALL.exec(rest)?.index === 1 ||
  /^\s*(?:$|[,;.|)(\]+&–—:!?]|\s[-–—=]|\t)/u.test(rest) ||
  endsName(/^\s*(\S+)/.exec(rest)?.[1] ?? '');

/** So many quantities before it a thing may still begin behind. */
const NEAREST = 4;
