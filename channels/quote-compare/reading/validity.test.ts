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
    ['Levertijd 10 dagen, aanbod 30 dagen geldig', '2027-03-31'],
    ['Our offer ends on 18 March 2027.', '2027-03-18'],
    ['Prices apply until April 2, 2027', '2027-04-02'],
    ['This bid closes March 20, 2027', '2027-03-20'],
    ['Quote lapses 2027-03-12', '2027-03-12'],
    ['Das Angebot gilt bis 30.03.2027', '2027-03-30'],
    ['offre valable jusqu’au 15 mars 2027', '2027-03-15'],
    ['Offerten gäller till 2027-03-25', '2027-03-25'],
    ['oferta ważna do 2027-03-19', '2027-03-19'],
    ['good for 30 days from 3/20/2027', '2027-04-19'],
    ['Quoted 3-2-27, firm for 10 days', '2027-03-12'],
    ['Pricing held through end of Q2 2027', '2027-06-30'],
    ['prices good to the end of April 2027', '2027-04-30'],
  ])('takes "%s" to hold until %s', (statement, until) => {
    expect(readValidity(statement, DATED, 'month-first')?.until).toBe(until);
  });

  it('takes the day behind the word, not that of the quote before it', () => {
    expect(readValidity('Angebot vom 05.03.2027, gültig bis 31.10.2027', null, 'day-first')?.until).toBe('2027-10-31');
  });

  it.each([
    ['Delivery valid lead 3 weeks'],
    ['Net 30'],
    ['Total 30.00'],
    ['Offer sent 2027-03-02, open questions to Ann'],
  ])('reads nothing in "%s"', (statement) => {
    expect(readValidity(statement, DATED, 'month-first')?.until ?? null).toBeNull();
  });
});
