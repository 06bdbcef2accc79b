import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { DEMO_OPERATOR } from '#contracts/demo.ts';

/**
 * Standing of operators, and how people sign in (docs/decisions/0017, 0018). What proves who somebody is stands in the schema `auth`, which one login,
 * `lt_auth`, sees and nobody else; tables and columns are those of better-auth, whose drift check a test runs. `lt_operators` owns the functions
 * that find, make and change operators.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [role, attributes] of [
    ['lt_auth', 'login noinherit'],
    ['lt_operators', 'nologin noinherit'],
  ] as const) {
    await sql`
      do $$ begin
        if not exists (select from pg_roles where rolname = ${sql.lit(role)}) then
          create role ${sql.raw(role)} ${sql.raw(attributes)} nosuperuser nobypassrls nocreatedb nocreaterole;
        end if;
      end $$`.execute(db);
  }
  await changeOperators(db);
  await createSchema(db);
  await grantRights(db);
}

/** An id follows from nothing any more; rows keep theirs. */
async function changeOperators(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    declare
      v_name text;
    begin
      for v_name in
        select conname from pg_constraint
        where conrelid = 'operator'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%operator_id_of%'
      loop
        execute format('alter table operator drop constraint %I', v_name);
      end loop;
    end $$;
    drop function operator_id_of(text);
    alter table operator
      alter column operator_id set default gen_random_uuid(),
      add check (email = lower(email) and email <> ''),
      -- Since when the operator may do nothing; null while it may.
      add column disabled_at timestamptz`.execute(db);
}

async function createSchema(db: Kysely<unknown>): Promise<void> {
  await sql`
    create schema auth;

    -- The person behind an operator, under the same id.
    create table auth.operator (
      id uuid primary key references public.operator on delete cascade,
      name text not null,
      email text not null unique,
      email_verified boolean not null,
      image text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );

    -- Ends at expires_at, which each use moves on, and seven days after created_at. The token is kept as its SHA-256.
    create table auth.session (
      id uuid primary key default gen_random_uuid(),
      expires_at timestamptz not null,
      token text not null unique,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null,
      ip_address text,
      user_agent text,
      user_id uuid not null references auth.operator on delete cascade,
      signed_in_by text
    );
    create index on auth.session (user_id);
    create index on auth.session (expires_at);

    -- Passwords, as their hashes. The columns for tokens of other providers stay empty.
    create table auth.credential (
      id uuid primary key default gen_random_uuid(),
      account_id text not null,
      provider_id text not null,
      user_id uuid not null references auth.operator on delete cascade,
      access_token text,
      refresh_token text,
      id_token text,
      access_token_expires_at timestamptz,
      refresh_token_expires_at timestamptz,
      scope text,
      password text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null
    );
    create unique index on auth.credential (user_id, provider_id);

    create table auth.verification (
      id uuid primary key default gen_random_uuid(),
      identifier text not null,
      value text not null,
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index on auth.verification (identifier);

    create table auth.sign_in_link (
      hash bytea primary key check (length(hash) = 32),
      operator_id uuid not null references auth.operator on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index on auth.sign_in_link (expires_at);

    -- What is limited per account or address: wrong passwords, registrations. Unlogged: losing it in a crash forgives a quarter of an hour.
    create unlogged table auth.attempt (
      attempt_id bigint generated always as identity primary key,
      subject text not null,
      at timestamptz not null default clock_timestamp()
    );
    create index on auth.attempt (subject, at)`.execute(db);
}

async function grantRights(db: Kysely<unknown>): Promise<void> {
  for (const table of ['operator', 'session', 'credential', 'verification', 'sign_in_link', 'attempt']) {
    const name = sql.table(`auth.${table}`);
    await sql`alter table ${name} enable row level security`.execute(db);
    await sql`alter table ${name} force row level security`.execute(db);
    await sql`grant select, insert, update, delete on ${name} to lt_auth`.execute(db);
    await sql`create policy sign_in on ${name} to lt_auth using (true) with check (true)`.execute(db);
  }
  await sql`
    grant usage on schema auth to lt_auth, lt_operators;
    grant usage on schema public to lt_auth, lt_operators;

    grant select, insert, update on operator to lt_operators;
    create policy every_operator on operator to lt_operators using (true) with check (true);
    grant select, insert on wallet to lt_operators;
    create policy every_operator on wallet to lt_operators using (true) with check (true);
    -- A key of an operator that is disabled finds nobody.
    grant select on operator to lt_keys;
    create policy look_up on operator for select to lt_keys using (true);

    grant select, insert on auth.operator to lt_operators;
    grant select, delete on auth.session to lt_operators;
    grant select on auth.credential to lt_operators;
    grant select, insert, delete on auth.sign_in_link to lt_operators;
    create policy every_operator on auth.operator to lt_operators using (true) with check (true);
    create policy every_operator on auth.session to lt_operators using (true) with check (true);
    create policy every_operator on auth.credential for select to lt_operators using (true);
    create policy every_operator on auth.sign_in_link to lt_operators using (true) with check (true)`.execute(db);

  // The schema's owner sees the rows of one operator at a time: each in its turn.
  await sql`
    alter table operator no force row level security;
    alter table auth.operator no force row level security;
    -- Made before there were admins; a start makes it one from now on.
    update operator set role = 'admin' where email = ${sql.lit(DEMO_OPERATOR)};
    insert into auth.operator (id, name, email, email_verified, created_at)
      select operator_id, email, email, true, created_at from operator;
    alter table auth.operator force row level security;
    alter table operator force row level security`.execute(db);
}
