import { describe, expect, it } from 'vitest';
import { readNumbers, toBig } from './read-numbers.ts';

const numbers = (text: string): string[] => readNumbers(text).map(String);

describe('readNumbers', () => {
  it.each([
    ['12', '12'],
    ['$1,250.00', '1250'],
    ['1.250,00 €', '1250'],
    ["CHF 1'284.50", '1284.5'],
    ['CHF 1’284.50', '1284.5'],
    ['1 312,00 kr', '1312'],
    ['1\u00a0312,00 kr', '1312'],
    ['1\u202f312\u202f000 kr', '1312000'],
    ['1,250', '1250'],
    ['1,250', '1.25'],
    ['1,234,567.89', '1234567.89'],
    ['1.234.567,89', '1234567.89'],
    ['12,34,567.89', '1234567.89'],
    ['.218', '0.218'],
    ['$ .2180', '0.218'],
    ['0,5', '0.5'],
    ['3 1/2 in', '3.5'],
    ['1/4', '0.25'],
    ['2½', '2.5'],
    ['¾', '0.75'],
    ['pages 4, 5, and 6', '5'],
    ['5-10 days', '10'],
    ['10mm', '10'],
    ['USD48.50', '48.5'],
    ['v5', '5'],
    ['25pcs', '25'],
    ['K-4,12,8.95,107.40', '107.4'],
    ['K-4,20,10.00,200.00', '10'],
    ['K-4,20,10.00,200.00', '200'],
    ['٣٤ and 34', '34'],
  ])('reads %s as %s', (text, number) => {
    expect(numbers(text)).toContain(number);
  });

  it.each([
    ['$1,250.00', '250'],
    ['$1,250.00', '125000'],
    ['11250', '1250'],
    ['1.2.3', '2.3'],
    ['2.50', '50'],
    ['commit df8db832', '8'],
    ['commit 6ac2d2b5', '2'],
    ['build_7_x64', '64'],
    ['1,250.75', '1.25'],
  ])('does not read %s as %s', (text, number) => {
    expect(numbers(text)).not.toContain(number);
  });
});

describe('toBig', () => {
  it.each([
    ['12.50', '12.5'],
    [12.5, '12.5'],
    ['-3', '-3'],
    ['.5', '0.5'],
    ['+4', '4'],
    ['-.25', '-0.25'],
  ])('takes %s', (value, number) => {
    expect(toBig(value)?.toString()).toBe(number);
  });

  it.each(['', '1,250', '$5', '1e3', '5 pcs', '--1', null, true, Number.NaN, '1.2.3'])('refuses %s', (value) => {
    expect(toBig(value)).toBeNull();
  });
});
