import { describe, expect, it } from 'vitest';
import { compareQuotes } from '../../../test/support/compare-quotes.ts';
import { isVendor } from './quote-openings.ts';

it.each([
  'Ihr Lindner-Team',
  'Your Oakfield team',
  'Votre équipe Durand',
  'Su equipo de ventas',
  'Il vostro team',
  'Uw Veldhuis-team',
  'A sua equipa',
  'Twój zespół',
  'The',
  'Page 1 of 2',
  'Seite 2/2',
  'Terms & Conditions',
])('%s names nobody', (words) => expect(isVendor(words)).toBe(false));

it.each(['Team Sports Dorset', 'Ihrke & Sohn', 'Tuteam Lda'])('%s may be a firm', (words) =>
  expect(isVendor(words)).toBe(true),
);

describe('an offer whose name stands below it, in one paste with another', () => {
  it('is not recommended under the words of its first line', async () => {
    const { recommended } = await compareQuotes(
      [
        'Two hire quotes for the Marlow yard. 3 no. 5 m road plate, on hire for 4 weeks, ex VAT.',
        'Thornbury Access Ltd\nQuotation TA/118\n\nQty  Description          Rate/week each   4 weeks\n3    5 m road plate            £40.00      £480.00\n\nDelivery and collection                  £70.00\nTotal excluding VAT                     £550.00',
        'Hi Lou,\n\n3 x 5 m road plate at £43.50 each per week, 4 weeks = £522.00 plus VAT. Delivery is free.\n\nWessex Plate Hire',
      ].join('\n\n'),
    );
    expect([null, 'Wessex Plate Hire']).toContain(recommended);
  });
});
