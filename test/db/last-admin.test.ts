import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthDb } from '../../db/auth-schema.ts';
import { connectAuth } from '../../db/connect.ts';
import { addOperator, changeRole, disableOperator, listOperators } from '../../db/queries/operators.ts';
import { createTestDatabase, secret } from '../support/services.ts';
import type { TestDatabase } from '../support/services.ts';

let database: TestDatabase;
let db: AuthDb;
beforeAll(async () => {
  database = await createTestDatabase();
  db = connectAuth({ url: database.url, secret, max: 4 });
});
afterAll(async () => {
  await db.destroy();
  await database[Symbol.asyncDispose]();
});

let [one, other] = ['', ''];
beforeEach(async () => {
  const made = ['one', 'other'].map((name) =>
    addOperator(db, null, { email: `${name}@example.com`, role: 'admin' }).then(({ operatorId }) => operatorId),
  );
  [one, other] = (await Promise.all(made)) as [string, string];
  await sql`select public.enable_operator(null, ${one}), public.enable_operator(null, ${other})`.execute(db);
  await changeRole(db, null, one, 'admin');
  await changeRole(db, null, other, 'admin');
});

const admins = async () =>
  (await listOperators(db, null)).filter(({ role, disabledAt }) => role === 'admin' && disabledAt === null);

const WAYS: Record<string, (actor: string | null, operatorId: string) => Promise<boolean>> = {
  demoted: (actor, operatorId) => changeRole(db, actor, operatorId, 'operator'),
  disabled: (actor, operatorId) => disableOperator(db, actor, operatorId),
};

describe.each(Object.entries(WAYS))('the last admin that would be %s', (_way, take) => {
  it('stays what it is, and who is none may go', async () => {
    expect(await take(null, one)).toBe(true);
    await expect(take(null, other)).rejects.toMatchObject({ code: 'LT413' });
    expect(await take(null, one)).toBe(true);
    expect((await admins()).map(({ operatorId }) => operatorId)).toEqual([other]);
  });

  it('is left where two admins do so to each other at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      await sql`select public.enable_operator(null, ${one}), public.enable_operator(null, ${other})`.execute(db);
      await changeRole(db, null, one, 'admin');
      await changeRole(db, null, other, 'admin');
      const ends = await Promise.allSettled([take(one, other), take(other, one)]);
      expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await admins()).toHaveLength(1);
    }
  });
});
