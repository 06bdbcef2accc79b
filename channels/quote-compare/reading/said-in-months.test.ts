import { expect, it } from 'vitest';
import { findNumerals } from '../../reading/numerals.ts';
import { maskNonFigures } from './mask.ts';

const figures = (text: string) => findNumerals(maskNonFigures(text, ','), ',').map(({ value }) => value.toNumber());

it.each([
  ['Decke 8,50 €/m²', [8.5]],
  ['14 Marmorplatten 40,00 €', [14, 40]],
  ['Junioren 12,00 €', [12]],
  ['8 Decken 19,00 €', [8, 19]],
  ['martelli 15,00 €', [15]],
  ['augurio 9,50 €', [9.5]],
  ['margherita 11,00 €', [11]],
  ['Novilon 25,00 €', [25]],
])('takes no thing for a month that it begins like: %s', (text, expected) => {
  expect(figures(text)).toEqual(expected);
});

it.each(['14 Dec 2026', '3. März 2027', '3 mars 2027', '9 de mayo', 'December 14', '12 grudnia 2026', '14. Dez 2026'])(
  'takes no day for a figure: %s',
  (text) => {
    expect(figures(text).filter((figure) => figure > 1000)).toEqual([]);
  },
);
