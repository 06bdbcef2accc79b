import type { Json } from '#contracts/json.ts';
import type { JobOptions, Threads } from '../threads/create-threads.ts';
import { JobFailure } from '../threads/job-failure.ts';
import type { JobInput, JobName, JobOutput } from '../threads/jobs.ts';

/** Times that a job may kill its thread: the first may have been the machine's doing. */
const DEATHS = 2;

export interface ThinkOptions<I> extends Pick<JobOptions<I>, 'transfer'> {
  /** Tells jobs of the same kind apart within a stage. */
  key?: string;
}

/**
 * Runs a job of a stage in a thread. A job that was over its deadline, or killed its thread a second time, is never run again for this stage, also by
 * another worker: the take remembers it. Rejects with JobFailure.
 */
export type Think = <K extends JobName>(
  name: K,
  input: JobInput<K> | (() => Promise<JobInput<K>>),
  options?: ThinkOptions<JobInput<K>>,
) => Promise<JobOutput<K>>;

/** The effects of a stage: what its attempts kept so far, and how to keep more before anything follows from it. */
export interface KeptEffects {
  kept: Map<string, Json>;
  keep(effect: { key: string; value: Json }): void;
  flush(): Promise<void>;
}

export function createThink(
  threads: Threads,
  { takeId, signal }: { takeId: string; signal: AbortSignal },
  { kept, keep, flush }: KeptEffects,
): Think {
  return async function think<K extends JobName>(
    name: K,
    input: JobInput<K> | (() => Promise<JobInput<K>>),
    { key, transfer }: ThinkOptions<JobInput<K>> = {},
  ): Promise<JobOutput<K>> {
    const job = key === undefined ? name : `${name}:${key}`;
    for (let death = 1; death <= DEATHS; death += 1) {
      const effect = `thread:${job}:${death}`;
      if (!kept.has(effect)) {
        try {
          return await threads.run(name, input, { share: takeId, signal, ...(transfer && { transfer }) });
        } catch (error) {
          if (!(error instanceof JobFailure) || error.reason === 'threw') throw error;
          kept.set(effect, error.reason);
          keep({ key: effect, value: error.reason });
          await flush();
        }
      }
      if (kept.get(effect) === 'deadline') throw new JobFailure('deadline');
    }
    throw new JobFailure('died');
  };
}
