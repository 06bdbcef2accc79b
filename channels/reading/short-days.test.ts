import { expect, test } from 'vitest';
import { findShortDays, withoutShortDays } from './short-days.ts';

const days = (text: string, mark: '.' | ',' = ','): string[] =>
  findShortDays(text, mark).map(({ day, month }) => `${month}-${day}`);

test('a day and its month in figures are no amount', () => {
  expect(days('kommt Mittwoch 2.12.')).toEqual(['12-2']);
  expect(days('Versand heute, Ankunft (4.12.)')).toEqual(['12-4']);
  expect(days('dostawa do dnia 14.12', '.')).toEqual(['12-14']);
  expect(days('levering wo 9.12', '.')).toEqual(['12-9']);
  expect(days('vom 3.12. bis 5.12.')).toEqual(['12-3', '12-5']);
});

test('amounts, whole dates and measures stay', () => {
  expect(days('The price is 3.12.', '.')).toEqual([]);
  expect(days('Angebot vom 12.10.2026')).toEqual([]);
  expect(days('€ 2.10. Lieferung frei')).toEqual([]);
  expect(days('do 3.12 zł', '.')).toEqual([]);
  expect(days('1.194,00')).toEqual([]);
});

test('they are blotted out, with the times of a day', () => {
  expect(withoutShortDays('Mo 7.12., 14.30 Uhr: 8,50')).toMatch(/^Mo \S+ \S+ Uhr: 8,50$/);
  expect(withoutShortDays('Mo 7.12., 14.30 Uhr: 8,50')).not.toMatch(/7|14/);
});
