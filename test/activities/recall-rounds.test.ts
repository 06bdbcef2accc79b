import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from '../support/client.ts';
import type { ChannelClient } from '../support/client.ts';
import { sharedToy } from '../support/channels/toys.ts';
import { servePages } from '../support/serve-pages.ts';
import type { ServedPages } from '../support/serve-pages.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';

let service: TestService;
let pages: ServedPages;
let client: ChannelClient;

beforeAll(async () => {
  service = await startService({ channels: [sharedToy] });
  pages = await servePages({
    '/leaf': 'Fact: the leaf is green\n',
    '/root': (_request, response) => void response.end(`Fact: the root is brown\nMore: ${pages.origin}/leaf\n`),
  });
  client = createClient({ baseUrl: service.baseUrl, key: (await service.mint()).key, slug: 'toy-shared' });
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
});

async function roll(path: string) {
  const { body, takeId } = await client.take({ notes: `Facts of ${pages.origin}${path}` });
  const verified = await (await client.fetch(`/takes/${takeId}/verify`, { method: 'POST' })).json();
  const recalls = (await client.events(takeId)).flatMap((event) => {
    if (event.type === 'stage.skipped' && event.stage === 'recall') return [`${event.round} ${event.reason}`];
    return event.type === 'stage.finished' && event.stage === 'recall' ? [`${event.round} done`] : [];
  });
  return { body, verified, recalls };
}

it('recall is skipped in a round that wants nothing from the archive, and runs in one that does', async () => {
  const leaf = await roll('/leaf');
  const root = await roll('/root');

  expect(leaf.recalls).toEqual(['1 Nothing is wanted from the archive']);
  expect(root.recalls).toEqual(['1 Nothing is wanted from the archive', '2 done']);
  expect(root.body).toMatchObject({ grade: 'A', links: [`${pages.origin}/leaf`, `${pages.origin}/root`] });
  for (const { verified } of [leaf, root]) expect(verified).toEqual({ equal: true, differences: [] });
});
