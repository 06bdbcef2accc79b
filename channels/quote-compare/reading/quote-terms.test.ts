import { describe, expect, it } from 'vitest';
import { readGeneralBasis } from './quote-terms.ts';

describe('readGeneralBasis', () => {
  it.each([
    ['All prices per 100, boxed', '100'],
    ['Unit price / M', '1000'],
    ['Alle Preise verstehen sich pro Tausend', '1000'],
    ['Prix HT au mille, franco', '1000'],
    ['Precios en euros por ciento', '100'],
    ['prezzi netti al centinaio', '100'],
    ['prijzen per 1.000 stuks', '1000'],
    ['preços ao milheiro', '1000'],
    ['ceny netto za tysiąc', '1000'],
  ])('reads %s', (text, size) => {
    expect(readGeneralBasis(text)?.toFixed()).toBe(size);
  });

  it.each([
    ['a price of so many', 'Preis für 1000 Stück: 212,00'],
    ['an amount', 'cena za 100 zł'],
    ['a percent', 'sconto sui prezzi 5 per cento'],
    ['a length', 'prijzen per 100 m'],
    ['a metre', 'prezzi per m, tagliati a misura'],
  ])('is none for %s', (_what, text) => {
    expect(readGeneralBasis(text)).toBeNull();
  });
});
