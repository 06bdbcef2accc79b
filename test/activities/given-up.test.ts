import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTakeActivities } from '../../activities/take-activities.ts';
import { createClient } from '../support/client.ts';
import type { ChannelClient } from '../support/client.ts';
import { servePages } from '../support/serve-pages.ts';
import type { ServedPages } from '../support/serve-pages.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';

let service: TestService;
let pages: ServedPages;
let client: ChannelClient;
let asked = 0;
const { promise: isGivenUp, resolve: givenUp } = Promise.withResolvers<void>();

beforeAll(async () => {
  pages = await servePages({
    '/facts': 'Fact: Water boils at 100 degrees.\n',
    // Away when it is asked first, there when it is asked again.
    '/late': (_, response) => {
      asked += 1;
      response.statusCode = asked === 1 ? 404 : 200;
      response.setHeader('content-type', 'text/plain');
      response.end('Fact: It came late.\n');
    },
  });
  let isFirst = true;
  service = await startService({
    createActivities: (deps) =>
      createTakeActivities({
        ...deps,
        outbound: {
          ...deps.outbound,
          async fetchPage(request) {
            if (!request.url.endsWith('/facts') || !isFirst) return deps.outbound.fetchPage(request);
            isFirst = false;
            await isGivenUp;
            throw new Error('the attempt dies here');
          },
        },
      }),
  });
  client = createClient({ baseUrl: service.baseUrl, key: (await service.mint()).key });
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
});

it('a source that one attempt gave up stays given up for the next', async () => {
  const notes = `Facts of ${pages.origin}/late and ${pages.origin}/facts`;
  const { takeId } = await client.take({ notes }, { prefer: 'respond-async' });
  for (let count = 1; ; count += 1) {
    const last = (await client.events(takeId, { count })).at(-1);
    if (last?.type === 'tool.returned') break;
  }
  givenUp();
  const events = await client.events(takeId);

  expect(events.find(({ type }) => type === 'stage.retried')).toMatchObject({ stage: 'crawl', attempt: 2 });
  expect(asked).toBe(1);
  const end = events.at(-1);
  expect(end).toMatchObject({ type: 'take.completed', response: { links: [`${pages.origin}/facts`] } });
  expect(JSON.stringify(end)).toContain('404');
  const verdict = await client.fetch(`/takes/${takeId}/verify`, { method: 'POST' });
  expect(await verdict.json()).toEqual({ equal: true, differences: [] });
});
