import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { ownedBy } from './owned-by.ts';

/**
 * Taking pages out of the archive that no take needs any more (docs/decisions/0006). A page is marked first; its files go an hour later at
 * the earliest, if nothing has wanted it meanwhile. The row stays as long as a take has read it, so that the take can tell.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$ begin
      if not exists (select from pg_roles where rolname = 'lt_collect') then
        create role lt_collect nologin noinherit nosuperuser nobypassrls nocreatedb nocreaterole;
      end if;
    end $$`.execute(db);
  await sql`
    alter table page
      -- When the page was taken out of the archive; null while it is there.
      add column collected_at timestamptz;
    create index page_by_hash on page (sha256);
    create index page_collected on page (collected_at) where collected_at is not null;
    create index page_read_by_page on page_read (operator_id, sha256);
    create index citation_by_page on citation (operator_id, page_sha256);

    grant usage on schema public to lt_collect;
    grant select on take, page_read, citation, still to lt_collect;
    grant select, update, delete on page to lt_collect;
    grant select, delete on archived_document to lt_collect;
    create policy collect on take for select to lt_collect using (true);
    create policy collect on page_read for select to lt_collect using (true);
    create policy collect on citation for select to lt_collect using (true);
    create policy collect on still for select to lt_collect using (true);
    create policy collect on page to lt_collect using (true) with check (true);
    create policy collect on archived_document to lt_collect using (true) with check (true);
    grant update (collected_at) on page to lt_worker`.execute(db);

  await sql`
    drop function read_pages(uuid, uuid);
    -- Pages that a take has read, each with what its text layer is made by, and when it was taken out of the archive.
    create function read_pages(p_operator uuid, p_take uuid) returns table (
      request_id text, sha256 text, origin text, requested_url text, url text, at timestamptz, status int, headers json, age_seconds int,
      is_confirmed boolean, media_type text, layer_url text, collected_at timestamptz
    ) language plpgsql as $$
    #variable_conflict use_column
    begin
      perform set_config('app.operator_id', p_operator::text, true);
      return query select r.request_id, r.sha256, r.origin, r.requested_url, r.url, r.at, r.status, r.headers, r.age_seconds, r.is_confirmed,
        p.media_type, p.url, p.collected_at
      from page_read r join page p on p.operator_id = r.operator_id and p.sha256 = r.sha256
      where r.take_id = p_take order by r.request_id;
    end $$;

    -- The newest answer of an address that the operator's archive holds.
    create or replace function find_answer(p_operator uuid, p_url text) returns table (
      request_id text, sha256 text, origin text, requested_url text, url text, at timestamptz, status int, headers json, age_seconds int,
      is_confirmed boolean, media_type text, layer_url text, byte_length int
    ) language plpgsql as $$
    #variable_conflict use_column
    begin
      perform set_config('app.operator_id', p_operator::text, true);
      return query select r.request_id, r.sha256, r.origin, r.requested_url, r.url, r.at, r.status, r.headers, r.age_seconds, r.is_confirmed,
        p.media_type, p.url, p.byte_length
      from page_read r join page p on p.operator_id = r.operator_id and p.sha256 = r.sha256
      where r.operator_id = p_operator and r.requested_url = p_url and r.age_seconds = 0 and p.collected_at is null
      order by r.at desc limit 1;
    end $$;

    -- Records that bytes are kept for an operator, again where they were collected. Answers as what and from where they first came: their
    -- text layer is made by that.
    create or replace function keep_page(
      p_operator uuid, p_sha256 text, p_byte_length int, p_media_type text, p_url text, out media_type text, out url text
    ) language plpgsql as $$
    #variable_conflict use_column
    begin
      perform set_config('app.operator_id', p_operator::text, true);
      insert into page as p (operator_id, sha256, byte_length, media_type, url)
      values (p_operator, p_sha256, p_byte_length, p_media_type, p_url)
      on conflict (operator_id, sha256) do nothing
      returning p.media_type, p.url into media_type, url;
      if not found then
        update page p set collected_at = null where p.operator_id = p_operator and p.sha256 = p_sha256 and p.collected_at is not null;
        select p.media_type, p.url into media_type, url from page p where p.operator_id = p_operator and p.sha256 = p_sha256;
      end if;
    end $$;

    -- Records that a take has read a kept page; a second record of the same request changes nothing. The lock makes a collector that looks
    -- at the page just then wait or pass it by; a page that was marked a moment before is put back, its files are still there.
    create function add_page_read(
      p_operator uuid, p_take uuid, p_request text, p_sha256 text, p_origin text, p_requested_url text, p_url text, p_status int,
      p_headers json, p_at timestamptz, p_age_seconds int, p_is_confirmed boolean
    ) returns void language plpgsql as $$
    begin
      perform set_config('app.operator_id', p_operator::text, true);
      perform from page where operator_id = p_operator and sha256 = p_sha256 for share;
      update page set collected_at = null where operator_id = p_operator and sha256 = p_sha256 and collected_at is not null;
      insert into page_read (
        take_id, request_id, operator_id, sha256, origin, requested_url, url, status, headers, at, age_seconds, is_confirmed
      ) values (
        p_take, p_request, p_operator, p_sha256, p_origin, p_requested_url, p_url, p_status, p_headers, p_at, p_age_seconds, p_is_confirmed
      ) on conflict do nothing;
    end $$;

    -- Marks pages that came before this time and that no take cites, may still read, or has read in a time since. Answers how many.
    create function collect_pages(p_older_than interval, p_limit int) returns int
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      v_marked int;
    begin
      with marked as (
        update page p set collected_at = now()
        where (p.operator_id, p.sha256) in (
          select q.operator_id, q.sha256 from page q
          where q.collected_at is null and q.created_at < now() - p_older_than
            and not exists (select from citation c where c.operator_id = q.operator_id and c.page_sha256 = q.sha256)
            and not exists (
              select from page_read r join take t on t.take_id = r.take_id
              where r.operator_id = q.operator_id and r.sha256 = q.sha256 and (t.ended_at is null or t.ended_at >= now() - p_older_than))
          limit p_limit for update of q skip locked)
        returning p.operator_id, p.sha256
      ), unsearchable as (
        delete from archived_document d using marked where d.operator_id = marked.operator_id and d.sha256 = marked.sha256
      )
      select count(*) into v_marked from marked;
      return v_marked;
    end $$;

    -- Forgets collected pages of which no take knows, after p_grace.
    create function forget_pages(p_grace interval) returns void
    language sql security definer set search_path = public, pg_temp as $$
      delete from page p
      where p.collected_at < now() - p_grace
        and not exists (select from page_read r where r.operator_id = p.operator_id and r.sha256 = p.sha256)
    $$;

    -- Which of these hashes nobody holds: no operator's page that is in the archive or was marked within p_grace, and no still.
    create function list_unheld(p_sha256 text[], p_grace interval) returns setof text
    language sql security definer set search_path = public, pg_temp as $$
      select given.sha256 from unnest(p_sha256) as given (sha256)
      where not exists (
        select from page p where p.sha256 = given.sha256 and (p.collected_at is null or p.collected_at >= now() - p_grace))
        and not exists (select from still s where s.sha256 = given.sha256)
    $$`.execute(db);
  for (const signature of ['collect_pages(interval, int)', 'forget_pages(interval)', 'list_unheld(text[], interval)']) {
    await sql`revoke all on function ${sql.raw(signature)} from public`.execute(db);
    await sql`grant execute on function ${sql.raw(signature)} to lt_worker`.execute(db);
    await ownedBy(db, 'lt_collect', signature);
  }
}
