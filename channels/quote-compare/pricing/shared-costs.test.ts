import { expect, it } from 'vitest';
import { readOrder } from '../brief/read-order.ts';
import { readQuotes } from '../extract.ts';
import { priceOffer } from './price-offer.ts';

/** The landed total of the first of two quotes for two weeks of three towers; null where it is not known. */
function landedOf(statement: string, total: string): string | null {
  const quotes = [
    `Quote 1\nTarn Site Services\n${statement}\ntower: 3 x 1 wk x 260.00 = 780.00\ndelivery 90.00\n${total}`,
    'Quote 2\nWhin Plant\n3 towers 2 weeks 900.00\ndelivery included',
  ];
  const order = readOrder({
    notes: `Hire of 3 towers for 2 weeks\n\n${quotes.join('\n\n')}`,
    acceptedAt: '2027-01-10T12:00:00Z',
    skipRetrieval: false,
    prior: null,
  });
  const [first] = readQuotes(order, (id) => order.quotes.find((quote) => quote.id === id)?.text);
  const priced =
    first && priceOffer(first.id, first.offer, { needs: order.needs, limits: order.limits, today: '2027-01-10' });
  return priced?.landed?.toFixed(2) ?? null;
}

it('takes a week that is free for settled where the total of the vendor comes to the figures beside it', () => {
  expect(landedOf('The second week is on us.', 'Total 870.00')).toBe('870.00');
});

it.each([
  ['no total says that it is in the figures', 'The second week is on us.', ''],
  ['a longer contract is asked for, whatever the total', 'Prices only with a 24 month contract.', 'Total 870.00'],
])('leaves the total open where %s', (_why, statement, total) => {
  expect(landedOf(statement, total)).toBeNull();
});
