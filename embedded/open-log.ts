import { closeSync, openSync, renameSync, statSync } from 'node:fs';

const LARGEST_LOG_BYTES = 20 * 1024 * 1024;

/** A log file that a child process inherits. One that has grown large is put aside under the name `….old` first. */
export function openLog(path: string): { fd: number } & Disposable {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LARGEST_LOG_BYTES) renameSync(path, `${path}.old`);
  const fd = openSync(path, 'a', 0o600);
  return { fd, [Symbol.dispose]: () => closeSync(fd) };
}
