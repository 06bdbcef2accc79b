import { describe, expect, it } from 'vitest';
import { byNotedOffers } from './noted-offers.ts';

const namesIn = (text: string): string[] => byNotedOffers(text).quotes.map(({ name }) => name);

describe('byNotedOffers', () => {
  it('finds names in whatever letters and marks, where prices are for one of what is counted', () => {
    expect(
      namesIn(`30 bales of straw for the paddock

hill farm supplies, rang Joe. 16 a bale
Marsh End Feeds 17.50 a bale delivered
old mill stores - 15.80/bale, delivery 25`),
    ).toEqual(['hill farm supplies', 'Marsh End Feeds', 'old mill stores']);
  });

  it('finds none in the lines of one offer', () => {
    expect(
      namesIn(`need 6 bags of grout and 4 bags of thinset

Grout grey, 18.00 a bag
Thinset white, 22.00 a bag`),
    ).toEqual([]);
    expect(namesIn('Car needs pads\n\nPads and rotors, front $218.40\nControl arm, left $96.00')).toEqual([]);
  });
});
