import { getMigrations } from 'better-auth/db/migration';
import pino from 'pino';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAuthOptions } from '../../api/sign-in/create-auth.ts';
import type { AuthDb } from '../../db/auth-schema.ts';
import { connect, connectAuth } from '../../db/connect.ts';
import { type TestDatabase, createTestDatabase, secret } from '../support/services.ts';

let database: TestDatabase;
let db: AuthDb;
beforeAll(async () => {
  database = await createTestDatabase();
  db = connectAuth({ url: database.url, secret, max: 2 });
});
afterAll(async () => {
  await db.destroy();
  await database[Symbol.asyncDispose]();
});

const findDrift = () => {
  const options = buildAuthOptions({ db, baseUrl: 'http://longtake.test', secret, log: pino({ level: 'silent' }) });
  return getMigrations({ ...options, database: { db, type: 'postgres' } });
};

it('the schema is the one that better-auth expects', async () => {
  const { toBeCreated, toBeAdded } = await findDrift();
  expect({ toBeCreated, toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] });
});

it('a column that is gone is noticed', async () => {
  const owner = connect({ url: database.url, role: 'owner', secret, max: 1 });
  await sql`alter table auth.session drop column user_agent`.execute(owner);
  await owner.destroy();
  expect((await findDrift()).toBeAdded).toMatchObject([{ table: 'session' }]);
});
