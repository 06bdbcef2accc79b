import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Search over the library, by the postings of the archive's search and by meaning. Postings of either are apart by their collection, so neither
 * pays for the other's size.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create extension if not exists pg_trgm;
    create extension if not exists fuzzystrmatch;

    alter table archived_document
      add column chunk_id uuid references specimen_chunk on delete cascade,
      add column collection text not null generated always as (case when chunk_id is null then 'archive' else 'library' end) stored,
      drop constraint archived_document_check,
      add check ((url is null) = (sha256 is null) and num_nonnulls(url, take_id, chunk_id) = 1),
      add unique (operator_id, chunk_id);
    alter table archived_term
      add column collection text collate "C" not null default 'archive',
      drop constraint archived_term_pkey,
      add primary key (operator_id, collection, term, document_id);
    create index archived_document_by_collection on archived_document (operator_id, collection);

    -- What a passage means, as an embedder tells it: int8 values in planes of bits, the sign first. The dot product of two such vectors is
    -- a sum of counted bits, which every Postgres from 14 on computes without an extension.
    create table chunk_embedding (
      operator_id uuid not null,
      model text collate "C" not null,
      document_id bigint not null,
      signs bit varying not null,
      planes bit varying[] not null,
      primary key (operator_id, model, document_id),
      foreign key (operator_id, document_id) references archived_document (operator_id, document_id) on delete cascade
    );

    -- Words of the names of specimens, each with a term that it is indexed by: a word that nothing holds may be a slip of one of them.
    create table library_name (
      operator_id uuid not null references operator,
      word text collate "C" not null,
      term text collate "C" not null,
      primary key (operator_id, word, term)
    );

    grant select on archived_document, archived_term to lt_api;
    -- The API searches the library; what takes have read is the worker's alone.
    create policy own_library on archived_document for select to lt_api
      using (operator_id = (select current_operator()) and collection = 'library');
    create policy own_library on archived_term for select to lt_api
      using (operator_id = (select current_operator()) and collection = 'library')`.execute(db);

  for (const table of ['chunk_embedding', 'library_name']) {
    const name = sql.table(table);
    await sql`
      alter table ${name} enable row level security;
      alter table ${name} force row level security;
      grant select on ${name} to lt_api;
      grant select, insert, update, delete on ${name} to lt_worker;
      create policy own_rows on ${name} to lt_api, lt_worker, current_user
        using (operator_id = (select current_operator())) with check (operator_id = (select current_operator()))`.execute(
      db,
    );
  }
}
