import { expect, it } from 'vitest';
import { readOrder } from '../brief/read-order.ts';
import { readQuotes } from '../extract.ts';

it.each([
  'Bij ons betaalt u 12,80 voor de PL-18 en 41,00 voor de SJ-4. Voor 60 en 25 stuks komt dat op 768,00 + 1.025,00 + 12,50 verzendkosten = 1.805,50.',
  'With us you pay 12.80 for the PL-18 and 41.00 for the SJ-4. For 60 and 25 you get to 768.00 + 1,025.00 + 12.50 shipping = 1,805.50.',
])('takes lines that are added up again as no other price: %s', (offer) => {
  const notes = `60 x PL-18, 25 x SJ-4\n\nQuote 1 of 1:\n${offer}\n\nAlmelo Werkgoed bv`;
  const order = readOrder({ notes, acceptedAt: '2026-11-20T08:00:00Z', prior: null, skipRetrieval: false });
  const [reading] = readQuotes(order, (id) => order.quotes.find((own) => own.id === id)?.text);
  const { lines, freight, charges, unread } = reading!.offer;
  expect(lines.map(({ amount }) => amount)).toEqual(['768.00', '1025.00']);
  expect(freight.amount?.amount).toBe('12.50');
  expect(charges).toEqual([]);
  expect(unread).toEqual([]);
});
