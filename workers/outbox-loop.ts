import type { Logger } from 'pino';

const POLL_MS = 1_000;
/** Entries that are done gather for so long before they leave the outbox: far less than the lease of a claim. */
const DONE_MS = 250;

export interface Outbox<E> {
  /** Most entries of one claim. */
  batch: number;
  claim(): Promise<E[]>;
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
        log.warn({ err: error }, 'the outbox could not be read');
        return 0;
      });
      if (claimed === outbox.batch) isAwake = true;
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
    const entries = await outbox.claim();
    if (entries.length === 0) return 0;
    const work = handOver(entries).finally(() => underWay.delete(work));
    underWay.add(work);
    return entries.length;
  }

  async function handOver(entries: E[]): Promise<void> {
    const wasHandled = await Promise.all(entries.map(handle));
    done.push(...entries.filter((_, index) => wasHandled[index]).map(({ id }) => id));
    finishing ??= setTimeout(() => void finish(), DONE_MS);
  }

  async function handle(entry: E): Promise<boolean> {
    try {
      await outbox.handle(entry);
      return true;
    } catch (error) {
      log.warn({ err: error, entry: entry.id, kind: entry.kind }, 'not handed over, to be tried again');
      return false;
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
