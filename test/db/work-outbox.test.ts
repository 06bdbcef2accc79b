import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOperator } from '../../db/as-operator.ts';
import { claimWork, finishWork } from '../../db/queries/work-outbox.ts';
import { openOperatorDatabase } from '../support/operator-database.ts';
import type { OperatorDatabase } from '../support/operator-database.ts';

let database: OperatorDatabase;

beforeAll(async () => {
  database = await openOperatorDatabase();
});

afterAll(() => database[Symbol.asyncDispose]());

const queue = (kind: string, references: string[], operatorId = database.operatorId) =>
  asOperator(database.worker, operatorId, (trx) =>
    sql`select queue_work(${operatorId}, ${kind}, r) from unnest(${references}::text[]) r`.execute(trx),
  );
const claim = async (limit = 50) => await claimWork(database.worker, limit);

async function drain(): Promise<string[]> {
  const entries = await claim();
  await finishWork(
    database.worker,
    entries.map(({ id }) => id),
  );
  return entries.map(({ reference }) => reference);
}

describe('the outbox of work', () => {
  it('holds work once, however often it is put in', async () => {
    await queue('deliver_webhook', ['a']);
    await queue('deliver_webhook', ['a']);
    await queue('hand_off_specimen', ['a']);

    const entries = await claim();

    expect(entries.map(({ kind, reference }) => [kind, reference])).toEqual([
      ['deliver_webhook', 'a'],
      ['hand_off_specimen', 'a'],
    ]);
    expect(entries[0]).toMatchObject({ operatorId: database.operatorId, owner: 'ada@example.com' });
    expect(await claim()).toEqual([]);
    await finishWork(
      database.worker,
      entries.map(({ id }) => id),
    );
  });

  it('gives work that was claimed and not done to the next one when its lease is over', async () => {
    await queue('deliver_webhook', ['lost']);
    expect(await claim()).toHaveLength(1);
    await asOperator(database.owner, database.operatorId, (trx) =>
      sql`update work_outbox set claimed_until = now() - interval '1 second'`.execute(trx),
    );
    expect(await drain()).toEqual(['lost']);
  });

  it('is emptied in turns: a storm of one operator or kind does not hold others up', async () => {
    const other = await database.addOperator('bob@example.com', 0);
    const storm = Array.from({ length: 40 }, (_, index) => `storm-${index}`);
    await queue('deliver_webhook', storm);
    await queue('deliver_webhook', ['of another'], other);
    await queue('hand_off_specimen', ['a specimen']);

    const first = (await claim(5)).map(({ reference }) => reference);

    expect(first).toContain('of another');
    expect(first).toContain('a specimen');
    expect(first).toContain('storm-0');
  });

  it('is nothing that the api may take from', async () => {
    await expect(claimWork(database.api, 1)).rejects.toThrow('permission denied');
  });
});

describe('record_event', () => {
  it('freezes the body: id, type, time in milliseconds, data as it was given', async () => {
    const body = await asOperator(database.worker, database.operatorId, async (trx) => {
      await sql`select record_event(${database.operatorId}, 'take.completed', '{"b":1,"a":"ü \\" \\n"}')`.execute(trx);
      const { rows } = await sql<{ event_id: string; body: string }>`select event_id, body from event`.execute(trx);
      return rows[0]!;
    });

    const event = JSON.parse(body.body) as Record<string, unknown>;
    expect(Object.keys(event)).toEqual(['id', 'type', 'createdAt', 'data']);
    expect(event).toMatchObject({ id: `evt_${body.event_id}`, type: 'take.completed', data: { b: 1, a: 'ü " \n' } });
    expect(event['createdAt']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('refuses a body over 20 kB, and whatever it was to be committed with', async () => {
    const large = JSON.stringify({ text: 'x'.repeat(20_000) });
    await expect(
      asOperator(database.worker, database.operatorId, (trx) =>
        sql`select record_event(${database.operatorId}, 'take.completed', ${large})`.execute(trx),
      ),
    ).rejects.toThrow('event_body_check');
  });

  it('never changes', async () => {
    await expect(
      asOperator(database.owner, database.operatorId, (trx) => sql`update event set body = '{}'`.execute(trx)),
    ).rejects.toThrow('append-only');
  });
});
