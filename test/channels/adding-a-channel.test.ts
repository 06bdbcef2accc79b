import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channels as registered } from '../../channels/index.ts';
import { createClient, readFrames } from '../support/client.ts';
import { servePages } from '../support/serve-pages.ts';
import type { ServedPages } from '../support/serve-pages.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { toyChannel } from '../support/toy-channel.ts';

const { slug, number, name } = toyChannel.card;
let service: TestService;
let pages: ServedPages;

beforeAll(async () => {
  // The registry with one line more.
  service = await startService({ channels: [...registered.values(), toyChannel] });
  pages = await servePages({ '/facts': 'Fact: The sky over Paris was blue in 2024.\n' });
});

afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
});

const get = (path: string) => fetch(`${service.baseUrl}${path}`);

describe('a channel that is in the registry', () => {
  it('is in the directory, and counted', async () => {
    const directory = (await (await get('/api/public/channels')).json()) as {
      stats: { live: number };
      channels: { slug: string }[];
    };

    expect(directory.stats.live).toBe(registered.size + 1);
    expect(directory.channels.find((channel) => channel.slug === slug)).toMatchObject({
      number: String(number),
      name,
      links: { take: `http://longtake.test/api/public/channel/${slug}/take` },
    });
  });

  it.each(['openapi', 'mcp', 'markdown'])('has a spec as %s', async (format) => {
    const response = await get(`/api/public/channel/${slug}/spec?format=${format}`);
    const text = await response.text();

    expect(response.status).toBe(200);
    expect(text).toContain(name);
    if (format === 'openapi') expect(text).toContain(`roll_take_${number}`);
  });

  it('has a handshake', async () => {
    expect(await (await get(`/api/public/channel/${slug}/agui`)).json()).toMatchObject({
      protocol: 'ag-ui',
      capabilities: { identity: { name } },
    });
  });

  it('takes, streams and grades by a feed key of its own, and of no other channel', async () => {
    const { key } = await service.mint({ scope: 'channel', channel: slug });
    const own = createClient({ baseUrl: service.baseUrl, key, slug });
    const { body } = await own.take({ notes: `Facts of ${pages.origin}/facts` });
    const stream = await own.fetch('/agui', {
      method: 'POST',
      body: JSON.stringify({
        runId: randomUUID(),
        messages: [{ role: 'user', content: `Facts of ${pages.origin}/facts` }],
      }),
    });
    const types: string[] = [];
    for await (const { data } of readFrames(stream)) types.push((JSON.parse(data) as { type: string }).type);

    expect(body).toMatchObject({
      channel: { id: slug, number: String(number), name },
      grade: 'A',
      links: [`${pages.origin}/facts`],
    });
    expect([types[0], types.at(-1)]).toEqual(['RUN_STARTED', 'RUN_FINISHED']);
    const other = createClient({ baseUrl: service.baseUrl, key, slug: [...registered.keys()][0]! });
    expect((await other.take({ notes: 'x' })).response.status).toBe(401);
  });
});

describe('the registry', () => {
  it('names each channel and number once, as the cards do', () => {
    const cards = [...registered.values()].map(({ card }) => card);

    expect(new Set(cards.map((card) => card.number)).size).toBe(cards.length);
    for (const [key, channel] of registered) expect(channel.card.slug).toBe(key);
    expect(Object.fromEntries(cards.map((card) => [card.slug, card.number]))).toMatchObject({
      'changelog-scout': 43,
      'quote-compare': 90,
      'recall-check': 92,
      'soccer-scout': 57,
      'specimen-scout': 12,
    });
  });
});
