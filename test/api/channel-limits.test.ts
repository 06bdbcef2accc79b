import { describe, expect, it } from 'vitest';
import { channels } from '../../channels/index.ts';
import { rollOffline } from '../support/roll-offline.ts';

const vendors = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Gum'];

function writeQuotes(count: number): string {
  const quotes = vendors.slice(0, count).map((vendor, index) => {
    const price = 71 + index;
    return `Quote ${index + 1}:\n${vendor} Supply\nGV-150   40 EA   ${price}.00   ${40 * price}.00\nFreight 10.00\nShips in 5 business days`;
  });
  return ['Need 40 each gate valve GV-150 at ZIP 43215.', ...quotes].join('\n\n');
}

async function roll(count: number) {
  const { take } = await rollOffline({
    channel: channels.get('quote-compare')!,
    notes: writeQuotes(count),
    acceptedAt: '2026-11-02T09:30:00.000Z',
    fetchSource: ({ id }) => ({ requestId: id, code: 'could_not_connect', detail: 'There is nothing.' }),
  });
  return take;
}

describe('quote-compare', () => {
  it.each([2, 6])('takes %i quotes', async (count) => {
    const take = await roll(count);

    expect(take.lifecycle.state).toBe('finished');
    expect(take.table?.rows).toHaveLength(count);
    expect(take.table?.summary).toMatchObject({ recommended: expect.stringContaining('Alder') as string });
  });

  it.each([0, 1, 7])('asks when there are %i, with the limit and what was counted', async (count) => {
    const take = await roll(count);

    expect(take.lifecycle.state).toBe('needs_input');
    expect(take.asks).toEqual([
      expect.objectContaining({
        blocking: true,
        ask: expect.stringMatching(new RegExp(`2 to 6.*\\b${count}\\b`)) as string,
      }),
    ]);
  });
});
