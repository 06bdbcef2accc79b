import type { Logger } from 'pino';
import type { Db } from '../db/connect.ts';
import { forgetLanes } from '../db/queries/outbound-turns.ts';
import type { PageStore } from '../db/page-store.ts';
import {
  asOnlyCollector,
  collectPages,
  findUnheld,
  forgetIdempotencyKeys,
  forgetPages,
} from '../db/queries/collect-pages.ts';

const EVERY_MS = 3_600_000;
/** Files of a collected page stay for this long: whoever found the page just before it was marked still reads it. */
const GRACE_MS = 3_600_000;
const BATCH = 500;
/** robots.txt files, of at most half a megabyte each. */
const MOST_ROBOTS = 5_000;

export interface CollectorDeps {
  db: Db;
  pages: PageStore;
  /** Age in days from which pages that no take cites are removed (LONGTAKE_RETENTION_DAYS). */
  retentionDays: number;
  log: Logger;
}

/** Collects every hour, and once at the start. With several workers one of them does it. No page is ever collected where no age is set. */
export function createCollector({ retentionDays, ...deps }: CollectorDeps): AsyncDisposable {
  const stopping = new AbortController();
  let collecting: Promise<void> = Promise.resolve();
  const collect = (): void => {
    collecting = collectGarbage({ ...deps, retentionDays, graceMs: GRACE_MS, signal: stopping.signal }).catch(
      (error: unknown) => deps.log.warn({ err: error }, 'old pages could not be removed, and will be later'),
    );
  };
  const timer = setInterval(collect, EVERY_MS);
  collect();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      stopping.abort();
      await collecting;
    },
  };
}

/**
 * Removes what the archives of all operators need no more (docs/decisions/0006): pages are marked in the database first, and files go later,
 * once no operator holds their hash, so that a crash at any moment leaves files without a row and never a row without its files. Files
 * without a row go the same way.
 */
export async function collectGarbage({
  db,
  pages,
  retentionDays,
  graceMs,
  log,
  signal,
}: CollectorDeps & { graceMs: number; signal: AbortSignal }): Promise<void> {
  await asOnlyCollector(db, async () => {
    for (let gone = BATCH; gone === BATCH && !signal.aborted;) gone = await forgetIdempotencyKeys(db, BATCH);
    await forgetLanes(db, { mostRobots: MOST_ROBOTS });
    if (retentionDays === 0) return;
    let collected = 0;
    for (let marked = BATCH; marked === BATCH && !signal.aborted; collected += marked)
      marked = await collectPages(db, { days: retentionDays, limit: BATCH });
    await forgetPages(db, graceMs);
    const sinceMs = Date.now() - graceMs;
    let removed = 0;
    for await (const hashes of pages.listHashes()) {
      for (let from = 0; from < hashes.length && !signal.aborted; from += BATCH) {
        const unheld = await findUnheld(db, hashes.slice(from, from + BATCH), graceMs);
        for (const sha256 of unheld) if (await pages.removeUnlessKeptSince(sha256, sinceMs)) removed += 1;
      }
      if (signal.aborted) break;
    }
    if (collected + removed > 0) log.info({ pages: collected, files: removed }, 'old pages were removed');
  });
}
