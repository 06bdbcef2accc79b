import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Db } from '../db/connect.ts';
import { reportProcess } from '../db/queries/process-reports.ts';
import { watchEventLoop } from '../threads/watch-event-loop.ts';

const EVERY_MS = 5_000;

/** Says every five seconds how this worker is doing, so that the API's health can tell. */
export function createProcessReport({ db, log }: { db: Db; log: Logger }): AsyncDisposable {
  const id = randomUUID();
  const watch = watchEventLoop();
  let reporting = report();
  const timer = setInterval(() => void (reporting = report()), EVERY_MS);
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      watch[Symbol.dispose]();
      await reporting;
    },
  };

  function report(): Promise<void> {
    return reportProcess(db, id, watch.read()).catch((error: unknown) =>
      log.warn({ err: error }, 'the worker could not say how it is doing'),
    );
  }
}
