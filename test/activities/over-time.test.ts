import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTakeActivities } from '../../activities/take-activities.ts';
import type { Channel } from '../../channels/channel.ts';
import { createClient } from '../support/client.ts';
import { servePages } from '../support/serve-pages.ts';
import type { ServedPages } from '../support/serve-pages.ts';
import { startService } from '../support/start-service.ts';
import { toyChannel } from '../support/toy-channel.ts';

const FACT = 'Fact: The mill grinds at night.\n';

let pages: ServedPages;
let extractions = 0;

beforeAll(async () => {
  pages = await servePages({
    '/tangle': `${FACT}${'a'.repeat(2_000)}\n`,
    '/long.md': `${FACT}\n${'- nothing is said here\n'.repeat(100_000)}`,
  });
});

afterAll(() => pages[Symbol.asyncDispose]());

/** Its pattern backtracks over letters without end. */
const tangled: Channel = {
  ...toyChannel,
  extract(input, model) {
    extractions += 1;
    for (const { layer } of input.pages) /(?:a+)+b/.exec(layer.text);
    return toyChannel.extract(input, model);
  },
};

const startWith = (ruleTimeMs: number) =>
  startService({ channels: [tangled], createActivities: (deps) => createTakeActivities({ ...deps, ruleTimeMs }) });

describe('a text that takes too long', () => {
  it.each([
    ['to rule on', 200],
    ['to rule on, so long that its attempt is taken for dead,', 10_000],
  ])('%s ends its take, free and once, and no other', { timeout: 60_000 }, async (_, ruleTimeMs) => {
    await using service = await startWith(ruleTimeMs);
    const client = createClient({ baseUrl: service.baseUrl, key: (await service.mint()).key });
    extractions = 0;
    const { body, takeId } = await client.take({ notes: `Facts of ${pages.origin}/tangle` });

    expect(body.lifecycle.state).toBe('failed');
    expect(body.lifecycle.recovery.detail).toContain('takes too long to work through');
    expect((await client.events(takeId)).at(-1)).toMatchObject({ type: 'take.failed', code: 'sources_unreadable' });
    expect(extractions).toBe(1);
    expect(body.creditsLeft).toBe(1_000);
    expect((await client.take({ notes: 'I know. Which facts?' })).response.status).toBe(200);
  });

  it('to make is a source that could not be read', async () => {
    await using service = await startWith(1);
    const client = createClient({ baseUrl: service.baseUrl, key: (await service.mint()).key });
    const { body } = await client.take({ notes: `Facts of ${pages.origin}/long.md` });

    expect(body.lifecycle.state).toBe('failed');
    expect(body.lifecycle.recovery.detail).toContain('/long.md could not be read: its text takes too long to make');
  });
});
