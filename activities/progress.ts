import type { KeyedEvent } from '#contracts/take-event.ts';
import type { Db } from '../db/connect.ts';
import type { Notifier } from '../db/notifier.ts';
import { recordProgress } from '../db/queries/stages.ts';
import type { Effect, StepOf } from '../db/queries/stages.ts';

const FLUSH_MS = 30;

/** Where a stage's events go while it works: gathered for a moment, then stored in one transaction, in order. */
export interface Progress {
  log(event: KeyedEvent): void;
  keep(effect: Effect): void;
  /** Resolves when everything so far is stored. Ends like recordProgress. */
  flush(): Promise<void>;
  /** Events that are not stored yet, for the transaction that ends the stage. No flush may follow. */
  takeRest(): Promise<KeyedEvent[]>;
}

export function createProgress(deps: { db: Db; notifier: Notifier }, of: StepOf & { fence: number }): Progress {
  let events: KeyedEvent[] = [];
  let effects: Effect[] = [];
  let storing: Promise<void> = Promise.resolve();
  let failure: { error: unknown } | undefined;
  let timer: NodeJS.Timeout | undefined;
  return { log, keep, flush, takeRest };

  function log(event: KeyedEvent): void {
    events.push(event);
    timer ??= setTimeout(() => void flush().catch(() => {}), FLUSH_MS);
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

  async function store(): Promise<void> {
    if (failure || (events.length === 0 && effects.length === 0)) return;
    const batch = { events: events.splice(0), effects: effects.splice(0) };
    try {
      await recordProgress(deps.db, of, batch);
      deps.notifier.wake('take_event', of.takeId);
    } catch (error) {
      failure = { error };
    }
  }

  async function takeRest(): Promise<KeyedEvent[]> {
    clearTimeout(timer);
    if (effects.length > 0) await flush();
    await storing;
    if (failure) throw failure.error;
    return events.splice(0);
  }
}
