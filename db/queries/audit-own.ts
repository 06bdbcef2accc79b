import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { AuthSchema } from '../auth-schema.ts';

/** What an operator does with its sessions, password and applications. */
export type OwnAction =
  | 'session.started'
  | 'session.ended'
  | 'password.changed'
  | 'application.connected'
  | 'application.disconnected';

/** Adds an entry to the operator's audit trail, in the transaction of its cause where there is one. */
export async function auditOwn(
  db: Kysely<AuthSchema>,
  entry: { operatorId: string; action: OwnAction; subject: string; detail: Record<string, unknown> },
): Promise<void> {
  await sql`
    select public.audit_own(${entry.operatorId}, ${entry.action}, ${entry.subject}, ${JSON.stringify(entry.detail)})`.execute(
    db,
  );
}
