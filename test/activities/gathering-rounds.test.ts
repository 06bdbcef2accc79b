import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StageName } from '#contracts/stage.ts';
import type { TakeEvent } from '#contracts/take-event.ts';
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
/** One of the pages is not there yet. */
let isLate = true;

beforeAll(async () => {
  service = await startService({ channels: [sharedToy] });
  pages = await servePages({
    '/leaf': 'Fact: the leaf is green\n',
    '/trunk': (_request, response) => void response.end(`Fact: the trunk is grey\nMore: ${pages.origin}/late\n`),
    '/late': (_request, response) => {
      response.statusCode = isLate ? 404 : 200;
      response.end('Fact: the late leaf is red\n');
    },
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
  const events = await client.events(takeId);
  return { takeId, body, verified, crawls: roundsOf('crawl', events), recalls: roundsOf('recall', events) };
}

/** What became of a stage in each round. */
const roundsOf = (stage: StageName, events: TakeEvent[]): string[] =>
  events.flatMap((event) => {
    if (event.type === 'stage.skipped' && event.stage === stage) return [`${event.round} ${event.reason}`];
    return event.type === 'stage.finished' && event.stage === stage ? [`${event.round} done`] : [];
  });

it('recall is skipped in a round that wants nothing from the archive, and runs in one that does', async () => {
  const leaf = await roll('/leaf');
  const root = await roll('/root');

  expect(leaf.recalls).toEqual(['1 Nothing is wanted from the archive']);
  expect(root.recalls).toEqual(['1 Nothing is wanted from the archive', '2 done']);
  expect(root.body).toMatchObject({ grade: 'A', links: [`${pages.origin}/leaf`, `${pages.origin}/root`] });
  for (const { verified } of [leaf, root]) expect(verified).toEqual({ equal: true, differences: [] });
});

it('crawl is skipped in a round that fetches nothing, and runs in one that does', async () => {
  const first = await roll('/trunk');
  isLate = false;
  const again = await roll('/trunk');
  const whole = await roll('/trunk');

  expect(first.crawls).toEqual(['1 done', '2 done']);
  expect(again.crawls).toEqual(['1 Nothing is to be fetched', '2 done']);
  expect(whole.crawls).toEqual(['1 Nothing is to be fetched', '2 Nothing is to be fetched']);
  expect(whole.recalls).toEqual(['1 done', '2 done']);
  for (const { body } of [again, whole])
    expect(body).toMatchObject({ grade: 'A', links: [`${pages.origin}/late`, `${pages.origin}/trunk`] });
  for (const { verified } of [first, again, whole]) expect(verified).toEqual({ equal: true, differences: [] });
});
