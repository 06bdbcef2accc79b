import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Logger } from 'pino';
import { deadlineOf } from './deadlines.ts';
import type { JobAnswer, RunningThread, ThreadStart } from './job.ts';
import { JobFailure } from './job-failure.ts';
import type { JobInput, JobName, JobOutput } from './jobs.ts';
import { watchLongJob } from './long-jobs.ts';
import { createMemoryGuard } from './memory-guard.ts';
import { ThreadsBusy } from './threads-busy.ts';
import { createTurns } from './turns.ts';
import type { Turn } from './turns.ts';
import { watchDeadline } from './watch-deadline.ts';

export interface ThreadsOptions {
  /** URL of the registry module, which each thread loads. */
  registry: string;
  log: Logger;
  /** Jobs at a time, as many as there are cores when absent. One that lasts long runs beside them. */
  threads?: number | undefined;
  /** Most memory of one thread, heap and buffers together. */
  memoryMb?: number | undefined;
  /** In place of the deadline of every kind of job. */
  deadlineMs?: number | undefined;
  /** Within which a thread has to begin a job; a minute when absent. */
  startMs?: number | undefined;
}

export interface JobOptions<I> {
  /** Who wants the job, such as the id of a take: one job of a share runs at a time, and shares take turns. Absent: nobody else's. */
  share?: string;
  /** Ends the job, and the thread that runs it. */
  signal?: AbortSignal | undefined;
  /** Bytes of the input that are handed over: they are gone here. */
  transfer?(input: I): Uint8Array[];
}

/** A pool of threads in which everything that thinks on a text, a page or a picture runs. */
export interface Threads extends AsyncDisposable {
  /**
   * Runs a job in a thread. An input that is a function is called when it is the job's turn. Rejects with JobFailure, with ThreadsBusy, and with
   * the signal's reason.
   */
  run<K extends JobName>(
    name: K,
    input: JobInput<K> | (() => Promise<JobInput<K>>),
    options?: JobOptions<JobInput<K>>,
  ): Promise<JobOutput<K>>;
}

const MEMORY_MB = 1_024;
/** V8 gives up at its own limit with the whole process where a single allocation goes beyond it: the guard comes first. */
const HEAP_MB = 4_096;
const IDLE_MS = 300_000;
/** Threads beside those that work, for jobs that last. */
const SPARE = 1;
/** A thread takes seconds to load the rules: where it has not begun a job by then, the machine has no time for it. */
const START_MS = 60_000;

export function createThreads(options: ThreadsOptions): Threads {
  const { registry, log, threads = availableParallelism(), memoryMb = MEMORY_MB } = options;
  // Copied whenever a thread starts.
  const start: ThreadStart = { registry, hasOthers: false };
  /** Ids of threads that have loaded what they run. */
  const ready = new Set<number>();
  const pool = new Piscina({
    filename: fileURLToPath(new URL('thread.ts', import.meta.url)),
    workerData: start,
    // What a thread works on was written by strangers: nothing of the environment is there.
    env: {},
    minThreads: 1,
    maxThreads: threads + SPARE,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: Math.max(HEAP_MB, 2 * memoryMb) },
    recordTiming: false,
    // Its own hands a job to a thread that is still loading as well, where it waits although others are free by then.
    loadBalancer: (_, workers) => workers.find(({ id, currentUsage }) => currentUsage === 0 && ready.has(id)) ?? null,
  });
  pool.on('workerCreate', ({ id }) => ready.add(id));
  pool.on('workerDestroy', ({ id }) => ready.delete(id));
  // A thread that dies while it has no job is replaced.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle thread died'));
  const turns = createTurns(threads, SPARE);
  /** What happens when a job begins, by its number. */
  const beginnings = new Map<number, (thread: RunningThread) => void>();
  let jobs = 0;
  pool.on('message', (told: RunningThread) => beginnings.get(told.begun)?.(told));
  const guard = createMemoryGuard(memoryMb * 1_048_576, {
    threads: () => pool.threads,
    onEnd: (bytes) => log.warn({ bytes, memoryMb }, 'a thread needed too much memory and was ended'),
  });
  let isClosing = false;
  return { run, [Symbol.asyncDispose]: close };

  async function run<K extends JobName>(
    name: K,
    input: JobInput<K> | (() => Promise<JobInput<K>>),
    { share, signal, transfer }: JobOptions<JobInput<K>> = {},
  ): Promise<JobOutput<K>> {
    using turn = await turns.take(share ?? Symbol(name), signal);
    const given = typeof input === 'function' ? await input() : input;
    const buffers =
      transfer?.(given)
        .filter(isWhole)
        .map(({ buffer }) => buffer) ?? [];
    const answer = await answerOf({ name, input: given }, { turn, buffers, signal });
    if ('thrown' in answer) throw new JobFailure('threw', { cause: answer.thrown });
    // Answered by the job of this name.
    return answer.value as JobOutput<K>;
  }

  async function answerOf(
    job: { name: JobName; input: unknown },
    { turn, buffers, signal }: { turn: Turn; buffers: ArrayBuffer[]; signal: AbortSignal | undefined },
  ): Promise<JobAnswer> {
    using running = new DisposableStack();
    running.use(guard.watch());
    const over = new AbortController();
    const ending = signal ? AbortSignal.any([signal, over.signal]) : over.signal;
    const starting = setTimeout(() => over.abort(new ThreadsBusy()), options.startMs ?? START_MS);
    running.defer(() => clearTimeout(starting));
    jobs += 1;
    const id = jobs;
    beginnings.set(id, (thread) => {
      clearTimeout(starting);
      const worker = pool.threads.find(({ threadId }) => threadId === thread.threadId);
      const ms = options.deadlineMs ?? deadlineOf(job.name);
      const onOver = () => over.abort(new JobFailure('deadline'));
      running.use(watchDeadline(worker, { ms, usedBefore: thread.used, onOver }));
      running.use(watchLongJob(thread, turn));
    });
    running.defer(() => beginnings.delete(id));
    start.hasOthers = pool.threads.length > 0;
    try {
      // What each thread answers is typed there.
      return (await pool.run({ ...job, id }, { signal: ending, transferList: buffers })) as JobAnswer;
    } catch (cause) {
      signal?.throwIfAborted();
      over.signal.throwIfAborted();
      const isOurs = isClosing || (cause instanceof DOMException && cause.name === 'DataCloneError');
      throw isOurs ? cause : new JobFailure('died', { cause });
    }
  }

  async function close(): Promise<void> {
    isClosing = true;
    await pool.destroy();
  }
}

/** Buffers that hold something else besides, such as those of Node's pool, are copied. */
const isWhole = (bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> =>
  bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength;
