import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asOperator } from '../../db/as-operator.ts';
import { mintKey } from '../../db/queries/mint-key.ts';
import { createClient } from '../support/client.ts';
import type { ChannelClient } from '../support/client.ts';
import { servePages } from '../support/serve-pages.ts';
import type { ServedPages } from '../support/serve-pages.ts';
import { startInstallation } from './start-installation.ts';
import type { Installation } from './start-installation.ts';

const CHANGELOG = `# Changelog

## 2.1.0 - 2026-05-04

- A reader for archived logs that opens files of any size

## 2.0.0 - 2026-03-02

- **Breaking:** support for configuration files in the old format is gone
`;

/** Statements of accept, of the stages and of the end, by words that stand in them alone. */
const STATEMENTS: Record<string, string[]> = {
  accept: ['accept_take'],
  'the first stage opens': ['open_stage', 'plan'],
  'the crawl opens': ['open_stage', 'crawl'],
  'the crawl is announced': ['record_progress', 'crawl'],
  'the archive is asked': ['find_answer'],
  'a turn at the origin': ['take_turn', 'http'],
  'a page is kept': ['keep_page'],
  'a page was read': ['add_page_read'],
  'a page is indexed': ['index_for_attempt'],
  'the crawl finishes': ['finish_stage', 'crawl/finished'],
  'the extraction finishes': ['finish_stage', 'extract/finished'],
  'citations are stored': ['add_citations'],
  'stills are stored': ['add_stills'],
  'the frame finishes': ['finish_stage', 'frame/finished'],
  'the grade, and the end': ['finish_graded'],
};
const ENDING: Record<string, string[]> = {
  'the extraction that ends it': ['finish_stage', 'extract/finished'],
  'the sentence about the end': ['from "stage"', 'finished_at'],
  'the end': ['end_take'],
};

let installation: Installation;
let pages: ServedPages;
let client: ChannelClient;
let operatorId: string;

beforeAll(async () => {
  pages = await servePages({
    '/changelog.md': (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/markdown; charset=utf-8' }).end(CHANGELOG);
    },
  });
  // With a delay between pages a turn is taken at their origin.
  installation = await startInstallation({ LONGTAKE_OUTBOUND_ALLOW: '127.0.0.0/8', LONGTAKE_CRAWL_DELAY_MS: '1' });
  await mintClient();
  const { rows } = await sql<{ id: string }>`select operator_id_of('ada@example.com') as id`.execute(
    installation.owner,
  );
  operatorId = rows[0]!.id;
}, 180_000);
// A key has its requests a minute, and each of these tests takes seconds.
beforeEach(async () => {
  client = await mintClient();
});
afterAll(async () => {
  await installation[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
}, 60_000);

const PHASES = ['before', 'after'] as const;
const each = (statements: Record<string, string[]>) =>
  Object.keys(statements).flatMap((name) => PHASES.map((phase) => [phase, name] as const));

describe('a take whose database session is cut', () => {
  it.each(each(STATEMENTS))(
    '%s "%s" is carried out ends once, is charged once, and stays as it ended',
    (phase, name) => expectOneEnd({ words: STATEMENTS[name]!, phase }, '/changelog.md', 'take.completed'),
    120_000,
  );

  it.each(each(ENDING))(
    '%s "%s" is carried out fails once, costs nothing, and stays as it ended',
    (phase, name) => expectOneEnd({ words: ENDING[name]!, phase }, '/missing.md', 'take.failed'),
    120_000,
  );
});

async function expectOneEnd(
  point: { words: string[]; phase: 'before' | 'after' },
  path: string,
  end: string,
): Promise<void> {
  const before = await findWallet();
  const body = JSON.stringify({ notes: `What changed? ${pages.origin}${path}?of=${randomUUID()}` });
  const held = installation.proxy.hold(point).then((at) => at.cut());
  const [takeId] = await Promise.all([askFor(body, randomUUID()), held]);

  const events = await client.events(takeId);
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
  expect(events.filter(({ type }) => /^take\.(?!accepted)/.test(type)).map(({ type }) => type)).toEqual([end]);
  const charged = end === 'take.completed' ? 1 : 0;
  expect(await findWallet()).toEqual({ available: before.available - charged, held: 0 });

  const seen = await look(takeId);
  expect(seen).toMatchObject({ status: 200, younger: 0 });
  const verified = await client.fetch(`/takes/${takeId}/verify`, { method: 'POST' });
  expect(await verified.json()).toMatchObject({ equal: true, differences: [] });
  expect(await look(takeId)).toEqual(seen);
}

async function mintClient(): Promise<ChannelClient> {
  const { key } = await mintKey(installation.owner, {
    operatorEmail: 'ada@example.com',
    scope: 'station',
    credits: 100,
  });
  return createClient({ baseUrl: installation.baseUrl, key, slug: 'changelog-scout' });
}

/** Asks like a client that does not give up. @returns the id of the take */
async function askFor(body: string, key: string): Promise<string> {
  for (;;) {
    const response = await client
      .fetch('/take', { method: 'POST', body, headers: { 'idempotency-key': key } })
      .catch(() => undefined);
    await response?.body?.cancel();
    if (response?.status === 200) return response.headers.get('x-take-id')!;
    await delay(100);
  }
}

async function look(takeId: string) {
  const exported = await client.fetch(`/takes/${takeId}/export`);
  const sha256 = createHash('sha256')
    .update(Buffer.from(await exported.arrayBuffer()))
    .digest('hex');
  const { rows } = await asOperator(installation.owner, operatorId, (trx) =>
    sql<{ younger: number; rows: number }>`
      select (select count(*)::int from take_event where take_id = t.take_id and at > t.ended_at)
          + (select count(*)::int from stage where take_id = t.take_id and greatest(started_at, finished_at) > t.ended_at)
          + (select count(*)::int from page_read where take_id = t.take_id and at > t.ended_at) as younger,
        (select count(*)::int from take_event where take_id = t.take_id) + (select count(*)::int from stage where take_id = t.take_id)
          + (select count(*)::int from page_read where take_id = t.take_id) + (select count(*)::int from citation where take_id = t.take_id)
          + (select count(*)::int from still where take_id = t.take_id) as rows
      from take t where t.take_id = ${takeId}`.execute(trx),
  );
  return { status: exported.status, etag: exported.headers.get('etag'), sha256, ...rows[0]! };
}

async function findWallet(): Promise<{ available: number; held: number }> {
  const { rows } = await asOperator(installation.owner, operatorId, (trx) =>
    sql<{ available: number; held: number }>`select available, held from wallet`.execute(trx),
  );
  return rows[0]!;
}
