import { readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';

/** A job that lasts longer than this makes way for others: rules on an ordinary brief or page take a tenth of it. */
export const LONG_JOB_MS = 300;
/** Added to the nice value (setpriority(2)) of a thread with a long job: next to an ordinary one it gets a third of the time, and it goes on. */
const MAKES_WAY = 5;

/** Word in which a thread tells the pool who it is while it runs a job: its id in the kernel, 0 where its priority cannot be changed and given back. */
export type ThreadId = Int32Array<SharedArrayBuffer>;
export const createThreadId = (): ThreadId => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/**
 * Id of the thread that asks, as the scheduler of Linux knows it. 0 on other systems, and where the process may not raise a priority that it lowered
 * (it is neither root nor has CAP_SYS_NICE): a thread that stayed slow for ever would hold up whoever has it next.
 */
export function findThreadId(): number {
  try {
    const id = Number(basename(readlinkSync('/proc/thread-self')));
    const own = getPriority(id);
    setPriority(id, Math.min(own + 1, constants.priority.PRIORITY_LOW));
    setPriority(id, own);
    return id;
  } catch {
    return 0;
  }
}

/** Lowers the priority of the thread whose id stands there, until it is disposed. Does nothing for 0, and for a thread that is gone. */
export function makeWay(thread: ThreadId): Disposable {
  const id = Atomics.load(thread, 0);
  const own = id === 0 ? null : priorityOf(id);
  if (own === null) return { [Symbol.dispose]: () => undefined };
  change(id, Math.min(own + MAKES_WAY, constants.priority.PRIORITY_LOW));
  return { [Symbol.dispose]: () => change(id, own) };
}

function priorityOf(id: number): number | null {
  try {
    return getPriority(id);
  } catch {
    return null;
  }
}

function change(id: number, priority: number): void {
  try {
    setPriority(id, priority);
  } catch {
    // The thread has ended.
  }
}
