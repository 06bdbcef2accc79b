import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { quoteCompare } from '../quote-compare.ts';

async function totals(...quotes: string[]): Promise<unknown[]> {
  const notes = ['We need 40 chairs.', ...quotes.map((quote, at) => `Quote ${at + 1}:\n${quote}`)].join('\n\n');
  const { take } = await rollOffline({
    channel: quoteCompare,
    notes,
    acceptedAt: '2026-11-29T12:00:00Z',
    fetchSource: () => Promise.reject(new Error('none')),
  });
  return (take.table?.rows ?? []).map((row) => row.landedTotal);
}

describe('offers far apart', () => {
  it('are compared where they are like one another', async () => {
    expect(
      await totals('Oak Hall\nChairs $20.00 each\nDelivery free', 'Elm Hall\nChairs $50.00 each\nDelivery free'),
    ).toEqual(['800.00', '2000.00']);
  });
  it('are not compared where one comes to more than three times the other', async () => {
    expect(
      await totals('Oak Hall\nChairs $20.00 each\nDelivery free', 'Elm Hall\nChairs $70.00 each\nDelivery free'),
    ).toEqual([null, null]);
  });
  it('stand where the vendor states the total itself', async () => {
    expect(
      await totals(
        'Oak Hall\nChairs $20.00 each\nDelivery free',
        'Elm Hall\n40 chairs $70.00 each $2,800.00\nDelivery free\nTotal $2,800.00',
      ),
    ).toEqual([null, '2800.00']);
  });
  it('are not where a piece costs so little and something else is left out', async () => {
    const { take } = await rollOffline({
      channel: quoteCompare,
      notes:
        'We need 40 chairs and 2 tables.\n\nQuote 1:\nOak Hall\n40 chairs $20.00 each\n2 tables $90.00 each\nDelivery free\n\nQuote 2:\nElm Hall\nChairs $30.00 per 40\nDelivery free',
      acceptedAt: '2026-11-29T12:00:00Z',
      fetchSource: () => Promise.reject(new Error('none')),
    });
    expect(take.table?.summary).toMatchObject({ recommended: null });
    expect(take.table?.rows[1]).not.toHaveProperty('landedTotalAtLeast', '30.00');
  });
});
