import { sql } from 'kysely';
import type { Db } from './connect.ts';

/** What a notification wakes: readers of a take's log, those who wait for its end, or the dispatcher. The payload is an id, never data. */
export type WakeChannel = 'take_event' | 'take_end' | 'outbox';

export interface Notifier {
  /** Wakes listeners of a channel; a lost wake-up is made good by their slow poll. */
  wake(channel: WakeChannel, id: string): void;
  /** A take has ended: wakes its readers, those who wait for it, and where another take waits to start the dispatcher. */
  wakeEnded(takeId: string, isAnotherWaiting: boolean): void;
}

/**
 * Sends wake-ups after the commit they are about, in a statement of their own: a NOTIFY inside the transaction would make all commits
 * of the database wait for each other. While one statement is under way the next ones gather. A wake-up need not survive a crash, so
 * nothing waits for its commit to reach the disk.
 */
export function createNotifier(db: Db): Notifier {
  let waiting = new Set<string>();
  let isSending = false;
  return {
    wake,
    wakeEnded(takeId, isAnotherWaiting) {
      wake('take_end', takeId);
      wake('take_event', takeId);
      if (isAnotherWaiting) wake('outbox', takeId);
    },
  };

  function wake(channel: WakeChannel, id: string): void {
    waiting.add(`${channel} ${id}`);
    if (!isSending) void send();
  }

  async function send(): Promise<void> {
    isSending = true;
    while (waiting.size > 0) {
      const batch = [...waiting].map((entry) => entry.split(' ') as [string, string]);
      waiting = new Set();
      const channels = batch.map(([channel]) => channel);
      const ids = batch.map(([, id]) => id);
      await sql`select set_config('synchronous_commit', 'off', true), pg_notify(c, i) from unnest(${channels}::text[], ${ids}::text[]) as given (c, i)`
        .execute(db)
        .catch(() => {});
    }
    isSending = false;
  }
}
