import { setTimeout as sleep } from 'node:timers/promises';
import { OutboundFailure } from './failure.ts';

export interface Turn {
  /** What the queue is kept for: an origin, or an API source. */
  key: string;
  /** How many may be under way at once. */
  concurrency: number;
  /** Shortest time between two turns. */
  intervalMs: number;
  /** Whether that time counts from the start or from the end of the turn before. */
  countsFrom: 'start' | 'end';
  signal: AbortSignal | undefined;
}

/** Queues by key: first come, first served, spaced, and closed for a while where the other side asked for that. */
export interface Gate {
  /** Runs the task in its turn. Rejects with the signal's reason, or with `http_status` while the key is closed for too long. */
  run: <T>(turn: Turn, task: () => Promise<T>) => Promise<T>;
  /** Nothing starts under the key for this long (a `Retry-After`); `status` is what asked for it. */
  pause: (key: string, status: number, forMs: number) => void;
  /** How many keys are remembered. */
  getSize: () => number;
}

export function createGate(options: GateOptions): Gate {
  const queues = new Map<string, OriginQueue>();
  let sweepAt = SWEEP_FROM;

  const getQueue = (key: string): OriginQueue => {
    const known = queues.get(key);
    if (known) return known;
    if (queues.size >= sweepAt) {
      for (const [name, queue] of queues) if (isIdle(queue, options.now())) queues.delete(name);
      sweepAt = Math.max(SWEEP_FROM, queues.size * 2);
    }
    const queue: OriginQueue = { running: 0, waiting: [], nextAt: 0, pause: undefined };
    queues.set(key, queue);
    return queue;
  };

  return {
    run: async (turn, task) => {
      turn.signal?.throwIfAborted();
      const queue = getQueue(turn.key);
      await enter(queue, turn);
      try {
        await waitForTurn(queue, turn, options);
        return await runTask(queue, turn, task, options.now);
      } finally {
        leave(queue);
      }
    },
    pause: (key, status, forMs) => {
      const until = options.now() + forMs;
      const queue = getQueue(key);
      if (queue.pause === undefined || queue.pause.until < until) queue.pause = { until, status };
    },
    getSize: () => queues.size,
  };
}

interface GateOptions {
  /** A key that is closed for longer refuses at once. */
  maxPauseMs: number;
  /** Milliseconds since the epoch. */
  now: () => number;
}

const SWEEP_FROM = 1_000;

interface OriginQueue {
  running: number;
  waiting: Waiter[];
  nextAt: number;
  pause: { until: number; status: number } | undefined;
}

interface Waiter {
  concurrency: number;
  start: () => void;
}

function isIdle(queue: OriginQueue, now: number): boolean {
  return queue.running === 0 && queue.waiting.length === 0 && queue.nextAt <= now && (queue.pause?.until ?? 0) <= now;
}

/** Takes a place in the line. One that gives up while waiting leaves the line as if it had never come. */
async function enter(queue: OriginQueue, { concurrency, signal }: Turn): Promise<void> {
  if (queue.waiting.length === 0 && queue.running < concurrency) {
    queue.running += 1;
    return;
  }
  const started = Promise.withResolvers<void>();
  const waiter: Waiter = { concurrency, start: started.resolve };
  const onAbort = () => {
    const at = queue.waiting.indexOf(waiter);
    if (at === -1) return;
    queue.waiting.splice(at, 1);
    started.reject(signal?.reason);
    startWaiting(queue);
  };
  queue.waiting.push(waiter);
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    await started.promise;
  } finally {
    signal?.removeEventListener('abort', onAbort);
  }
}

async function runTask<T>(queue: OriginQueue, turn: Turn, task: () => Promise<T>, now: () => number): Promise<T> {
  try {
    return await task();
  } finally {
    if (turn.countsFrom === 'end') queue.nextAt = Math.max(queue.nextAt, now() + turn.intervalMs);
  }
}

function leave(queue: OriginQueue): void {
  queue.running -= 1;
  startWaiting(queue);
}

function startWaiting(queue: OriginQueue): void {
  for (
    let first = queue.waiting[0];
    first !== undefined && queue.running < first.concurrency;
    first = queue.waiting[0]
  ) {
    queue.waiting.shift();
    queue.running += 1;
    first.start();
  }
}

async function waitForTurn(queue: OriginQueue, turn: Turn, options: GateOptions): Promise<void> {
  const at = Math.max(options.now(), queue.nextAt);
  const nextAt = at + turn.intervalMs;
  queue.nextAt = nextAt;
  // A pause can come up while this turn waits, from another one that is under way.
  for (;;) {
    const now = options.now();
    const waitMs = Math.max(at, queue.pause?.until ?? 0) - now;
    if (waitMs <= 0) return;
    try {
      throwWhilePaused(queue, now, options.maxPauseMs);
      await wait(waitMs, turn.signal);
    } catch (error) {
      // Whoever comes next need not wait for a turn that was never used.
      if (queue.nextAt === nextAt) queue.nextAt = at;
      throw error;
    }
  }
}

function throwWhilePaused({ pause }: OriginQueue, now: number, maxPauseMs: number): void {
  if (pause !== undefined) refuseLongPause({ status: pause.status, forMs: pause.until - now }, maxPauseMs);
}

/** Throws `http_status` where a pause goes on for longer than a turn may wait. */
export function refuseLongPause({ status, forMs }: { status: number; forMs: number }, maxPauseMs: number): void {
  if (forMs <= maxPauseMs) return;
  throw new OutboundFailure('http_status', {
    reason: `HTTP status ${status}, and it asked to wait`,
    status,
    retryAfterMs: Math.ceil(forMs),
    isTransient: true,
  });
}

async function wait(forMs: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await sleep(forMs, undefined, signal ? { signal } : {});
  } catch (error) {
    throw signal?.aborted ? signal.reason : error;
  }
}
