import { Big } from 'big.js';
import { expect, it } from 'vitest';
import { readNumberPlaces } from '../read-numbers.ts';
import { standsAt } from './number-stands.ts';

/** Whether a text states an amount of dollars as a positive one. */
function isStated(text: string, amount: string): boolean {
  const number = new Big(amount);
  return readNumberPlaces(text).some(
    (place) => place.value.eq(number) && standsAt(text, place, number, { isMoney: true, currency: 'USD' }),
  );
}

it.each(['Delivery - $50.00', 'Start-up - - $50.00', 'Start-up | - | $50.00', 'Start-up: $50.00'])(
  'a dash that a blank sets off is no sign: %s',
  (text) => {
    expect(isStated(text, '50')).toBe(true);
  },
);

it.each(['Credit -$50.00', 'Credit $-50.00', 'Credit \u2212$50.00', 'Credit (-$50.00)'])(
  'a sign at the amount is one: %s',
  (text) => {
    expect(isStated(text, '50')).toBe(false);
  },
);

it('what stands behind an amount with a sign is no length', () => {
  expect(isStated('A charge of $50.00 in week one', '50')).toBe(true);
  expect(isStated('50 in of rail', '50')).toBe(false);
});
