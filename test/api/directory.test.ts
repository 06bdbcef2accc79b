import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Directory } from '#contracts/directory.ts';
import { channels } from '../../channels/index.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { toyChannel } from '../support/toy-channel.ts';

const withCard = (card: Partial<typeof toyChannel.card>) => ({ ...toyChannel, card: { ...toyChannel.card, ...card } });
const cards = [
  withCard({}),
  withCard({ slug: 'draft', number: 8, status: 'draft' }),
  withCard({ slug: 'keyed', number: 9, access: 'own_key', trade: true }),
  withCard({ slug: 'trade', number: 10, trade: true, credits: 3 }),
];
let service: TestService;

beforeAll(async () => {
  service = await startService({ channels: cards, isWorkerless: true });
});
afterAll(() => service[Symbol.asyncDispose]());

const get = (headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${service.baseUrl}/api/public/channels`, { headers, method });

describe('GET channels', () => {
  it('lists every channel without a key, its number as text and its addresses whole', async () => {
    const response = await get();
    const body = Directory.parse(await response.json());

    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(body.channels.map(({ slug }) => slug)).toEqual(['toy-facts', 'draft', 'keyed', 'trade']);
    expect(body.channels[0]).toEqual({
      slug: 'toy-facts',
      number: '7',
      name: 'Toy facts',
      status: 'live',
      access: 'open',
      trade: false,
      summary: 'Collects the lines of pages that say they are facts',
      inputs: 'Addresses of pages',
      outputs: 'A table of facts',
      credits: 1,
      links: {
        spec: 'http://longtake.test/api/public/channel/toy-facts/spec',
        agui: 'http://longtake.test/api/public/channel/toy-facts/agui',
        take: 'http://longtake.test/api/public/channel/toy-facts/take',
      },
    });
  });

  it('counts its stats', async () => {
    expect(await (await get()).json()).toMatchObject({ stats: { live: 3, open: 3, ownKey: 1, trades: 2 } });
  });

  it('is the same for a caller with a key, a bad key or a forwarded host', async () => {
    const plain = await (await get()).text();
    for (const headers of [
      { authorization: `Bearer ${(await service.mint()).key}` },
      { authorization: 'Bearer nonsense' },
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    ]) {
      const response = await get(headers);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(plain);
    }
  });

  it('may be kept, and answers 304 while it holds', async () => {
    const first = await get();
    const etag = first.headers.get('etag')!;

    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    expect(first.headers.get('vary')).toMatch(/accept/i);
    expect((await get({ 'if-none-match': etag })).status).toBe(304);
    expect((await get({ 'if-none-match': etag, accept: 'text/html' })).status).toBe(200);
  });

  it('is a page for a browser, with a link to every channel', async () => {
    const response = await get({ accept: 'text/html' });
    const page = await response.text();

    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const { card } of cards)
      expect(page).toContain(`<a href="http://longtake.test/api/public/channel/${card.slug}/spec">${card.name}</a>`);
  });

  it('answers HEAD without a body and no other method', async () => {
    const head = await get({}, 'HEAD');
    const post = await get({}, 'POST');

    expect([head.status, await head.text()]).toEqual([200, '']);
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('the channels of the product', () => {
  const numbers: Record<string, number> = {
    'changelog-scout': 43,
    'quote-compare': 90,
    'recall-check': 92,
    'soccer-scout': 57,
    'specimen-scout': 12,
    'cve-check': 101,
    'paper-scout': 102,
    'trial-finder': 103,
    'filing-scout': 104,
    'quake-watch': 105,
  };

  it('have the numbers of the interface document, each its own', () => {
    expect(channels.size).toBeGreaterThanOrEqual(1);
    for (const { card } of channels.values()) {
      expect([card.slug, card.number]).toEqual([card.slug, numbers[card.slug]]);
      expect(card.status).toBe('live');
    }
  });

  it('are all in the README', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    for (const { card } of channels.values()) expect(readme).toContain(`| \`${card.slug}\` | ${card.number} |`);
  });
});
