import { sql } from 'kysely';
import type { Db } from './connect.ts';

/** What a notification wakes: readers of a take's log, those who wait for its end, or the dispatcher. The payload is an id, never data. */
export type WakeChannel = 'take_event' | 'take_end' | 'outbox' | 'work';

/** How long a wake-up that can wait may wait for others. */
const SOON_MS = 100;

export interface Notifier {
  /** Wakes listeners of a channel; a lost wake-up is made good by their slow poll. */
  wake(channel: WakeChannel, id: string): void;
  /** The same for news that nobody waits for, like the end of a stage: those of a moment go together, or with the next that cannot wait. */
  wakeSoon(channel: WakeChannel, id: string): void;
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
  let isDue = false;
  let timer: NodeJS.Timeout | undefined;
  return {
    wake,
    wakeSoon,
    wakeEnded(takeId, isAnotherWaiting) {
      wake('take_end', takeId);
      wake('take_event', takeId);
      if (isAnotherWaiting) wake('outbox', takeId);
    },
  };

  function wake(channel: WakeChannel, id: string): void {
    waiting.add(`${channel} ${id}`);
    becomeDue();
  }

  function wakeSoon(channel: WakeChannel, id: string): void {
    waiting.add(`${channel} ${id}`);
    timer ??= setTimeout(becomeDue, SOON_MS);
  }

  function becomeDue(): void {
    isDue = true;
    if (!isSending) void send();
  }

  async function send(): Promise<void> {
    isSending = true;
    while (isDue) {
      isDue = false;
      clearTimeout(timer);
      timer = undefined;
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
