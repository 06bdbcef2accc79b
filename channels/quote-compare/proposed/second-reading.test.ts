import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { quoteCompare } from '../quote-compare.ts';

const roll = (notes: string): ReturnType<typeof rollOffline> =>
  rollOffline({
    channel: quoteCompare,
    notes,
    acceptedAt: '2026-11-29T12:00:00Z',
    fetchSource: () => Promise.reject(new Error('none')),
  });

describe('a second reading', () => {
  it('confirms a total that no vendor states, and the grade may be A', async () => {
    const { take, grade } = await roll(
      'Need 40 chairs.\n\nQuote 1:\nOak Hall Ltd\nChairs $20.00 each\nDelivery free, 5 days\n\nQuote 2:\nElm Hall Ltd\nChairs $21.00 each\nDelivery $30.00, 3 days',
    );
    expect(take.table?.rows.map((row) => row.landedTotal)).toEqual(['800.00', '870.00']);
    expect(grade?.letter).toBe('A');
  });
  it('that does not understand every number leaves a total unconfirmed, and the grade below A', async () => {
    const { take, grade } = await roll(
      'Need 40 chairs.\n\nQuote 1:\nOak Hall Ltd\nChairs $20.00 each\nDelivery free, 5 days\nMore than 12,000 customers trust us.\n\nQuote 2:\nElm Hall Ltd\nChairs $21.00 each\nDelivery $30.00, 3 days',
    );
    expect(take.table?.rows.map((row) => row.landedTotal)).toEqual(['800.00', '870.00']);
    expect(grade?.letter).toBe('B');
    expect(grade?.checks.map(({ why }) => why)).toContain('read in one way alone: Oak Hall Ltd');
  });
});
