import type { TakeEvent } from '#contracts/take-event.ts';
import type { Db } from '../../db/connect.ts';
import { listen } from '../../db/listener.ts';
import type { ListenOptions } from '../../db/listener.ts';
import { findEvents, findFrozenResponse } from '../../db/queries/take-events.ts';
import { createTail } from './tail.ts';
import type { Tail } from './tail.ts';
import type { TakeRef } from '../../db/queries/pages.ts';

/** A wake-up that was lost (a worker died between commit and NOTIFY) is made good by looking at what has been quiet for so long. */
const QUIET_MS = 2_000;
/** Quiet takes are looked for this often, so that their looks are spread over time. */
const POLL_MS = 100;

/** Live reading of takes' logs: the table is the truth, NOTIFY only says when to look. */
export interface TakeFeed extends AsyncDisposable {
  /** Batches of events after `after`, as they come, until the take has ended or the signal aborts. */
  follow(ref: TakeRef, after: number, signal: AbortSignal): AsyncGenerator<TakeEvent[]>;
  /** The frozen response, as soon as the take has ended; undefined when the signal aborts first. One that has just been accepted is not looked at before its end is told. */
  waitForEnd(ref: TakeRef & { isNew?: boolean }, signal: AbortSignal): Promise<string | undefined>;
}

/** Somebody who waits for the end of a take. */
interface EndWaiter {
  look(): void;
  lookedAt: number;
}

export function createTakeFeed(db: Db, database: Pick<ListenOptions, 'url' | 'role' | 'secret'>): TakeFeed {
  const tails = new Map<string, Tail>();
  const waiters = new Map<string, Set<EndWaiter>>();
  const listener = listen({ ...database, channels: ['take_event', 'take_end'], onWake, onConnected: () => wakeAll() });
  const poll = setInterval(() => wakeAll(performance.now() - QUIET_MS), POLL_MS);
  return { follow, waitForEnd, [Symbol.asyncDispose]: close };

  function onWake(channel: string, takeId: string): void {
    if (channel === 'take_event') tails.get(takeId)?.wake();
    else for (const waiter of waiters.get(takeId) ?? []) waiter.look();
  }

  /** Looks at every take, or at those that were not looked at since a time on the clock of `performance`. */
  function wakeAll(since = Infinity): void {
    for (const tail of tails.values()) if (tail.lookedAt() <= since) tail.wake();
    for (const waiting of waiters.values()) for (const waiter of waiting) if (waiter.lookedAt <= since) waiter.look();
  }

  async function* follow(ref: TakeRef, after: number, signal: AbortSignal): AsyncGenerator<TakeEvent[]> {
    const tail = tails.get(ref.takeId) ?? createTail((from, limit) => findEvents(db, { ...ref, after: from, limit }));
    tails.set(ref.takeId, tail);
    tail.join();
    try {
      for (let cursor = after; !signal.aborted && !tail.isOver(cursor);) {
        const events = await tail.readAfter(cursor, signal);
        if (events.length === 0) continue;
        cursor = events.at(-1)!.seq;
        yield events;
      }
    } finally {
      if (tail.leave() === 0) tails.delete(ref.takeId);
    }
  }

  async function waitForEnd(
    { operatorId, takeId, isNew = false }: TakeRef & { isNew?: boolean },
    signal: AbortSignal,
  ): Promise<string | undefined> {
    const waiting = waiters.get(takeId) ?? new Set();
    waiters.set(takeId, waiting);
    try {
      for (let isTold = !isNew; ; isTold = true) {
        const { promise, resolve } = Promise.withResolvers<void>();
        const waiter: EndWaiter = { look: () => resolve(), lookedAt: performance.now() };
        waiting.add(waiter);
        signal.addEventListener('abort', waiter.look, { once: true });
        // Looked at after the look-out is set, so that an end in between is not missed. An outage is waited out: the take goes on.
        const response = isTold ? await findFrozenResponse(db, operatorId, takeId).catch(() => undefined) : undefined;
        if (response === undefined && !signal.aborted) await promise;
        signal.removeEventListener('abort', waiter.look);
        waiting.delete(waiter);
        if (response !== undefined || signal.aborted) return response;
      }
    } finally {
      if (waiting.size === 0) waiters.delete(takeId);
    }
  }

  async function close(): Promise<void> {
    clearInterval(poll);
    await listener[Symbol.asyncDispose]();
  }
}
