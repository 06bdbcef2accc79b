import { sql } from 'kysely';
import type { AuthDb } from '../auth-schema.ts';
import { auditOwn } from './audit-own.ts';

/** Keeps a sign-in link by the SHA-256 of its token. */
export async function addSignInLink(
  db: AuthDb,
  link: { hash: Buffer; operatorId: string; minutes: number },
): Promise<void> {
  await db
    .insertInto('sign_in_link')
    .values({
      hash: link.hash,
      operator_id: link.operatorId,
      expires_at: sql<Date>`now() + make_interval(mins => ${link.minutes})`,
    })
    .execute();
}

/** Whether the link would sign somebody in. */
export async function isSignInLink(db: AuthDb, hash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_link')
    .select('operator_id')
    .where('hash', '=', hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a link up. @returns whom it signs in; undefined where it was used, has expired or never was */
export async function takeSignInLink(db: AuthDb, hash: Buffer): Promise<string | undefined> {
  const row = await db
    .deleteFrom('sign_in_link')
    .where('hash', '=', hash)
    .returning(['operator_id', sql<boolean>`expires_at > now()`.as('is_in_time')])
    .executeTakeFirst();
  return row?.is_in_time ? row.operator_id : undefined;
}

export interface KeptSession {
  id: string;
  createdAt: Date;
  usedAt: Date;
  address: string | null;
  userAgent: string | null;
}

/** The sessions of an operator that could still be used, the last used first. `sinceMs`: age at which each ends whatever its use. */
export async function listSessions(db: AuthDb, operatorId: string, sinceMs: number): Promise<KeptSession[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'created_at', 'updated_at', 'ip_address', 'user_agent'])
    .where('user_id', '=', operatorId)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('created_at', '>', sql<Date>`now() - make_interval(secs => ${sinceMs / 1_000})`)
    .orderBy('updated_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    usedAt: row.updated_at,
    address: row.ip_address,
    userAgent: row.user_agent,
  }));
}

/** Ends one session of an operator. @returns false where it has no such session */
export function endSession(db: AuthDb, operatorId: string, sessionId: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('session')
      .where('user_id', '=', operatorId)
      .where(sql`id::text`, '=', sessionId)
      .executeTakeFirst();
    if (numDeletedRows !== 1n) return false;
    await auditOwn(trx, { operatorId, action: 'session.ended', subject: sessionId, detail: {} });
    return true;
  });
}

/** Ends the operator's other sessions. */
export async function endOtherSessions(db: AuthDb, operatorId: string, keptSessionId: string): Promise<void> {
  await db.deleteFrom('session').where('user_id', '=', operatorId).where('id', '!=', keptSessionId).execute();
}

export async function hasPassword(db: AuthDb, operatorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('credential')
    .select('user_id')
    .where('user_id', '=', operatorId)
    .where('password', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export type Attempt = { attemptIds: string[] } | { retryAfterSeconds: number };

/** Counts an attempt against each subject, or says when there is room again. Exact over all processes. */
export async function countAttempt(
  db: AuthDb,
  limits: readonly { subject: string; most: number }[],
  windowSeconds: number,
): Promise<Attempt> {
  const subjects = limits.map(({ subject }) => subject);
  const most = limits.map((limit) => limit.most);
  const { rows } = await sql<{ attempt_ids: string[] | null; retry_after: number | null }>`
    select * from public.count_attempt(${subjects}, ${most}, make_interval(secs => ${windowSeconds}))`.execute(db);
  const { attempt_ids: attemptIds, retry_after: retryAfterSeconds } = rows[0]!;
  return retryAfterSeconds === null ? { attemptIds: attemptIds ?? [] } : { retryAfterSeconds };
}

/** Forgets an attempt that turned out not to be one: the password was right. */
export async function forgetAttempt(db: AuthDb, attemptIds: readonly string[]): Promise<void> {
  await db.deleteFrom('attempt').where('attempt_id', 'in', attemptIds).execute();
}
