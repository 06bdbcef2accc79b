import { describe, expect, it } from 'vitest';
import { createMemoryRobotsCache, type RobotsCache } from './robots-cache.ts';
import { openOutbound } from './testing/open-outbound.ts';
import { startSite, startTcpListener } from './testing/site.ts';

const HOUR_MS = 3_600_000;

/** A site whose robots.txt is given; pages say their own path. */
function startSiteWith(robots: { status: number; text?: string; headers?: Record<string, string> }) {
  return startSite(
    (request, response) => {
      if (request.url === '/robots.txt') response.writeHead(robots.status, robots.headers).end(robots.text);
      else response.end(`page ${request.url}`);
    },
    { servesRobots: true },
  );
}

describe('robots.txt', () => {
  it('keeps us from what it refuses, and only from that', async () => {
    await using site = await startSiteWith({ status: 200, text: 'User-agent: Longtake\nDisallow: /private' });
    await using outbound = openOutbound();
    expect(await outbound.fetchPage({ url: `${site.origin}/private/x` })).toMatchObject({
      code: 'robots_txt',
      detail: `${site.origin}/private/x could not be read: its robots.txt does not allow it.`,
      isTransient: false,
    });
    expect(await outbound.fetchPage({ url: `${site.origin}/public` })).toMatchObject({ kind: 'page' });
    expect(site.requests).toEqual(['GET /robots.txt', 'GET /public']);
  });

  it.each([400, 401, 403, 404, 410, 429])('that answers %d allows everything', async (status) => {
    await using site = await startSiteWith({ status, text: 'User-agent: *\nDisallow: /' });
    await using outbound = openOutbound();
    expect(await outbound.fetchPage({ url: `${site.origin}/page` })).toMatchObject({ kind: 'page' });
  });

  it.each([500, 502, 503])('that answers %d allows nothing', async (status) => {
    await using site = await startSiteWith({ status, headers: { 'retry-after': '7' } });
    await using outbound = openOutbound();
    const outcome = await outbound.fetchPage({ url: `${site.origin}/page` });
    expect(outcome).toMatchObject({ code: 'robots_txt', status, isTransient: true, retryAfterMs: 7_000 });
    expect(site.requests).toEqual(['GET /robots.txt']);
  });

  it.each([
    ['breaks off', 'robots_txt', 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nUser-agent'],
    ['cannot be decoded', 'robots_txt', 'HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n\r\nnope'],
    ['is no answer', 'could_not_connect', 'what?\r\n\r\n'],
  ])('that %s allows nothing', async (_name, code, answer) => {
    await using site = await startTcpListener((socket) => socket.on('data', () => socket.end(answer)));
    await using outbound = openOutbound();
    expect(await outbound.fetchPage({ url: `${site.origin}/page` })).toMatchObject({ code });
    expect(site.getConnections()).toBe(1);
  });

  it('that never comes times out, and says that it was asked for', async () => {
    await using site = await startTcpListener(() => undefined);
    await using outbound = openOutbound({ limits: { totalTimeoutMs: 200 } });
    const outcome = await outbound.fetchPage({ url: `${site.origin}/page` });
    expect(outcome).toMatchObject({ code: 'timed_out', detail: expect.stringContaining('robots.txt') });
  });

  it('is awaited no longer than the fetch itself may take', async () => {
    await using site = await startTcpListener(() => undefined);
    await using outbound = openOutbound({ limits: { totalTimeoutMs: 600_000 } });
    const outcome = await outbound.fetchPage({ url: `${site.origin}/page`, timeoutMs: 100 });
    expect(outcome).toMatchObject({ code: 'timed_out', detail: expect.stringContaining('robots.txt') });
  });

  it('that timed out is not asked for again for a while', async () => {
    let now = 0;
    await using site = await startTcpListener(() => undefined);
    await using outbound = openOutbound({
      now: () => now,
      limits: { totalTimeoutMs: 100, robotsFailureKeptMs: 1, robotsTimeoutKeptMs: 1_000 },
    });
    for (now of [0, 999]) {
      const outcome = await outbound.fetchPage({ url: `${site.origin}/page`, timeoutMs: 2_000 });
      expect(outcome).toMatchObject({ code: 'timed_out' });
      expect(site.getConnections()).toBe(1);
    }
    now = 1_000;
    await outbound.fetchPage({ url: `${site.origin}/page`, timeoutMs: 2_000 });
    expect(site.getConnections()).toBe(2);
  });

  it('is followed over redirects, and taken as none where they never end', async () => {
    await using rules = await startSiteWith({ status: 200, text: 'User-agent: *\nDisallow: /private' });
    let location = `${rules.origin}/robots.txt`;
    await using site = await startSite(
      (request, response) => {
        if (request.url?.startsWith('/robots.txt')) response.writeHead(301, { location }).end();
        else response.end('page');
      },
      { servesRobots: true },
    );
    await using outbound = openOutbound();
    expect(await outbound.fetchPage({ url: `${site.origin}/private` })).toMatchObject({ code: 'robots_txt' });
    location = '/robots.txt?again';
    await using other = openOutbound();
    expect(await other.fetchPage({ url: `${site.origin}/private` })).toMatchObject({ kind: 'page' });
  });

  it('counts with its first 500 KiB, plain or packed', async () => {
    const filler = `${'#'.repeat(99)}\n`.repeat(6_000);
    await using site = await startSiteWith({
      status: 200,
      text: `User-agent: *\nDisallow: /first\n${filler}Disallow: /last`,
    });
    await using outbound = openOutbound();
    expect(await outbound.fetchPage({ url: `${site.origin}/first` })).toMatchObject({ code: 'robots_txt' });
    expect(await outbound.fetchPage({ url: `${site.origin}/last` })).toMatchObject({ kind: 'page' });
  });

  it('of the place that a redirect leads to counts too', async () => {
    await using target = await startSiteWith({ status: 200, text: 'User-agent: *\nDisallow: /' });
    await using site = await startSite((_request, response) =>
      response.writeHead(302, { location: `${target.origin}/page` }).end(),
    );
    await using outbound = openOutbound();
    expect(await outbound.fetchPage({ url: site.origin })).toMatchObject({ code: 'robots_txt' });
    expect(target.requests).toEqual(['GET /robots.txt']);
  });

  it('is not asked for before a call of an API source', async () => {
    await using site = await startSiteWith({ status: 200, text: 'User-agent: *\nDisallow: /' });
    await using outbound = openOutbound();
    expect(await outbound.fetchPage({ url: `${site.origin}/api`, source: 'registry' })).toMatchObject({ kind: 'page' });
    expect(site.requests).toEqual(['GET /api']);
  });
});

describe('the robots.txt of an origin', () => {
  it('is asked for once by many at once, and kept for 24 hours', async () => {
    let now = 0;
    await using site = await startSiteWith({ status: 200, text: 'User-agent: *\nAllow: /' });
    await using outbound = openOutbound({ now: () => now });
    const countAsked = () => site.requests.filter((line) => line === 'GET /robots.txt').length;
    await Promise.all(['/1', '/2', '/3', '/4'].map((path) => outbound.fetchPage({ url: site.origin + path })));
    expect(countAsked()).toBe(1);
    now = 24 * HOUR_MS - 1;
    await outbound.fetchPage({ url: `${site.origin}/5` });
    expect(countAsked()).toBe(1);
    now = 24 * HOUR_MS;
    await outbound.fetchPage({ url: `${site.origin}/6` });
    expect(countAsked()).toBe(2);
  });

  it('is asked for again soon after it could not be had', async () => {
    let now = 0;
    const robots = { status: 503 };
    await using site = await startSiteWith(robots);
    await using outbound = openOutbound({ now: () => now, limits: { robotsFailureKeptMs: 1_000 } });
    const url = `${site.origin}/page`;
    expect(await outbound.fetchPage({ url })).toMatchObject({ code: 'robots_txt' });
    robots.status = 404;
    now = 999;
    expect(await outbound.fetchPage({ url })).toMatchObject({ code: 'robots_txt' });
    now = 1_000;
    expect(await outbound.fetchPage({ url })).toMatchObject({ kind: 'page' });
  });

  it('is kept in the cache that is given, as plain JSON', async () => {
    const kept = new Map<string, string>();
    const robotsCache: RobotsCache = {
      get: async (origin) => (kept.has(origin) ? JSON.parse(kept.get(origin) ?? '') : undefined),
      put: async (record) => void kept.set(record.origin, JSON.stringify(record)),
    };
    await using site = await startSiteWith({ status: 200, text: 'User-agent: *\nDisallow: /x' });
    for (const path of ['/a', '/b']) {
      await using outbound = openOutbound({ robotsCache, now: () => 42 });
      expect(await outbound.fetchPage({ url: site.origin + path })).toMatchObject({ kind: 'page' });
    }
    expect(site.requests).toEqual(['GET /robots.txt', 'GET /a', 'GET /b']);
    expect(JSON.parse(kept.get(site.origin) ?? '')).toEqual({
      origin: site.origin,
      fetchedAt: 42,
      text: 'User-agent: *\nDisallow: /x',
    });
  });

  it('is not kept beyond what the memory cache holds', async () => {
    const cache = createMemoryRobotsCache();
    const text = 'x'.repeat(500 * 1024);
    for (let n = 0; n < 100; n += 1) await cache.put({ origin: `https://${n}.example.com`, fetchedAt: n, text });
    expect(await cache.get('https://99.example.com')).toMatchObject({ fetchedAt: 99 });
    expect(await cache.get('https://0.example.com')).toBeUndefined();
  });
});
