import { expect, it } from 'vitest';
import { offerOn } from '../../../test/support/answer-on-quotes.ts';

it.each([
  'Qty        500    1000    2500\nPrice     0.58    0.49    0.42',
  'Auflage ab   500    1.000    2.500\nPreis     0,58    0,49    0,42',
  'Quantité   500    1 000    2 500\nPrix     0,58    0,49    0,42',
  'Cantidad   500    1.000    2.500\nPrecio     0,58    0,49    0,42',
  'Tiratura   500    1.000    2.500\nPrezzo     0,58    0,49    0,42',
  'Aantal   500    1.000    2.500\nPrijs     0,58    0,49    0,42',
  'Quantidade   500    1.000    2.500\nPreço     0,58    0,49    0,42',
  'Nakład   500    1000    2500\nCena     0,58    0,49    0,42',
])('the price of the quantity above it holds: %s', (tiers) => {
  const { lines } = offerOn('1,200 cups C-9.', `Acme GmbH\nCups C-9\n${tiers}`);
  expect(lines.map(({ amount }) => amount)).toEqual(['588.00']);
});
