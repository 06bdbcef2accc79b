import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PostgresPrograms } from './postgres-programs.ts';
import { StartError } from './start-error.ts';

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
