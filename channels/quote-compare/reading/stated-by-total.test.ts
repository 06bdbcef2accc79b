import { expect, it } from 'vitest';
import { answerOf } from '../../../test/support/answer-on-quotes.ts';

it.each([
  [
    '800 blocks B-9 and 10 bags C-2.',
    'B-9, 10 pallets of 80, £90.00 per pallet     £990.00\nC-2, 10 @ £6.00     £60.00\nDelivered\nTotal £1,050.00',
    '960.00',
  ],
])('%s: an amount that the total is reckoned with is the vendor’s own, and wrong', async (needs, offer, landed) => {
  const { rows } = await answerOf(
    `${needs} Which is cheaper?\n\nQuote 1:\nAlder Stone Ltd\n${offer}\n\nQuote 2:\nPike Stone Ltd\n${offer}`,
    ['landedTotal', 'mathErrors'],
  );
  expect(rows[0]).toContain(`Alder Stone Ltd ${landed}`);
  expect(rows[0]).toMatch(/stated/);
});
