import { describe, expect, it } from 'vitest';
import { findPackSizes } from './packs.ts';

it.each([
  ['12 packs x 50 pcs per carton', 'carton 600'],
  ['carton of 12 packs of 50', 'carton 600'],
  ['24x20/case', 'case 480'],
  ['case of 12 boxes x 40 - 3 cases', 'case 480'],
  ['(12 bx/40 per case)', 'case 480'],
  ['Karton zu 10 Beutel à 40 Stk', 'carton 400'],
  ['caja de 6 paquetes de 25 uds', 'box 150'],
])('%s', (text, pack) => {
  expect(findPackSizes(text).map(({ pack: own, size }) => `${own?.name} ${size.toFixed()}`)).toEqual([pack]);
});

it.each([
  ['30 boxes of 50 per box', '50'],
  ['bolt M10 x 80 per box', null],
])('%s holds no packages', (text, size) => {
  const sizes = findPackSizes(text).map((pack) => pack.size.toFixed());
  expect(sizes.includes('1500') || sizes.includes('800')).toBe(false);
  if (size) expect(sizes).toContain(size);
});

it('reads by how many goods are packed in Polish, whatever holds them', () => {
  const [pack] = findPackSizes('ZP-35 pakowane po 40 szt., 16 opakowań po 119,00 zł');
  expect(pack?.size.toFixed()).toBe('40');
});

describe('a measure in brackets behind the name', () => {
  it.each([
    ['160 bags Ewe Rolls 18 (25 kg) @ £7.65', '25'],
    ['40 Säcke Rindermast 16 (30 kg) à 9,80', '30'],
    ['12 drums hydraulic oil HV46 (20 l) @ 48.00', '20'],
  ])('is what one of those holds that are counted before it: %s', (line, size) =>
    expect(findPackSizes(line).map((pack) => pack.size.toFixed())).toEqual([size]),
  );
});

it.each([
  ['Pellets DIN+ palette 72 sacs 15 kg   10 pal   320,00 €', '72'],
  ['Zement Palette 40 Säcke 25 kg', '40'],
  ['mangime bancale da 60 sacchi', '60'],
])('counts the bags on a pallet: "%s"', (text, size) => {
  expect(findPackSizes(text).map((pack) => [pack.size.toFixed(), pack.content?.name, pack.pack?.name])).toEqual([
    [size, 'bag', 'pallet'],
  ]);
});
