import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOperator } from '../../db/as-operator.ts';
import { createClient } from '../support/client.ts';
import type { ChannelClient } from '../support/client.ts';
import { signIn } from '../support/people.ts';
import { servePages } from '../support/serve-pages.ts';
import type { ServedPages } from '../support/serve-pages.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';

const QUOTA = 400_000;

let service: TestService;
let sites: ServedPages;
beforeAll(async () => {
  service = await startService({ api: { archiveQuotaBytes: QUOTA }, worker: { archiveQuotaBytes: QUOTA } });
  sites = await servePages({
    '/small': 'Fact: the mill grinds at night\n',
    '/large': `Fact: the mill is large\n${'x'.repeat(QUOTA)}\n`,
  });
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await sites[Symbol.asyncDispose]();
});

async function open(operatorEmail: string): Promise<{ client: ChannelClient; operatorId: string }> {
  const { key } = await service.mint({ operatorEmail, credits: 500 });
  const { rows } = await sql<{ id: string }>`select operator_id_of(${operatorEmail}) as id`.execute(service.owner);
  return { client: createClient({ baseUrl: service.baseUrl, key }), operatorId: rows[0]!.id };
}

const rowOf = async <T>(operatorId: string, query: ReturnType<typeof sql<T>>): Promise<T> =>
  asOperator(service.owner, operatorId, async (trx) => (await query.execute(trx)).rows[0]!);

describe('an archive that holds as much as it may', () => {
  it('is what takes that only ask fill too, and then no take is accepted, charged or written', async () => {
    const { client, operatorId } = await open('asks@example.com');
    const notes = Array.from({ length: 12_000 }, (_, n) => `which ${(n * 7919) % 99_991}`)
      .join(' ')
      .slice(0, 99_000);
    let accepted = 0;
    let refused: Response | undefined;
    while (refused === undefined && accepted < 200) {
      const { response, body } = await client.take({ notes });
      if (response.status === 200) {
        accepted += 1;
        expect(body.lifecycle.state).toBe('needs_input');
      } else refused = await client.fetch('/take', { method: 'POST', body: JSON.stringify({ notes }) });
    }
    expect(accepted).toBeGreaterThan(1);
    expect(refused?.status).toBe(409);
    expect(await refused!.json()).toMatchObject({ code: 'archive_full', title: 'The archive is full' });
    const { takes } = await rowOf(operatorId, sql<{ takes: number }>`select count(*)::int as takes from take`);
    expect(takes).toBe(accepted);
    const browser = await signIn(service.authDb, { operatorId, email: 'asks@example.com' }, service.baseUrl);
    expect((await browser.get('/console/account')).text).toMatch(
      /Your archive holds [\d.]+ MB of the 0\.4 MB that it may hold\. No take is accepted/,
    );
    expect(await rowOf(operatorId, sql`select available, held from wallet`)).toEqual({ available: 500, held: 0 });
  });

  it('answers a key that is known, and what is there, and takes others for others', async () => {
    const { client, operatorId } = await open('known@example.com');
    const order = { notes: `Facts of ${sites.origin}/small` };
    const first = await client.take(order, { 'idempotency-key': 'k' });
    expect(first.response.status).toBe(200);
    await rowOf(operatorId, sql`update archive_usage set bytes = ${QUOTA}`);
    const again = await client.take(order, { 'idempotency-key': 'k' });
    expect(again.response.headers.get('idempotency-replayed')).toBe('true');
    expect((await client.take(order)).response.status).toBe(409);
    expect((await client.fetch(`/takes/${first.takeId}/export`)).status).toBe(200);
    const other = await open('other@example.com');
    expect((await other.client.take(order)).response.status).toBe(200);
  });

  it('keeps no page that is beyond it; the take says so and costs nothing', async () => {
    const { client, operatorId } = await open('large@example.com');
    const { body } = await client.take({ notes: `Facts of ${sites.origin}/large` });
    expect(body.lifecycle).toMatchObject({ state: 'failed' });
    expect(body.lifecycle.recovery.detail).toContain('the archive of this operator is full');
    expect(await rowOf(operatorId, sql`select available, held from wallet`)).toEqual({ available: 500, held: 0 });
    const { bytes } = await rowOf(operatorId, sql<{ bytes: number }>`select bytes::int as bytes from archive_usage`);
    expect(bytes).toBeLessThan(QUOTA);
    const mixed = await client.take({ notes: `Facts of ${sites.origin}/small ${sites.origin}/large` });
    expect(mixed.body.lifecycle).toMatchObject({ state: 'finished' });
    expect(mixed.body.lifecycle.undone.join()).toContain('the archive of this operator is full');
  });
});
