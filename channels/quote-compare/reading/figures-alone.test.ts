import { expect, it } from 'vitest';
import type { Need } from '../need.ts';
import { openQuote } from './open-quote.ts';
import { readOpened } from './read-quote.ts';

const NEED: Need = {
  id: 'need-1',
  part: 'paper cup PC-8',
  codes: ['PC-8'],
  qty: '400',
  qtyFrom: [],
  unit: 'each',
  start: 0,
  end: 0,
};
const linesOf = (text: string): string[] =>
  readOpened(openQuote(text, { needs: [NEED], shipToZip: null, vendorHints: [] }), {
    today: '2027-03-01',
    isKnown: true,
  }).lines.map(({ needs, unitPrice, qty, amount }) => [...needs, unitPrice, qty, amount].join(' '));

it('takes a row of figures alone for the one thing that is asked for', () => {
  expect(linesOf('Holt\nUnit price\tQty\tAmount\n2.50\t400\t1,000.00\nTotal\t1,000.00')).toEqual([
    'need-1 2.5 400 1000.00',
  ]);
});

it('reads amounts with any sign as whole where commas group their digits', () => {
  expect(linesOf('Bello Stores\n400 pcs PC-8 @ ₦1,250,000 = ₦500,000,000')).toEqual([
    'need-1 1250000 400 500000000.00',
  ]);
});
