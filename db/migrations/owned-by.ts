import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** NOLOGIN roles whose policies let a function see across operators. */
type OwningRole = 'lt_keys' | 'lt_dispatch' | 'lt_collect';

/**
 * Hands a SECURITY DEFINER function to the NOLOGIN role whose policies it runs under. Under FORCE the schema's owner sees no rows, so
 * a function that it owned would find nothing.
 */
export async function ownedBy(db: Kysely<unknown>, role: OwningRole, signature: string): Promise<void> {
  await withRole(db, role, async () => {
    await sql`alter function ${sql.raw(signature)} owner to ${sql.raw(role)}`.execute(db);
  });
}

/** Runs what replaces functions of a role: only their owner may. */
export async function replaceAs(db: Kysely<unknown>, role: OwningRole, replace: () => Promise<unknown>): Promise<void> {
  await withRole(db, role, async () => {
    await sql`set local role ${sql.raw(role)}`.execute(db);
    await replace();
    await sql`reset role`.execute(db);
  });
}

/** Membership, and the role's right to own something here, last for the work only: they would lend the role's policies to the owner. */
async function withRole(db: Kysely<unknown>, role: OwningRole, work: () => Promise<unknown>): Promise<void> {
  await sql`
    do $$ begin
      if current_setting('server_version_num')::int >= 160000 then
        execute 'grant ${sql.raw(role)} to current_user with inherit false, set true';
      else
        execute 'grant ${sql.raw(role)} to ' || quote_ident(current_user);
      end if;
    end $$;
    grant create on schema public to ${sql.raw(role)}`.execute(db);
  await work();
  await sql`
    revoke create on schema public from ${sql.raw(role)};
    do $$ begin
      if current_setting('server_version_num')::int >= 160000 then
        execute 'grant ${sql.raw(role)} to current_user with inherit false, set false';
      else
        execute 'revoke ${sql.raw(role)} from ' || quote_ident(current_user);
      end if;
    end $$`.execute(db);
}
