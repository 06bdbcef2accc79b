import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { readOrEnd } from '#contracts/read-environment.ts';
import { connect } from './connect.ts';
import { readDatabaseConfig } from './config.ts';
import { migrations } from './migrations/index.ts';
import { buildScramVerifier, deriveRolePassword } from './role-password.ts';

/**
 * Brings the schema up to date and sets the passwords of the process roles. Safe to repeat and to run twice at once.
 * @returns names of the migrations that ran
 */
export async function migrate({ ownerUrl, secret }: { ownerUrl: string; secret: Uint8Array }): Promise<string[]> {
  const db = connect({ url: ownerUrl, role: 'owner', secret, max: 2 });
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error, results } = await migrator.migrateToLatest();
    if (error) throw error;
    await db.transaction().execute(async (trx) => {
      // Roles belong to the whole cluster: two migrations that alter one at once would fail each other.
      await sql`select pg_advisory_xact_lock(hashtext('longtake.roles'))`.execute(trx);
      for (const role of ['lt_api', 'lt_worker'] as const) {
        const verifier = buildScramVerifier(deriveRolePassword(secret, role), role);
        await sql`alter role ${sql.raw(role)} password ${sql.lit(verifier)}`.execute(trx);
      }
    });
    return (results ?? []).map(({ migrationName }) => migrationName);
  } finally {
    await db.destroy();
  }
}

if (import.meta.main) {
  const done = await migrate(readOrEnd(readDatabaseConfig));
  process.stdout.write(done.length > 0 ? `migrated: ${done.join(', ')}\n` : 'the database is up to date\n');
}
