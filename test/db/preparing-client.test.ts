import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../db/connect.ts';
import type { Db } from '../../db/connect.ts';
import { type TestDatabase, createTestDatabase, secret } from '../support/services.ts';

let database: TestDatabase;
let db: Db;
beforeEach(async () => {
  database = await createTestDatabase({ isEmpty: true });
  db = connect({ url: database.url, role: 'owner', secret, max: 1 });
  await sql`create function measure(p_of int) returns table (size int) language sql as 'select p_of'`.execute(db);
});
afterEach(async () => {
  await db.destroy();
  await database[Symbol.asyncDispose]();
});

const measure = async (on: Db, of: number) => (await sql`select * from measure(${of})`.execute(on)).rows;

async function findKept(): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement);
}

/** As a migration does it. */
async function addColumn(): Promise<void> {
  await sql`drop function measure(int)`.execute(db);
  await sql`create function measure(p_of int) returns table (size int, unit text) language sql as 'select p_of, ''in'''`.execute(
    db,
  );
}

describe('a connection', () => {
  it('has a call kept, and what is more than a call read each time', async () => {
    expect(await measure(db, 1)).toEqual([{ size: 1 }]);
    expect(await measure(db, 2)).toEqual([{ size: 2 }]);
    await sql`select size from measure(${3}) where size > ${1}`.execute(db);
    expect(await findKept()).toEqual(['select * from measure($1)']);
  });

  it('calls a function that has other columns meanwhile', async () => {
    await measure(db, 1);
    await addColumn();
    expect(await measure(db, 2)).toEqual([{ size: 2, unit: 'in' }]);
  });

  it('gives up a transaction in which it finds that out, and calls in the next', async () => {
    await measure(db, 1);
    await addColumn();
    await expect(db.transaction().execute((trx) => measure(trx, 2))).rejects.toMatchObject({ code: '0A000' });
    expect(await db.transaction().execute((trx) => measure(trx, 2))).toEqual([{ size: 2, unit: 'in' }]);
  });

  it('tells what a call throws', async () => {
    await measure(db, 1);
    await expect(sql`select * from measure(${'much'})`.execute(db)).rejects.toMatchObject({ code: '22P02' });
    expect(await measure(db, 2)).toEqual([{ size: 2 }]);
  });
});
