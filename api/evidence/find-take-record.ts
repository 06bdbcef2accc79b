import { findPageReads } from '../../db/queries/pages.ts';
import type { PageRead, TakeRef } from '../../db/queries/pages.ts';
import { findCitations, findOutputs } from '../../db/queries/stored-take.ts';
import { findEvents, findFrozenResponse } from '../../db/queries/take-events.ts';
import type { TakeRow } from '../../db/queries/takes.ts';
import type { TakeRecord } from '../../evidence/recheck/build-stored-take.ts';
import type { StoredPage } from '../../evidence/recheck/stored-take.ts';
import type { ApiContext } from '../context.ts';

/** Everything that the database holds of a take. */
export async function findTakeRecord(
  { db }: Pick<ApiContext, 'db'>,
  ref: TakeRef,
  { takeId, createdAt }: Pick<TakeRow, 'takeId' | 'createdAt'>,
): Promise<TakeRecord> {
  // The end first: what is stored before it is there by then.
  const frozen = await findFrozenResponse(db, ref.operatorId, ref.takeId);
  const [outputs, reads, citations, trace] = await Promise.all([
    findOutputs(db, ref),
    findPageReads(db, ref),
    findCitations(db, ref),
    findEvents(db, { ...ref, limit: 100_000 }),
  ]);
  return { takeId, createdAt, frozen, outputs, pages: reads.map(mapPage), citations, trace };
}

function mapPage({ requestedUrl: _requested, headers: _headers, layerUrl, ...page }: PageRead): StoredPage {
  return layerUrl === page.url ? page : { ...page, layerUrl };
}
