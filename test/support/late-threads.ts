import { createThreads } from '../../threads/create-threads.ts';
import type { Threads, ThreadsOptions } from '../../threads/create-threads.ts';

/** Most pools that a process keeps, each with a thread that has loaded its channels: 200 MB. */
const MOST_POOLS = 4;

/** Pools of this process, by what they were made for, that used last at the end. */
const pools = new Map<string, Pool>();

interface Pool {
  threads: Threads;
  /** Services that are open and may send it jobs. */
  users: number;
}

/**
 * Threads that begin with the first job, as most tests of an API have none for them, and that a test file hands on to the next: to load what
 * they run is what most tests would spend their time on.
 */
export function openLateThreads(options: ThreadsOptions): Threads {
  let pool: Pool | undefined;
  return {
    run: (...job) => (pool ??= enter(options)).threads.run(...job),
    async [Symbol.asyncDispose]() {
      if (!pool) return;
      pool.users -= 1;
      await closeUnused();
    },
  };
}

function enter(options: ThreadsOptions): Pool {
  const { log: _log, ...made } = options;
  const key = JSON.stringify(made);
  const pool = pools.get(key) ?? { threads: createThreads(options), users: 0 };
  pools.delete(key);
  pools.set(key, pool);
  pool.users += 1;
  return pool;
}

async function closeUnused(): Promise<void> {
  const unused = [...pools].filter(([, { users }]) => users === 0);
  for (const [key, { threads }] of unused.slice(0, Math.max(0, pools.size - MOST_POOLS))) {
    pools.delete(key);
    await threads[Symbol.asyncDispose]();
  }
}
