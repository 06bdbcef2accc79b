import type { Logger } from 'pino';
import type { Db } from '../db/connect.ts';
import { sweepCredentials } from '../db/queries/sweep-credentials.ts';

const EVERY_MS = 3_600_000;

/** Sweeps every hour, and once at the start. What is over works no more before it is swept: this only makes room. */
export function createCredentialSweep({ db, log }: { db: Db; log: Logger }): AsyncDisposable {
  let sweeping: Promise<void> = Promise.resolve();
  const sweep = (): void => {
    sweeping = sweepCredentials(db).then(
      (removed) => {
        if (Object.values(removed).some((count) => count > 0))
          log.info(removed, 'credentials that were over are removed');
      },
      (error: unknown) =>
        log.warn({ err: error }, 'credentials that were over could not be removed, and will be later'),
    );
  };
  const timer = setInterval(sweep, EVERY_MS);
  sweep();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await sweeping;
    },
  };
}
