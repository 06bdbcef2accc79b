import { describe, expect, it } from 'vitest';
import { readOrder } from './brief/read-order.ts';
import { readQuotes } from './extract.ts';

const conditionsOf = (brief: string, quote: string): string[] => {
  const other = 'Corvo Supply\nFelt 12 rolls x 21.00 = 252.00\nDelivered';
  const order = readOrder({
    notes: `${brief}\n\nQuote 1 of 2:\n${quote}\n\nQuote 2 of 2:\n${other}`,
    acceptedAt: '2026-11-28T10:00:00Z',
    prior: null,
    skipRetrieval: false,
  });
  const [reading] = readQuotes(order, (id) => order.quotes.find((one) => one.id === id)?.text);
  return reading?.offer.conditions.map(({ words }) => words) ?? [];
};

describe('a line for no need', () => {
  const brief = 'Need 12 rolls of felt, and the underlay as last year.';
  const lines = 'Bexley Trade\nFelt 12 rolls x 20.00 = 240.00\nUnderlay 10 x 9.00 = 90.00\nDelivered';

  it('keeps the price open where the brief names it: it was asked for, and how much of it was not read', () => {
    expect(conditionsOf(brief, lines)).toContainEqual(expect.stringContaining('Underlay'));
  });

  it('is an extra where the brief does not name it', () => {
    expect(conditionsOf('Need 12 rolls of felt.', lines)).toEqual([]);
  });

  it("is in the price where the vendor's own total has it", () => {
    expect(conditionsOf(brief, `${lines}\nTotal 330.00`)).toEqual([]);
  });
});
