import { describe, expect, it } from 'vitest';
import { openQuote } from './open-quote.ts';
import { readOpened } from './read-quote.ts';

const needs = [
  { id: 'need-1', part: 'napkins NK-40', codes: ['NK-40'], qty: '360', qtyFrom: [], unit: 'each', start: 0, end: 0 },
];

/** The pieces and the amount of the line of a quote. */
function read(row: string) {
  const quote = openQuote(`Hale Linen\n${row}\nTotal   432.00`, { needs, shipToZip: null, vendorHints: [] });
  const [line] = readOpened(quote, { today: '2027-03-09', isKnown: true, closed: [] }).lines;
  return [line?.pieces, line?.amount];
}

describe('a price behind a cell that says dozen', () => {
  it.each([
    'Code   Item   Unit   Price   Qty   Value\nNK-40   Napkin white   dozen   14.40   30   432.00',
    'Code   Item   Unit   Price   Qty   Value\nNK-40   Serviette weiß   Dutzend   14.40   30   432.00',
    'NK-40 | Napkin white | dozen | 14.40 | 30 | 432.00',
  ])('is for twelve: %s', (row) => expect(read(row)).toEqual(['360', '432.00']));

  it('is for one where the cell says so', () =>
    expect(read('NK-40   Napkin white   each   1.20   360   432.00')).toEqual(['360', '432.00']));
});
