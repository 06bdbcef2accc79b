import { describe, expect, it } from 'vitest';
import { compareQuotes } from '../../../test/support/compare-quotes.ts';

/** The landed total of an offer of one sum that says this besides. */
async function totalWith(brief: string, words: string): Promise<unknown> {
  const { rows } = await compareQuotes(
    `${brief} Today is 2027-03-01.\n\nQuote 1:\nKettle Moraine Hire\n${words}\nTotal 240.00\n\nQuote 2:\nMuskego Rentals\n2 marquees @ 300.00 = 600.00\nDelivery included\nTotal 600.00`,
  );
  return rows[0]?.landedTotal;
}

describe('an offer of fewer than are asked for', () => {
  it.each([
    'We have one marquee left for that day, 240.00 delivered.',
    'Marquee 240.00 delivered. We cannot supply the second one.',
    'Delivered, 240.00. Only 1 marquee available that weekend.',
    'Marquee delivered 240.00, unable to get both.',
    'Wir haben nur noch ein Marquee frei, 240.00 delivered.',
    'Marquee 240.00 delivered. Le deuxième nous ne pouvons pas le fournir.',
    'Marquee 240.00 delivered. El segundo no lo podemos suministrar.',
    'Marquee 240.00 delivered. Drugiego nie możemy dostarczyć.',
  ])('has no total for all of them: %s', async (words) => {
    expect(await totalWith('We need 2 marquees, delivered, no tax.', words)).toBeNull();
  });

  it.each([
    'Two marquees, 240.00 delivered. We have 14 left.',
    'Marquees, 240.00 delivered. Only one van comes, both fit.',
    'Marquees, 240.00 delivered. We do not charge for the second visit.',
    'Marquees, 240.00 delivered. Available in 1 colour.',
    'Marquees, 240.00 delivered. 1 in stock, balance 2 days.',
    'Marquees, 240.00 delivered. Nur 1 auf Lager, restliche in 3 Tagen.',
  ])('is not meant by: %s', async (words) => {
    expect(await totalWith('We need 2 marquees, delivered, no tax.', words)).toBe('240.00');
  });
});
