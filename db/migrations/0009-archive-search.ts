import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Search over what an operator's takes have read and said, by BM25 over postings. Each function runs as its caller, under that operator's
 * row-level security. Frequencies and lengths are counted when they are asked for, so they are right whatever was added or removed meanwhile.
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

  await sql`
    -- Keeps a document's terms in the place of those that it had. A page that is there with the same bytes is left as it is.
    create function index_document(
      p_operator uuid, p_url text, p_sha256 text, p_take uuid, p_lengths int[], p_terms text[], p_passages text[], p_counts text[]
    ) returns void language plpgsql as $$
    declare
      v_document bigint;
    begin
      perform set_config('app.operator_id', p_operator::text, true);
      -- What is found by is made of what is kept: nothing waits for its way to the disk, which the end of the stage makes for all before it.
      perform set_config('synchronous_commit', 'off', true);
      if p_take is null then
        insert into archived_document as d (operator_id, url, sha256, lengths) values (p_operator, p_url, p_sha256, p_lengths)
        on conflict (operator_id, url) do update set sha256 = excluded.sha256, lengths = excluded.lengths
        where d.sha256 <> excluded.sha256 returning d.document_id into v_document;
      else
        insert into archived_document as d (operator_id, take_id, lengths) values (p_operator, p_take, p_lengths)
        on conflict (operator_id, take_id) do nothing returning d.document_id into v_document;
      end if;
      if v_document is null then
        return;
      end if;
      delete from archived_term where operator_id = p_operator and document_id = v_document;
      insert into archived_term (operator_id, term, document_id, passages, counts)
      select p_operator, term, v_document, passages::smallint[], counts::smallint[]
      from unnest(p_terms, p_passages, p_counts) as given (term, passages, counts);
    end $$;

    -- Whether a page is there with these bytes.
    create function is_indexed(p_operator uuid, p_url text, p_sha256 text) returns boolean language plpgsql as $$
    begin
      perform set_config('app.operator_id', p_operator::text, true);
      return exists (select from archived_document where operator_id = p_operator and url = p_url and sha256 = p_sha256);
    end $$;

    -- Pages by Okapi BM25 (k1 1.2, b 0.75), the best first. A word of the question comes as a group of the terms that it may be in the archive
    -- and counts by the best of them; no word is needed but those of p_needed, each of which some passage of the page has to hold. A page
    -- counts by its best passage, and by a part of what the best earlier take that cites it says to the question.
    create function search_archive(p_operator uuid, p_terms text[], p_words int[], p_needed int[], p_limit int)
    returns table (url text, sha256 text, score float8) language plpgsql as $$
    #variable_conflict use_column
    begin
      perform set_config('app.operator_id', p_operator::text, true);
      return query
      with question as (
        select term collate "C" as term, word from unnest(p_terms, p_words) as given (term, word)
      ), size as (
        select count(*)::float8 as passages, avg(length)::float8 as length
        from archived_document d cross join unnest(d.lengths) as length where d.operator_id = p_operator
      ), hit as (
        select t.document_id, place.passage, place.times::float8 as times, t.term, question.word
        from question join archived_term t on t.operator_id = p_operator and t.term = question.term
        cross join unnest(t.passages, t.counts) as place (passage, times)
      ), frequency as (
        select term, count(*)::float8 as passages from hit group by term
      ), worded as (
        select hit.document_id, hit.passage, hit.word, max(
          ln(1 + (size.passages - frequency.passages + 0.5) / (frequency.passages + 0.5))
          * hit.times * 2.2 / (hit.times + 1.2 * (0.25 + 0.75 * d.lengths[hit.passage + 1] / size.length))) as score
        from hit join frequency on frequency.term = hit.term
        join archived_document d on d.operator_id = p_operator and d.document_id = hit.document_id cross join size
        group by hit.document_id, hit.passage, hit.word
      ), ranked as (
        select document_id, max(score) as score, array_agg(distinct word) filter (where word is not null) as words
        from (
          select document_id, passage, sum(score) over (partition by document_id, passage) as score, word from worded
        ) passage group by document_id
      ), told as (
        select c.page_sha256, max(ranked.score) as score
        from ranked join archived_document d on d.operator_id = p_operator and d.document_id = ranked.document_id
        join citation c on c.operator_id = p_operator and c.take_id = d.take_id group by c.page_sha256
      )
      select d.url, d.sha256, ranked.score + coalesce(told.score, 0) / 2
      from ranked join archived_document d on d.operator_id = p_operator and d.document_id = ranked.document_id
      left join told on told.page_sha256 = d.sha256
      where d.take_id is null and ranked.words @> p_needed
      order by 3 desc, 1 limit p_limit;
    end $$`.execute(db);
}
