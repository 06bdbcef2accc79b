import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Hands a SECURITY DEFINER function to the NOLOGIN role whose policies it runs under. Under FORCE the schema's owner sees no rows, so
 * a function that it owned would find nothing. Membership lasts for the hand-over only: it would lend the role's policies to the owner.
 */
export async function ownedBy(
  db: Kysely<unknown>,
  role: 'lt_keys' | 'lt_dispatch' | 'lt_collect',
  signature: string,
): Promise<void> {
  await sql`
    do $$ begin
      if current_setting('server_version_num')::int >= 160000 then
        execute 'grant ${sql.raw(role)} to current_user with inherit false, set true';
      else
        execute 'grant ${sql.raw(role)} to ' || quote_ident(current_user);
      end if;
    end $$;
    grant create on schema public to ${sql.raw(role)};
    alter function ${sql.raw(signature)} owner to ${sql.raw(role)};
    revoke create on schema public from ${sql.raw(role)}`.execute(db);
  await sql`
    do $$ begin
      if current_setting('server_version_num')::int >= 160000 then
        execute 'grant ${sql.raw(role)} to current_user with inherit false, set false';
      else
        execute 'revoke ${sql.raw(role)} from ' || quote_ident(current_user);
      end if;
    end $$`.execute(db);
}
