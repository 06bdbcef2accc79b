import { getPriority, setPriority } from 'node:os';
import type { RunningThread } from './job.ts';
import type { Turn } from './turns.ts';

/** Ordinary jobs take tens of milliseconds. */
const LONG_MS = 500;
/** Added to the nice value of a thread whose job lasts: it gets a quarter of what the others get, where all cores are taken. */
const BEHIND = 5;

/**
 * Watches a job that has begun: one that lasts lets the next one have its place, and its thread goes behind the others until the job is over.
 * Everybody else's jobs then last about as long as they do without it.
 */
export function watchLongJob({ task }: RunningThread, turn: Turn): Disposable {
  let before: number | null = null;
  const timer = setTimeout(() => {
    turn.stepAside();
    if (task !== null) before = putBehind(task);
  }, LONG_MS);
  return {
    [Symbol.dispose]() {
      clearTimeout(timer);
      if (task !== null && before !== null) tryPriority(task, before);
    },
  };
}

/** The nice value that it had; null where it stays as it is. */
function putBehind(task: number): number | null {
  try {
    const before = getPriority(task);
    return tryPriority(task, Math.min(19, before + BEHIND)) ? before : null;
  } catch {
    return null;
  }
}

/** The thread may have ended meanwhile, and its priority with it. */
function tryPriority(task: number, priority: number): boolean {
  try {
    setPriority(task, priority);
    return true;
  } catch {
    return false;
  }
}
