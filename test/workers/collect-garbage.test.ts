import { sql } from 'kysely';
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asOperator } from '../../db/as-operator.ts';
import { connect } from '../../db/connect.ts';
import type { Db } from '../../db/connect.ts';
import { createFilePageStore } from '../../db/page-store.ts';
import { addPage } from '../../db/queries/pages.ts';
import { asOnlyCollector } from '../../db/queries/collect-pages.ts';
import type { TakeEvidence, TakeVerification } from '#contracts/take-evidence.ts';
import { verifyExport } from '../../evidence/export/verify-export.ts';
import { collectGarbage } from '../../workers/collect-garbage.ts';
import { createClient } from '../support/client.ts';
import type { ChannelClient } from '../support/client.ts';
import { secret } from '../support/services.ts';
import { servePages } from '../support/serve-pages.ts';
import type { ServedPages } from '../support/serve-pages.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { toyChannel } from '../support/toy-channel.ts';

const HOUR_MS = 3_600_000;
const LOG = pino({ level: 'silent' });

let service: TestService;
let sites: ServedPages;
let worker: Db;
let number = 0;

beforeAll(async () => {
  service = await startService({ channels: [toyChannel] });
  worker = connect({ url: service.databaseUrl, role: 'worker', secret, max: 4 });
  sites = await servePages({
    '/cited': 'Fact: the mill grinds at night\n',
    '/uncited': 'Nothing here is a fact.\n',
    '/shared': 'Not a fact, and read by two.\n',
    '/slow': (_request, response) => setTimeout(() => response.end('Fact: the slow mill grinds too\n'), 600),
  });
});

afterAll(async () => {
  await worker.destroy();
  await service[Symbol.asyncDispose]();
  await sites[Symbol.asyncDispose]();
});

interface Operator {
  operatorId: string;
  client: ChannelClient;
}

let ada: Operator;

beforeEach(async () => {
  ada = await mint();
});

async function mint(): Promise<Operator> {
  number += 1;
  const operatorEmail = `miller-${number}@example.com`;
  const { key } = await service.mint({ operatorEmail });
  const { rows } = await sql<{ id: string }>`select operator_id_of(${operatorEmail}) as id`.execute(service.owner);
  return { operatorId: rows[0]!.id, client: createClient({ baseUrl: service.baseUrl, key }) };
}

async function roll({ client }: Operator, ...paths: string[]) {
  const { body, takeId } = await client.take({
    notes: `Facts of ${paths.map((path) => sites.origin + path).join(' ')}`,
  });
  const evidence = (await (await client.fetch(`/takes/${takeId}/evidence`)).json()) as TakeEvidence;
  const hashes = new Map(evidence.pages.map(({ sha256, url }) => [url?.replace(sites.origin, ''), sha256]));
  return { body, takeId, hashOf: (path: string): string => hashes.get(path)! };
}

/** Makes everything that an operator has older by some days; files too. */
async function age({ operatorId }: Operator, days: number): Promise<void> {
  const by = sql`${days} * interval '1 day'`;
  await asOperator(service.owner, operatorId, async (trx) => {
    await sql`update page set created_at = created_at - ${by}, collected_at = collected_at - ${by}`.execute(trx);
    await sql`update take set ended_at = ended_at - ${by}`.execute(trx);
  });
  const then = new Date(Date.now() - days * 24 * HOUR_MS);
  const folder = join(service.dataDir, 'pages');
  for (const name of await readdir(folder, { recursive: true })) await utimes(join(folder, name), then, then);
}

const collect = (): Promise<void> =>
  collectGarbage({
    db: worker,
    pages: createFilePageStore(join(service.dataDir, 'pages')),
    retentionDays: 30,
    takeRetentionDays: 0,
    graceMs: HOUR_MS,
    log: LOG,
    signal: new AbortController().signal,
  });

/** Marks, and then removes: twice, with the grace between. */
async function collectForGood(...operators: Operator[]): Promise<void> {
  await collect();
  for (const operator of operators) await age(operator, 1);
  await collect();
}

const pathOf = (sha256: string): string => join(service.dataDir, 'pages', 'bytes', sha256.slice(0, 2), sha256);
const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
const pageStatus = async ({ client }: Operator, sha256: string): Promise<number> =>
  (await client.fetch(`/pages/${sha256}`)).status;

describe('the collector', () => {
  it('removes what is old and uncited, and keeps what a take cites', async () => {
    const { hashOf, takeId } = await roll(ada, '/cited', '/uncited');
    await age(ada, 31);
    await collectForGood(ada);

    expect([await pageStatus(ada, hashOf('/cited')), await pageStatus(ada, hashOf('/uncited'))]).toEqual([200, 404]);
    expect([await isThere(pathOf(hashOf('/cited'))), await isThere(pathOf(hashOf('/uncited')))]).toEqual([true, false]);
    const names = await readdir(join(service.dataDir, 'pages'), { recursive: true });
    expect(names.filter((name) => name.includes(hashOf('/uncited')))).toEqual([]);
    const evidence = (await (await ada.client.fetch(`/takes/${takeId}/evidence`)).json()) as TakeEvidence;
    expect(evidence.pages).toHaveLength(2);
  });

  it('leaves a take that says what it lost, and is checked for the rest', async () => {
    const { hashOf, takeId } = await roll(ada, '/cited', '/uncited');
    await age(ada, 31);
    await collectForGood(ada);

    const gone = [
      {
        where: `pages/${hashOf('/uncited')}`,
        stored: hashOf('/uncited'),
        found: expect.stringMatching(/^removed on \d{4}-\d\d-\d\d, as the retention of this service has it/) as string,
      },
    ];
    const verified = await ada.client.fetch(`/takes/${takeId}/verify`, { method: 'POST' });
    expect((await verified.json()) as TakeVerification).toEqual({ equal: false, differences: gone });
    const exported = await ada.client.fetch(`/takes/${takeId}/export`);
    const channels = new Map([[toyChannel.card.slug, toyChannel]]);
    const recheck = await verifyExport(new Uint8Array(await exported.arrayBuffer()), channels);
    expect(recheck?.differences).toEqual(gone);
  });

  it('removes nothing that is young, and nothing that an older page was read again of', async () => {
    const young = await roll(ada, '/uncited');
    await collectForGood();
    expect(await pageStatus(ada, young.hashOf('/uncited'))).toBe(200);

    await age(ada, 31);
    await roll(ada, '/uncited');
    await collectForGood();
    expect(await pageStatus(ada, young.hashOf('/uncited'))).toBe(200);
  });

  it('keeps bytes that another operator holds, for that one alone', async () => {
    const bob = await mint();
    const { hashOf } = await roll(ada, '/shared');
    await age(ada, 32);
    await roll(bob, '/shared');
    await collectForGood(ada);

    const sha256 = hashOf('/shared');
    expect([await pageStatus(ada, sha256), await pageStatus(bob, sha256)]).toEqual([404, 200]);
    expect(await isThere(pathOf(sha256))).toBe(true);
    await age(bob, 32);
    await collectForGood(bob);
    expect([await pageStatus(bob, sha256), await isThere(pathOf(sha256))]).toEqual([404, false]);
  });

  it('keeps what an unfinished take has read, however old', async () => {
    const running = ada.client.take({ notes: `pause frame 3000 Facts of ${sites.origin}/uncited` });
    await expect.poll(async () => (await countReads(ada)) > 0).toBe(true);
    await age(ada, 40);
    await collectForGood(ada);

    const { body } = await running;
    expect(body.lifecycle.state).toBe('finished');
    expect((await countPages(ada)).collected).toBe(0);
  });

  it('brings a page back that comes again, for the takes that had read it', async () => {
    const { hashOf, takeId } = await roll(ada, '/cited', '/uncited');
    await age(ada, 31);
    await collectForGood(ada);
    await roll(ada, '/uncited');

    expect(await pageStatus(ada, hashOf('/uncited'))).toBe(200);
    const verified = await ada.client.fetch(`/takes/${takeId}/verify`, { method: 'POST' });
    expect(await verified.json()).toEqual({ equal: true, differences: [] });
  });

  it('forgets pages of which no take knows, and files of which nobody does', async () => {
    const store = createFilePageStore(join(service.dataDir, 'pages'));
    const refused = await store.putBytes(Buffer.from(`a refused page of ${ada.operatorId}`));
    await addPage(worker, ada.operatorId, { sha256: refused, byteLength: 9, mediaType: 'text/plain', url: null });
    const stray = await store.putBytes(Buffer.from(`left by a crash of ${ada.operatorId}`));
    await age(ada, 31);
    const half = `${pathOf(stray)}.0123456789ab`;
    await writeFile(half, 'half');
    await utimes(half, new Date(0), new Date(0));
    const fresh = await store.putBytes(Buffer.from(`kept just now by ${ada.operatorId}`));
    await collectForGood();
    await age(ada, 1);
    await writeFile(pathOf(fresh), `kept just now by ${ada.operatorId}`);
    await collect();

    expect(await countPages(ada)).toEqual({ all: 0, collected: 0 });
    const there = await Promise.all([pathOf(refused), pathOf(stray), half, pathOf(fresh)].map(isThere));
    expect(there).toEqual([false, false, false, true]);
  });

  it('puts a file back that a crash left aside, while its page is held', async () => {
    const { hashOf } = await roll(ada, '/cited');
    const path = pathOf(hashOf('/cited'));
    const { rename } = await import('node:fs/promises');
    await mkdir(join(service.dataDir, 'pages', 'text'), { recursive: true });
    await rename(path, `${path}.removed`);
    await collect();

    expect([await isThere(path), await isThere(`${path}.removed`)]).toEqual([true, false]);
  });

  it('works alone', async () => {
    let inner: boolean | undefined;
    const outer = await asOnlyCollector(worker, async () => {
      inner = await asOnlyCollector(worker, () => Promise.resolve());
    });

    expect([outer, inner]).toEqual([true, false]);
    expect(await asOnlyCollector(worker, () => Promise.resolve())).toBe(true);
  });
});

async function countReads({ operatorId }: Operator): Promise<number> {
  const { rows } = await asOperator(service.owner, operatorId, (trx) =>
    sql<{ count: number }>`select count(*)::int as count from page_read`.execute(trx),
  );
  return rows[0]!.count;
}

async function countPages({ operatorId }: Operator): Promise<{ all: number; collected: number }> {
  const { rows } = await asOperator(service.owner, operatorId, (trx) =>
    sql<{ all: number; collected: number }>`
      select count(*)::int as all, count(collected_at)::int as collected from page`.execute(trx),
  );
  return rows[0]!;
}
