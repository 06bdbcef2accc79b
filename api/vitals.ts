import type { EventLoopDelay } from '#contracts/event-loop-delay.ts';
import type { Db } from '../db/connect.ts';
import { findProcessReports } from '../db/queries/process-reports.ts';
import { watchEventLoop } from '../threads/watch-event-loop.ts';
import type { Vitals } from './context.ts';

const EVERY_MS = 5_000;

/** How late the event loops are: this one's as it is, the workers' as they said last while the database answered. */
export function createVitals(db: Db): Vitals & AsyncDisposable {
  const watch = watchEventLoop();
  let workers: EventLoopDelay[] = [];
  let looking = look();
  const timer = setInterval(() => void (looking = look()), EVERY_MS);
  return {
    read: () => ({ api: watch.read(), workers }),
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      watch[Symbol.dispose]();
      await looking;
    },
  };

  async function look(): Promise<void> {
    workers = await findProcessReports(db).catch(() => []);
  }
}
