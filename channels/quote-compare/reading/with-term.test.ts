import { describe, expect, it } from 'vitest';
import { readQuote } from './read-quote.ts';
import { withTerm } from './with-term.ts';

const TERM = { months: '24', from: ['24'] };
const CONTEXT = {
  needs: [{ id: 'need-1', part: 'fax line', codes: [], qty: '1', qtyFrom: [], unit: 'each', start: 0, end: 8 }],
  shipToZip: null,
  calendar: { today: '2027-03-01', isKnown: true },
  vendorHints: ['Ruby Valley Voice'],
};

describe('withTerm', () => {
  it.each([
    ['Fax line, monthly recurring: $42.00', '1008.00'],
    ['Fax line MRC: $42.00', '1008.00'],
    ['Fax line $42.00 per month', '1008.00'],
    ['Fax line $42.00', '42.00'],
  ])('takes "%s" for 24 months to come to %s', (line, amount) => {
    const offer = withTerm(readQuote(`Ruby Valley Voice\n${line}`, CONTEXT), TERM);
    expect(offer.lines.map((own) => own.amount)).toEqual([amount]);
  });
});
