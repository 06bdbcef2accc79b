import pg from 'pg';
import { asAdminOf } from '../../test/support/services.ts';

/** What a library is copied from and to: what these takes of one operator have filed becomes what a take of another one has filed. */
export interface LibraryCopy {
  from: { operatorId: string; takeIds: readonly string[] };
  to: { operatorId: string; takeId: string };
}

/** Copies at a time. */
const LANES = 4;

/** Columns that are copied as they are, by table; the keys beside them are made anew. */
const COLUMNS = {
  specimen:
    'species, common_name, item, content, taxon, status, quarantine_reasons, confidence, page_sha256, page_url, created_at, reviewed_at',
  dimension: 'dimension_no, name, part, inches, uncertainty_inches, confidence, scale_path',
  measurement: 'dimension_no, measurement_no, value, unit, inches, steps',
  evidence:
    'dimension_no, measurement_no, evidence_key, kind, quote, start_offset, end_offset, region, page_sha256, page_url, still_id',
  specimen_chunk: 'chunk_no, content',
  archived_term: 'collection, term, passages, counts',
  chunk_embedding: 'model, signs, planes',
};

/**
 * Fills libraries with copies of one that was filed: the rows are those that filing would have left, in a tenth of its time. Foreign keys are not
 * checked meanwhile, and what autovacuum would do within minutes is done.
 */
export async function copyLibrary(databaseUrl: string, copies: readonly LibraryCopy[]): Promise<void> {
  const waiting = [...copies];
  const lanes = Array.from({ length: LANES }, async () => {
    const client = new pg.Client({ connectionString: asAdminOf(databaseUrl) });
    await client.connect();
    try {
      await client.query(
        `set session_replication_role = replica; set synchronous_commit = off;
         create temp table copied (old_id uuid, new_id uuid, old_chunk uuid, new_chunk uuid, old_document bigint, new_document bigint)`,
      );
      for (let copy = waiting.shift(); copy; copy = waiting.shift()) await copyOne(client, copy);
    } finally {
      await client.end();
    }
  });
  await Promise.all(lanes);
  const client = new pg.Client({ connectionString: asAdminOf(databaseUrl) });
  await client.connect();
  try {
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function copyOne(client: pg.Client, { from, to }: LibraryCopy): Promise<void> {
  await client.query('begin; truncate copied');
  await client.query(
    `insert into copied
     select s.specimen_id, s.new_id, k.chunk_id, gen_random_uuid(), d.document_id, nextval(pg_get_serial_sequence('archived_document', 'document_id'))
     from (
       select specimen_id, gen_random_uuid() as new_id from specimen where operator_id = $1 and take_id = any ($2::uuid[])
     ) s
     join specimen_chunk k on k.operator_id = $1 and k.specimen_id = s.specimen_id
     join archived_document d on d.operator_id = $1 and d.chunk_id = k.chunk_id
     order by d.document_id`,
    [from.operatorId, from.takeIds],
  );
  await client.query('analyze copied');
  const specimens = '(select distinct old_id, new_id from copied)';
  const insert = (table: keyof typeof COLUMNS, keys: Record<string, string>, map: string, on: string) =>
    client.query(
      `insert into ${table} (operator_id, ${Object.keys(keys).join(', ')}, ${COLUMNS[table]})
       select $2, ${Object.values(keys).join(', ')}, ${COLUMNS[table]} from ${map} c join ${table} old on old.operator_id = $1 and old.${on}`,
      [from.operatorId, to.operatorId],
    );
  const ofSpecimen = { specimen_id: 'c.new_id' };
  const ofDocument = { document_id: 'c.new_document' };
  await insert('specimen', { ...ofSpecimen, take_id: `'${to.takeId}'` }, specimens, 'specimen_id = c.old_id');
  for (const table of ['dimension', 'measurement', 'evidence'] as const)
    await insert(table, ofSpecimen, specimens, 'specimen_id = c.old_id');
  await insert('specimen_chunk', { ...ofSpecimen, chunk_id: 'c.new_chunk' }, 'copied', 'chunk_id = c.old_chunk');
  await client.query(
    `insert into archived_document (operator_id, document_id, chunk_id, lengths) overriding system value
     select $1, c.new_document, c.new_chunk, old.lengths from copied c join archived_document old on old.document_id = c.old_document`,
    [to.operatorId],
  );
  await insert('archived_term', ofDocument, 'copied', 'document_id = c.old_document');
  await insert('chunk_embedding', ofDocument, 'copied', 'document_id = c.old_document');
  await client.query(
    'insert into library_name select $2, word, term from library_name where operator_id = $1 on conflict do nothing',
    [from.operatorId, to.operatorId],
  );
  await client.query(
    'insert into page select (jsonb_populate_record(p, jsonb_build_object($3::text, $2::uuid))).* from page p where operator_id = $1 on conflict do nothing',
    [from.operatorId, to.operatorId, 'operator_id'],
  );
  await client.query('commit');
}
