import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Search over what an operator's takes have read and said, by BM25 over postings. Frequencies and lengths are counted when they are asked for, so they are right whatever was added or removed meanwhile.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A page by its address, with what it holds now, or a take that has ended. It goes with the page or the take.
    create table archived_document (
      document_id bigint generated always as identity primary key,
      operator_id uuid not null references operator,
      url text,
      sha256 text,
      take_id uuid,
      -- Number of terms of each passage.
      lengths int[] not null,
      unique (operator_id, document_id),
      unique (operator_id, url),
      unique (operator_id, take_id),
      foreign key (operator_id, sha256) references page (operator_id, sha256) on delete cascade,
      foreign key (operator_id, take_id) references take (operator_id, take_id) on delete cascade,
      check ((take_id is null) = (url is not null) and (take_id is null) = (sha256 is not null))
    );
    create index archived_document_by_page on archived_document (operator_id, sha256);

    -- Passages of a document that hold a term, counted from 0, and how often each of them does. Equality of text is the one
    -- comparison here that an index may answer before row-level security has: no operator on arrays or tsvector is.
    create table archived_term (
      operator_id uuid not null,
      term text collate "C" not null,
      document_id bigint not null,
      passages smallint[] not null,
      counts smallint[] not null,
      primary key (operator_id, term, document_id),
      foreign key (operator_id, document_id) references archived_document (operator_id, document_id) on delete cascade
    );
    create index archived_term_by_document on archived_term (operator_id, document_id)`.execute(db);

  for (const table of ['archived_document', 'archived_term']) {
    const name = sql.table(table);
    await sql`
      alter table ${name} enable row level security;
      alter table ${name} force row level security;
      grant select, insert, update, delete on ${name} to lt_worker;
      create policy own_rows on ${name} to lt_worker, current_user
        using (operator_id = (select current_operator())) with check (operator_id = (select current_operator()))`.execute(
      db,
    );
  }
}
