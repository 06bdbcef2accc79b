import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuthDb } from '../../db/auth-schema.ts';
import { connect, connectAuth } from '../../db/connect.ts';
import { migrate } from '../../db/migrate.ts';
import { migrations } from '../../db/migrations/index.ts';
import { addOperator, findOperator, findOperatorId, listOperators } from '../../db/queries/operators.ts';
import { addSignInLink } from '../../db/queries/sign-in.ts';
import { type TestDatabase, createTestDatabase, secret } from '../support/services.ts';

/** The last before operators had a standing, and ids that follow from nothing. */
const BEFORE = '0016-applied-functions';

let database: TestDatabase;
let db: AuthDb;
beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
  const owner = connect({ url: database.url, role: 'owner', secret, max: 1 });
  const migrator = new Migrator({ db: owner, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(BEFORE);
  if (error) throw error;
  for (const email of ['demo@longtake.local', 'ada@example.com'])
    await owner.transaction().execute(async (trx) => {
      await sql`select set_config('app.operator_id', operator_id_of(${email})::text, true)`.execute(trx);
      await sql`insert into operator (operator_id, email) values (operator_id_of(${email}), ${email})`.execute(trx);
      await sql`insert into wallet (operator_id, available) values (operator_id_of(${email}), 7)`.execute(trx);
    });
  await owner.destroy();
  await migrate({ ownerUrl: database.url, secret });
  db = connectAuth({ url: database.url, secret, max: 1 });
});
afterAll(async () => {
  await db.destroy();
  await database[Symbol.asyncDispose]();
});

it('operators of an older database keep their ids and wallets, and can be let in', async () => {
  // As the older version made it from the address.
  const id = "select md5('longtake:operator:ada@example.com')::uuid as id";
  const { rows } = await sql<{ id: string }>`${sql.raw(id)}`.execute(db);
  expect(await findOperatorId(db, 'ada@example.com')).toBe(rows[0]!.id);
  expect(await findOperator(db, rows[0]!.id)).toEqual({
    operatorId: rows[0]!.id,
    email: 'ada@example.com',
    role: 'operator',
    isDisabled: false,
  });
  expect((await listOperators(db, null)).map(({ email, role, credits }) => [email, role, credits])).toEqual([
    ['ada@example.com', 'operator', 7],
    ['demo@longtake.local', 'admin', 7],
  ]);
  await addSignInLink(db, { operatorId: rows[0]!.id, hash: Buffer.alloc(32), minutes: 1 });
});

it('new ones have ids that do not follow from the address', async () => {
  const { operatorId } = await addOperator(db, null, { email: 'grace@example.com' });
  const { rows } = await sql<{ id: string }>`select md5('longtake:operator:grace@example.com')::uuid as id`.execute(db);
  expect(operatorId).not.toBe(rows[0]!.id);
  expect(await addOperator(db, null, { email: 'Grace@Example.com', role: 'admin' })).toEqual({
    operatorId,
    isNew: false,
  });
});
