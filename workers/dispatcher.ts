import type { Client } from '@temporalio/client';
import type { Logger } from 'pino';
import type { Channel } from '../channels/channel.ts';
import type { Db } from '../db/connect.ts';
import { claimOutbox, finishOutbox } from '../db/queries/outbox.ts';
import type { OutboxEntry } from '../db/queries/outbox.ts';
import type { TakeActivities } from '../activities/take-activities.ts';
import { cancelTake, startTake } from './start-take.ts';

const BATCH = 50;
const POLL_MS = 1_000;
/** Entries that are done gather for so long before they leave the outbox: far less than the lease of a claim, and most takes are shorter. */
const DONE_MS = 250;

export interface DispatcherDeps {
  db: Db;
  client: Client;
  channels: ReadonlyMap<string, Channel>;
  finish: TakeActivities['finish'];
  runningTakes: number;
  taskQueue: string;
  log: Logger;
}

export interface Dispatcher extends AsyncDisposable {
  /** There may be work: look now. */
  wake(): void;
}

/**
 * The one way in to Temporal: hands takes over from the outbox and passes cancellations on. An entry leaves the outbox when its work is
 * done; one whose work failed is claimed again after its lease.
 */
export function createDispatcher(deps: DispatcherDeps): Dispatcher {
  let isAwake = true;
  let isStopped = false;
  let sleeper: (() => void) | undefined;
  const underWay = new Set<Promise<void>>();
  let done: string[] = [];
  let finishing: NodeJS.Timeout | undefined;
  const loop = run();
  return { wake, [Symbol.asyncDispose]: stop };

  function wake(): void {
    isAwake = true;
    sleeper?.();
  }

  async function stop(): Promise<void> {
    isStopped = true;
    sleeper?.();
    await loop;
    await Promise.all(underWay);
    await finish();
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      if (!isAwake) await sleep();
      isAwake = false;
      const claimed = await dispatch().catch((error: unknown) => {
        deps.log.warn({ err: error }, 'the outbox could not be read');
        return 0;
      });
      if (claimed === BATCH) isAwake = true;
    }
  }

  function sleep(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, POLL_MS);
    sleeper = () => (clearTimeout(timer), resolve());
    return promise;
  }

  /** Claims what is there and hands it over, without waiting: what Temporal takes its time for must not hold up the next one. */
  async function dispatch(): Promise<number> {
    const entries = await claimOutbox(deps.db, { limit: BATCH, runningTakes: deps.runningTakes });
    if (entries.length === 0) return 0;
    const work = handOver(entries).finally(() => underWay.delete(work));
    underWay.add(work);
    return entries.length;
  }

  async function handOver(entries: OutboxEntry[]): Promise<void> {
    const wasHandled = await Promise.all(entries.map(handle));
    done.push(...entries.filter((_, index) => wasHandled[index]).map(({ id }) => id));
    finishing ??= setTimeout(() => void finish(), DONE_MS);
  }

  async function finish(): Promise<void> {
    clearTimeout(finishing);
    finishing = undefined;
    const ids = done;
    done = [];
    if (ids.length === 0) return;
    await finishOutbox(deps.db, ids).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'what was handed over stays in the outbox, and will be handed over again');
    });
  }

  async function handle(entry: OutboxEntry): Promise<boolean> {
    try {
      await (entry.kind === 'start_take' ? start(entry) : cancel(entry));
      return true;
    } catch (error) {
      deps.log.warn({ err: error, takeId: entry.takeId, kind: entry.kind }, 'not handed over, to be tried again');
      return false;
    }
  }

  async function start({ takeId, operatorId, owner, channel }: OutboxEntry): Promise<void> {
    const card = deps.channels.get(channel)?.card;
    if (!card) throw new Error(`this worker has no channel ${channel}`);
    await startTake(deps.client, { takeId, operatorId, owner, card, taskQueue: deps.taskQueue });
  }

  /** A take that Temporal was never given, or knows no more, is ended here. */
  async function cancel({ takeId, operatorId, wasDispatched }: OutboxEntry): Promise<void> {
    const isPassedOn = wasDispatched && (await cancelTake(deps.client, takeId));
    if (!isPassedOn) await deps.finish({ takeId, operatorId, state: 'cancelled', skipped: [] });
  }
}
