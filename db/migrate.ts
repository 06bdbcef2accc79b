import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration } from 'kysely/migration';
import { readOrEnd } from '#contracts/read-environment.ts';
import { applyFunctions } from './apply-functions.ts';
import { connect } from './connect.ts';
import { readDatabaseConfig } from './config.ts';
import { migrations } from './migrations/index.ts';
import { buildScramVerifier, deriveRolePassword } from './role-password.ts';

export interface MigrateOptions {
  ownerUrl: string;
  secret: Uint8Array;
  /** Told of each step as it begins: a large table may take minutes. */
  onStep?: (step: string) => void;
}

/**
 * Brings the schema up to date, then the functions of `db/functions`, and sets the passwords of the process roles. Safe to repeat and to run twice
 * at once. A statement may take as long as it needs; one that waits over 30 s for a lock gives up, and nothing has changed.
 * @returns names of the migrations and functions that changed
 */
export async function migrate({ ownerUrl, secret, onStep = () => {} }: MigrateOptions): Promise<string[]> {
  const db = connect({ url: ownerUrl, role: 'owner', secret, max: 2, isMigrating: true });
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => announced(onStep) } });
    const { error, results } = await migrator.migrateToLatest();
    if (error) throw error;
    const functions = await db.transaction().execute(async (trx) => {
      // Roles belong to the whole cluster: two migrations that alter one at once would fail each other.
      await sql`select pg_advisory_xact_lock(hashtext('longtake.roles'))`.execute(trx);
      onStep('functions');
      const applied = await applyFunctions(trx);
      for (const role of ['lt_api', 'lt_worker', 'lt_auth'] as const) {
        const verifier = buildScramVerifier(deriveRolePassword(secret, role), role);
        await sql`alter role ${sql.raw(role)} password ${sql.lit(verifier)}`.execute(trx);
      }
      return applied;
    });
    return [...(results ?? []).map(({ migrationName }) => migrationName), ...functions];
  } finally {
    await db.destroy();
  }
}

function announced(onStep: (step: string) => void): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, { up }]) => [name, { up: (db) => (onStep(name), up(db)) }]),
  );
}

if (import.meta.main) {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const done = await migrate({ ...readOrEnd(readDatabaseConfig), onStep: (step) => say(`migrating: ${step}`) });
  say(done.length > 0 ? `migrated: ${done.join(', ')}` : 'the database is up to date');
}
