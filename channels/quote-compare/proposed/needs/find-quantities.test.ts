import { describe, expect, it } from 'vitest';
import type { Language } from '../../../reading/languages.ts';
import { findQuantities } from './find-quantities.ts';

const found = (text: string, ...languages: Language[]): string[] =>
  findQuantities(text, languages.length > 0 ? languages : ['en']).map(
    ({ value, unit, counted }) => `${value} ${unit} ${counted}`,
  );

describe('findQuantities', () => {
  it.each([
    ['12 rolls of tape', ['12 rolls pack']],
    ['1,500 ft of pipe', ['1500 ft measure']],
    ['twelve (12) gaskets', ['12  none']],
    ['8 business days', ['8 business time']],
    ['6x belts, x4', ['6  none', '4  none']],
    ['30 cx', ['30 cx piece']],
  ])('finds %j', (text, quantities) => {
    expect(found(text)).toEqual(quantities);
  });

  it('reads numbers in words of the languages of the text', () => {
    expect(found('fünfundvierzig Sterne', 'de')).toEqual(['45  none']);
    expect(found('trinta e seis cumes', 'pt')).toEqual(['36  none']);
    expect(found('the dos and donts', 'en')).toEqual([]);
  });

  it('reads thousands that a blank parts where the text is not English', () => {
    expect(found('besoin de 3 500 litres', 'fr')).toEqual(['3500 litres measure']);
  });

  it.each([
    '2x4',
    '1/2-13',
    '18-pack',
    '#12',
    'AB9-C16',
    '09:12',
    'Dec 12',
    '19 de diciembre',
    '5 %',
    '$40',
    '12.50',
    'M8',
    '10" wide',
  ])('finds no quantity in %j', (text) => {
    expect(found(text)).toEqual([]);
  });
});
