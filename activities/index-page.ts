import { indexForAttempt, isIndexed } from '../db/queries/archive-search.ts';
import { JobFailure } from '../threads/job-failure.ts';
import type { PackedPage } from '../threads/packed-page.ts';
import type { StageContext } from './run-stage.ts';
import type { TakeDeps } from './take-deps.ts';

/** A page of the web as a take has read it, by the address that was asked for. */
export interface ReadAddress {
  url: string;
  sha256: string;
  packed: PackedPage;
}

/**
 * Makes a page searchable for the operator whose take has read it. One that the index holds as it is costs one look; one whose words cannot be counted is
 * not found later, and no take fails for it.
 */
export async function indexPage(
  { db }: Pick<TakeDeps, 'db'>,
  { operatorId, think, log, attempt }: StageContext,
  { url, sha256, packed }: ReadAddress,
): Promise<void> {
  if (await isIndexed(db, operatorId, { url, sha256 })) return;
  try {
    const counted = await think('index-page', { url, packed }, { key: url });
    await indexForAttempt(db, await attempt(), { url, sha256 }, counted);
  } catch (error) {
    if (!(error instanceof JobFailure)) throw error;
    log.warn({ err: error, sha256 }, 'a page could not be indexed');
  }
}
