import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { asOperator } from '../../db/as-operator.ts';
import { connect } from '../../db/connect.ts';
import { createClient } from '../support/client.ts';
import { servePages } from '../support/serve-pages.ts';
import { asAdmin, secret } from '../support/services.ts';
import { startService } from '../support/start-service.ts';

/** Rounds in which every session of API and worker is cut, at whatever statement it is. */
const CUTS = 40;

it('takes end, and are charged once, while every database session is cut again and again', async () => {
  await using pages = await servePages({ '/facts': 'Fact: Water boils at 100 degrees.\n' });
  await using service = await startService();
  const { key } = await service.mint({ credits: 100 });
  const client = createClient({ baseUrl: service.baseUrl, key });
  const name = new URL(service.databaseUrl).pathname.slice(1);
  let isCutting = true;
  const cutting = (async () => {
    for (let cut = 0; cut < CUTS; cut += 1)
      await asAdmin(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and usename in ('lt_api', 'lt_worker')`,
      );
    isCutting = false;
  })();
  const accepted = new Set<string>();
  for (let at = 0; isCutting || accepted.size < 8; at += 1) {
    const idempotency = { 'idempotency-key': `take-${at % 8}`, prefer: 'wait=0' };
    const response = await client.fetch('/take', {
      method: 'POST',
      body: JSON.stringify({ notes: `Facts of ${pages.origin}/facts` }),
      headers: idempotency,
    });
    expect([200, 202, 503]).toContain(response.status);
    const takeId = response.headers.get('x-take-id');
    if (takeId) accepted.add(takeId);
    await response.body?.cancel();
  }
  await cutting;
  for (const takeId of accepted) expect((await client.events(takeId)).at(-1)?.type).toBe('take.completed');

  expect(accepted.size).toBe(8);
  await using stack = new AsyncDisposableStack();
  const db = stack.adopt(connect({ url: service.databaseUrl, role: 'api', secret, max: 1 }), (each) => each.destroy());
  const { rows: owner } = await sql<{ id: string }>`select operator_id_of('ada@example.com') as id`.execute(
    service.owner,
  );
  const { rows } = await asOperator(db, owner[0]!.id, (trx) => sql`select available, held from wallet`.execute(trx));
  expect(rows).toEqual([{ available: 92, held: 0 }]);
});
