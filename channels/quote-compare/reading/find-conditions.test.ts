import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { quoteCompare } from '../quote-compare.ts';

const OTHER = 'Muskego Hydraulics Inc\nVX-40 20 @ 11.00 220.00\nFreight 10.00\nTotal 230.00\nstock';

/** The landed total and the grade of a comparison whose first quote says this besides 200.00 for the goods and 10.00 for freight. */
async function totalWith(words: string): Promise<[total: unknown, grade: string | null | undefined]> {
  const { take } = await rollOffline({
    channel: quoteCompare,
    notes: `Need 20 x VX-40 to 53072. Today is 2027-03-01.\n\nQuote 1:\nKettle Moraine Supply\nVX-40  20  10.00  200.00\nFreight 10.00\n${words}\nStock\n\nQuote 2:\n${OTHER}`,
    acceptedAt: '2027-03-01T12:00:00Z',
    fetchSource: () => Promise.reject(new Error('nothing is fetched')),
  });
  return [take.table?.rows[0]?.landedTotal, take.grade];
}

describe('words that leave the total open', () => {
  it.each([
    'Prices go up 4% on April 1',
    'Preiserhöhung zum 1. April',
    'We can split the freight',
    '50/50 on shipping',
    'plus fuel',
    'Every fifth one is free',
  ])('%s', async (words) => {
    const [total, grade] = await totalWith(words);
    expect(total).toBeNull();
    expect(grade).not.toBe('A');
  });
});

describe('words that change nothing', () => {
  it.each([
    'Prices firm until 3/31',
    'Our prices have not gone up in 3 years',
    'No fuel surcharge',
    'Prices include all surcharges',
    '3% surcharge on credit card payments',
  ])('%s', async (words) => {
    expect(await totalWith(words)).toEqual(['210.00', 'A']);
  });
});
