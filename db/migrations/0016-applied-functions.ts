import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Which text of each function of `db/functions` the database has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table applied_function (
      name text primary key,
      sha256 text not null,
      -- The NOLOGIN role that owns it; null: the owner of the schema.
      owner text
    );
    -- Each state of all functions together that the database has had: a process is ready when its own is among them, so that one of
    -- the release before goes on while a newer one is rolled out.
    create table applied_functions_state (
      sha256 text primary key,
      at timestamptz not null default now()
    );
    grant select on applied_functions_state to lt_api, lt_worker`.execute(db);
}
