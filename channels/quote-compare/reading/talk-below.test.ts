import { expect, it } from 'vitest';
import { landedByFirst } from '../../../test/support/compare-quotes.ts';

/** What an offer of 40 lunches for 800.00 in all comes to with these words below its total; null where that is left open. */
const landedWith = (words: string): string | null =>
  landedByFirst(
    `40 lunch boxes LB-2, ex VAT\n\nQuote 1:\nAlder Kitchen\nLB-2 lunch box   40   £19.00   £760.00\nService         £40.00\nDelivery free\nTotal ex VAT   £800.00\n\n${words}`,
  );

it.each([
  'Fruit baskets £6.50 per table. Our evening menu starts at £34.00. Cheese plates £3.75 per guest.',
  'A tasting is normally £45.00, free of charge for you. Cheese plates from £3.75.',
  'From your second order on you get 10% off everything.',
  'Auf Ihre nächste Bestellung geben wir 10 % Rabatt.',
  'Unopened boxes: returns less 20%.',
])('adds nothing and takes nothing off by what is told below a total that comes out: %s', (words) =>
  expect(landedWith(words)).toBe('800.00'),
);
