import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { quoteCompare } from '../quote-compare.ts';

describe('talk beside a price that stands', () => {
  it.each([
    'Prices have been going up all year and the factory says another 5% in May, so no harm in deciding soon.',
    'If you ever want our crew to fit it, that is 380.00 extra, brackets at cost.',
    'The last buyer paid us $3,400 for the same.',
  ])('leaves total and currency as they are: %s', async (words) => {
    const { take } = await rollOffline({
      channel: quoteCompare,
      notes: `One mower RM-75 for the block near Tamworth NSW, GST in the price.\n\nQuote 1:\nPeel Valley Mowers\n1 x RM-75   $1,560.00\nDelivery included\nTotal inc GST $1,560.00\n8 days\n${words}\n\nQuote 2:\nNamoi Machinery\n1 x RM-75   $1,640.00\nDelivery included\nTotal inc GST $1,640.00\n5 days`,
      acceptedAt: '2027-03-01T12:00:00Z',
    });
    expect(take.table?.rows).toMatchObject([
      { currency: 'AUD', landedTotal: '1560.00' },
      { currency: 'AUD', landedTotal: '1640.00' },
    ]);
  });
});
