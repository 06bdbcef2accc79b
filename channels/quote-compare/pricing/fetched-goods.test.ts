import { expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { quoteCompare } from '../quote-compare.ts';

it.each([
  ['Our own truck picks them up.', '0.00'],
  ['Our van will collect.', '0.00'],
  ['Please compare.', null],
])('of carriage that no offer speaks of, "%s" says what it comes to', async (words, freight) => {
  const offer = (name: string, price: string, sum: string): string =>
    `${name}\nVX-40   20   ${price}   ${sum}\nTotal   ${sum}`;
  const { take } = await rollOffline({
    channel: quoteCompare,
    notes: `Need 20 x VX-40. ${words}\n\nQuote 1:\n${offer('Harlan Supply', '$5.00', '$100.00')}\n\nQuote 2:\n${offer('Pratt & Co', '$6.00', '$120.00')}`,
    acceptedAt: '2027-03-01T12:00:00Z',
  });
  expect(take.table?.rows.map((row) => row.freight)).toEqual([freight, freight]);
});
