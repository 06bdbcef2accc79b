import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from './free-port.ts';
import { openLog } from './open-log.ts';
import { type Account, choosePostgresAccount } from './postgres-account.ts';
import { DATABASE, OWNER, createCluster } from './postgres-cluster.ts';
import { importPostgresPrograms } from './postgres-programs.ts';
import type { Service } from './service.ts';

interface PostgresOptions {
  /** Folder of the cluster; made where there is none. */
  cluster: string;
  /** File that keeps the owner's password. */
  passwordFile: string;
  logFile: string;
  /** Another one is taken where it is not free. 0: any. */
  preferredPort: number;
  /** Settings of Postgres beside those that make it ours. */
  settings?: Record<string, string>;
  /** Password of a superuser `tests`, made with the cluster; there is no superuser who can log in otherwise. */
  testsPassword?: string;
}

export interface PostgresService extends Service {
  /** Address of the database with its owner's login. The port is settled once it has served. */
  url(user?: { name: string; password: string }): string;
}

/** The embedded Postgres: makes the cluster where there is none. Its owner is no superuser, or row-level security would mean nothing. */
export async function createPostgres(options: PostgresOptions): Promise<PostgresService> {
  const programs = await importPostgresPrograms();
  const account = choosePostgresAccount(programs, options.cluster);
  if (!existsSync(options.cluster)) await createCluster({ ...options, programs, account });
  const password = readFileSync(options.passwordFile, 'utf8').trim();
  let port = options.preferredPort;
  let hasServed = false;

  const url = ({ name, password: theirs } = { name: OWNER, password }) =>
    `postgres://${name}:${encodeURIComponent(theirs)}@127.0.0.1:${port}/${DATABASE}`;

  return {
    name: 'postgres',
    logFile: options.logFile,
    url,
    async spawn() {
      // Once others know the port it stays; before that, somebody else may have taken it.
      if (!hasServed) port = await findFreePort(port);
      return spawnPostgres(programs.postgres, account, port, options);
    },
    async waitReady(_child, signal) {
      while (!(await answers(url()))) await sleep(30, undefined, { signal });
      hasServed = true;
    },
  };
}

function spawnPostgres(
  postgres: string,
  account: Account,
  port: number,
  { cluster, logFile, settings = {} }: PostgresOptions,
): ChildProcess {
  const fixed = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '200' };
  const flags = Object.entries({ ...fixed, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { program, args, ...ids } = account.command(postgres, ['-D', cluster, '-p', String(port), ...flags]);
  using log = openLog(logFile);
  // Detached, or Ctrl-C would stop it before those who use it have drained.
  return spawn(program, args, { ...ids, cwd: '/', detached: true, stdio: ['ignore', log.fd, log.fd] });
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
