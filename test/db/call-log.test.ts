import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOperator } from '../../db/as-operator.ts';
import { appendAudit, closeCall, openCall, verifyChains } from '../../db/queries/call-log.ts';
import type { Schema } from '../../db/schema.ts';
import { openOperatorDatabase } from '../support/operator-database.ts';
import type { OperatorDatabase } from '../support/operator-database.ts';

let database: OperatorDatabase;
beforeAll(async () => {
  database = await openOperatorDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const outcome = { outcome: 'succeeded', code: null, reason: null, latencyMs: 3, isCached: false } as const;

/** A call from its beginning to its end. @returns its id */
async function call(operatorId: string, tool = 'list_runs'): Promise<string> {
  const callId = randomUUID();
  const rest = {
    requestId: 'r',
    credentialId: 'c',
    argumentsSha256: 'a',
    isSandbox: false,
    limit: 1_000,
    cacheKey: null,
  };
  await openCall(database.api, { operatorId, callId, tool, ...rest });
  await closeCall(database.api, { operatorId, callId, ...outcome });
  return callId;
}

/** An operator with ten calls and two audit entries. */
async function buildTrail(): Promise<{ operatorId: string; calls: string[] }> {
  const operatorId = await database.addOperator(`${randomUUID()}@example.com`, 0);
  const calls: string[] = [];
  for (let count = 0; count < 10; count++) calls.push(await call(operatorId));
  for (const subject of ['one', 'two'])
    await asOperator(database.api, operatorId, (trx) =>
      appendAudit(trx, { operatorId, action: 'webhook.registered', subject, detail: { url: 'https://example.com/' } }),
    );
  return { operatorId, calls };
}

/** Changes what cannot be changed, as somebody could who owns the tables. */
async function tamper(operatorId: string, change: (trx: Transaction<Schema>) => Promise<unknown>): Promise<void> {
  await asOperator(database.owner, operatorId, async (trx) => {
    for (const table of ['tool_call', 'tool_outcome', 'audit_entry'])
      await sql`alter table ${sql.table(table)} disable trigger append_only`.execute(trx);
    await change(trx);
    for (const table of ['tool_call', 'tool_outcome', 'audit_entry'])
      await sql`alter table ${sql.table(table)} enable trigger append_only`.execute(trx);
  });
}

describe('the chains of an operator', () => {
  it('hold while nobody has touched them', async () => {
    const { operatorId } = await buildTrail();

    expect(await verifyChains(database.owner, operatorId)).toEqual({ calls: 10, broken: null });
  });

  it('hold for an operator without a call', async () => {
    const operatorId = await database.addOperator('idle@example.com', 0);

    expect(await verifyChains(database.owner, operatorId)).toEqual({ calls: 0, broken: null });
  });

  it.each([
    ['tool', sql`tool = 'search_library'`],
    ['request_id', sql`request_id = 'other'`],
    ['credential_id', sql`credential_id = 'other'`],
    ['arguments_sha256', sql`arguments_sha256 = 'b'`],
    ['is_sandbox', sql`is_sandbox = true`],
    ['is_counted', sql`is_counted = false`],
    ['at', sql`at = at - interval '1 microsecond'`],
    ['call_id', sql`call_id = gen_random_uuid()`],
    ['hash', sql`hash = sha256('x')`],
    ['previous_hash', sql`previous_hash = null`],
  ])('show a call whose %s was changed', async (_column, assignment) => {
    const { operatorId } = await buildTrail();
    await tamper(operatorId, (trx) => sql`update tool_call set ${assignment} where seq = 4`.execute(trx));

    expect(await verifyChains(database.owner, operatorId)).toMatchObject({ broken: { log: 'tool_call', seq: 4 } });
  });

  it('show a changed call whose own hash was computed again, by the next one', async () => {
    const { operatorId, calls } = await buildTrail();
    await tamper(operatorId, async (trx) => {
      await sql`update tool_call set tool = 'search_library' where seq = 4`.execute(trx);
      await sql`update tool_call c set hash = hash_tool_call(c) where seq = 4`.execute(trx);
    });

    expect(await verifyChains(database.owner, operatorId)).toMatchObject({ broken: { seq: 5, callId: calls[4] } });
  });

  it.each([1, 4, 10])('show that call %i was removed', async (seq) => {
    const { operatorId } = await buildTrail();
    await tamper(operatorId, (trx) => sql`delete from tool_call where seq = ${seq}`.execute(trx));

    expect(await verifyChains(database.owner, operatorId)).toMatchObject({
      broken: { log: 'tool_call', seq, reason: 'it is missing' },
    });
  });

  it('show that a call was removed and the rest moved up', async () => {
    const { operatorId } = await buildTrail();
    await tamper(operatorId, async (trx) => {
      await sql`delete from tool_call where seq = 4`.execute(trx);
      await sql`update tool_call set seq = -seq where seq > 4`.execute(trx);
      await sql`update tool_call set seq = -seq - 1 where seq < 0`.execute(trx);
    });

    expect(await verifyChains(database.owner, operatorId)).toMatchObject({ broken: { log: 'tool_call', seq: 4 } });
  });

  it('show that two calls have changed places', async () => {
    const { operatorId } = await buildTrail();
    await tamper(operatorId, async (trx) => {
      await sql`update tool_call set seq = -seq where seq in (4, 7)`.execute(trx);
      await sql`update tool_call set seq = case seq when -4 then 7 else 4 end where seq < 0`.execute(trx);
    });

    expect(await verifyChains(database.owner, operatorId)).toMatchObject({ broken: { log: 'tool_call', seq: 4 } });
  });

  it('show that the whole log was emptied', async () => {
    const { operatorId } = await buildTrail();
    await tamper(operatorId, (trx) => sql`delete from tool_call`.execute(trx));

    expect(await verifyChains(database.owner, operatorId)).toMatchObject({ broken: { log: 'tool_call', seq: 1 } });
  });

  it('show an outcome that was changed or removed, by its call', async () => {
    const changed = await buildTrail();
    const removed = await buildTrail();
    await tamper(changed.operatorId, (trx) => sql`update tool_outcome set latency_ms = 1 where seq = 3`.execute(trx));
    await tamper(removed.operatorId, (trx) => sql`delete from tool_outcome where seq = 3`.execute(trx));

    expect(await verifyChains(database.owner, changed.operatorId)).toMatchObject({
      broken: { log: 'tool_outcome', seq: 3, callId: changed.calls[2] },
    });
    expect(await verifyChains(database.owner, removed.operatorId)).toMatchObject({
      broken: { log: 'tool_outcome', seq: 3 },
    });
  });

  it('show an audit entry that was changed', async () => {
    const { operatorId } = await buildTrail();
    await tamper(operatorId, (trx) =>
      sql`update audit_entry set detail = '{"url":"https://example.org/"}' where seq = 2`.execute(trx),
    );

    expect(await verifyChains(database.owner, operatorId)).toMatchObject({
      broken: { log: 'audit_entry', seq: 2, callId: null },
    });
  });
});

describe('appending', () => {
  it('numbers the calls of an operator without a gap, however many come at once', async () => {
    const operatorId = await database.addOperator('busy@example.com', 0);
    await Promise.all(Array.from({ length: 60 }, () => call(operatorId)));
    const { rows } = await asOperator(database.owner, operatorId, (trx) =>
      sql<{ seqs: string[] }>`select array_agg(seq order by seq) as seqs from tool_call`.execute(trx),
    );

    expect(rows[0]!.seqs.map(Number)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
    expect(await verifyChains(database.owner, operatorId)).toEqual({ calls: 60, broken: null });
  });

  it('lets nobody wait for another operator', async () => {
    const slow = await database.addOperator('slow@example.com', 0);
    const quick = await database.addOperator('quick@example.com', 0);
    await call(slow);
    await asOperator(database.api, slow, async (trx) => {
      await sql`select hold_chains(${slow})`.execute(trx);
      // Would wait for the lock until it times out.
      await call(quick);
    });

    expect(await verifyChains(database.owner, quick)).toEqual({ calls: 1, broken: null });
  });
});
