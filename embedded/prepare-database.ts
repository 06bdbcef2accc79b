import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { ROOT } from './config.ts';
import type { ProcessEnvironment } from './config.ts';
import { StartError } from './start-error.ts';

const OLDEST_POSTGRES = 15;
const LONGEST_CONNECT_MS = 3_000;

/** Ends in a StartError that says why a Postgres of somebody else's cannot be used. */
export async function checkDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: LONGEST_CONNECT_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; makes_roles: boolean }>(
      `select current_setting('server_version_num')::int / 10000 as version,
              rolcreaterole or rolsuper as makes_roles
         from pg_roles where rolname = current_user`,
    );
    const [found] = rows;
    if (!found || found.version < OLDEST_POSTGRES) {
      throw new StartError(`DATABASE_URL: Postgres ${OLDEST_POSTGRES} or later is needed, and it is ${found?.version}`);
    }
    if (!found.makes_roles) throw new StartError('DATABASE_URL: its login must have CREATEROLE');
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new StartError(`DATABASE_URL: the Postgres there cannot be used: ${reason}`, { cause });
  } finally {
    await client.end().catch(() => {});
  }
}

const PROGRESS_MS = 3_000;

/** Ends in a StartError that carries what the migrations said. */
export async function runMigrations(environment: ProcessEnvironment, file = 'db/migrate.ts'): Promise<void> {
  const child = spawn(process.execPath, [join(ROOT, file)], {
    cwd: ROOT,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Said only where it lasts: most starts have nothing to migrate.
  let step = '';
  child.stdout.on('data', (chunk: Buffer) => (step = chunk.toString().trim().split('\n').at(-1) ?? ''));
  const progress = setInterval(() => process.stderr.write(`${step}\n`), PROGRESS_MS);
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [code, errors] = await Promise.all([exit, text(child.stderr)]).finally(() => clearInterval(progress));
  if (code !== 0) throw new StartError(`The database could not be migrated:\n${errors.trim()}`);
}
