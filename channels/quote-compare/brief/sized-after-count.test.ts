import { expect, it } from 'vitest';
import { readNeeds } from './read-needs.ts';

it.each([
  ['36 PX-2 primer 10 l', '36', 'each'],
  ['48 HG-500 hand gel 500 ml', '48', 'each'],
  ['12 x KL-7 Kleber 25 kg', '12', 'each'],
  ['PX-2 primer 10 l', '10', 'l'],
])('%s: the number of the part counts, and its size does not', (words, qty, unit) => {
  expect(readNeeds(words, []).map((need) => [need.qty, need.unit])).toEqual([[qty, unit]]);
});
