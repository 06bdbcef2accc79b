import { getEventListeners } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openOutbound } from './testing/open-outbound.ts';
import { startSite } from './testing/site.ts';

describe('a page', () => {
  it('comes with its bytes, its address after redirects and the headers that matter', async () => {
    const latin1 = Buffer.from('caf\xe9 \xa35 \xdcber', 'latin1');
    await using site = await startSite((request, response) => {
      if (request.url === '/old') response.writeHead(301, { location: '/moved?x=1#part' }).end('gone');
      else if (request.url === '/moved?x=1') response.writeHead(302, { location: `${site.origin}/new#end` }).end();
      else {
        response.setHeader('set-cookie', 'secret=1');
        response.setHeader('x-powered-by', 'something');
        response
          .writeHead(200, { 'Content-Type': 'text/plain; charset=iso-8859-1', ETag: '"v1"', Vary: 'accept' })
          .end(latin1);
      }
    });
    await using outbound = openOutbound();
    const outcome = await outbound.fetchPage({ url: `${site.origin}/old` });
    expect(outcome).toEqual({
      exchange: { hops: expect.any(Array) as unknown[] },
      kind: 'page',
      url: `${site.origin}/new`,
      redirects: [`${site.origin}/old`, `${site.origin}/moved?x=1`],
      status: 200,
      headers: {
        'content-type': 'text/plain; charset=iso-8859-1',
        etag: '"v1"',
        vary: 'accept',
        date: expect.any(String),
      },
      body: new Uint8Array(latin1),
    });
  });

  it('comes with every answer on the way, all their headers, and its body as it came; without what they let us in by', async () => {
    const packed = gzipSync('the lamp is out');
    await using site = await startSite((request, response) => {
      if (request.url === '/old') response.writeHead(301, { Location: '/new', 'Set-Cookie': 'a=1' }).end('gone');
      else
        response
          .writeHead(
            200,
            [
              ['Content-Type', 'text/plain'],
              ['Content-Encoding', 'gzip'],
              ['Set-Cookie', 'session=1'],
              ['X-Served-By', 'one'],
              ['x-served-by', 'two'],
              ['Content-Security-Policy', 'x'.repeat(5_000)],
            ].flat(),
          )
          .end(packed);
    });
    await using outbound = openOutbound();
    const outcome = await outbound.fetchPage({ url: `${site.origin}/old#part` });
    if (outcome.kind !== 'page') throw new Error('no page');
    const { hops, raw } = outcome.exchange!;

    expect(Buffer.from(outcome.body).toString()).toBe('the lamp is out');
    expect(raw).toEqual(new Uint8Array(packed));
    expect(hops.map(({ method, url, status }) => [method, url, status])).toEqual([
      ['GET', `${site.origin}/old`, 301],
      ['GET', `${site.origin}/new`, 200],
    ]);
    expect(hops[0]!.headers.slice(0, 2)).toEqual([
      ['Location', '/new'],
      ['Set-Cookie', null],
    ]);
    expect(hops[1]!.headers.slice(0, 6)).toEqual([
      ['Content-Type', 'text/plain'],
      ['Content-Encoding', 'gzip'],
      ['Set-Cookie', null],
      ['X-Served-By', 'one'],
      ['x-served-by', 'two'],
      ['Content-Security-Policy', null],
    ]);
  });

  it('is asked for under our name, for HTML first, with the encodings that we read', async () => {
    let headers: IncomingHttpHeaders = {};
    await using site = await startSite((request, response) => {
      headers = request.headers;
      response.end('page');
    });
    await using outbound = openOutbound();
    await outbound.fetchPage({ url: site.origin, headers: { 'Accept-Language': 'en', 'User-Agent': 'somebody else' } });
    expect(headers).toMatchObject({
      host: `127.0.0.1:${site.port}`,
      'user-agent': 'Longtake/1.2.3 (+https://contact.example.com/bot)',
      accept: expect.stringMatching(/^text\/html/),
      'accept-encoding': 'gzip, deflate, br, zstd',
      'accept-language': 'en',
    });
  });

  it('can be the answer to a form, and to any status that is said to be an answer', async () => {
    let body = '';
    await using site = await startSite((request, response) => {
      request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      request.on('end', () =>
        response.writeHead(404, { 'content-type': 'application/json' }).end(`"${request.method}"`),
      );
    });
    await using outbound = openOutbound();
    const outcome = await outbound.fetchPage({
      url: site.origin,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a=1&b=2',
      source: 'registry',
      answerStatuses: [404],
    });
    expect(outcome).toMatchObject({ kind: 'page', status: 404, body: new Uint8Array(Buffer.from('"POST"')) });
    expect(body).toBe('a=1&b=2');
  });

  it('of the largest allowed size is no failure', async () => {
    await using site = await startSite((_request, response) => response.end(Buffer.alloc(1000, 'a')));
    await using outbound = openOutbound();
    expect(await outbound.fetchPage({ url: site.origin, maxBytes: 1000 })).toMatchObject({ kind: 'page' });
    expect(await outbound.fetchPage({ url: site.origin, maxBytes: 999 })).toMatchObject({ code: 'too_large' });
  });
});

describe('an answer that is no page', () => {
  const cases: [status: number, body: string, expected: object][] = [
    [200, '', { code: 'empty', status: 200, isTransient: false }],
    [200, ' \r\n\t\ufeff\n', { code: 'empty', status: 200 }],
    [204, '', { code: 'empty', status: 204 }],
    [304, '', { code: 'http_status', status: 304 }],
    [400, 'no', { code: 'http_status', status: 400, isTransient: false }],
    [401, 'no', { code: 'asks_to_sign_in', status: 401, isTransient: false }],
    [403, 'no', { code: 'http_status', status: 403, isTransient: false }],
    [404, 'no', { code: 'http_status', status: 404, isTransient: false }],
    [407, 'no', { code: 'asks_to_sign_in', status: 407 }],
    [408, 'no', { code: 'http_status', status: 408, isTransient: true }],
    [410, 'no', { code: 'http_status', status: 410, isTransient: false }],
    [429, 'no', { code: 'http_status', status: 429, isTransient: true }],
    [500, 'no', { code: 'http_status', status: 500, isTransient: true }],
    [503, 'no', { code: 'http_status', status: 503, isTransient: true }],
    [302, 'no', { code: 'http_status', status: 302 }],
  ];

  it.each(cases)('status %d with body %j', async (status, body, expected) => {
    await using site = await startSite((_request, response) => response.writeHead(status).end(body));
    await using outbound = openOutbound();
    const outcome = await outbound.fetchPage({ url: `${site.origin}/page?token=secret` });
    expect(outcome).toMatchObject({ kind: 'failure', ...expected });
    expect(outcome).toHaveProperty(
      'detail',
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/page could not be read: [\w ]+\.$/),
    );
  });

  it.each([
    ['120', 120_000],
    ['0', 0],
    [new Date(Date.parse('2030-01-02T03:04:15Z')).toUTCString(), 10_000],
    ['soon', undefined],
  ])('says how long it is to be left alone: %s', async (value, retryAfterMs) => {
    await using site = await startSite((_request, response) =>
      response.writeHead(503, { 'retry-after': value }).end('busy'),
    );
    await using outbound = openOutbound({ now: () => Date.parse('2030-01-02T03:04:05Z') });
    const outcome = await outbound.fetchPage({ url: site.origin });
    expect(outcome).toMatchObject({ code: 'http_status', status: 503 });
    expect(outcome.kind === 'failure' && outcome.retryAfterMs).toBe(retryAfterMs);
  });
});

describe('a conditional request', () => {
  it('is answered by not_modified where the stored answer still stands', async () => {
    let headers: IncomingHttpHeaders = {};
    await using site = await startSite((request, response) => {
      headers = request.headers;
      response.writeHead(304, { etag: '"v1"', 'cache-control': 'max-age=60' }).end();
    });
    await using outbound = openOutbound();
    const lastModified = 'Wed, 02 Jan 2030 03:04:05 GMT';
    const outcome = await outbound.fetchPage({
      url: `${site.origin}/#top`,
      conditional: { etag: '"v1"', lastModified },
    });
    expect(headers).toMatchObject({ 'if-none-match': '"v1"', 'if-modified-since': lastModified });
    expect(outcome).toMatchObject({
      kind: 'not_modified',
      url: `${site.origin}/`,
      headers: { etag: '"v1"', 'cache-control': 'max-age=60' },
    });
  });

  it('sends its validators only to the address that they came from', async () => {
    const seen: [string | undefined, string | undefined][] = [];
    await using site = await startSite((request, response) => {
      seen.push([request.url, request.headers['if-none-match']]);
      if (request.url === '/old') response.writeHead(302, { location: '/new' }).end();
      else response.writeHead(304).end();
    });
    await using outbound = openOutbound();
    const conditional = { url: `${site.origin}/new`, etag: '"v1"' };
    const outcome = await outbound.fetchPage({ url: `${site.origin}/old`, conditional });
    expect(seen).toEqual([
      ['/old', undefined],
      ['/new', '"v1"'],
    ]);
    expect(outcome).toMatchObject({ kind: 'not_modified', url: `${site.origin}/new` });
  });
});

describe('cancelling', () => {
  it('leaves nothing on a signal that many fetches share', async () => {
    await using site = await startSite((_request, response) => response.end('page'));
    await using outbound = openOutbound();
    const { signal } = new AbortController();
    await Promise.all(['/1', '/2', '/3'].map((path) => outbound.fetchPage({ url: site.origin + path, signal })));
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('before the start rejects with the reason and contacts nobody', async () => {
    await using site = await startSite((_request, response) => response.end('page'));
    await using outbound = openOutbound();
    const reason = new Error('enough');
    await expect(outbound.fetchPage({ url: site.origin, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(site.getConnections()).toBe(0);
  });

  it.each(['headers', 'body', 'robots'])('while the %s are awaited closes the connection', async (phase) => {
    const asked = Promise.withResolvers<void>();
    const closed = Promise.withResolvers<void>();
    await using site = await startSite(
      (request, response) => {
        if (request.url === '/robots.txt' && phase !== 'robots') {
          response.writeHead(404).end();
          return;
        }
        if (phase === 'body') response.writeHead(200, { 'content-length': '100' }).write('half');
        response.on('close', () => closed.resolve());
        asked.resolve();
      },
      { servesRobots: true },
    );
    const outbound = openOutbound();
    const controller = new AbortController();
    const fetching = outbound.fetchPage({ url: `${site.origin}/page`, signal: controller.signal });
    await asked.promise;
    const reason = new Error('enough');
    controller.abort(reason);
    await expect(fetching).rejects.toBe(reason);
    // The question for robots.txt goes on for whoever asks next; closing the way out ends it.
    if (phase === 'robots') await outbound[Symbol.asyncDispose]();
    await closed.promise;
    await outbound[Symbol.asyncDispose]();
  });

  it('while a name is looked up rejects at once', async () => {
    await using outbound = openOutbound({ resolve: () => new Promise(() => undefined) });
    const controller = new AbortController();
    const fetching = outbound.fetchPage({ url: 'http://slow.example.com/', signal: controller.signal });
    const reason = new Error('enough');
    controller.abort(reason);
    await expect(fetching).rejects.toBe(reason);
  });
});
