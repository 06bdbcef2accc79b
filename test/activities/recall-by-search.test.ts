import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOperator } from '../../db/as-operator.ts';
import type { TakeEvent } from '#contracts/take-event.ts';
import type { TakeVerification } from '#contracts/take-evidence.ts';
import { changelogScout } from '../../channels/changelog-scout/channel.ts';
import { createClient } from '../support/client.ts';
import type { ChannelClient } from '../support/client.ts';
import { servePages } from '../support/serve-pages.ts';
import type { ServedPages } from '../support/serve-pages.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';

const HERON = `# Heron changelog

## 3.0.0 - 2031-05-02

### Removed

- **Breaking:** the old parser is gone; Kestrel 3 replaces it

## 2.9.0 - 2031-01-20

- Fix a crash of the parser
`;

let service: TestService;
let pages: ServedPages;
let ada: ChannelClient;
let bob: ChannelClient;

beforeAll(async () => {
  service = await startService({ channels: [changelogScout] });
  let edition = 0;
  pages = await servePages({
    '/heron/changes': HERON,
    '/tern': (_request, response) => {
      edition += 1;
      response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' });
      response.end(`# Tern changelog\n\n## ${edition}.0.0\n\n- **Breaking:** edition ${edition} drops the nest\n`);
    },
    '/gull': (_request, response) =>
      response
        .writeHead(pages.asked.filter((path) => path === '/gull').length > 1 ? 404 : 200)
        .end('# Gull changelog\n\n## 1.0.0\n\n- First flight\n'),
  });
  for (const [email, assign] of [
    ['ada@example.com', (client: ChannelClient) => (ada = client)],
    ['bob@example.com', (client: ChannelClient) => (bob = client)],
  ] as const) {
    const { key } = await service.mint({ operatorEmail: email });
    assign(createClient({ baseUrl: service.baseUrl, key, slug: 'changelog-scout' }));
  }
  await ada.take({ notes: `What changed? ${pages.origin}/heron/changes` });
  await ada.take({ notes: `What changed? ${pages.origin}/tern` });
  await ada.take({ notes: `What changed? ${pages.origin}/gull` });
});

afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
});

describe('a brief that names a product and no address', () => {
  it('is answered from a page that an earlier take has read, with its age', async () => {
    await agePages('/heron/changes', 5);
    const asked = count('/heron/changes');
    const { body, takeId } = await ada.take({ notes: 'What broke in Heron 3?' });

    expect(body.lifecycle.state).toBe('finished');
    expect(body.output).toMatch(/was read 5 minutes ago and comes from the archive/);
    expect(body.table?.rows.map(({ version }) => version)).toEqual(['3.0.0']);
    expect(body.links).toContain(`${pages.origin}/heron/changes`);
    expect(count('/heron/changes')).toBe(asked);
    const events = await ada.events(takeId);
    const [called, returned] = events.filter(isSearch);
    expect(called).toMatchObject({ tool: 'search_archive', args: { name: 'Heron' } });
    expect(returned).toMatchObject({
      result: { found: 1, stale: 0, pages: [expect.stringMatching(/^[0-9a-f]{64}$/)] },
    });
    expect(await verify(ada, takeId)).toEqual({ equal: true, differences: [] });
  });

  it('has a page that is older than the channel allows fetched again', async () => {
    await agePages('/tern', 60);
    const asked = count('/tern');
    const { body, takeId } = await ada.take({ notes: 'Breaking changes in Tern, please' });

    expect(body.lifecycle.state).toBe('finished');
    expect(count('/tern')).toBe(asked + 1);
    expect(body.table?.rows.map(({ version }) => version)).toEqual([`${asked + 1}.0.0`]);
    expect(body.output).not.toMatch(/ago/);
    const [, returned] = (await ada.events(takeId)).filter(isSearch);
    expect(returned).toMatchObject({ result: { found: 1, stale: 1 } });
    expect(await verify(ada, takeId)).toEqual({ equal: true, differences: [] });
  });

  it('fails for nothing when that page is gone', async () => {
    await agePages('/gull', 60);
    const { body } = await ada.take({ notes: 'What changed in Gull?' });

    expect(body.lifecycle.state).toBe('failed');
    expect(body.lifecycle.recovery.detail).toMatch(/404/);
  });

  it('uses a page of any age where nothing may be retrieved', async () => {
    await agePages('/heron/changes', 3 * 24 * 60);
    const asked = count('/heron/changes');
    const { body, takeId } = await ada.take({ notes: 'What broke in Heron 3?', skipRetrieval: true });

    expect(body.lifecycle.state).toBe('finished');
    expect(body.output).toMatch(/was read 3 days ago/);
    expect(count('/heron/changes')).toBe(asked);
    expect(await verify(ada, takeId)).toEqual({ equal: true, differences: [] });
  });

  it.each([
    ['the archive holds nothing of', 'What broke in Bittern 3?', 'Bittern'],
    ['only stands on the page of another', 'What broke in Kestrel 3?', 'Kestrel'],
  ])('asks, free of charge, for a product that %s', async (_what, notes, name) => {
    const before = await creditsOf(ada);
    const { body, takeId } = await ada.take({ notes });

    expect(body.lifecycle.state).toBe('needs_input');
    expect(body.grade).toBeUndefined();
    expect(body.asks).toEqual([
      { key: 'address', blocking: true, ask: expect.stringContaining(`is about ${name}. Which changelog`) },
    ]);
    expect(body.creditsLeft).toBe(before);
    expect(await verify(ada, takeId)).toEqual({ equal: true, differences: [] });
  });

  it('tells what it found and asks for the rest', async () => {
    const { body } = await ada.take({ notes: 'Compare Heron 3 and Bittern 3', skipRetrieval: true });

    expect(body.lifecycle.state).toBe('finished');
    expect(body.table?.rows.length).toBeGreaterThan(0);
    expect(body.asks.map(({ ask }) => ask)).toEqual([expect.stringContaining('is about Bittern.')]);
  });

  it('is told nothing of what another operator has read', async () => {
    const { body, takeId } = await bob.take({ notes: 'What broke in Heron 3?', skipRetrieval: true });

    expect(body.lifecycle.state).toBe('needs_input');
    const [, returned] = (await bob.events(takeId)).filter(isSearch);
    expect(returned).toMatchObject({ result: { found: 0, stale: 0, pages: [] } });
  });

  it('asks for an address as before when it names no product', async () => {
    const { body, takeId } = await ada.take({ notes: 'What changed in the last three releases?' });

    expect(body.lifecycle.state).toBe('needs_input');
    expect((await ada.events(takeId)).filter(isSearch)).toEqual([]);
  });
});

const isSearch = (event: TakeEvent): boolean => 'callId' in event && event.stage === 'recall';

const count = (path: string): number => pages.asked.filter((one) => one === path).length;

/** Makes what is archived of a path older than it is. */
async function agePages(path: string, minutes: number): Promise<void> {
  const { rows } = await sql<{ id: string }>`select operator_id_of('ada@example.com') as id`.execute(service.owner);
  await asOperator(service.owner, rows[0]!.id, (trx) =>
    sql`update page_read set at = clock_timestamp() - ${minutes} * interval '1 minute' where requested_url = ${pages.origin + path}`.execute(
      trx,
    ),
  );
}

async function verify(client: ChannelClient, takeId: string): Promise<TakeVerification> {
  const response = await client.fetch(`/takes/${takeId}/verify`, { method: 'POST' });
  return (await response.json()) as TakeVerification;
}

/** A brief that is refused by its limits costs nothing either: what is left is read off a take that asks. */
async function creditsOf(client: ChannelClient): Promise<number | null | undefined> {
  return (await client.take({ notes: 'What changed?' })).body.creditsLeft;
}
