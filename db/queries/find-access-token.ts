import { sql } from 'kysely';
import type { AuthDb } from '../auth-schema.ts';
import type { Role } from './operators.ts';

export interface AccessToken {
  operatorId: string;
  email: string;
  /** As of now, not of the moment when the token was issued. */
  role: Role;
  scopes: string[];
  /** What it is for (RFC 8707). */
  audience: string | null;
  clientId: string;
  grantId: string;
}

/** @returns undefined where token, grant or operator is not in force */
export async function findAccessToken(db: AuthDb, hash: string): Promise<AccessToken | undefined> {
  const { rows } = await sql<{
    operator_id: string;
    email: string;
    role: Role;
    scope: string | null;
    audience: string | null;
    client_id: string;
    grant_id: string;
  }>`select * from public.find_access_token(${hash})`.execute(db);
  const row = rows[0];
  return (
    row && {
      operatorId: row.operator_id,
      email: row.email,
      role: row.role,
      scopes: row.scope?.split(' ') ?? [],
      audience: row.audience,
      clientId: row.client_id,
      grantId: row.grant_id,
    }
  );
}
