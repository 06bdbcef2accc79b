import { closeSync, copyFileSync, openSync, readdirSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

const LARGEST_LOG_BYTES = 20 * 1024 * 1024;
const LOOK_MS = 60_000;

/** A log file that a child process inherits, opened for appending. */
export function openLog(path: string): { fd: number } & Disposable {
  rotateLog(path);
  const fd = openSync(path, 'a', 0o600);
  return { fd, [Symbol.dispose]: () => closeSync(fd) };
}

/** Looks at the logs of a folder every minute, as long as it is not disposed. */
export function rotateLogs(folder: string): Disposable {
  const timer = setInterval(() => {
    for (const name of readdirSync(folder)) if (name.endsWith('.log')) rotateLog(join(folder, name));
  }, LOOK_MS).unref();
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

/**
 * Puts what a large log holds aside under the name `….old`, in place of what was there. The file itself stays: a process that
 * writes to it holds it open, and goes on at its new end.
 */
export function rotateLog(path: string, largestBytes = LARGEST_LOG_BYTES): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= largestBytes) return;
  copyFileSync(path, `${path}.old`);
  truncateSync(path);
}
