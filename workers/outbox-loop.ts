import type { Logger } from 'pino';

const POLL_MS = 1_000;
/** Entries that are done gather for so long before they leave the outbox: far less than the lease of a claim. */
const DONE_MS = 250;

export interface Outbox<E> {
  /** Most entries of one claim. */
  batch: number;
  /** Most entries that are being handed over at the same time: what waits, waits in the outbox, where it is nobody else's load. */
  mostUnderWay: number;
  claim(limit: number): Promise<E[]>;
  /** Hands an entry over. One that rejects is claimed again after its lease. */
  handle(entry: E): Promise<void>;
  finish(ids: string[]): Promise<void>;
}

export interface OutboxLoop extends AsyncDisposable {
  /** There may be work: look now. */
  wake(): void;
}

/** Empties an outbox into Temporal: claims what is there, woken or by a slow poll, and hands it over without one entry waiting for another. */
export function createOutboxLoop<E extends { id: string; kind: string }>(outbox: Outbox<E>, log: Logger): OutboxLoop {
  const { batch, mostUnderWay } = outbox;
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
      const limit = Math.min(batch, mostUnderWay - underWay.size);
      // Who ends wakes it.
      if (limit <= 0) continue;
      const entries = await outbox.claim(limit).catch((error: unknown) => {
        log.warn({ err: error }, 'the outbox could not be read');
        return [];
      });
      for (const entry of entries) handOver(entry);
      if (entries.length === limit) isAwake = true;
    }
  }

  function sleep(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, POLL_MS);
    sleeper = () => (clearTimeout(timer), resolve());
    return promise;
  }

  /** Without waiting: what Temporal takes its time for must not hold up the next one. */
  function handOver(entry: E): void {
    const work = handle(entry).finally(() => {
      underWay.delete(work);
      // Half of them at a time: a claim for each that ends would be as many claims as entries.
      if (underWay.size === Math.floor(mostUnderWay / 2)) wake();
    });
    underWay.add(work);
  }

  async function handle(entry: E): Promise<void> {
    try {
      await outbox.handle(entry);
      done.push(entry.id);
      finishing ??= setTimeout(() => void finish(), DONE_MS);
    } catch (error) {
      log.warn({ err: error, entry: entry.id, kind: entry.kind }, 'not handed over, to be tried again');
    }
  }

  async function finish(): Promise<void> {
    clearTimeout(finishing);
    finishing = undefined;
    const ids = done;
    done = [];
    if (ids.length === 0) return;
    await outbox.finish(ids).catch((error: unknown) => {
      log.warn({ err: error }, 'what was handed over stays in the outbox, and will be handed over again');
    });
  }
}
