import { expect, it } from 'vitest';
import { createClient } from '../support/client.ts';
import { startService } from '../support/start-service.ts';
import { toyChannel } from '../support/toy-channel.ts';

it('a take of a channel that no worker has ends failed, free, and says so', async () => {
  await using service = await startService({
    channels: [{ ...toyChannel, card: { ...toyChannel.card, slug: 'gone' } }],
    workerChannels: [toyChannel],
  });
  const client = createClient({
    baseUrl: service.baseUrl,
    key: (await service.mint({ credits: 10 })).key,
    slug: 'gone',
  });
  const { body } = await client.take({ notes: 'Which facts?' });

  expect(body).toMatchObject({
    creditsLeft: 10,
    lifecycle: {
      state: 'failed',
      recovery: { action: 'retry', detail: expect.stringContaining('No worker') as string },
    },
  });
});
