import type { Client } from '@temporalio/client';
import type { Logger } from 'pino';
import type { TakeActivities } from '../activities/take-activities.ts';
import type { Db } from '../db/connect.ts';
import { findOpenTakes, redispatch } from '../db/queries/outbox.ts';
import { findTakeStatus } from './start-take.ts';

const EVERY_MS = 5_000;
const BATCH = 100;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

export interface SweepDeps {
  db: Db;
  client: Client;
  finish: TakeActivities['finish'];
  /** A take handed over more recently is left alone: its workflow may just be starting. */
  olderThanMs: number;
  log: Logger;
}

/**
 * Sees to it that no take is accepted and then forgotten: one that has not ended and that Temporal does not know (its file was lost) is
 * handed over again and goes on after its stored stages; one whose workflow was closed from outside is ended as failed, free of charge.
 */
export function createSweep(deps: SweepDeps): AsyncDisposable {
  let after = FIRST_ID;
  let sweeping: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweep().catch((error: unknown) =>
      deps.log.warn({ err: error }, 'the sweep could not look, and will again'),
    );
  }, EVERY_MS);
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await sweeping;
    },
  };

  async function sweep(): Promise<void> {
    const open = await findOpenTakes(deps.db, { olderThanMs: deps.olderThanMs, after, limit: BATCH });
    const lost: string[] = [];
    try {
      await look(open, lost);
    } finally {
      // A look that was cut off by a busy Temporal goes on, in a long list, after the takes that it has seen.
      if (open.length < BATCH) after = FIRST_ID;
      if (lost.length > 0) {
        deps.log.warn({ takes: lost.length }, 'takes that Temporal does not know are started again');
        await redispatch(deps.db, lost);
      }
    }
  }

  async function look(open: Awaited<ReturnType<typeof findOpenTakes>>, lost: string[]): Promise<void> {
    for (const { operatorId, takeId } of open) {
      const status = await findTakeStatus(deps.client, takeId);
      after = takeId;
      if (status === 'running') continue;
      if (status === undefined) {
        lost.push(takeId);
        continue;
      }
      deps.log.warn({ takeId, status }, 'the workflow of an open take was closed from outside');
      await deps.finish({
        takeId,
        operatorId,
        state: 'failed',
        code: 'internal',
        detail: detailOf(status),
        skipped: [],
      });
    }
  }
}

function detailOf(status: string): string {
  if (status === 'TERMINATED') return 'The take was stopped by an operator of this service; it cost nothing.';
  return 'Something in the service failed. Ask again; this take cost nothing.';
}
