import type { Item } from '../brief/item.ts';
import { findMake } from '../brief/makes.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { brandLength } from '../words/known-brands.ts';
import { without, type Words } from './content.ts';

export const HALF = 0.5;
export const shareIn = (words: Words, others: Words): number =>
  words.size === 0 ? 0 : (words.size - without(words, others).size) / words.size;

/** A word that says which thing it is: a brand, a make, a word for a thing, a code or a year. */
export const isTelling = (word: string): boolean => /\d.*\d.*\d/.test(word) || isNaming(word);

/** A brand, a make or a word for a thing. */
export const isNaming = (word: string): boolean => isBrand(word) || kindsOf(word).size > 0 || findMake(word) >= 0;

export const isSettled = ({ problem, doubt }: Item): boolean => problem === null && doubt === null;

/** A word for a thing, and not only for how or in what it is. */
export const isThing = (word: string): boolean =>
  [...kindsOf(word)].some((kind) => kind !== 'weak' && kind !== 'describing');

export const isBrand = (word: string): boolean => brandLength([word], 0) > 0;

/** By a code that is a thing's alone. */
export const isIdentified = ({ vin, number, vehicle, product }: Item): boolean =>
  vin !== null || number !== null || vehicle !== null || (product?.gtins.length ?? 0) > 0;
