import { describe, expect, it } from 'vitest';
import { readValidity } from './validity.ts';

const DATED = { iso: '2027-03-01', words: 'Date: 2027-03-01' };

describe('readValidity', () => {
  it.each([
    ['valid until March 31, 2027', '2027-03-31'],
    ['Prices good through 3/31/2027', '2027-03-31'],
    ['Quote 3/1/2027 expires 3/31/2027', '2027-03-31'],
    ['Quote 2027-03-05, valid 30 days', '2027-04-04'],
    ['firm for 2 weeks', '2027-03-15'],
  ])('takes "%s" to hold until %s', (statement, until) => {
    expect(readValidity(statement, DATED, 'month-first')?.until).toBe(until);
  });

  it('takes the day behind the word, not that of the quote before it', () => {
    expect(readValidity('Angebot vom 05.03.2027, gültig bis 31.10.2027', null, 'day-first')?.until).toBe('2027-10-31');
  });

  it.each([['Delivery valid lead 3 weeks'], ['Net 30'], ['Total 30.00']])('reads nothing in "%s"', (statement) => {
    expect(readValidity(statement, DATED, 'month-first')?.until ?? null).toBeNull();
  });
});
