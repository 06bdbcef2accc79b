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
  const lines = new Map<string, Line>();
  let sweepAt = SWEEP_FROM;

  const getLine = (key: string): Line => {
    const known = lines.get(key);
    if (known) return known;
    if (lines.size >= sweepAt) {
      for (const [name, line] of lines) if (isIdle(line, options.now())) lines.delete(name);
      sweepAt = Math.max(SWEEP_FROM, lines.size * 2);
    }
    const line: Line = { running: 0, waiting: [], nextAt: 0, pause: undefined };
    lines.set(key, line);
    return line;
  };

  return {
    run: async (turn, task) => {
      turn.signal?.throwIfAborted();
      const line = getLine(turn.key);
      await enter(line, turn);
      try {
        await waitForTurn(line, turn, options);
        return await runTask(line, turn, task, options.now);
      } finally {
        leave(line);
      }
    },
    pause: (key, status, forMs) => {
      const until = options.now() + forMs;
      const line = getLine(key);
      if (line.pause === undefined || line.pause.until < until) line.pause = { until, status };
    },
    getSize: () => lines.size,
  };
}

interface GateOptions {
  /** A key that is closed for longer refuses at once. */
  maxPauseMs: number;
  /** Milliseconds since the epoch. */
  now: () => number;
}

const SWEEP_FROM = 1_000;

interface Line {
  running: number;
  waiting: Waiter[];
  nextAt: number;
  pause: { until: number; status: number } | undefined;
}

interface Waiter {
  concurrency: number;
  start: () => void;
}

function isIdle(line: Line, now: number): boolean {
  return line.running === 0 && line.waiting.length === 0 && line.nextAt <= now && (line.pause?.until ?? 0) <= now;
}

/** Takes a place in the line. One that gives up while waiting leaves the line as if it had never come. */
async function enter(line: Line, { concurrency, signal }: Turn): Promise<void> {
  if (line.waiting.length === 0 && line.running < concurrency) {
    line.running += 1;
    return;
  }
  const started = Promise.withResolvers<void>();
  const waiter: Waiter = { concurrency, start: started.resolve };
  const onAbort = () => {
    const at = line.waiting.indexOf(waiter);
    if (at === -1) return;
    line.waiting.splice(at, 1);
    started.reject(signal?.reason);
    startWaiting(line);
  };
  line.waiting.push(waiter);
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    await started.promise;
  } finally {
    signal?.removeEventListener('abort', onAbort);
  }
}

async function runTask<T>(line: Line, turn: Turn, task: () => Promise<T>, now: () => number): Promise<T> {
  try {
    return await task();
  } finally {
    if (turn.countsFrom === 'end') line.nextAt = Math.max(line.nextAt, now() + turn.intervalMs);
  }
}

function leave(line: Line): void {
  line.running -= 1;
  startWaiting(line);
}

function startWaiting(line: Line): void {
  for (let first = line.waiting[0]; first !== undefined && line.running < first.concurrency; first = line.waiting[0]) {
    line.waiting.shift();
    line.running += 1;
    first.start();
  }
}

async function waitForTurn(line: Line, turn: Turn, options: GateOptions): Promise<void> {
  const at = Math.max(options.now(), line.nextAt);
  const nextAt = at + turn.intervalMs;
  line.nextAt = nextAt;
  // A pause can come up while this turn waits, from another one that is under way.
  for (;;) {
    const now = options.now();
    const waitMs = Math.max(at, line.pause?.until ?? 0) - now;
    if (waitMs <= 0) return;
    try {
      throwWhilePaused(line, now, options.maxPauseMs);
      await wait(waitMs, turn.signal);
    } catch (error) {
      // Whoever comes next need not wait for a turn that was never used.
      if (line.nextAt === nextAt) line.nextAt = at;
      throw error;
    }
  }
}

function throwWhilePaused({ pause }: Line, now: number, maxPauseMs: number): void {
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
