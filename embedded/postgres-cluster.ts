import { randomBytes } from 'node:crypto';
import { spawn } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Account } from './postgres-account.ts';
import type { PostgresPrograms } from './postgres-programs.ts';
import { StartError } from './start-error.ts';
import { writePrivateFile } from './write-private-file.ts';

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
