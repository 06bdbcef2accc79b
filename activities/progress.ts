import type { KeyedEvent } from '#contracts/take-event.ts';
import type { Db } from '../db/connect.ts';
import type { Notifier } from '../db/notifier.ts';
import { recordProgress } from '../db/queries/stages.ts';
import type { StepRef } from '../db/queries/attempt.ts';
import type { Announcement, Effect, StageAttempt } from '../db/queries/stages.ts';

/** How long events may gather; a stage that is over by then is announced and finished in one transaction. */
const FLUSH_MS = 25;

/** Where a stage's events go while it works: gathered for a moment, then stored in one transaction, in order. */
export interface Progress {
  log(event: KeyedEvent): void;
  keep(effect: Effect): void;
  /** Resolves when everything so far is stored. Ends like recordProgress. */
  flush(): Promise<void>;
  /** The fence of the attempt, which announces itself for it if it has not. Throws like recordProgress. */
  fence(): Promise<number>;
  /**
   * How to hold the stage in the transaction that ends it, and the events that are not stored yet. No flush may follow.
   */
  close(): Promise<{ attempt: StageAttempt; rest: KeyedEvent[] }>;
  /** Stops for good: what is not stored is forgotten, and so is whatever work that was left behind still logs. */
  abandon(): void;
}

export function createProgress(
  deps: { db: Db; notifier: Notifier },
  ref: StepRef,
  announcement: Announcement,
): Progress {
  let attempt: StageAttempt = { announcement };
  let events: KeyedEvent[] = [];
  let effects: Effect[] = [];
  let storing: Promise<void> = Promise.resolve();
  let isAbandoned = false;
  let failure: { error: unknown } | undefined;
  let timer: NodeJS.Timeout | undefined = setTimeout(flushLater, FLUSH_MS);
  return { log, keep, flush, fence, close, abandon };

  function log(event: KeyedEvent): void {
    if (isAbandoned) return;
    events.push(event);
    timer ??= setTimeout(flushLater, FLUSH_MS);
  }

  function flushLater(): void {
    flush().catch(() => {});
  }

  function keep(effect: Effect): void {
    effects.push(effect);
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    storing = storing.then(store);
    await storing;
    // A batch that failed in the background fails the stage here: nothing may be logged after a hole.
    if (failure) throw failure.error;
  }

  async function fence(): Promise<number> {
    if (!('fence' in attempt)) await flush();
    if ('fence' in attempt && !isAbandoned) return attempt.fence;
    throw new Error('the attempt is over');
  }

  async function store(): Promise<void> {
    const isAnnounced = 'fence' in attempt;
    if (isAbandoned || failure || (isAnnounced && events.length === 0 && effects.length === 0)) return;
    const batch = { events: events.splice(0), effects: effects.splice(0) };
    try {
      attempt = { fence: await recordProgress(deps.db, ref, attempt, batch) };
      deps.notifier.wake('take_event', ref.takeId);
    } catch (error) {
      failure = { error };
    }
  }

  async function close(): ReturnType<Progress['close']> {
    clearTimeout(timer);
    if (effects.length > 0) await flush();
    await storing;
    if (failure) throw failure.error;
    return { attempt, rest: events.splice(0) };
  }

  function abandon(): void {
    clearTimeout(timer);
    isAbandoned = true;
  }
}
