import { describe, expect, it } from 'vitest';
import { plainNumbers } from './plain-numbers.ts';

describe('plainNumbers', () => {
  it.each([
    ['Besoin : 80 000 joints et 6 000 rondelles', 'Besoin : 80000  joints et 6000  rondelles'],
    ['25.000 St Mutter M5x12', '25000  St Mutter M5x12'],
    ['1,5 t Zement', '1.5 t Zement'],
    ['1.5 t cement and 2.500 m pipe', '1.5 t cement and 2.500 m pipe'],
    ['Wir brauchen 12.500 kg Pellets für den Winter', 'Wir brauchen 12500  kg Pellets für den Winter'],
    ['We need 12.500 kg of pellets', 'We need 12.500 kg of pellets'],
    ['1’200 Stk, 12,000 pcs', '1200  Stk, 12,000 pcs'],
    ['AB-100 24 and 300', 'AB-100 24 and 300'],
  ])('%s', (written, plain) => {
    expect(plainNumbers(written)).toBe(plain);
  });
});
