import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from './start-error.ts';

export interface DataDirectory extends Disposable {
  path: string;
  /** Path of something in it. */
  file(name: string): string;
}

/**
 * Makes the data directory where there is none and holds it for this process alone. The lock is the kernel's, taken
 * through SQLite: it ends with the process, however that ends. Ends in a StartError where another process holds it.
 */
export function openDataDirectory(path: string): DataDirectory {
  const file = (name: string) => join(path, name);
  makeFolder(path);
  const lock = takeLock(file('launcher.lock'), () => heldBy(path, file('launcher.pid')));
  writeFileSync(file('launcher.pid'), `${process.pid}\n`);
  makeFolder(file('logs'));
  return { path, file, [Symbol.dispose]: () => lock.close() };
}

/** Only a folder that is made here gets its mode from here. */
function makeFolder(path: string): void {
  try {
    const isNew = mkdirSync(path, { recursive: true }) !== undefined;
    if (isNew) chmodSync(path, 0o700);
  } catch (cause) {
    throw notWritable(path, cause);
  }
}

function takeLock(path: string, whenHeld: () => StartError): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(path);
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    const isHeld = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
    throw isHeld ? whenHeld() : notWritable(dirname(path), error);
  }
}

const SQLITE_BUSY = 5;

function notWritable(path: string, cause: unknown): StartError {
  return new StartError(`${path} cannot be written; set LONGTAKE_DATA_DIR to a folder that can`, { cause });
}

function heldBy(path: string, pidFile: string): StartError {
  let pid = '';
  try {
    pid = ` (process ${readFileSync(pidFile, 'utf8').trim()})`;
  } catch {
    // Whoever holds the lock has not written its pid yet.
  }
  return new StartError(
    `Longtake is already running on ${path}${pid}. Stop it first, or set LONGTAKE_DATA_DIR and PORT for a second installation`,
  );
}
