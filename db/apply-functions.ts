import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * A SQL function as its file in `db/functions` has it. Head lines `-- owner: ROLE` name the NOLOGIN role whose policies a SECURITY DEFINER function
 * runs under, and `-- execute: ROLE, …` who may call it (`owner`: the schema's); without them a function runs as its caller, whoever that is.
 */
export interface SqlFunction {
  name: string;
  text: string;
  sha256: string;
  owner: string | null;
  execute: string[];
}

const FOLDER = join(import.meta.dirname, 'functions');

/** Every function there is, by name. Throws where a file does not create the one function that it is named after. */
export function readFunctions(folder = FOLDER): SqlFunction[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => parseFunction(basename(file, '.sql'), readFileSync(join(folder, file), 'utf8')));
}

export function parseFunction(name: string, text: string): SqlFunction {
  const created = [...text.matchAll(/^create (?:or replace )?function (\w+)/gim)].map(([, created]) => created);
  if (created.length !== 1 || created[0] !== name)
    throw new Error(`db/functions/${name}.sql must create the function ${name} and no other`);
  const owner = /^-- owner: (\w+)$/m.exec(text)?.[1] ?? null;
  const execute = /^-- execute: ([\w, ]+)$/m.exec(text)?.[1]?.split(/, */) ?? [];
  if (/security definer/i.test(text) !== (owner !== null) || (owner !== null) !== execute.length > 0)
    throw new Error(`db/functions/${name}.sql: SECURITY DEFINER, "-- owner:" and "-- execute:" go together`);
  return { name, text, sha256: createHash('sha256').update(text).digest('hex'), owner, execute };
}

/** One hash over all functions: a process is ready when the database has them as this code has. */
export function hashFunctions(functions: SqlFunction[]): string {
  const hash = createHash('sha256');
  for (const { name, sha256 } of functions) hash.update(`${name} ${sha256}\n`);
  return hash.digest('hex');
}

/**
 * Creates what is new, creates again what has another text than before, drops what has no file any more. Runs after the migrations, in a
 * transaction of its caller's: nobody ever sees a half of it.
 * @returns names of the functions that changed
 */
export async function applyFunctions(db: Transaction<Schema>, functions = readFunctions()): Promise<string[]> {
  const { rows } = await sql<{ name: string; sha256: string; owner: string | null }>`
    select name, sha256, owner from applied_function`.execute(db);
  const applied = new Map(rows.map((row) => [row.name, row]));
  const wanted = new Map(functions.map((made) => [made.name, made]));
  const stale = functions.filter(({ name, sha256 }) => applied.get(name)?.sha256 !== sha256);
  const gone = rows.filter(({ name }) => !wanted.has(name));
  // A function may call, or return rows of, what is created after it.
  await sql`set local check_function_bodies = off`.execute(db);
  for (const { name } of [...stale, ...gone]) await dropEvery(db, name);
  for (const { name } of gone) await sql`delete from applied_function where name = ${name}`.execute(db);
  for (const made of stale) {
    await (made.owner === null ? create(db, made) : asRole(db, made.owner, () => create(db, made)));
    await sql`
      insert into applied_function values (${made.name}, ${made.sha256}, ${made.owner})
      on conflict (name) do update set sha256 = excluded.sha256, owner = excluded.owner`.execute(db);
  }
  await sql`
    insert into applied_functions_state (sha256) values (${hashFunctions(functions)}) on conflict do nothing`.execute(
    db,
  );
  return [...stale, ...gone].map(({ name }) => name);
}

async function create(db: Transaction<Schema>, { name, text, execute }: SqlFunction): Promise<void> {
  await sql.raw(text).execute(db);
  if (execute.length === 0) return;
  await sql`
    revoke all on function ${sql.raw(name)} from public;
    grant execute on function ${sql.raw(name)} to ${sql.raw(execute.map((role) => (role === 'owner' ? 'session_user' : role)).join(', '))}`.execute(
    db,
  );
}

/** Drops all forms of a function, whoever owns them: its arguments may have changed. */
async function dropEvery(db: Transaction<Schema>, name: string): Promise<void> {
  const { rows } = await sql<{ signature: string; owner: string; isOurs: boolean }>`
    select p.oid::regprocedure::text as signature, r.rolname as owner, r.rolname = current_user as "isOurs"
    from pg_proc p join pg_roles r on r.oid = p.proowner
    where p.pronamespace = current_schema()::regnamespace and p.proname = ${name}`.execute(db);
  for (const { signature, owner, isOurs } of rows) {
    const drop = () => sql`drop function ${sql.raw(signature)}`.execute(db);
    await (isOurs ? drop() : asRole(db, owner, drop));
  }
}

/**
 * Works as a NOLOGIN role: only it may own and replace its functions. Under FORCE the schema's owner sees no rows, so a function that it owned would
 * find nothing. Membership, and the role's right to own something here, last for the work only: they would lend the role's policies to the owner.
 */
async function asRole(db: Transaction<Schema>, role: string, work: () => Promise<unknown>): Promise<void> {
  const name = sql.raw(role);
  await sql`
    do $$ begin
      if current_setting('server_version_num')::int >= 160000 then
        execute 'grant ${name} to current_user with inherit false, set true';
      else
        execute 'grant ${name} to ' || quote_ident(current_user);
      end if;
    end $$;
    grant create on schema public to ${name};
    set local role ${name}`.execute(db);
  await work();
  await sql`
    reset role;
    revoke create on schema public from ${name};
    do $$ begin
      if current_setting('server_version_num')::int >= 160000 then
        execute 'grant ${name} to current_user with inherit false, set false';
      else
        execute 'revoke ${name} from ' || quote_ident(current_user);
      end if;
    end $$`.execute(db);
}
