import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { refuseLongPause } from './gate.ts';
import type { Gate, Turn } from './gate.ts';

/** Turns that all processes take together. Nothing here holds anything while it waits, and a turn whose process died ends by itself. */
export interface SharedTurns {
  /** Takes the turn if it is one's turn now; else says how long to stay away, where that is known. */
  take: (turn: SharedTurn) => Promise<TurnAnswer>;
  /** Ends a turn that was taken; the time to the next one counts from here where it counts from the end. */
  end: (turn: SharedTurn) => Promise<void>;
  /** Nothing starts under the key for this long, whoever asks. A shorter pause takes nothing from a longer one. */
  pause: (key: string, pause: { status: number; forMs: number }) => Promise<void>;
  findPause: (key: string) => Promise<SharedPause | undefined>;
}

export interface SharedTurn extends Pick<Turn, 'key' | 'concurrency' | 'intervalMs' | 'countsFrom'> {
  /** One turn, once. */
  id: string;
}

export type TurnAnswer =
  | { kind: 'taken' }
  /** Null: as long as others take for theirs. */
  | { kind: 'wait'; forMs: number | null }
  | ({ kind: 'paused' } & SharedPause);

export interface SharedPause {
  forMs: number;
  /** HTTP status that asked for it. */
  status: number;
}

interface SharedGateOptions {
  maxPauseMs: number;
  now: () => number;
  buildId: () => string;
}

const FIRST_POLL_MS = 25;
const LONGEST_POLL_MS = 200;
/** A pause that another process was asked for holds here after this at the latest. */
const PAUSE_KEPT_MS = 500;

/**
 * A gate whose spacing, concurrency and pauses hold over all processes: first come, first served within one, and in turn with the others. What is neither
 * spaced nor one at a time is limited by each process alone, and asks for pauses only, every half second.
 */
export function createSharedGate(own: Gate, turns: SharedTurns, options: SharedGateOptions): Gate {
  const pauses = new LRUCache<string, { at: number; found: Promise<SharedPause | undefined> }>({ max: 2_000 });
  return {
    run: (turn, task) => {
      const isShared = turn.intervalMs > 0 || turn.concurrency === 1;
      return own.run({ ...turn, intervalMs: 0 }, () =>
        isShared ? runShared(turn, task) : runBesidePauses(turn, task),
      );
    },
    pause(key, status, forMs) {
      own.pause(key, status, forMs);
      // What asked for it is over: its own process keeps away already, and the others hear of it as soon as they can.
      turns.pause(key, { status, forMs }).catch(() => undefined);
    },
    getSize: own.getSize,
  };

  async function runShared<T>(turn: Turn, task: () => Promise<T>): Promise<T> {
    const { key, concurrency, intervalMs, countsFrom } = turn;
    const shared = { key, concurrency, intervalMs, countsFrom, id: options.buildId() };
    await take(shared, turn.signal);
    try {
      turn.signal?.throwIfAborted();
      return await task();
    } finally {
      // One that cannot be ended ends by itself.
      await turns.end(shared).catch(() => undefined);
    }
  }

  async function take(turn: SharedTurn, signal: AbortSignal | undefined): Promise<void> {
    for (let pollMs = FIRST_POLL_MS; ; pollMs = Math.min(pollMs * 2, LONGEST_POLL_MS)) {
      signal?.throwIfAborted();
      const answer = await turns.take(turn);
      if (answer.kind === 'taken') return;
      if (answer.kind === 'paused') refuseLongPause(answer, options.maxPauseMs);
      await wait(answer.forMs ?? pollMs, signal);
    }
  }

  async function runBesidePauses<T>(turn: Turn, task: () => Promise<T>): Promise<T> {
    for (;;) {
      const pause = await findPause(turn.key);
      if (pause === undefined) return task();
      refuseLongPause(pause, options.maxPauseMs);
      await wait(pause.forMs, turn.signal);
    }
  }

  async function findPause(key: string): Promise<SharedPause | undefined> {
    const known = pauses.get(key);
    const isKnown = known !== undefined && options.now() - known.at < PAUSE_KEPT_MS;
    const asked = isKnown ? known : { at: options.now(), found: turns.findPause(key) };
    if (!isKnown) pauses.set(key, asked);
    const pause = await asked.found;
    const forMs = (pause?.forMs ?? 0) - (options.now() - asked.at);
    return pause && forMs > 0 ? { ...pause, forMs } : undefined;
  }
}

async function wait(forMs: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await sleep(forMs, undefined, signal ? { signal } : {});
  } catch (error) {
    throw signal?.aborted ? signal.reason : error;
  }
}
