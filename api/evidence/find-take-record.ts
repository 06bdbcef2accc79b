import { inSnapshot } from '../../db/as-operator.ts';
import { findPageReads } from '../../db/queries/pages.ts';
import type { PageRead, TakeRef } from '../../db/queries/pages.ts';
import { findCitations, findOutputs } from '../../db/queries/stored-take.ts';
import { findEvents, findFrozenResponse } from '../../db/queries/take-events.ts';
import type { TakeRow } from '../../db/queries/takes.ts';
import type { TakeRecord } from '../../evidence/recheck/build-stored-take.ts';
import type { StoredPage } from '../../evidence/recheck/stored-take.ts';
import type { ApiContext } from '../context.ts';

/** Everything that the database holds of a take, at one moment: a stage that finishes meanwhile is in all of it or in nothing. */
export async function findTakeRecord(
  { db }: Pick<ApiContext, 'db'>,
  ref: TakeRef,
  { takeId, createdAt }: Pick<TakeRow, 'takeId' | 'createdAt'>,
): Promise<TakeRecord> {
  return inSnapshot(db, ref.operatorId, async (trx) => ({
    takeId,
    createdAt,
    frozen: await findFrozenResponse(trx, ref.operatorId, ref.takeId),
    outputs: await findOutputs(trx, ref),
    pages: (await findPageReads(trx, ref)).map(mapPage),
    citations: await findCitations(trx, ref),
    trace: await findEvents(trx, { ...ref, limit: 100_000 }),
  }));
}

function mapPage({ requestedUrl: _requested, headers: _headers, layerUrl, ...page }: PageRead): StoredPage {
  return layerUrl === page.url ? page : { ...page, layerUrl };
}
