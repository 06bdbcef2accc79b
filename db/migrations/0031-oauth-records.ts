import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * What the authorization server keeps: clients, grants, codes, tokens, interactions, one row each (docs/decisions/0019). Ids that are secrets are
 * SHA-256 hashes of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table auth.oauth_record (
      model text not null,
      id text not null,
      payload jsonb not null,
      grant_id text,
      uid text,
      account_id uuid references auth.operator on delete cascade,
      client_id text,
      created_at timestamptz not null default clock_timestamp(),
      consumed_at timestamptz,
      -- Null: for ever, as long as somebody uses it.
      expires_at timestamptz,
      -- When a client last had a grant that is in force.
      used_at timestamptz not null default clock_timestamp(),
      primary key (model, id)
    );
    create index on auth.oauth_record (grant_id) where grant_id is not null;
    create index on auth.oauth_record (uid) where uid is not null;
    create index on auth.oauth_record (account_id) where account_id is not null;
    create index on auth.oauth_record (client_id) where client_id is not null;
    create index on auth.oauth_record (expires_at) where expires_at is not null;

    alter table auth.oauth_record enable row level security;
    alter table auth.oauth_record force row level security;
    grant select, insert, update, delete on auth.oauth_record to lt_auth;
    grant select, delete on auth.oauth_record to lt_operators;
    create policy authorize on auth.oauth_record to lt_auth using (true) with check (true);
    create policy every_operator on auth.oauth_record to lt_operators using (true) with check (true)`.execute(db);
}
