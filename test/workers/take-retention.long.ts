import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TakeEvidence } from '#contracts/take-evidence.ts';
import { asOperator } from '../../db/as-operator.ts';
import { connect } from '../../db/connect.ts';
import type { Db } from '../../db/connect.ts';
import { createFilePageStore } from '../../db/page-store.ts';
import { collectGarbage } from '../../workers/collect-garbage.ts';
import { createClient } from '../support/client.ts';
import type { ChannelClient } from '../support/client.ts';
import { secret } from '../support/services.ts';
import { servePages } from '../support/serve-pages.ts';
import type { ServedPages } from '../support/serve-pages.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';

const DAYS = 30;
/** Everything that a take has rows in, and that goes with it. */
const OF_A_TAKE = ['take', 'take_event', 'stage', 'page_read', 'citation', 'still', 'idempotency', 'archived_document'];

let service: TestService;
let sites: ServedPages;
let worker: Db;
let client: ChannelClient;
let operatorId: string;

beforeAll(async () => {
  service = await startService();
  worker = connect({ url: service.databaseUrl, role: 'worker', secret, max: 4 });
  sites = await servePages({
    '/own': 'Fact: the old mill grinds at night\n',
    '/shared': 'Fact: the mill has two wheels\n',
    '/young': 'Fact: the young mill grinds by day\n',
  });
  const { key } = await service.mint();
  client = createClient({ baseUrl: service.baseUrl, key });
  const { rows } = await sql<{ id: string }>`select operator_id_of('ada@example.com') as id`.execute(service.owner);
  operatorId = rows[0]!.id;
});
afterAll(async () => {
  await worker.destroy();
  await service[Symbol.asyncDispose]();
  await sites[Symbol.asyncDispose]();
});

async function roll(notes: string, headers: Record<string, string> = {}) {
  const { takeId, body } = await client.take({ notes }, headers);
  const evidence = (await (await client.fetch(`/takes/${takeId}/evidence`)).json()) as TakeEvidence;
  return { takeId, body, hashes: evidence.pages.map(({ sha256 }) => sha256) };
}

const asAda = <T>(query: ReturnType<typeof sql<T>>) =>
  asOperator(service.owner, operatorId, async (trx) => (await query.execute(trx)).rows);

/** Makes a take end some days earlier, with its pages and all files. */
async function age(takeId: string, days: number): Promise<void> {
  await asAda(sql`update take set ended_at = ended_at - ${days} * interval '1 day' where take_id = ${takeId}`);
  await asAda(sql`
    update page set created_at = created_at - ${days} * interval '1 day', collected_at = collected_at - ${days} * interval '1 day'
    where sha256 in (select sha256 from page_read where take_id = ${takeId}) or collected_at is not null`);
  const then = new Date(Date.now() - days * 86_400_000);
  const folder = join(service.dataDir, 'pages');
  for (const name of await readdir(folder, { recursive: true })) await utimes(join(folder, name), then, then);
}

const collect = (takeRetentionDays = DAYS): Promise<void> =>
  collectGarbage({
    db: worker,
    pages: createFilePageStore(join(service.dataDir, 'pages')),
    retentionDays: 0,
    takeRetentionDays,
    graceMs: 3_600_000,
    log: pino({ level: 'silent' }),
    signal: new AbortController().signal,
  });

const rowsOf = async (takeId: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    await Promise.all(
      OF_A_TAKE.map(async (table) => {
        const [row] = await asAda(sql<{ n: number }>`
          select count(*)::int as n from ${sql.table(table)} where take_id = ${takeId}`);
        return [table, row!.n] as const;
      }),
    ),
  );
const usage = async (): Promise<number> =>
  Number((await asAda(sql<{ bytes: string }>`select bytes from archive_usage`))[0]?.bytes ?? 0);
/** What it has to be, counted anew. */
const counted = async (): Promise<number> =>
  Number(
    (
      await asAda(sql<{ bytes: string }>`
        select coalesce((select sum(byte_length) from page where collected_at is null), 0) + coalesce((select sum(stored_bytes) from take), 0) as bytes`)
    )[0]!.bytes,
  );
const files = async (): Promise<string[]> => {
  const names = await readdir(join(service.dataDir, 'pages', 'bytes'), { recursive: true });
  return names.flatMap((name) => /[0-9a-f]{64}$/.exec(name) ?? []);
};

describe('a take that ended longer ago than takes are kept', () => {
  it('goes with its log, outputs, stills and the pages that no other take has read', async () => {
    const kept = await roll(`Facts of ${sites.origin}/shared ${sites.origin}/young`);
    const old = await roll(`Facts of ${sites.origin}/own ${sites.origin}/shared`, { 'idempotency-key': 'old' });
    const asking = await roll('Which facts?');
    expect(asking.body.lifecycle.state).toBe('needs_input');
    const before = await usage();
    expect(before).toBe(await counted());
    expect((await rowsOf(old.takeId))['take_event']).toBeGreaterThan(5);
    const stillsOf = (takeId: string) =>
      asAda(sql<{ sha256: string }>`select sha256 from still where take_id = ${takeId}`);
    const keptStills = (await stillsOf(kept.takeId)).map(({ sha256 }) => sha256);
    const stills = (await stillsOf(old.takeId)).filter(({ sha256 }) => !keptStills.includes(sha256));
    expect(stills.length).toBeGreaterThan(0);

    // An export is attested, and the statement kept.
    expect((await client.fetch(`/takes/${old.takeId}/export`)).status).toBe(200);
    await age(old.takeId, DAYS + 1);
    await age(asking.takeId, DAYS + 1);
    await collect(0);
    expect((await client.fetch(`/takes/${old.takeId}`)).status).toBe(200);
    await collect();
    expect(await rowsOf(old.takeId)).toEqual(Object.fromEntries(OF_A_TAKE.map((table) => [table, 0])));
    expect(await rowsOf(asking.takeId)).toMatchObject({ take: 0, take_event: 0, stage: 0 });
    for (const path of ['', '/export', '/evidence']) {
      expect((await client.fetch(`/takes/${old.takeId}${path}`)).status, path).toBe(404);
      expect((await client.fetch(`/takes/${kept.takeId}${path}`)).status, path).toBe(200);
    }
    expect(await usage()).toBe(await counted());
    expect(await usage()).toBeLessThan(before);

    // Files go after the grace, but not those that somebody else holds.
    await age(kept.takeId, 1);
    await collect();
    const left = await files();
    const own = old.hashes.filter((sha256) => !kept.hashes.includes(sha256));
    expect(own).toHaveLength(1);
    expect(left).not.toContain(own[0]);
    for (const { sha256 } of stills) expect(left).not.toContain(sha256);
    expect(left).toEqual(expect.arrayContaining([...kept.hashes, ...keptStills]));
    const verified = await client.fetch(`/takes/${kept.takeId}/verify`, { method: 'POST' });
    expect(await verified.json()).toEqual({ equal: true, differences: [] });
  });

  it('stays in the ledger, and its number is not given again', async () => {
    const old = await roll(`Facts of ${sites.origin}/own`);
    await age(old.takeId, DAYS + 1);
    await collect();
    const [paid] = await asAda(sql<{ n: number }>`
      select count(*)::int as n from ledger_transfer where operation like ${`take:${old.takeId}:%`}`);
    expect(paid!.n).toBe(2);
    const next = await roll(`Facts of ${sites.origin}/young`);
    expect(next.body.takeNo).toBeGreaterThan(old.body.takeNo);
  });

  it('is kept where it has not ended, or ended within that time', async () => {
    const young = await roll(`Facts of ${sites.origin}/young`);
    await age(young.takeId, DAYS - 1);
    const { takeId } = await client.take(
      { notes: `pause extract 3000 ${sites.origin}/young` },
      { prefer: 'respond-async' },
    );
    await asAda(sql`update take set created_at = created_at - interval '90 days' where take_id = ${takeId}`);
    await collect();
    expect((await client.fetch(`/takes/${young.takeId}`)).status).toBe(200);
    expect((await client.events(takeId)).at(-1)?.type).toBe('take.completed');
  });

  it('leaves no table that has keys to takes out', async () => {
    const { rows } = await sql<{ name: string }>`
      select conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'take'::regclass`.execute(
      service.owner,
    );
    const { rows: source } = await sql<{ text: string }>`
      select prosrc as text from pg_proc where proname = 'remove_takes'`.execute(service.owner);
    expect(rows.length).toBeGreaterThan(8);
    const kept = new Set(['specimen']);
    for (const { name } of rows)
      if (!kept.has(name)) expect(source[0]!.text).toContain(`delete from ${name} where take_id`);
  });

  it('is removed by nobody else', async () => {
    const { takeId } = await roll(`Facts of ${sites.origin}/young`);
    for (const table of ['take_event', 'take', 'page_read'])
      await expect(
        asOperator(worker, operatorId, (trx) =>
          sql`delete from ${sql.table(table)} where take_id = ${takeId}`.execute(trx),
        ),
      ).rejects.toMatchObject({ code: '42501' });
    await expect(asAda(sql`delete from take_event where take_id = ${takeId}`)).rejects.toMatchObject({ code: '0A000' });
  });
});

describe('a page that no take has read after all', () => {
  it('goes after a day, where nothing else is ever removed', async () => {
    const { takeId } = await roll(`Facts of ${sites.origin}/young`);
    const store = createFilePageStore(join(service.dataDir, 'pages'));
    const sha256 = await store.putBytes(new TextEncoder().encode('a page that asks to sign in'));
    await asOperator(worker, operatorId, (trx) =>
      sql`select keep_page(${operatorId}, ${sha256}, 27, 'text/html', 'http://pages.example/')`.execute(trx),
    );
    await collect(0);
    expect(await usage()).toBe(await counted());
    const [marked] = await asAda(
      sql<{ at: Date | null }>`select collected_at as at from page where sha256 = ${sha256}`,
    );
    expect(marked!.at).toBeNull();
    await asAda(sql`update page set created_at = created_at - interval '25 hours' where sha256 = ${sha256}`);
    await collect(0);
    await age(takeId, 1);
    await collect(0);
    expect(await files()).not.toContain(sha256);
    expect(await usage()).toBe(await counted());
    expect((await client.fetch(`/takes/${takeId}/export`)).status).toBe(200);
  });
});
