import { expect, test } from 'vitest';
import { readLeadTime } from './lead-time.ts';
import { carriageIn, withItsCost } from './carriage-in-price.ts';
import { maskNonFigures } from './mask.ts';

const calendar = { today: '2026-11-29', isKnown: true };
const days = (words: string): number | null => readLeadTime(words, calendar)?.days ?? null;

test('a day without a year is when the goods come, in whatever language', () => {
  expect(days('liefert Mi 2.12.')).toBe(3);
  expect(days('vrijdag 4 dec')).toBe(5);
  expect(days('passe chez nous jeudi 10 décembre')).toBe(11);
  expect(days('entrega el 9 de diciembre')).toBe(10);
  expect(days('Lieferung: 3. bis 8. Dezember')).toBe(9);
  expect(days('dostawa do 4.12')).toBe(5);
});

test('slashes have the day first where the texts round them do', () => {
  expect(readLeadTime('geleverd op 9/12', { ...calendar, dayOrder: 'day-first' })?.days).toBe(10);
  expect(readLeadTime('delivery 12/9', { ...calendar, dayOrder: 'month-first' })?.days).toBe(10);
});

test('a day that is past or for another thing is none', () => {
  expect(days('am 20.11. geschrieben')).toBeNull();
  expect(days('gültig bis 15.12.')).toBeNull();
});

test('figures of days are no amounts', () => {
  expect(maskNonFigures('Termin 2.12., 14,00 €', ',')).not.toMatch(/2\.12/);
  expect(maskNonFigures('levering 18 december', ',')).not.toMatch(/18/);
  expect(maskNonFigures('12 Marmorplatten 40,00', ',')).toMatch(/^12 Marm/);
});

test('who brings the goods for nothing says so in many words', () => {
  expect(withItsCost(['il livre', 'rien à ajouter']).map(carriageIn)).toContain('included');
  expect(carriageIn('bringen sie umsonst mit')).toBe('included');
  expect(carriageIn('spediscono loro a gratis')).toBe('included');
});
