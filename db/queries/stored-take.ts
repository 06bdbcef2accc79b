import { sql } from 'kysely';
import type { Citation } from '#contracts/evidence.ts';
import { asOperator } from '../as-operator.ts';
import type { Db } from '../connect.ts';
import type { TakeRef } from './pages.ts';

/** A stored output of a step: its JSON text as it was hashed, and that hash. */
export interface StoredOutput {
  step: string;
  text: string;
  sha256: string;
}

/** Outputs of every finished step of a take. */
export async function findOutputs(db: Db, { operatorId, takeId }: TakeRef): Promise<StoredOutput[]> {
  return asOperator(db, operatorId, (trx) =>
    trx
      .selectFrom('stage')
      .select(['step', sql<string>`output::text`.as('text'), sql<string>`output_sha256`.as('sha256')])
      .where('take_id', '=', takeId)
      .where('finished_at', 'is not', null)
      .orderBy('step')
      .execute(),
  );
}

/** Citations of a take's output, by page and place. */
export async function findCitations(db: Db, { operatorId, takeId }: TakeRef): Promise<Citation[]> {
  const rows = await asOperator(db, operatorId, (trx) =>
    trx
      .selectFrom('citation')
      .selectAll()
      .where('take_id', '=', takeId)
      .orderBy('page_sha256')
      .orderBy('start_offset')
      .orderBy('end_offset')
      .execute(),
  );
  return rows.map(({ citation_id: id, quote, page_sha256: page, start_offset: start, end_offset: end, role }) => ({
    id,
    quote,
    page,
    start,
    end,
    role,
  }));
}

/**
 * What the text layer of a page is made by, if a take of the operator on this channel read it: for `takeId` where it is given, else for those of
 * them that have the newest extractor.
 * @returns undefined for a page that is kept for nobody, was taken out of the archive, or is another operator's or another channel's
 */
export async function findReadPage(
  db: Db,
  {
    operatorId,
    channel,
    sha256,
    takeId,
  }: { operatorId: string; channel: string; sha256: string; takeId?: string | undefined },
): Promise<{ mediaType: string; url: string | null; extractor: number } | undefined> {
  const row = await asOperator(db, operatorId, (trx) =>
    trx
      .selectFrom('page')
      .innerJoin('page_read', (join) =>
        join.onRef('page_read.operator_id', '=', 'page.operator_id').onRef('page_read.sha256', '=', 'page.sha256'),
      )
      .innerJoin('take', 'take.take_id', 'page_read.take_id')
      .select(['page.media_type', 'page.url', 'page_read.extractor'])
      .where('page.operator_id', '=', operatorId)
      .where('page.sha256', '=', sha256)
      .where('page.collected_at', 'is', null)
      .where('take.channel', '=', channel)
      .$if(takeId !== undefined, (query) => query.where('page_read.take_id', '=', takeId!))
      .orderBy('page_read.extractor', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );
  return row && { mediaType: row.media_type, url: row.url, extractor: row.extractor };
}
