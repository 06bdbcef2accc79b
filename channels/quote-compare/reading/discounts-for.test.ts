import { describe, expect, it } from 'vitest';
import { openQuote } from './open-quote.ts';
import { readOpened } from './read-quote.ts';
import { discountsFor } from './discounts-for.ts';

const needs = [{ id: 'need-1', part: 'racks', codes: [], qty: '10', qtyFrom: [], unit: 'each', start: 0, end: 0 }];
const calendar = { today: '2027-03-09', isKnown: true, closed: [] };

/** What becomes of the discount of a quote for a caller who wrote this. */
function read(statement: string, brief: string) {
  const quote = openQuote(`Acme Supply\nracks $20.00 each\n\nFreight $5.00\n${statement}`, {
    needs,
    shipToZip: null,
    vendorHints: [],
  });
  const offer = readOpened(quote, calendar);
  const given = discountsFor(offer, { brief, today: calendar.today, order: 'month-first' });
  const [discount] = given.charges.filter(({ kind }) => kind === 'discount');
  return { percent: discount?.percent, isAside: discount?.isAside, isTied: given.conditions.length > 0 };
}

describe('a discount', () => {
  it.each([
    ['counts for whoever buys', '5% off the goods', 'Need 10 racks', false, false],
    ['counts for the caller, who is one of them', 'We give bakeries 5% off the goods', 'We are a bakery', false, false],
    ['leaves the price open where the caller does not say', 'We give schools 5% off the goods', '10 racks', true, true],
    ['does not count for who is none', 'Account holders get 5% off the goods', 'We have no account there', true, false],
    ['does not count where somebody may save up to it', 'Up to 5% off shelving this month!', '10 racks', true, false],
    ['counts until its day', '5% off the goods for orders placed by 03/31/2027', '10 racks', false, false],
    ['does not count after its day', '5% off the goods for orders placed by 02/28/2027', '10 racks', true, false],
    ['counts in the field of a form', 'Trade discount, if any   : 5% (-) 10.00', '10 racks', false, false],
    ['does not count on a condition', '5% off the goods if the deposit is paid this week', '10 racks', true, false],
  ])('%s', (_what, statement, brief, isAside, isTied) => {
    expect(read(statement, brief)).toEqual({ percent: '5', isAside, isTied });
  });
});
