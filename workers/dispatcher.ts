import type { Client } from '@temporalio/client';
import type { Logger } from 'pino';
import type { Channel } from '../channels/channel.ts';
import type { Db } from '../db/connect.ts';
import { claimOutbox, finishOutbox } from '../db/queries/outbox.ts';
import type { OutboxEntry } from '../db/queries/outbox.ts';
import type { TakeActivities } from '../activities/take-activities.ts';
import { createOutboxLoop } from './outbox-loop.ts';
import type { OutboxLoop } from './outbox-loop.ts';
import { cancelTake, startTake } from './start-take.ts';

const BATCH = 50;
/** Far more than begin at once when all is well; Temporal that does not answer is not asked for more. */
const MOST_UNDER_WAY = 500;
/** A channel that this worker does not have may be another worker's, such as that of a newer version; after so long it is nobody's. */
const NO_CHANNEL_MS = 20_000;

export interface DispatcherDeps {
  db: Db;
  client: Client;
  channels: ReadonlyMap<string, Channel>;
  finish: TakeActivities['finish'];
  runningTakes: number;
  taskQueue: string;
  log: Logger;
}

/** The one way of a take in to Temporal: hands takes over from their outbox and passes cancellations on. */
export function createDispatcher({ db, client, finish, log, ...deps }: DispatcherDeps): OutboxLoop {
  return createOutboxLoop<OutboxEntry>(
    {
      batch: BATCH,
      mostUnderWay: MOST_UNDER_WAY,
      claim: (limit) => claimOutbox(db, { limit, runningTakes: deps.runningTakes }),
      handle: (entry) => (entry.kind === 'start_take' ? start(entry) : cancel(entry)),
      finish: (ids) => finishOutbox(db, ids),
    },
    log,
  );

  async function start({ takeId, operatorId, owner, channel, triedMs, isScreened }: OutboxEntry): Promise<void> {
    const card = deps.channels.get(channel)?.card;
    if (!card) {
      if (triedMs < NO_CHANNEL_MS) throw new Error(`this worker has no channel ${channel}`);
      const detail = 'No worker of this service has the channel now. Ask again later; this take cost nothing.';
      await finish({ takeId, operatorId, state: 'failed', code: 'internal', detail, skipped: [] });
      return;
    }
    await startTake(client, { takeId, operatorId, owner, card, taskQueue: deps.taskQueue, isScreened });
  }

  /** A take that Temporal was never given, or knows no more, is ended here. */
  async function cancel({ takeId, operatorId, wasDispatched }: OutboxEntry): Promise<void> {
    const isPassedOn = wasDispatched && (await cancelTake(client, takeId));
    if (!isPassedOn) await finish({ takeId, operatorId, state: 'cancelled', skipped: [] });
  }
}
