import { sql } from 'kysely';
import type { AuthDb } from '../auth-schema.ts';
import { auditOwn } from './audit-own.ts';

export interface OAuthRecord {
  payload: Record<string, unknown>;
  consumedAt: Date | null;
}

export interface NewOAuthRecord {
  model: string;
  id: string;
  payload: Record<string, unknown>;
  grantId: string | null;
  uid: string | null;
  accountId: string | null;
  clientId: string | null;
  /** Absent: for ever. */
  expiresInSeconds: number | undefined;
}

/** Keeps a record of the authorization server, in place of an older one under the same id. */
export async function putOAuthRecord(db: AuthDb, record: NewOAuthRecord): Promise<void> {
  const { expiresInSeconds: seconds } = record;
  await db
    .insertInto('oauth_record')
    .values({
      model: record.model,
      id: record.id,
      payload: JSON.stringify(record.payload),
      grant_id: record.grantId,
      uid: record.uid,
      account_id: record.accountId,
      client_id: record.clientId,
      expires_at: seconds === undefined ? null : sql<Date>`now() + make_interval(secs => ${seconds})`,
    })
    .onConflict((on) =>
      on.columns(['model', 'id']).doUpdateSet((eb) => ({
        payload: eb.ref('excluded.payload'),
        expires_at: eb.ref('excluded.expires_at'),
      })),
    )
    .execute();
}

/** @returns undefined where there is none, or its time is over */
export async function findOAuthRecord(db: AuthDb, model: string, id: string): Promise<OAuthRecord | undefined> {
  const row = await db
    .selectFrom('oauth_record')
    .select(['payload', 'consumed_at'])
    .where('model', '=', model)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))
    .executeTakeFirst();
  return row && { payload: row.payload, consumedAt: row.consumed_at };
}

/** Marks a code or token as used. @returns false where it was already, or is gone */
export async function consumeOAuthRecord(db: AuthDb, model: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('oauth_record')
    .set({ consumed_at: sql<Date>`now()` })
    .where('model', '=', model)
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns false where it was gone already */
export async function dropOAuthRecord(db: AuthDb, model: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('oauth_record')
    .where('model', '=', model)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Ends a grant with every code and token that came of it. */
export async function dropGrant(db: AuthDb, grantId: string): Promise<void> {
  await db.deleteFrom('oauth_record').where('grant_id', '=', grantId).execute();
}

/** Ends a grant of an operator's own. @returns false where it has no such grant */
export function disconnect(db: AuthDb, operatorId: string, grantId: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('oauth_record')
      .where('grant_id', '=', grantId)
      .where('account_id', '=', operatorId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await auditOwn(trx, { operatorId, action: 'application.disconnected', subject: grantId, detail: {} });
    return true;
  });
}

export interface Connection {
  grantId: string;
  clientId: string;
  /** What the application says it is called. */
  clientName: string | null;
  /** What was consented to: the grant as the authorization server keeps it. */
  grant: Record<string, unknown>;
  connectedAt: Date;
  /** When it was last given an access token. */
  usedAt: Date | null;
}

/** Applications that hold a grant of the operator with a token in force, the latest first. */
export async function listConnections(db: AuthDb, operatorId: string): Promise<Connection[]> {
  const { rows } = await sql<{
    grant_id: string;
    client_id: string;
    client_name: string | null;
    payload: Record<string, unknown>;
    created_at: Date;
    used_at: Date | null;
  }>`
    select g.id as grant_id, g.client_id, c.payload ->> 'client_name' as client_name, g.payload, g.created_at, t.used_at
    from oauth_record g
      left join oauth_record c on c.model = 'Client' and c.id = g.client_id
      cross join lateral (
        select max(r.created_at) filter (where r.model = 'AccessToken') as used_at,
          bool_or(r.consumed_at is null) as is_in_force
        from oauth_record r
        where r.grant_id = g.id and r.model in ('AccessToken', 'RefreshToken') and r.expires_at > now()
      ) t
    where g.model = 'Grant' and g.account_id = ${operatorId} and g.expires_at > now() and t.is_in_force
    order by g.created_at desc`.execute(db);
  return rows.map((row) => ({
    grantId: row.grant_id,
    clientId: row.client_id,
    clientName: row.client_name,
    grant: row.payload,
    connectedAt: row.created_at,
    usedAt: row.used_at,
  }));
}
