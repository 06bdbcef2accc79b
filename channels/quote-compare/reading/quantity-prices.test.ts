import { expect, it } from 'vitest';
import { landedByFirst } from '../../../test/support/compare-quotes.ts';

/** What 30 lamps come to by an offer at 12.00 that says this besides; null where it leaves that open. */
const landedWith = (words: string): string | null =>
  landedByFirst(
    `30 desk lamps, ex VAT\n\nQuote 1:\nAlder Lighting\nDesk lamp £12.00 each\n${words}\nDelivered free. 1 week`,
  );

it.each([
  'The special price is for up to 15 lamps. Orders over 15 are at trade price, that is £14.00 each.',
  'The offer covers up to 10 lamps. Above 10 we charge £14.00 each.',
])('takes the price for more than an offer is for: %s', (words) => expect(landedWith(words)).toBe('420.00'));

it('leaves the total open where an offer is for fewer, and says no price beyond', () =>
  expect(landedWith('The offer is for up to 15 lamps.')).toBeNull());

it('takes the offer as it stands where no more are bought', () =>
  expect(landedWith('The offer is for up to 40 lamps. Orders over 40 are £11.00 each.')).toBe('360.00'));
