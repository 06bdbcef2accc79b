import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { quoteCompare } from '../quote-compare.ts';

const compared = async (brief: string, first: string, second: string) => {
  const { take } = await rollOffline({
    channel: quoteCompare,
    notes: `${brief}\n\nQuote 1:\n${first}\n\nQuote 2:\n${second}`,
    acceptedAt: '2027-01-10T12:00:00Z',
  });
  return { recommended: take.table?.summary.recommended, second: take.table?.rows[1], output: take.output };
};

describe('what the brief says of a need', () => {
  it('rules out another rating, and what a line says that it has not', async () => {
    const { recommended, second } = await compared(
      '15 tills, touchscreen, 8 GB RAM\n\nThe spec is a minimum. Ship to 53703.',
      'Ridge Retail Systems\nTill RT-8 touchscreen 8 GB RAM  15  420.00  6,300.00\nFreight 90.00\nTotal 6,390.00\n9 days',
      'Osage Point of Sale\nTill, non-touch, 4GB RAM  15  310.00  4,650.00\nFreight 90.00\nTotal 4,740.00\n5 days',
    );
    expect(recommended).toBe('Ridge Retail Systems');
    expect(second).toMatchObject({ landedTotal: null });
  });

  it('tells marks of the same form apart where other offers name the one asked for', async () => {
    const { recommended, second, output } = await compared(
      '30 pull handles PH-12 in 630. No substitutes. Ship to 53703.',
      'Ridge Door Supply\nPH-12 in 630   30 @ 22.50 = 675.00\nFreight 12.00\nTotal 687.00\n3 days',
      'Osage Hardware\nPH-12 US10B/710 dark bronze   30 @ 16.00 = 480.00\nFreight 12.00\nTotal 492.00\n2 days',
    );
    expect(recommended).toBe('Ridge Door Supply');
    expect(second).toMatchObject({ landedTotal: null });
    expect(output).toContain('it offers "PH-12 US10B/710 dark bronze"');
  });

  it.each([
    ['Food-safe only, nothing else may touch the sauce.', 'food-safe PP', 'industrial PS'],
    ['Nur lebensmittelecht, bitte.', 'lebensmittelecht PP', 'Industrie PS'],
  ])('rules out a line without the kind that alone will do: %s', async (wish, asked, other) => {
    const { recommended } = await compared(
      `${wish}\n\n120 cups 12 oz\n120 lids 12 oz\n\nShip to 97201.`,
      `Ridge Paper\n120 cups 12 oz  0.31  37.20\n120 lids 12 oz, ${asked}  0.14  16.80\nFreight 9.00\nTotal 63.00\n2 days`,
      `Osage Disposables\n120 cups 12 oz  0.30  36.00\n120 lids 12 oz, ${other}  0.10  12.00\nFreight 9.00\nTotal 57.00\n2 days`,
    );
    expect(recommended).toBe('Ridge Paper');
  });

  it('takes more than a minimum for it, and leaves lines alone that say no less', async () => {
    const { recommended } = await compared(
      'At least 8 GB RAM.\n\n15 tills, 8 GB RAM\n\nShip to 53703.',
      'Ridge Retail Systems\nTill 8 GB RAM  15  420.00  6,300.00\nFreight 90.00\nTotal 6,390.00\n9 days',
      'Osage Point of Sale\nTill 16 GB RAM  15  410.00  6,150.00\nFreight 90.00\nTotal 6,240.00\n5 days',
    );
    expect(recommended).toBe('Osage Point of Sale');
  });
});

it.each([
  ['3.1 certs included', '2.2 certs included', 'Osage Metals'],
  ['no 3.1 certificate', 'with EN 10204 3.1 certificate', 'Ridge Steel'],
  ['2.2 certificates', '3.1 certificates included', 'Ridge Steel'],
])('holds an offer to the kind of paper that is asked for: %s', async (second, first, recommended) => {
  const { recommended: own } = await compared(
    '8 bars BR-40. Each bar must come with an EN 10204 3.1 certificate. Ship to 53703.',
    `Ridge Steel\nBR-40 bar  8  142.00  1,136.00\n${first}\nFreight 20.00\nTotal 1,156.00\n4 days`,
    `Osage Metals\n8 off BR-40 @ 140.00  1,120.00\n${second}\nFreight 20.00\nTotal 1,140.00\n4 days`,
  );
  expect(own).toBe(recommended);
});
