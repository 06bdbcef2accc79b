import { expect, it } from 'vitest';
import { readOrder } from '../brief/read-order.ts';
import { readQuotes } from '../extract.ts';
import { priceOffer } from '../pricing/price-offer.ts';

/** What an offer of 40 lunches for 800.00 in all comes to with these words below its total; null where that is left open. */
function landedWith(words: string): string | null {
  const notes = `40 lunch boxes LB-2, ex VAT\n\nQuote 1:\nAlder Kitchen\nLB-2 lunch box   40   £19.00   £760.00\nService         £40.00\nDelivery free\nTotal ex VAT   £800.00\n\n${words}`;
  const order = readOrder({ notes, acceptedAt: '2026-11-20T08:00:00Z', prior: null, skipRetrieval: false });
  const [reading] = readQuotes(order, (id) => order.quotes.find((own) => own.id === id)?.text);
  if (!reading) throw new Error('nothing is read');
  const { needs, limits, today } = order;
  return priceOffer('', reading.offer, { needs, limits, today }).landed?.toFixed(2) ?? null;
}

it.each([
  'Fruit baskets £6.50 per table. Our evening menu starts at £34.00. Cheese plates £3.75 per guest.',
  'A tasting is normally £45.00, free of charge for you. Cheese plates from £3.75.',
  'From your second order on you get 10% off everything.',
  'Auf Ihre nächste Bestellung geben wir 10 % Rabatt.',
  'Unopened boxes: returns less 20%.',
])('adds nothing and takes nothing off by what is told below a total that comes out: %s', (words) =>
  expect(landedWith(words)).toBe('800.00'),
);
