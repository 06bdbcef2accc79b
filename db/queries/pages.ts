import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Citation } from '#contracts/evidence.ts';
import type { PageExchange, StoredResponse } from '#contracts/page-exchange.ts';
import type { PageRecord } from '#contracts/page.ts';
import { asOperator } from '../as-operator.ts';
import type { Db } from '../connect.ts';
import type { Schema } from '../schema.ts';
import type { Attempt } from './attempt.ts';

/** A page as a take read it: by which source request, under which address, and how old it was then. */
export interface PageRead extends PageRecord {
  requestId: string;
  /** What was asked for; null for the caller's own text. */
  requestedUrl: string | null;
  ageSeconds: number;
  /** Where the bytes first came from: with the media type, what their text layer is made by. */
  layerUrl: string | null;
  /** Version of the extractor that made its text layer for this take. */
  extractor: number;
  /** How it came; absent for the caller's own text, and for what was read before it was kept. */
  exchange?: PageExchange;
  /** When its bytes were taken out of the archive (retention); absent while they are there. */
  collectedAt?: string;
}

export interface TakeRef {
  operatorId: string;
  takeId: string;
}

/**
 * Records that bytes are kept for an operator. Ends in LT507 where its archive would hold more than `quotaBytes` then.
 * @returns as what and from where they first came: what their text layer is made by
 */
export async function addPage(
  db: Db,
  operatorId: string,
  { sha256, byteLength, mediaType, url }: { sha256: string; byteLength: number; mediaType: string; url: string | null },
  quotaBytes: number | null = null,
): Promise<{ mediaType: string; url: string | null }> {
  const { rows } = await sql<{ media_type: string; url: string | null }>`
    select * from keep_page(${operatorId}, ${sha256}, ${byteLength}, ${mediaType}, ${url}, ${quotaBytes})`.execute(db);
  return { mediaType: rows[0]!.media_type, url: rows[0]!.url };
}

/** Records that an attempt has read a kept page. A second record of the same request changes nothing. Throws LT409, LT410. */
export async function addPageRead(
  db: Db,
  { operatorId, takeId, step, fence }: Attempt,
  read: Omit<PageRead, 'layerUrl' | 'collectedAt'>,
): Promise<void> {
  const { requestId, sha256, origin, requestedUrl, url, status, headers, at, ageSeconds } = read;
  const { extractor, isConfirmed = false, exchange } = read;
  await sql`select add_page_read(
    ${operatorId}, ${takeId}, ${step}, ${fence}, ${requestId}, ${sha256}, ${origin}, ${requestedUrl}, ${url}, ${status},
    ${JSON.stringify(headers)}::json, ${at}, ${ageSeconds}, ${isConfirmed}, ${extractor},
    ${exchange ? JSON.stringify(exchange) : null}::json)`.execute(db);
}

/** Pages that a take has read, in the order of their request ids. */
export async function findPageReads(db: Db, { operatorId, takeId }: TakeRef): Promise<PageRead[]> {
  const { rows } = await sql<ReadRow>`select * from read_pages(${operatorId}, ${takeId})`.execute(db);
  return rows.map(mapRead);
}

/** How the pages of a take came, in the order of their request ids. */
export async function findResponses(db: Db, { operatorId, takeId }: TakeRef): Promise<StoredResponse[]> {
  const rows = await asOperator(db, operatorId, (trx) =>
    trx
      .selectFrom('page_read')
      .select(['request_id', 'exchange'])
      .where('take_id', '=', takeId)
      .where('exchange', 'is not', null)
      .orderBy('request_id')
      .execute(),
  );
  return rows.map(({ request_id: requestId, exchange }) => ({ requestId, ...exchange! }));
}

/** The newest archived read of each address, not older than `maxAgeSeconds` at `now`. */
export async function findArchived(
  db: Db,
  {
    operatorId,
    urls,
    now,
    maxAgeSeconds,
  }: { operatorId: string; urls: string[]; now: Date; maxAgeSeconds: number | undefined },
): Promise<Map<string, PageRead>> {
  if (urls.length === 0) return new Map();
  const rows = await asOperator(db, operatorId, (trx) => {
    const query = reads(trx)
      .distinctOn('requested_url')
      .where('requested_url', 'in', urls)
      .where('page.collected_at', 'is', null)
      .where('age_seconds', '=', 0);
    const fresh =
      maxAgeSeconds === undefined
        ? query
        : query.where('at', '>', sql<Date>`${now}::timestamptz - ${maxAgeSeconds} * interval '1 second'`);
    return fresh.orderBy('requested_url').orderBy('at', 'desc').execute();
  });
  return new Map(rows.map((row) => [row.requested_url!, mapRead(row)]));
}

/** Stores the citations that a take's answer uses. Throws LT409, LT410. */
export async function addCitations(db: Db, attempt: Attempt, citations: Citation[]): Promise<void> {
  if (citations.length === 0) return;
  const { operatorId, takeId, step, fence } = attempt;
  await sql`select add_citations(${operatorId}, ${takeId}, ${step}, ${fence}, ${JSON.stringify(citations)}::json)`.execute(
    db,
  );
}

const reads = (trx: Transaction<Schema>) =>
  trx
    .selectFrom('page_read')
    .innerJoin('page', (join) =>
      join.onRef('page.sha256', '=', 'page_read.sha256').onRef('page.operator_id', '=', 'page_read.operator_id'),
    )
    .selectAll('page_read')
    .select(['page.media_type', 'page.url as layer_url']);

/** A row of `read_pages`; within JSON its time is text. */
export interface ReadRow {
  request_id: string;
  sha256: string;
  origin: PageRecord['origin'];
  requested_url: string | null;
  url: string | null;
  status: number;
  media_type: string;
  layer_url: string | null;
  headers: PageRecord['headers'];
  at: Date | string;
  age_seconds: number;
  is_confirmed: boolean;
  extractor: number;
  exchange?: PageExchange | null;
  collected_at?: Date | string | null;
}

export function mapRead(row: ReadRow): PageRead {
  return {
    requestId: row.request_id,
    sha256: row.sha256,
    origin: row.origin,
    requestedUrl: row.requested_url,
    url: row.url,
    at: new Date(row.at).toISOString(),
    status: row.status,
    mediaType: row.media_type,
    layerUrl: row.layer_url,
    headers: row.headers,
    ageSeconds: row.age_seconds,
    extractor: row.extractor,
    ...(row.exchange && { exchange: row.exchange }),
    ...(row.is_confirmed && { isConfirmed: true }),
    ...(row.collected_at && { collectedAt: new Date(row.collected_at).toISOString() }),
  };
}
