import { expect, it } from 'vitest';
import { isCarriagePaid } from './freight-terms.ts';
import { offerOn } from '../../../test/support/answer-on-quotes.ts';

it.each([
  'we will drop the whole lot at the depot in Selby for free',
  'Wir bringen alles mit eigenem Lkw kostenlos',
  'avec notre camion, gratuitement',
  'llevamos todo en nuestra furgoneta gratis',
])('%s: nothing to pay for the carriage', (words) => expect(isCarriagePaid(words.replace(',', ''))).toBe(true));

it.each(['Next-day van, free', 'Delivered on our route truck', 'Same-day van: free'])('%s: the same', (words) => {
  const { freight } = offerOn('4 tyres T-1.', `Alder Tyres Ltd\n4 x T-1 at 20.00 = 80.00\n${words}\nTotal 80.00`);
  expect(freight.terms.map(({ kind }) => kind)).toEqual(['included']);
});
