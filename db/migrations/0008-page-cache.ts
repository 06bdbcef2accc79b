import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * The archive answers for the web: what a take read of an address is the operator's stored answer of it (docs/decisions/0005). Each function
 * runs as its caller, under that operator's row-level security.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The origin was asked, and said that the answer it gave before is still its answer.
    alter table page_read add column is_confirmed boolean not null default false;

    drop function read_pages(uuid, uuid);
    -- Pages that a take has read, each with what its text layer is made by.
    create function read_pages(p_operator uuid, p_take uuid) returns table (
      request_id text, sha256 text, origin text, requested_url text, url text, at timestamptz, status int, headers json, age_seconds int,
      is_confirmed boolean, media_type text, layer_url text
    ) language plpgsql as $$
    #variable_conflict use_column
    begin
      perform set_config('app.operator_id', p_operator::text, true);
      return query select r.request_id, r.sha256, r.origin, r.requested_url, r.url, r.at, r.status, r.headers, r.age_seconds, r.is_confirmed,
        p.media_type, p.url
      from page_read r join page p on p.operator_id = r.operator_id and p.sha256 = r.sha256
      where r.take_id = p_take order by r.request_id;
    end $$;

    -- The newest answer of an address that the operator's archive holds.
    create function find_answer(p_operator uuid, p_url text) returns table (
      request_id text, sha256 text, origin text, requested_url text, url text, at timestamptz, status int, headers json, age_seconds int,
      is_confirmed boolean, media_type text, layer_url text, byte_length int
    ) language plpgsql as $$
    #variable_conflict use_column
    begin
      perform set_config('app.operator_id', p_operator::text, true);
      return query select r.request_id, r.sha256, r.origin, r.requested_url, r.url, r.at, r.status, r.headers, r.age_seconds, r.is_confirmed,
        p.media_type, p.url, p.byte_length
      from page_read r join page p on p.operator_id = r.operator_id and p.sha256 = r.sha256
      where r.operator_id = p_operator and r.requested_url = p_url and r.age_seconds = 0 order by r.at desc limit 1;
    end $$;

    -- Records that bytes are kept for an operator. Answers as what and from where they first came: their text layer is made by that.
    create function keep_page(p_operator uuid, p_sha256 text, p_byte_length int, p_media_type text, p_url text, out media_type text, out url text)
    language plpgsql as $$
    #variable_conflict use_column
    begin
      perform set_config('app.operator_id', p_operator::text, true);
      insert into page as p (operator_id, sha256, byte_length, media_type, url)
      values (p_operator, p_sha256, p_byte_length, p_media_type, p_url)
      on conflict (operator_id, sha256) do nothing
      returning p.media_type, p.url into media_type, url;
      if not found then
        select p.media_type, p.url into media_type, url from page p where p.operator_id = p_operator and p.sha256 = p_sha256;
      end if;
    end $$`.execute(db);
}
