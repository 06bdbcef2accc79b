import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IncomingMessage } from 'node:http';
import type { TakeVerification } from '#contracts/take-evidence.ts';
import { createClient } from '../support/client.ts';
import type { ChannelClient } from '../support/client.ts';
import { servePages } from '../support/serve-pages.ts';
import type { PageHandler, ServedPages } from '../support/serve-pages.ts';
import { sharedToy } from '../support/channels/toys.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { toyChannel } from '../support/toy-channel.ts';

/** Its limit lets the archive answer for ten minutes. */
const TAG = '"tides"';
const CHANGED = 'Mon, 02 Jun 2031 07:00:00 GMT';

let service: TestService;
let pages: ServedPages;
let asked: IncomingMessage[];
let answered: Record<string, number>;
let fact: string;

/** An answer with these headers; 304 to whoever has it. */
const tides =
  (headers: Record<string, string>): PageHandler =>
  (request, response) => {
    asked.push(request);
    const has = request.headers['if-none-match'] === TAG || request.headers['if-modified-since'] === CHANGED;
    response.writeHead(has ? 304 : 200, { 'content-type': 'text/plain', ...headers });
    response.end(has ? '' : fact);
  };

beforeAll(async () => {
  asked = [];
  answered = {};
  fact = 'Fact: the tide of the bay is high at noon\n';
  service = await startService({ channels: [toyChannel, sharedToy] });
  pages = await servePages({
    '/plain': tides({}),
    '/tagged': tides({ etag: TAG }),
    '/dated': tides({ 'last-modified': CHANGED }),
    '/no-store': tides({ etag: TAG, 'cache-control': 'no-store' }),
    '/no-cache': tides({ etag: TAG, 'cache-control': 'no-cache' }),
    '/revalidated': tides({ etag: TAG, 'cache-control': 'max-age=0, must-revalidate' }),
    '/varying': tides({ etag: TAG, vary: '*' }),
    '/lived': tides({ etag: TAG, 'cache-control': 'max-age=3600' }),
    '/moved': (request, response) => {
      asked.push(request);
      response.writeHead(302, { location: '/tagged?moved' });
      response.end();
    },
    '/wrong': (request, response) => {
      asked.push(request);
      const isConditional = request.headers['if-none-match'] !== undefined;
      response.writeHead(isConditional ? 304 : 200, {
        'content-type': 'text/plain',
        etag: isConditional ? '"another"' : TAG,
      });
      response.end(isConditional ? '' : fact);
    },
    '/slow': (request, response) => {
      asked.push(request);
      setTimeout(() => {
        answered['/slow'] = (answered['/slow'] ?? 0) + 1;
        response.writeHead(200, { 'content-type': 'text/plain' });
        response.end(`Fact: answer ${answered['/slow']} of the slow page\n`);
      }, 300);
    },
  });
});

afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
});

const clientOf = async (slug: string, operatorEmail?: string): Promise<ChannelClient> =>
  createClient({
    baseUrl: service.baseUrl,
    key: (await service.mint(operatorEmail === undefined ? {} : { operatorEmail })).key,
    slug,
  });

/** Rolls a take on a page. @returns its answer, and the requests that it made */
async function roll(client: ChannelClient, path: string) {
  asked.splice(0);
  const { body, takeId } = await client.take({ notes: `Facts of ${pages.origin}${path}` });
  const events = await client.events(takeId);
  const [result] = events.flatMap((event) => (event.type === 'tool.returned' ? [event.result] : []));
  const verified = (await (
    await client.fetch(`/takes/${takeId}/verify`, { method: 'POST' })
  ).json()) as TakeVerification;
  return { body, takeId, requests: [...asked], result, verified };
}

const EQUAL = { equal: true, differences: [] };

describe('a page that the archive holds, for a channel that wants the newest', () => {
  it.each([
    ['/tagged', 'if-none-match', TAG],
    ['/dated', 'if-modified-since', CHANGED],
    ['/no-cache', 'if-none-match', TAG],
    ['/lived', 'if-none-match', TAG],
  ])('%s is asked for with its validator, and read again from the archive', async (path, name, value) => {
    const client = await clientOf('toy-facts');
    const first = await roll(client, path);
    const second = await roll(client, path);

    expect(first.requests.map(({ headers }) => headers[name])).toEqual([undefined]);
    expect(second.requests.map(({ headers }) => headers[name])).toEqual([value]);
    expect(second.result).toEqual({ ...first.result, isConfirmed: true });
    expect(second.body.output).toBe(first.body.output);
    expect(second.body).toMatchObject({ grade: 'A', links: [pages.origin + path] });
    expect(second.verified).toEqual(EQUAL);
  });

  it.each(['/plain', '/no-store', '/varying'])('%s is fetched whole', async (path) => {
    const client = await clientOf('toy-facts');
    await roll(client, path);
    const second = await roll(client, path);

    expect(second.requests).toHaveLength(1);
    expect(second.requests[0]?.headers).not.toHaveProperty('if-none-match');
    expect(second.result).not.toHaveProperty('isConfirmed');
  });

  it('sends validators to the address that gave them, behind a redirect too', async () => {
    const client = await clientOf('toy-facts');
    await roll(client, '/moved');
    const { requests, verified } = await roll(client, '/moved');

    expect(requests.map(({ url, headers }) => [url, headers['if-none-match']])).toEqual([
      ['/moved', undefined],
      ['/tagged?moved', TAG],
    ]);
    expect(verified).toEqual(EQUAL);
  });

  it('is fetched again where the 304 is about another answer', async () => {
    const client = await clientOf('toy-facts');
    await roll(client, '/wrong');
    const { requests, body } = await roll(client, '/wrong');

    expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([TAG, undefined]);
    expect(body.output).toContain('high at noon');
  });

  it('is fetched again where its bytes are lost', async () => {
    const client = await clientOf('toy-facts', 'lost@example.com');
    fact = 'Fact: the tide of the bay is low at six\n';
    const first = await roll(client, '/tagged');
    const sha256 = String(first.result?.['sha256']);
    const { rm } = await import('node:fs/promises');
    await rm(`${service.dataDir}/pages/bytes/${sha256.slice(0, 2)}/${sha256}`);
    const second = await roll(client, '/tagged');

    expect(second.requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined]);
    expect(second.body.output).toContain('low at six');
  });
});

describe('a page that the archive holds, for a channel with a limit of ten minutes', () => {
  it.each(['/plain', '/tagged', '/lived'])('%s stands without a request', async (path) => {
    const client = await clientOf('toy-shared', 'limit@example.com');
    const first = await roll(client, path);
    const second = await roll(client, path);

    expect([first.requests.length, second.requests.length]).toEqual([1, 0]);
    expect(second.body.output).toBe(first.body.output);
    expect(second.verified).toEqual(EQUAL);
  });

  it.each([
    ['/no-store', undefined],
    ['/no-cache', TAG],
    ['/revalidated', TAG],
  ])('%s is asked for each time, as its origin wants', async (path, validator) => {
    const client = await clientOf('toy-shared', 'limit@example.com');
    await roll(client, path);
    const { requests } = await roll(client, path);

    expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([validator]);
  });

  it('is asked for once by takes that want it at the same time', async () => {
    const client = await clientOf('toy-shared', 'crowd@example.com');
    asked.splice(0);
    const notes = `Facts of ${pages.origin}/slow`;
    const takes = await Promise.all(Array.from({ length: 4 }, () => client.take({ notes })));

    expect(asked).toHaveLength(1);
    expect(takes.map(({ body }) => body.output)).toEqual(Array(4).fill('Fact: answer 1 of the slow page\n'));
    for (const { takeId } of takes) {
      const verified = await client.fetch(`/takes/${takeId}/verify`, { method: 'POST' });
      expect(await verified.json()).toEqual(EQUAL);
    }
  });
});

describe('two operators', () => {
  it('share neither an answer nor a validator', async () => {
    const [ada, bob] = [
      await clientOf('toy-shared', 'ada@tides.example'),
      await clientOf('toy-shared', 'bob@tides.example'),
    ];
    await roll(ada, '/tagged');
    const { requests, result } = await roll(bob, '/tagged');

    expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined]);
    expect(result).not.toHaveProperty('isConfirmed');
  });
});
