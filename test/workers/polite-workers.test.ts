import { expect, it } from 'vitest';
import { createClient } from '../support/client.ts';
import { servePages } from '../support/serve-pages.ts';
import type { PageHandler } from '../support/serve-pages.ts';
import { startService } from '../support/start-service.ts';

const DELAY_MS = 300;
const TAKES = 8;

it('takes of three workers read one origin as slowly as those of one', async () => {
  const times: number[] = [];
  let robots = 0;
  const page: PageHandler = (_request, response) => {
    times.push(performance.now());
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(`Fact: ${times.length} came.\n`);
  };
  await using pages = await servePages({
    ...Object.fromEntries(Array.from({ length: TAKES }, (_, n) => [`/${n}`, page])),
    '/robots.txt': (_request, response) => {
      robots += 1;
      response.end('User-agent: *\nDisallow:\n');
    },
  });
  await using service = await startService({ isWorkerless: true, worker: { crawlDelayMs: DELAY_MS } });
  await using stack = new AsyncDisposableStack();
  for (const worker of await Promise.all([1, 2, 3].map(() => service.startWorker()))) stack.use(worker);
  const { key } = await service.mint();
  const client = createClient({ baseUrl: service.baseUrl, key });
  const takes = await Promise.all(
    Array.from({ length: TAKES }, (_, n) => client.take({ notes: `Facts of ${pages.origin}/${n}` })),
  );
  expect(takes.map(({ body }) => body.lifecycle.state)).toEqual(Array(TAKES).fill('finished'));
  expect(times).toHaveLength(TAKES);
  expect(Math.min(...times.slice(1).map((time, at) => time - times[at]!))).toBeGreaterThanOrEqual(DELAY_MS);
  expect(robots).toBe(1);
});
