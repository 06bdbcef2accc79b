import { expect, it } from 'vitest';
import { readProduct } from '../brief/read-product.ts';
import { compareWords, readWords } from './compare-words.ts';

it.each([
  ['Windmere stove', 'Windmere electric ranges with a glass top', 'near'],
  ['Windmere range', 'Windmere electric ranges with a glass top', 'full'],
  ['Windmere buggy', 'Windmere strollers', 'near'],
  ['Windmere power bank', 'Windmere portable power chargers', 'near'],
  ['Windmere dumbbells', 'Windmere weight sets with grip handles', 'near'],
  ['Windmere hoodie', 'Windmere sweatshirts', 'near'],
  ['Windmere stove', 'Windmere lamps', 'none'],
])('a thing that a recall calls by another word comes near: %s, %s', (words, text, level) => {
  expect(compareWords(readProduct(words), readWords(text)).level).toBe(level);
});
