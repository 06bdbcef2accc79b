import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { PreparingClient } from './preparing-client.ts';
import { deriveRolePassword } from './role-password.ts';
import type { AuthDb } from './auth-schema.ts';
import type { Schema } from './schema.ts';

export interface ConnectOptions {
  /** Address of the schema's owner (DATABASE_URL). */
  url: string;
  role: 'owner' | 'api' | 'worker' | 'auth';
  secret: Uint8Array;
  /** Most connections; 10 when absent. */
  max?: number;
  /** Statements of a migration may take as long as they need, and wait longer for a lock. */
  isMigrating?: boolean;
  /** Called when an idle connection breaks; the pool replaces it. */
  onIdleError?: (error: Error) => void;
}

const REQUEST_LIMITS = {
  statement_timeout: 10_000,
  query_timeout: 12_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
};

export type Db = Kysely<Schema>;

/** A database as one process role sees it. `destroy()` closes the pool. */
export function connect(options: ConnectOptions): Db {
  const pool = new pg.Pool({
    ...clientConfig(options),
    Client: PreparingClient,
    max: options.max ?? 10,
    min: 1,
    idleTimeoutMillis: 30_000,
    ...(options.isMigrating ? { lock_timeout: 30_000 } : REQUEST_LIMITS),
  });
  // Without listeners a broken connection would end the process, idle or between two statements of somebody who hears of it by the next one.
  pool.on('error', (error) => options.onIdleError?.(error));
  pool.on('connect', (client) => void client.on('error', () => {}));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** The database as sign-in and OAuth see it: the schema `auth`, and of `public` some functions. */
export function connectAuth(options: Omit<ConnectOptions, 'role'>): AuthDb {
  // The login's search path names the one schema that it may use.
  return connect({ ...options, role: 'auth' }) as unknown as AuthDb;
}

/** Connection settings of a role: the owner's address with the role's own name and derived password. */
export function clientConfig({ url, role, secret }: Pick<ConnectOptions, 'url' | 'role' | 'secret'>): pg.ClientConfig {
  const shared = { connectionTimeoutMillis: 2_000, keepAlive: true, application_name: `longtake-${role}` };
  if (role === 'owner') return { connectionString: url, ...shared };
  const address = new URL(url);
  const name = `lt_${role}` as const;
  address.username = name;
  address.password = deriveRolePassword(secret, name);
  // better-auth looks for its tables in the first schema of the path, and warns of tables that it does not find there.
  return { connectionString: address.href, ...shared, ...(role === 'auth' && { options: '-c search_path=auth' }) };
}
