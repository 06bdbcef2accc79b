import type { Logger } from 'pino';
import type { Db } from '../db/connect.ts';
import { forgetLanes } from '../db/queries/outbound-turns.ts';
import type { PageStore } from '../db/page-store.ts';
import {
  asOnlyCollector,
  collectPages,
  collectScreenedTakes,
  collectTakes,
  collectUnknownPages,
  findUnheld,
  forgetIdempotencyKeys,
  forgetPages,
} from '../db/queries/collect-pages.ts';

const EVERY_MS = 3_600_000;
/** Files of a collected page stay for this long: whoever found the page just before it was marked still reads it. */
const GRACE_MS = 3_600_000;
const BATCH = 500;
/** Long enough to look at what fell in a night; a night has hundreds of them. */
const SCREENED_DAYS = 7;
/** Takes of one transaction: each has hundreds of rows. */
const TAKES = 50;
/** robots.txt files, of at most half a megabyte each. */
const MOST_ROBOTS = 5_000;

export interface CollectorDeps {
  db: Db;
  pages: PageStore;
  /** Age in days from which pages that no take cites are removed (LONGTAKE_RETENTION_DAYS). */
  retentionDays: number;
  /** Age in days from which takes that have ended are removed with all that is theirs (LONGTAKE_TAKE_RETENTION_DAYS). */
  takeRetentionDays: number;
  log: Logger;
}

/** Collects every hour, and once at the start. With several workers one of them does it. No page is ever collected where no age is set. */
export function createCollector(deps: CollectorDeps): AsyncDisposable {
  const stopping = new AbortController();
  let collecting: Promise<void> = Promise.resolve();
  const collect = (): void => {
    collecting = collectGarbage({ ...deps, graceMs: GRACE_MS, signal: stopping.signal }).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'old pages could not be removed, and will be later'),
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
 * without a row go the same way, where an age is set. Takes go whole (docs/decisions/0052).
 */
export async function collectGarbage(options: CollectorDeps & { graceMs: number; signal: AbortSignal }): Promise<void> {
  const { db, retentionDays, takeRetentionDays, graceMs, log, signal } = options;
  await asOnlyCollector(db, async () => {
    await all(() => forgetIdempotencyKeys(db, BATCH));
    await forgetLanes(db, { mostRobots: MOST_ROBOTS });
    const takes =
      takeRetentionDays === 0 ? 0 : await all(() => collectTakes(db, { days: takeRetentionDays, limit: TAKES }), TAKES);
    const screened = await all(() => collectScreenedTakes(db, { days: SCREENED_DAYS, limit: TAKES }), TAKES);
    let marked = await all(() => collectUnknownPages(db, BATCH));
    if (retentionDays > 0) marked += await all(() => collectPages(db, { days: retentionDays, limit: BATCH }));
    let removed = await removeUnheld(options, await forgetPages(db, graceMs));
    // Stills of takes that are gone, and files that a crash left: they are found by looking at all there are.
    if (retentionDays + takeRetentionDays + screened > 0)
      for await (const hashes of options.pages.listHashes()) {
        if (signal.aborted) break;
        removed += await removeUnheld(options, hashes);
      }
    if (takes + screened + marked + removed > 0)
      log.info({ takes, screened, pages: marked, files: removed }, 'what is old or of no use was removed');
  });

  async function all(collect: () => Promise<number>, batch = BATCH): Promise<number> {
    let total = 0;
    for (let gone = batch; gone === batch && !signal.aborted; total += gone) gone = await collect();
    return total;
  }
}

/** Removes the files of those of these hashes that nobody holds. @returns how many */
async function removeUnheld(
  { db, pages, graceMs, signal }: CollectorDeps & { graceMs: number; signal: AbortSignal },
  hashes: readonly string[],
): Promise<number> {
  const sinceMs = Date.now() - graceMs;
  let removed = 0;
  for (let from = 0; from < hashes.length && !signal.aborted; from += BATCH) {
    const unheld = await findUnheld(db, hashes.slice(from, from + BATCH), graceMs);
    for (const sha256 of unheld) if (await pages.removeUnlessKeptSince(sha256, sinceMs)) removed += 1;
  }
  return removed;
}
