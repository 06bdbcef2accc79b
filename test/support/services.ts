import { deepStrictEqual } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Postgres, its owner's login: no superuser. Of the database that it names nothing has been made use of. */
export const ownerUrl = read('LONGTAKE_TEST_DATABASE_URL');

/** A folder of this test run, which goes with it; other runs remove what lies about from those that were killed. */
export const testFolder = read('LONGTAKE_TEST_FOLDER');

/** HOST:PORT of the Temporal server; its namespace `default` has the search attributes of a take. */
export const temporalAddress = read('TEMPORAL_ADDRESS');

/** LONGTAKE_SECRET as it is written in the environment, and its bytes. */
export const secretText = read('LONGTAKE_SECRET');
export const secret = Uint8Array.from(Buffer.from(secretText, 'base64'));

export const TEMPLATE = 'longtake_template';

export interface TestDatabase extends AsyncDisposable {
  /** The owner's address of this database. */
  url: string;
}

/**
 * A database of its own for a test file: migrated already, or empty where that is asked for. Disposing drops it, and rejects where
 * transactions deadlocked in it: a caller may not have noticed.
 */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const owner = decodeURIComponent(new URL(ownerUrl).username);
  await asAdmin(`create database ${name} owner ${owner} ${isEmpty ? '' : `template ${TEMPLATE}`}`);
  return {
    url: withDatabase(ownerUrl, name),
    async [Symbol.asyncDispose]() {
      const statistics = await asAdmin(`select deadlocks::int from pg_stat_database where datname = '${name}'`);
      await asAdmin(`drop database if exists ${name} with (force)`);
      deepStrictEqual(statistics, [{ deadlocks: 0 }]);
    },
  };
}

/** Address of the database that `url` names, with the login of a superuser. */
export const asAdminOf = (url: string): string =>
  withDatabase(read('LONGTAKE_TEST_ADMIN_URL'), new URL(url).pathname.slice(1));

/** The owner is no superuser and may not make databases; this login may. */
export async function asAdmin(statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: asAdminOf(withDatabase(ownerUrl, 'postgres')) });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

export function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

function read(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests with "npm test"`);
  return value;
}
