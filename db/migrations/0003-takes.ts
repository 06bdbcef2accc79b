import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Takes with their log, stages, pages and citations. Keys that cross tables carry the operator: foreign keys do not ask row-level security. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table channel_counter (channel text primary key, last_no int not null);

    create table take (
      take_id uuid primary key,
      operator_id uuid not null references operator,
      channel text not null,
      take_no int not null,
      state text not null default 'queued',
      price int not null,
      created_at timestamptz not null default clock_timestamp(),
      dispatched_at timestamptz,
      started_at timestamptz,
      ended_at timestamptz,
      cancel_requested_at timestamptz,
      grade text,
      overall numeric(4, 1),
      thread_id text,
      run_id text,
      unique (operator_id, take_id),
      unique (channel, take_no)
    );
    create unique index take_run on take (operator_id, channel, thread_id, run_id) where run_id is not null;
    create index take_newest on take (operator_id, channel, take_no desc);
    create index take_open on take (operator_id) where ended_at is null;

    create table take_event (
      take_id uuid not null,
      seq int not null,
      operator_id uuid not null,
      event_key text not null,
      type text not null,
      payload json not null,
      at timestamptz not null default clock_timestamp(),
      primary key (take_id, seq),
      unique (take_id, event_key),
      foreign key (operator_id, take_id) references take (operator_id, take_id)
    );
    create trigger append_only before update or delete or truncate on take_event
      for each statement execute function refuse_change();

    create table stage (
      take_id uuid not null,
      step text not null,
      operator_id uuid not null,
      fence int not null,
      started_at timestamptz not null default clock_timestamp(),
      finished_at timestamptz,
      report json,
      output json,
      output_sha256 text,
      primary key (take_id, step),
      foreign key (operator_id, take_id) references take (operator_id, take_id)
    );

    -- What a stage did once and must not do again: a retried attempt finds it here.
    create table stage_effect (
      take_id uuid not null,
      step text not null,
      effect_key text not null,
      operator_id uuid not null,
      value json not null,
      primary key (take_id, step, effect_key),
      foreign key (operator_id, take_id) references take (operator_id, take_id)
    );

    create table page (
      operator_id uuid not null references operator,
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      byte_length int not null,
      -- As what and from where the bytes first came: their text layer is made by that, for every take.
      media_type text not null,
      url text,
      created_at timestamptz not null default now(),
      primary key (operator_id, sha256)
    );

    create table page_read (
      take_id uuid not null,
      request_id text not null,
      operator_id uuid not null,
      sha256 text not null,
      origin text not null check (origin in ('web', 'api', 'caller')),
      requested_url text,
      url text,
      status int not null,
      headers json not null,
      at timestamptz not null,
      age_seconds int not null default 0,
      primary key (take_id, request_id),
      foreign key (operator_id, take_id) references take (operator_id, take_id),
      foreign key (operator_id, sha256) references page (operator_id, sha256)
    );
    create index page_read_by_url on page_read (operator_id, requested_url, at desc) where requested_url is not null;

    create table citation (
      take_id uuid not null,
      citation_id text not null,
      operator_id uuid not null,
      page_sha256 text not null,
      start_offset int not null,
      end_offset int not null,
      quote text not null,
      role text not null check (role in ('quote', 'heading')),
      primary key (take_id, citation_id),
      foreign key (operator_id, take_id) references take (operator_id, take_id),
      foreign key (operator_id, page_sha256) references page (operator_id, sha256)
    );

    create table idempotency (
      operator_id uuid not null,
      channel text not null,
      idempotency_key text not null,
      body_sha256 text not null,
      take_id uuid not null,
      created_at timestamptz not null default now(),
      primary key (operator_id, channel, idempotency_key),
      foreign key (operator_id, take_id) references take (operator_id, take_id) deferrable initially deferred
    );

    create table outbox (
      outbox_id bigint generated always as identity primary key,
      operator_id uuid not null,
      take_id uuid not null,
      kind text not null check (kind in ('start_take', 'cancel_take')),
      created_at timestamptz not null default now(),
      claimed_until timestamptz,
      unique (take_id, kind),
      foreign key (operator_id, take_id) references take (operator_id, take_id)
    );
    create index outbox_by_operator on outbox (operator_id, outbox_id)`.execute(db);
}
