import { describe, expect, it } from 'vitest';
import { offerOn } from '../../../test/support/answer-on-quotes.ts';

const amounts = (brief: string, offer: string): (string | null)[] =>
  offerOn(brief, offer).charges.flatMap(({ kind, amount, isAside }) => (kind === 'fee' && !isAside ? [amount] : []));

describe('time beyond the first ones', () => {
  it.each([
    ['1 tower TW-6 on hire for 9 weeks.', 'First 2 weeks £300.00\nEach additional week: £40.00', '280.00'],
    [
      'We hire 20 gates G-7 for 6 weeks.',
      'First 2 weeks: £3.00 per gate = £60.00\nEach further week: £1.10 per gate',
      '88.00',
    ],
  ])('%s %s', (brief, rates, amount) => {
    const what = /(\d+) \w+ (\S+) /.exec(brief);
    expect(amounts(brief, `Alder Hire Ltd\n${what?.[2]}, qty ${what?.[1]}\n${rates}\nDelivery £50.00`)).toContain(
      amount,
    );
  });

  it('leaves the figures in doubt where nobody says how long the first price holds', () => {
    const { lines } = offerOn(
      '1 tower TW-6 on hire for 9 weeks.',
      'Alder Hire Ltd\n1 x TW-6 £300.00\nEach additional week: £40.00',
    );
    expect(lines.every(({ isAmbiguous }) => isAmbiguous)).toBe(true);
  });

  it.each([
    'Lost or damaged panels charged at £38.00 each',
    'Verlust oder Bruch: 38,00 € pro Stück',
    'Casse : 38,00 € pièce',
  ])('%s: no charge', (words) => {
    expect(amounts('20 gates G-7.', `Alder Hire Ltd\n20 x G-7 at 3.00 = 60.00\n${words}`)).toEqual([]);
  });

  it('takes what a line comes to for one week, and for all, for no more of it', () => {
    const { lines, charges } = offerOn(
      'Hire for 5 weeks: 20 gates G-7.',
      'Alder Fencing Ltd\nG-7 gate\n20 gates x £2.00 per gate per week\nWeekly hire charge £40.00\n5 weeks £200.00\nDelivery £30.00\nTotal hire ex VAT £230.00',
    );
    expect(lines.map(({ amount }) => amount)).toEqual(['200.00']);
    expect(charges.filter(({ kind }) => kind === 'fee')).toEqual([]);
  });
});
