import { isEnd } from '#contracts/take-event.ts';
import type { TakeEvent } from '#contracts/take-event.ts';

/** Events kept for viewers who are almost up to date; those further behind read the table themselves. */
const KEPT = 256;
/** Events of one read: a reader who stops reading holds on to no more than these. */
const BATCH = 64;

export type ReadEvents = (after: number, limit: number) => Promise<TakeEvent[]>;

/** The end of one take's log, read once for all who watch it. */
export interface Tail {
  join(): void;
  /** @returns how many viewers are left */
  leave(): number;
  /** There may be news: look at the table. */
  wake(): void;
  /** Whether the end of the take was read, and a seq is not before it. */
  isOver(after: number): boolean;
  /** When the table was last looked at, on the clock of `performance`. */
  lookedAt(): number;
  /** Events after a seq; waits for some, and answers none only when woken without news or aborted. */
  readAfter(after: number, signal: AbortSignal): Promise<TakeEvent[]>;
}

export function createTail(read: ReadEvents): Tail {
  let viewers = 0;
  let recent: TakeEvent[] = [];
  let isReading = false;
  let isStale = false;
  let lookedAt = performance.now();
  let endedAt: number | undefined;
  const waiting = new Set<() => void>();
  return {
    join: () => void (viewers += 1),
    leave: () => (viewers -= 1),
    wake: () => void look(),
    isOver,
    lookedAt: () => lookedAt,
    readAfter,
  };

  function isOver(after: number): boolean {
    return endedAt !== undefined && after >= endedAt;
  }

  async function readAfter(after: number, signal: AbortSignal): Promise<TakeEvent[]> {
    const last = recent.at(-1)?.seq;
    if (isOver(after)) return [];
    if (last === undefined || after > last) return waitForNews(signal);
    const held = recent.findIndex(({ seq }) => seq === after + 1);
    if (held >= 0) return recent.slice(held);
    if (after < last) return read(after, BATCH);
    return waitForNews(signal);
  }

  async function waitForNews(signal: AbortSignal): Promise<[]> {
    const { promise, resolve: finish } = Promise.withResolvers<void>();
    const resolve = () => finish();
    waiting.add(resolve);
    signal.addEventListener('abort', resolve, { once: true });
    // The first viewer starts the reading; later ones are woken by it.
    if (recent.length === 0) void look();
    await promise;
    waiting.delete(resolve);
    signal.removeEventListener('abort', resolve);
    return [];
  }

  async function look(): Promise<void> {
    isStale = true;
    if (isReading) return;
    isReading = true;
    while (isStale) {
      isStale = false;
      lookedAt = performance.now();
      // An outage is waited out: the poll of the feed looks again.
      const news = await read(recent.at(-1)?.seq ?? 0, BATCH).catch(() => []);
      if (news.length === 0) continue;
      if (news.length === BATCH) isStale = true;
      recent = [...recent, ...news].slice(-KEPT);
      const last = news.at(-1)!;
      if (isEnd(last)) endedAt = last.seq;
      for (const tell of waiting) tell();
    }
    isReading = false;
  }
}
