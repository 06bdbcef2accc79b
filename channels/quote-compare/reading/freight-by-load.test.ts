import { expect, it } from 'vitest';
import { landedByFirst } from '../../../test/support/compare-quotes.ts';

it.each([
  'Delivery, 2 loads   2   £95.00   £190.00',
  'Carriage 2 pallets @ £95.00   £190.00',
  'Delivery   2   £95.00   £190.00',
])('takes for carriage what its loads come to: %s', (row) =>
  expect(
    landedByFirst(
      `We need 40 bags of mulch MX-1, ex VAT.\n\nQuote 1 of 2: Carr Nursery\nMX-1   40   £46.00   £1,840.00\n${row}\nTotal £2,030.00\n\nQuote 2 of 2: Rye Growers\nMX-1 40 @ £54.50 = £2,180.00\nDelivered`,
    ),
  ).toBe('2030.00'),
);
