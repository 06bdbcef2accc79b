import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rollOffline } from '../../test/support/roll-offline.ts';
import { channels } from '../index.ts';

it('answers the brief of the README without any network', async () => {
  const { take } = await rollOffline({
    channel: channels.get('quote-compare')!,
    notes: readFileSync(new URL('../../examples/two-quotes.txt', import.meta.url), 'utf8'),
    acceptedAt: '2026-03-02T09:00:00.000Z',
    fetchSource: ({ id }) => {
      throw new Error(`fetched ${id}`);
    },
  });
  expect(take.output).toContain('Recommended: Acme Bolts, $96.50 landed');
  expect(take.asks).toEqual([]);
});
