import { sql } from 'kysely';
import { asOperator } from '../as-operator.ts';
import type { Db } from '../connect.ts';

/** A passage that a model has not read yet, with the names of its specimen. */
export interface UnreadPassage {
  documentId: string;
  species: string;
  commonName: string | null;
  item: string;
  content: string;
}

/** What a passage means to a model: int8 values in planes of bits, the signs first. */
export interface PassageEmbedding {
  documentId: string;
  planes: string[];
}

/** Operators, by their id, from one on. @returns at most `limit` ids */
export async function listLibraries(db: Db, from: string | null, limit: number): Promise<string[]> {
  const { rows } = await sql<{ operator_id: string }>`select * from list_libraries(${from}, ${limit})`.execute(db);
  return rows.map(({ operator_id }) => operator_id);
}

/** Passages of a library behind a document that a model has not read, in their order. */
export function findUnread(
  db: Db,
  { operatorId, model, after, limit }: { operatorId: string; model: string; after: string; limit: number },
): Promise<UnreadPassage[]> {
  return asOperator(db, operatorId, async (trx) => {
    const { rows } = await sql<UnreadPassage>`
      select d.document_id as "documentId", s.species, s.common_name as "commonName", s.item, k.content
      from archived_document d
      join specimen_chunk k on k.operator_id = ${operatorId} and k.chunk_id = d.chunk_id
      join specimen s on s.operator_id = ${operatorId} and s.specimen_id = k.specimen_id
      where d.operator_id = ${operatorId} and d.collection = 'library' and d.document_id > ${after}
        and not exists (select from chunk_embedding e where e.operator_id = ${operatorId} and e.model = ${model} and e.document_id = d.document_id)
      order by d.document_id limit ${limit}`.execute(trx);
    return rows;
  });
}

/** Keeps what passages mean to a model. One that has gone meanwhile, or that is kept already, is left out. */
export async function keepEmbeddings(
  db: Db,
  { operatorId, model, embeddings }: { operatorId: string; model: string; embeddings: readonly PassageEmbedding[] },
): Promise<void> {
  await asOperator(db, operatorId, (trx) =>
    sql`
      insert into chunk_embedding (operator_id, model, document_id, signs, planes)
      select ${operatorId}, ${model}, d.document_id, (e -> 'planes' ->> 0)::bit varying,
        array(select jsonb_array_elements_text(e -> 'planes'))::bit varying[]
      from jsonb_array_elements(${JSON.stringify(embeddings)}::jsonb) e
      join archived_document d on d.operator_id = ${operatorId} and d.document_id = (e ->> 'documentId')::bigint
      for key share of d
      on conflict do nothing`.execute(trx),
  );
}

/** Removes what passages of a library mean to any model but these. */
export async function forgetEmbeddings(db: Db, operatorId: string, except: readonly string[]): Promise<void> {
  await asOperator(db, operatorId, (trx) =>
    sql`delete from chunk_embedding where operator_id = ${operatorId} and model <> all (${except}::text[])`.execute(
      trx,
    ),
  );
}
