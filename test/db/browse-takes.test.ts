import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOperator } from '../../db/as-operator.ts';
import { connect, connectAuth } from '../../db/connect.ts';
import type { Db } from '../../db/connect.ts';
import { acceptTake } from '../../db/queries/accept-take.ts';
import { TAKE_ORDERS, browseTakes } from '../../db/queries/browse-takes.ts';
import { type Person, buildPerson } from '../support/people.ts';
import { seedTakes } from '../support/seed-takes.ts';
import { type TestDatabase, createTestDatabase, secret } from '../support/services.ts';

const CHANNELS = ['recall-check', 'quote-compare'];
/** What the descending order of each is, said plainly. */
const PLAIN = {
  created: 'created_at desc, take_id desc',
  overall: 'overall desc nulls last, created_at desc, take_id desc',
  channel: 'channel desc, created_at, take_id',
  state: 'state desc, created_at, take_id',
} as const;
const PLAIN_BACKWARDS = {
  created: 'created_at, take_id',
  overall: 'overall nulls first, created_at, take_id',
  channel: 'channel, created_at desc, take_id desc',
  state: 'state, created_at desc, take_id desc',
} as const;

let database: TestDatabase;
let owner: Db;
let person: Person;
beforeAll(async () => {
  database = await createTestDatabase();
  owner = connect({ url: database.url, role: 'owner', secret, max: 1 });
  const authDb = connectAuth({ url: database.url, secret, max: 1 });
  person = await buildPerson(authDb);
  await authDb.destroy();
  await seedTakes(owner, { operatorId: person.operatorId, channels: CHANNELS, count: 300, days: 30, credits: 1 });
  // There is no worker: these stay queued, and stand in the middle of the states.
  for (const channel of CHANNELS)
    await acceptTake(owner, {
      operatorId: person.operatorId,
      takeId: randomUUID(),
      channel,
      price: 0,
      request: { notes: 'later', prior: null, skipRetrieval: false, run: null },
      fingerprint: 'f',
      idempotency: null,
    });
});
afterAll(async () => {
  await owner.destroy();
  await database[Symbol.asyncDispose]();
});

describe.each(TAKE_ORDERS)('takes in the order of %s', (order) => {
  it.each([
    ['desc', PLAIN[order]],
    ['asc', PLAIN_BACKWARDS[order]],
  ] as const)('are all there, page by page, %s', async (direction, plain) => {
    const { operatorId } = person;
    const limit = 90;
    const browsed: string[] = [];
    await asOperator(owner, operatorId, async (trx) => {
      for (let offset = 0; offset < 360; offset += limit)
        browsed.push(
          ...(await browseTakes(trx, operatorId, { order, direction, limit, offset })).map(({ takeId }) => takeId),
        );
      const { rows } = await sql<{ id: string }>`select take_id as id from take order by ${sql.raw(plain)}`.execute(
        trx,
      );
      expect(rows).toHaveLength(302);
      expect(browsed).toEqual(rows.map(({ id }) => id));
    });
  });
});
