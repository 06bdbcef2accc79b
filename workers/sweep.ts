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
  /** Time from one sweep to the next; 5 s when absent. */
  everyMs?: number;
  log: Logger;
}

/**
 * Sees to it that no take is accepted and then forgotten: one that has not ended and that Temporal does not know (its file was lost) is
 * handed over again and goes on after its stored stages; one whose workflow was closed from outside is ended as failed, free of charge.
 */
export function createSweep(deps: SweepDeps): AsyncDisposable {
  let after = FIRST_ID;
  let sweeping: Promise<void> | undefined;
  // A sweep that takes longer than the time to the next one is that one too.
  const timer = setInterval(() => {
    sweeping ??= sweep()
      .catch((error: unknown) => deps.log.warn({ err: error }, 'the sweep could not look, and will again'))
      .finally(() => (sweeping = undefined));
  }, deps.everyMs ?? EVERY_MS);
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await sweeping;
    },
  };

  async function sweep(): Promise<void> {
    const open = await findOpenTakes(deps.db, { olderThanMs: deps.olderThanMs, after, limit: BATCH });
    // A long list is looked at in parts; after its end it begins again.
    after = open.length < BATCH ? FIRST_ID : open.at(-1)!.takeId;
    const lost: string[] = [];
    let failed: { takes: number; error: unknown } | undefined;
    for (const take of open) {
      try {
        if ((await look(take)) === 'lost') lost.push(take.takeId);
      } catch (error) {
        failed = { takes: (failed?.takes ?? 0) + 1, error };
      }
    }
    if (failed)
      deps.log.warn({ err: failed.error, takes: failed.takes }, 'takes that could not be looked after, and will be');
    if (lost.length === 0) return;
    deps.log.warn({ takes: lost.length }, 'takes that Temporal does not know are started again');
    await redispatch(deps.db, lost);
  }

  async function look({ operatorId, takeId }: { operatorId: string; takeId: string }): Promise<'lost' | 'held'> {
    const status = await findTakeStatus(deps.client, takeId);
    if (status === undefined) return 'lost';
    if (status === 'running') return 'held';
    const detail = detailOf(status);
    const ended = await deps.finish({ takeId, operatorId, state: 'failed', code: 'internal', detail, skipped: [] });
    // A take that ended by itself since it was listed is left as it is.
    if (ended.state === 'failed')
      deps.log.warn({ takeId, status }, 'the workflow of an open take was closed from outside');
    return 'held';
  }
}

function detailOf(status: string): string {
  if (status === 'TERMINATED') return 'The take was stopped by an operator of this service; it cost nothing.';
  return 'Something in the service failed. Ask again; this take cost nothing.';
}
