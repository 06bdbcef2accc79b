import { expect, it } from 'vitest';
import { readOrder } from '../brief/read-order.ts';
import { readQuotes } from '../extract.ts';

it.each([
  'KM-5 gratis con cada caldera.',
  'KM-5 gratis zu jedem Kessel.',
  'KM-5 gratuit avec chaque chaudière.',
  'KM-5 free with every boiler.',
])('takes what comes with each as priced at nothing: %s', (words) => {
  const notes = `3 x CL-50 and 3 x KM-5\n\nQuote 1 of 1:\nSaneamientos Vilar\nCL-50 3 x 155,00 € = 465,00 €\n${words}`;
  const order = readOrder({ notes, acceptedAt: '2026-11-20T08:00:00Z', prior: null, skipRetrieval: false });
  const [reading] = readQuotes(order, (id) => order.quotes.find((own) => own.id === id)?.text);
  expect(reading?.offer.lines.map(({ status, amount }) => [status, amount])).toEqual([
    ['offered', '465.00'],
    ['offered', '0.00'],
  ]);
});

it('takes the stop behind n. for no end of what is said of a part', () => {
  const notes =
    '5 x TF-60\n\nQuote 1 of 1:\nLuceteca Serio\nTF-60 esaurito: al suo posto TF-75, n. 5 a € 19,50 = € 97,50';
  const order = readOrder({ notes, acceptedAt: '2026-11-20T08:00:00Z', prior: null, skipRetrieval: false });
  const [reading] = readQuotes(order, (id) => order.quotes.find((own) => own.id === id)?.text);
  expect(reading?.offer.lines.map(({ isSubstitute, amount }) => [isSubstitute, amount])).toEqual([[true, '97.50']]);
});

it.each([
  ['KM-5   3   0,00   0,00', 'declined'],
  ['KM-5   3   0,00   0,00   no disponible', 'declined'],
  ['KM-5: 3 x 0,00 €, discontinued', 'declined'],
  ['KM-5   3   0,00   0,00   gratis', 'offered'],
  ['KM-5: 3 x 0,00 €, supplied with the boiler', 'offered'],
])('takes a price of nothing as one where it is said to be: %s', (words, status) => {
  const notes = `3 x CL-50 and 3 x KM-5\n\nQuote 1 of 1:\nSaneamientos Vilar\nCL-50   3   155,00   465,00\n${words}`;
  const order = readOrder({ notes, acceptedAt: '2026-11-20T08:00:00Z', prior: null, skipRetrieval: false });
  const [reading] = readQuotes(order, (id) => order.quotes.find((own) => own.id === id)?.text);
  expect(reading?.offer.lines.map((line) => line.status)).toEqual(['offered', status]);
});
