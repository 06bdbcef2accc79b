import type { ColumnType, Generated, Kysely } from 'kysely';

/** Tables of the schema `auth`, as its one login sees them. What better-auth alone touches is in the migration. */
export interface AuthSchema {
  session: {
    id: string;
    user_id: string;
    created_at: Date;
    updated_at: Date;
    expires_at: Date;
    ip_address: string | null;
    user_agent: string | null;
    signed_in_by: string | null;
  };
  credential: { user_id: string; password: string | null };
  sign_in_link: { hash: Buffer; operator_id: string; created_at: Generated<Date>; expires_at: Date };
  oauth_record: {
    model: string;
    id: string;
    payload: ColumnType<Record<string, unknown>, string, string>;
    grant_id: string | null;
    uid: string | null;
    account_id: string | null;
    client_id: string | null;
    created_at: Generated<Date>;
    consumed_at: Date | null;
    expires_at: Date | null;
    used_at: Generated<Date>;
  };
  attempt: { attempt_id: Generated<string>; subject: string; at: Generated<Date> };
}

export type AuthDb = Kysely<AuthSchema>;
