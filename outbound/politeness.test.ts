import { describe, expect, it } from 'vitest';
import { openOutbound } from './testing/open-outbound.ts';
import { startSite } from './testing/site.ts';

/** A site that notes when each request came; robots.txt is given. */
async function startTimedSite(
  robots = '',
  answer: { status: number; headers?: Record<string, string> } = { status: 200 },
) {
  const times: number[] = [];
  const site = await startSite(
    (request, response) => {
      if (request.url === '/robots.txt') response.end(robots);
      else {
        times.push(performance.now());
        response.writeHead(answer.status, answer.headers).end('page');
      }
    },
    { servesRobots: true },
  );
  const getGaps = () => times.slice(1).map((time, at) => time - (times[at] ?? 0));
  return { ...site, times, getGaps, [Symbol.asyncDispose]: () => site[Symbol.asyncDispose]() };
}

describe('requests to one origin', () => {
  it('keep the delay, robots.txt aside', async () => {
    await using site = await startTimedSite();
    await using outbound = openOutbound({ crawlDelayMs: 80 });
    await Promise.all(['/1', '/2', '/3'].map((path) => outbound.fetchPage({ url: site.origin + path })));
    expect(site.getGaps()).toHaveLength(2);
    expect(Math.min(...site.getGaps())).toBeGreaterThanOrEqual(60);
  });

  it('do not wait after robots.txt', async () => {
    await using site = await startTimedSite();
    await using outbound = openOutbound({ crawlDelayMs: 600_000 });
    expect(await outbound.fetchPage({ url: site.origin, maxWaitMs: 60_000 })).toMatchObject({ kind: 'page' });
  });

  it('keep the longer delay that robots.txt asks for, up to the cap', async () => {
    await using site = await startTimedSite('User-agent: *\nCrawl-delay: 3600');
    await using outbound = openOutbound({ crawlDelayMs: 10, limits: { maxCrawlDelayMs: 120 } });
    await Promise.all(['/1', '/2'].map((path) => outbound.fetchPage({ url: site.origin + path })));
    expect(site.getGaps()[0]).toBeGreaterThanOrEqual(95);
  });

  it('keep the delay over redirects', async () => {
    await using site = await startTimedSite('', { status: 302, headers: { location: '/again' } });
    await using outbound = openOutbound({ crawlDelayMs: 80 });
    await outbound.fetchPage({ url: `${site.origin}/first` });
    expect(site.getGaps()[0]).toBeGreaterThanOrEqual(60);
  });

  it('do not spend their own time on waiting', async () => {
    await using site = await startTimedSite();
    await using outbound = openOutbound({ crawlDelayMs: 1_500 });
    const outcomes = await Promise.all(
      ['/1', '/2', '/3', '/4'].map((path) => outbound.fetchPage({ url: site.origin + path, timeoutMs: 4_000 })),
    );
    expect(outcomes.map(({ kind }) => kind)).toEqual(['page', 'page', 'page', 'page']);
  });

  it('do not hold up those to another origin', async () => {
    await using one = await startTimedSite();
    await using other = await startTimedSite();
    await using outbound = openOutbound({ crawlDelayMs: 600_000 });
    const outcomes = await Promise.all(
      [one, other].map(({ origin }) => outbound.fetchPage({ url: origin, maxWaitMs: 60_000 })),
    );
    expect(outcomes.map(({ kind }) => kind)).toEqual(['page', 'page']);
  });

  it('wait for a Retry-After, and fail at once where it is long', async () => {
    const answer = { status: 429, headers: { 'retry-after': '1' } };
    await using site = await startTimedSite('', answer);
    await using outbound = openOutbound({ limits: { maxPauseMs: 2_000 } });
    expect(await outbound.fetchPage({ url: site.origin })).toMatchObject({ status: 429, retryAfterMs: 1_000 });
    answer.headers['retry-after'] = '3600';
    await outbound.fetchPage({ url: site.origin });
    expect(site.getGaps()[0]).toBeGreaterThanOrEqual(950);
    const outcome = await outbound.fetchPage({ url: site.origin });
    expect(outcome).toMatchObject({ code: 'http_status', status: 429, isTransient: true });
    expect(site.times).toHaveLength(2);
  });

  it('end in budget where their turn does not come in time', async () => {
    await using site = await startTimedSite('', { status: 302, headers: { location: '/next' } });
    await using outbound = openOutbound({ crawlDelayMs: 600_000 });
    expect(await outbound.fetchPage({ url: site.origin, maxWaitMs: 50 })).toMatchObject({ code: 'budget' });
    expect(site.times).toHaveLength(1);
    // The time that the request itself takes is no waiting.
    await using slow = await startSite((_request, response) => setTimeout(() => response.end('page'), 120));
    expect(await outbound.fetchPage({ url: slow.origin, maxWaitMs: 50 })).toMatchObject({ kind: 'page' });
  });

  it('can be cancelled while they wait', async () => {
    await using site = await startTimedSite();
    await using outbound = openOutbound({ crawlDelayMs: 60_000 });
    await outbound.fetchPage({ url: `${site.origin}/1` });
    const controller = new AbortController();
    const waiting = outbound.fetchPage({ url: `${site.origin}/2`, signal: controller.signal });
    const reason = new Error('enough');
    setTimeout(() => controller.abort(reason), 30);
    await expect(waiting).rejects.toBe(reason);
    expect(site.times).toHaveLength(1);
  });
});

describe('calls of an API source', () => {
  it('keep the limits of that source, whatever the crawl delay', async () => {
    await using site = await startTimedSite('User-agent: *\nCrawl-delay: 60');
    const sources = { REGISTRY: { minIntervalMs: 60, concurrency: 1 } };
    await using outbound = openOutbound({ crawlDelayMs: 600_000, sources });
    const call = (path: string) => outbound.fetchPage({ url: site.origin + path, source: 'REGISTRY' });
    await Promise.all([call('/1'), call('/2'), call('/3')]);
    // Starts are 60 ms apart; arrivals jitter by some milliseconds.
    expect(Math.min(...site.getGaps())).toBeGreaterThanOrEqual(35);
  });

  it('pause by source when it asks for that', async () => {
    await using site = await startTimedSite('', { status: 503, headers: { 'retry-after': '600' } });
    await using outbound = openOutbound();
    await outbound.fetchPage({ url: site.origin, source: 'REGISTRY' });
    expect(await outbound.fetchPage({ url: site.origin, source: 'REGISTRY' })).toMatchObject({ status: 503 });
    expect(site.times).toHaveLength(1);
    await outbound.fetchPage({ url: site.origin, source: 'OTHER' });
    expect(site.times).toHaveLength(2);
  });
});
