import { foldWord, foldWords, splitWrittenWords } from '../words/fold-words.ts';
import { kindsOf, type WordKind } from '../words/kinds-of-words.ts';
import { brandLength, kindsOfBrand } from '../words/known-brands.ts';
import type { Product } from './item.ts';
import { MONTHS } from './tokens.ts';

/**
 * What is not known of a product that "no recall found" could not be said without: what kind of thing it is, for the kind says which registers cover it, and who made it. A UPC
 * says both; a known brand with a model, serial or amount is asked about everywhere. Null where nothing is missing.
 */
export function identityGap(product: Product, text: string): string | null {
  const { brand, words, kinds, gtins, codes, models, serials, amounts } = product;
  if (gtins.length > 0) return null;
  if (isWithoutName(product)) return 'only a number says what it is: please add the brand and the kind of product';
  if (areSeveral(text)) return SEVERAL;
  const last = lastUnlisted(product, text);
  if (last !== null)
    return `nothing says who made it, for “${last}” may be what it is: please add the brand, a model number or the UPC`;
  if (kinds.length > 0 || brand.length + words.length === 0) return null;
  // "AppleTV" is two words.
  const names = foldWords(text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
  const isBrand = names.some((_, at) => brandLength(names, at) > 0);
  const isNumbered =
    [...brand, ...words].some((word) => /\d/.test(word)) ||
    (kindsOfBrand(names).length > 0 && names.some((_, at) => isNumberBehindBrand(names, at)));
  // "Brightwick Fox": every register is asked for it. The brand alone says too little.
  const written = foldWords(text);
  const isMore =
    isNumbered || brand.length + words.length > Math.max(...written.map((_, at) => brandLength(written, at)));
  if (isMore && [names, written].some((own) => kindsOfBrand(own).length > 0)) return null;
  if (isBrand && (isNumbered || codes.length + models.length + serials.length + amounts.length > 0)) return null;
  return `nothing says what “${[...brand, ...words].join(' ')}” is, and so which registers cover it: please add the kind of product, a model number or the UPC`;
}

/** "Acme 737": the number by which a maker calls a thing, and no year. */
const isNumberBehindBrand = (words: readonly string[], at: number): boolean => {
  const length = brandLength(words, at);
  return length > 0 && /^(?!(?:19|20)\d{2}$)\d{2,4}$/.test(words[at + length] ?? '');
};

export const SEVERAL = 'its words may name several things: please name each alone on a line';

/** Known brands in two parts of it, or names in two and words for things in two: "Acme pork buns, Zeta granola, lot 4, rice crackers". */
export function areSeveral(text: string): boolean {
  const parts = text.split(/[,;]/).map((part) => splitWrittenWords(part));
  const kinds = (word: string): WordKind[] => [...kindsOf(foldWord(word.toLowerCase()))];
  const isNamed = (words: string[]): boolean =>
    words.some((word) => /^\p{Lu}\p{Ll}{2}/u.test(word) && kinds(word).length === 0 && !MONTHS.test(word));
  const isThing = (words: string[]): boolean =>
    words.some(
      (word) => kinds(word).length > 0 && kinds(word).every((kind) => kind !== 'weak' && kind !== 'describing'),
    );
  const brandIn = (words: string[]): string | null => {
    const folded = words.map((word) => foldWord(word.toLowerCase()));
    const at = folded.findIndex((word, index) => brandLength(folded, index) > (kindsOf(word).size > 0 ? 1 : 0));
    return at < 0 ? null : folded.slice(at, at + brandLength(folded, at)).join(' ');
  };
  const branded = new Set(parts.flatMap((words) => brandIn(words) ?? []));
  if (branded.size > 1) return true;
  const isSame = branded.size === 1 && parts.filter(isNamed).every((words) => brandIn(words) !== null);
  return !isSame && parts.filter(isNamed).length > 1 && parts.filter(isThing).length > 1;
}

/** "Bike rack", and no brand "rack": the one word that nobody listed, in small letters, stands last, where the word for the thing does. */
function lastUnlisted({ brand, words, codes, models, gtins, isKindOnly }: Product, text: string): string | null {
  const [only = '', ...others] = brand;
  if (others.length === 0 && words.length > 0 && ORIGINS.has(only) && gtins.length + codes.length + models.length === 0)
    return words.at(-1) ?? null;
  if (brandLength([foldWord(only)], 0) > 0) return null;
  const isBare = others.length + codes.length + models.length + gtins.length === 0 && !isKindOnly;
  return isBare && words.length > 0 && !/\d/.test(only) && new RegExp(`[\\s-]${only}$`, 'u').test(text.trim())
    ? only
    : null;
}

/** Where a thing is from or how it looks is no maker. */
const ORIGINS = new Set(
  'persian turkish oriental chinese japanese korean indian italian french german dutch danish swedish norwegian finnish swiss english scottish irish spanish mexican moroccan african american antique vintage victorian'.split(
    ' ',
  ),
);
/** Letters with figures, and short ones beside them, are codes: who made what they are on, they do not say. */
const isWithoutName = ({ brand, words, codes, models, lots, serials }: Product): boolean =>
  [codes, models, lots, serials].some(({ length }) => length > 0) || brand.some((word) => /\d/.test(word))
    ? ![...brand, ...words].some((word) => /^\P{N}{3,}$/u.test(word))
    : false;
