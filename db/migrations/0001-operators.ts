import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Operators, their feed keys, and the roles of the processes. Passwords of the login roles are set by `migrate`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [role, attributes] of [
    ['lt_api', 'login noinherit'],
    ['lt_worker', 'login noinherit'],
    ['lt_keys', 'nologin noinherit'],
    ['lt_dispatch', 'nologin noinherit'],
  ] as const) {
    await sql`
      do $$ begin
        if not exists (select from pg_roles where rolname = ${sql.lit(role)}) then
          create role ${sql.raw(role)} ${sql.raw(attributes)} nosuperuser nobypassrls nocreatedb nocreaterole;
        end if;
      end $$`.execute(db);
  }
  await sql`grant usage on schema public to lt_api, lt_worker, lt_keys, lt_dispatch`.execute(db);

  await sql`
    create function current_operator() returns uuid language sql stable as
      $$ select nullif(current_setting('app.operator_id', true), '')::uuid $$;

    -- An operator's id follows from the address, so that the owner, who sees one operator at a time, can name it.
    create function operator_id_of(p_email text) returns uuid language sql immutable as
      $$ select md5('longtake:operator:' || p_email)::uuid $$;

    create table operator (
      operator_id uuid primary key,
      email text not null unique check (email = lower(email) and email <> '' and operator_id = operator_id_of(email)),
      role text not null default 'operator' check (role in ('operator', 'admin')),
      created_at timestamptz not null default now()
    );

    create table feed_key (
      key_id uuid primary key default gen_random_uuid(),
      operator_id uuid not null references operator,
      scope text not null check (scope in ('channel', 'station')),
      channel text,
      hash bytea not null unique check (length(hash) = 32),
      hint text not null,
      created_at timestamptz not null default now(),
      revoked_at timestamptz,
      check ((scope = 'channel') = (channel is not null))
    );
    create index on feed_key (operator_id);

    -- Requests of a key in the running minute. Unlogged: losing it in a crash forgives a minute.
    create unlogged table key_window (
      key_id uuid primary key,
      started_at timestamptz not null,
      requests int not null
    )`.execute(db);
}
