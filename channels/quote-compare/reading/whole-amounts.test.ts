import { describe, expect, it } from 'vitest';
import { openQuote } from './open-quote.ts';
import { readOpened } from './read-quote.ts';
import type { Need } from '../need.ts';

const needs: Need[] = [
  { id: 'need-1', part: 'aprons', codes: [], qty: '200', qtyFrom: [], unit: 'each', start: 0, end: 0 },
];
const read = (text: string) =>
  readOpened(openQuote(text, { needs, shipToZip: null, vendorHints: [] }), { today: '2027-01-10', isKnown: true });

describe('amounts without cents in the last column', () => {
  it.each([
    ['a count before it', 'Set-up             1               60,000', 'Delivery           1               35,000'],
    ['a remark', 'Set-up (only once)                 60,000', 'Delivery (to the gate)             35,000'],
    [
      'words on where it goes',
      'Set-up                             60,000',
      'Freight and insurance up to Jinja    35,000',
    ],
    ['nothing', 'Set-up                             60,000', 'Delivery                           35,000'],
  ])('are those of a charge behind %s, whatever the next line says', (_what, fee, freight) => {
    const rows = 'Apron            200      9,000    1,800,000';
    const offer = read(`Lake Printers\n${rows}\n${fee}\n${freight}\nTOTAL UGX                       1,895,000`);
    expect(offer.charges.map(({ kind, amount }) => [kind, amount])).toEqual([['fee', '60000.00']]);
    expect(offer.freight.amount?.amount).toBe('35000.00');
    expect(offer.totals.map(({ amount }) => amount)).toEqual(['1895000.00']);
  });
});
