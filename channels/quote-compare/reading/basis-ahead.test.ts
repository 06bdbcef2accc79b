import { expect, test } from 'vitest';
import { basisAhead, saysForOne } from './basis-ahead.ts';

const wordOf = (before: string): string | undefined => {
  const { word, bare } = basisAhead(before)?.groups ?? {};
  return word ?? (bare === undefined ? undefined : 'one');
};

test('words before a price say that it is for one', () => {
  expect(wordOf('Ziegel, Stückpreis ')).toBe('one');
  expect(wordOf('chaise, prix unitaire : ')).toBe('one');
  expect(wordOf('bicchieri, l’uno ')).toBe('one');
  expect(wordOf('stoelen, per stuk € ')).toBe('one');
  expect(wordOf('cegła, za sztukę ')).toBe('one');
});

test('or for one package or measure', () => {
  expect(wordOf('Preis je Karton ')).toBe('Karton');
  expect(wordOf('béton, le m³ : ')).toBe('m³');
  expect(wordOf('Rollenpreis ')).toBe('Rollen');
  expect(wordOf('de emmerprijs € ')).toBe('emmer');
  expect(saysForOne(basisAhead('al sacco: '))).toBe(true);
});

test('a count before the unit is none', () => {
  expect(wordOf('Sack je 25 kg ')).toBeUndefined();
  expect(wordOf('Lieferung ')).toBeUndefined();
});
