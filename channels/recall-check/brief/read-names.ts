import { foldWord, splitWords, splitWrittenWords } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { brandLength, EVERYDAY_BRANDS } from '../words/known-brands.ts';
import { storeLength } from './places-of-sale.ts';

interface Names {
  brand: string[];
  words: string[];
  isKindOnly: boolean;
}

/** Names stand before the words that say what it is: "Acme Northwind folding crib". A name said with `by` comes first. */
export function readNames(text: string): Names {
  const by = MAKER.exec(text);
  const rest = by ? text.replace(by[0], ' ') : text;
  const written = splitWrittenWords(rest).filter((word) => !isWeak(word.toLowerCase()) && !/^\d{1,3}x?$/.test(word));
  const words = written.map((word) => word.toLowerCase());
  // "Insulin pump": for which medicine a device is, is no name of it.
  const isDevice = words.some((word) => kindsOf(foldWord(word)).has('device'));
  if (by) return { brand: splitWords(by[1] ?? ''), words, isKindOnly: false };
  const isBrand = (word: string): boolean =>
    isName(word.toLowerCase()) && !isShop(word) && !(isDevice && kindsOf(foldWord(word.toLowerCase())).has('medicine'));
  const known = knownBrandAt(words);
  if (known) {
    let last = known.end;
    while (last < words.length && isBrand(written[last] ?? '')) last += 1;
    const brand = words.slice(known.start, last);
    return { brand, words: [...words.slice(0, known.start), ...words.slice(last)], isKindOnly: false };
  }
  // "vintage Acme chair": an unknown word in small letters before a written name is no part of it.
  const isCapital = (word: string): boolean => isBrand(word) && /^(?:\d+)?\p{Lu}/u.test(word);
  const first = written.findIndex((word) => isCapital(word) && !/\d$/.test(word));
  const start = [
    // "weber Genesis"
    words.slice(0, Math.max(first, 0)).findIndex((word) => isKnownBrand(word) && !EVERYDAY_BRANDS.has(word)),
    first,
    words.findIndex((word) => isKnownBrand(word)),
    written.findIndex(isCapital),
    firstName(written, isBrand),
  ].find((at) => at >= 0);
  if (start === undefined) return readKind(rest, words);
  const from = nameStart(written, start);
  let end = start + 1;
  while (end < words.length && isBrand(words[end] ?? '')) end += 1;
  return {
    brand: words.slice(from, end),
    words: words.filter((_, index) => index < from || index >= end),
    isKindOnly: false,
  };
}

/** Where it was bought, unless goods of its own go by that name. */
const isShop = (word: string): boolean =>
  storeLength([foldWord(word.toLowerCase())], 0) > 0 && !isKnownBrand(word.toLowerCase()) && !/^\p{Lu}/u.test(word);

/** A name of one word that is known and no word for anything. */
const isKnownBrand = (word: string): boolean =>
  brandLength([foldWord(word)], 0) > 0 && kindsOf(foldWord(word)).size === 0;

/** Figures alone are a name where there is no other. */
function firstName(written: string[], isBrand: (word: string) => boolean): number {
  const word = written.findIndex((own) => isBrand(own) && !/^\d+$/.test(own));
  return word >= 0 ? word : written.findIndex(isBrand);
}

/** A brand of several words, of which each may be listed by itself: "Instant Pot", "Great Value". */
function knownBrandAt(words: string[]): { start: number; end: number } | null {
  const folded = words.map((word) => foldWord(word));
  const start = folded.findIndex((_, at) => brandLength(folded, at) > 1);
  return start < 0 ? null : { start, end: start + brandLength(folded, start) };
}

/** "Kettle Lane anise biscotti": an everyday word in capitals right before the name is its beginning where what follows is in small letters. */
function nameStart(written: string[], start: number): number {
  const isCapital = (word = ''): boolean => /^\p{Lu}\p{Ll}/u.test(word);
  if (start !== 1 || !isCapital(written[0]) || !isCapital(written[1]) || written.slice(2).every(isCapital))
    return start;
  const kinds = kindsOf(foldWord(written[0] ?? ''));
  return kinds.has('consumer') || kinds.has('food') ? 0 : start;
}

const MAKER =
  /(?<![\p{L}\d])(?<!(?:best|use|sell)\s)(?:made\s+)?(?:by|from|brand:?)\s+((?:\p{Lu}|\d+\p{L})[\p{L}\d'’&.-]*(?:\s+(?:&\s+)?[\p{Lu}\d][\p{L}\d'’&.-]*){0,2})/u;

/** Everyday words can be a name where they are written as one: "Old Harbor soup", not "old harbor soup". */
function readKind(text: string, words: string[]): Names {
  const first = text.trim().split(/\s+/).slice(0, 2);
  const isWritten = first.length === 2 && first.every((word) => /^\p{Lu}\p{Ll}/u.test(word));
  if (!isWritten || words.length < 2) return { brand: [], words, isKindOnly: true };
  const brand = splitWords(first.join(' '));
  return { brand, words: words.filter((word) => !brand.includes(word)), isKindOnly: true };
}

const isWeak = (word: string): boolean => kindsOf(foldWord(word)).has('weak') && kindsOf(foldWord(word)).size === 1;
const isName = (word: string): boolean => kindsOf(foldWord(word)).size === 0 || kindsOf(foldWord(word)).has('medicine');
