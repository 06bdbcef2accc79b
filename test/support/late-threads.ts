import { createThreads } from '../../threads/create-threads.ts';
import type { Threads, ThreadsOptions } from '../../threads/create-threads.ts';

/** Threads that begin with the first job: most tests of an API have none for them. */
export function openLateThreads(options: ThreadsOptions): Threads {
  let threads: Threads | undefined;
  return {
    run: (...job) => (threads ??= createThreads(options)).run(...job),
    async [Symbol.asyncDispose]() {
      await threads?.[Symbol.asyncDispose]();
    },
  };
}
