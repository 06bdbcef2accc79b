import type { Adapter, AdapterPayload } from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { AuthDb } from '../../db/auth-schema.ts';
import {
  consumeOAuthRecord,
  dropGrant,
  dropOAuthRecord,
  findOAuthRecord,
  putOAuthRecord,
} from '../../db/queries/oauth-records.ts';
import { hashSecret } from './tokens.ts';

/** A refresh token goes on working for this long after its rotation: several processes of one client share it. */
const OVERLAP_MS = 30_000;

/** What is found by a secret: the row has its hash, and nothing in the row has the secret. */
const SECRET_IDS = new Set(['AccessToken', 'RefreshToken', 'AuthorizationCode', 'Interaction']);

/** Where the authorization server keeps its records, one table for all of them (docs/decisions/0019). */
export const createRecordAdapter =
  (db: AuthDb, baseUrl: string) =>
  (model: string): Adapter => {
    const keyOf = (id: string) => (SECRET_IDS.has(model) ? hashSecret(id) : id);
    return {
      async upsert(id, payload, expiresIn) {
        await putOAuthRecord(db, {
          model,
          id: keyOf(id),
          payload: strip(model, payload),
          grantId: model === 'Grant' ? id : (payload.grantId ?? null),
          uid: null,
          accountId: payload.accountId ?? null,
          clientId: payload.clientId ?? null,
          expiresInSeconds: expiresIn,
        });
      },
      async find(id) {
        // Callers may name a client as they like; Postgres refuses a NUL.
        if (id.includes('\0')) return undefined;
        const record = await findOAuthRecord(db, model, keyOf(id));
        if (!record) return undefined;
        const payload = complete(model, id, record.payload, baseUrl);
        return isConsumed(model, record.consumedAt) ? { ...payload, consumed: true } : payload;
      },
      async consume(id) {
        const isFirst = await consumeOAuthRecord(db, model, keyOf(id));
        // The library reads a code and then consumes it: of two requests at once both would pass.
        if (!isFirst && model === 'AuthorizationCode') throw new errors.InvalidGrant('authorization code already used');
      },
      async destroy(id) {
        const wasThere = await dropOAuthRecord(db, model, keyOf(id));
        // The library reads an answered consent and then drops it: of two requests at once both would get a code.
        if (!wasThere && model === 'Interaction') throw new errors.SessionNotFound('interaction session not found');
      },
      revokeByGrantId: (grantId) => dropGrant(db, grantId),
      // Sessions are the console's; there are no devices.
      findByUid: async () => undefined,
      findByUserCode: async () => undefined,
    };
  };

/** A browser has a session of the console and none here: what would keep one is forgotten at once. */
export const forgetfulAdapter: Adapter = {
  upsert: async () => undefined,
  find: async () => undefined,
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
  consume: async () => undefined,
  destroy: async () => undefined,
  revokeByGrantId: async () => undefined,
};

function isConsumed(model: string, at: Date | null): boolean {
  if (at === null) return false;
  return model !== 'RefreshToken' || Date.now() - at.getTime() > OVERLAP_MS;
}

/** Without what only the caller may know. */
function strip(model: string, payload: AdapterPayload): Record<string, unknown> {
  if (model === 'Client') {
    const { client_secret: secret, ...rest } = payload;
    return secret === undefined ? rest : { ...rest, client_secret: hashSecret(secret) };
  }
  if (!SECRET_IDS.has(model)) return payload;
  const { jti: _jti, returnTo: _returnTo, ...rest } = payload;
  return rest;
}

/** With what the caller has just shown that it knows. */
function complete(model: string, id: string, payload: Record<string, unknown>, baseUrl: string): AdapterPayload {
  if (!SECRET_IDS.has(model)) return payload;
  return { ...payload, jti: id, ...(model === 'Interaction' && { returnTo: `${baseUrl}/oauth/authorize/${id}` }) };
}
