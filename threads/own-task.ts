import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/**
 * The number of this thread at the operating system, under which others can change its priority; null where it may not be raised (that takes a
 * privilege), so that a lowered one could never come back, and on systems whose threads share one priority.
 */
export function ownTask(): number | null {
  if (process.platform !== 'linux') return null;
  const before = getPriority();
  try {
    setPriority(Math.max(-20, before - 1));
    setPriority(before);
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    return null;
  }
}
