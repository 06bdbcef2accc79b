import { describe, expect, it } from 'vitest';
import { withoutFrames } from './plain-frames.ts';

describe('withoutFrames', () => {
  it.each([
    [
      'Minutes, item 4: water butts\n4.1 Three prices were had.\n4.2 Acme asks £40.00 each.',
      'water butts\n- Three prices were had.\n- Acme asks £40.00 each.',
    ],
    ['Protokoll vom 3.5., Beginn 19 Uhr\n\nTOP 2: Kauf von Zelten', '\n\nKauf von Zelten'],
    ['Notulen\n  5.1 Jansen: € 4,00\n  5.2 De Vries: € 5,00', '\n  - Jansen: € 4,00\n  - De Vries: € 5,00'],
  ])('takes title and numbers from the minutes "%s"', (text, plain) => expect(withoutFrames(text)).toBe(plain));

  it('takes titles and buttons from carts', () =>
    expect(
      withoutFrames(
        'Holt\nYour cart\nStool 12 x £4.00\n[Check out]\n\nPeak – Shopping basket (1 item)\nStool 12 x £5.00\n[Go on] [Pay]',
      ),
    ).toBe('Holt\nStool 12 x £4.00\n\nPeak\nStool 12 x £5.00'));

  it.each([
    '2.5 litre cans, 40 of them',
    '7.2 kW heaters\n9.6 kW heaters',
    'Acme Valve\nPV-10  24  18.40  441.60\nPV-20  24  22.75  546.00',
    'Point 3: pay at the till\nItem 4 costs £3.00',
  ])('leaves "%s"', (text) => expect(withoutFrames(text)).toBe(text));
});
