import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { betterAuth } from 'better-auth';
import type { BetterAuthOptions } from 'better-auth';
import type { Logger } from 'pino';
import type { AuthDb } from '../../db/auth-schema.ts';
import { auditOwn } from '../../db/queries/audit-own.ts';
import { findOperator } from '../../db/queries/operators.ts';
import { deriveKey } from './derive-key.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';
import { hashSessionTokens } from './hash-session-tokens.ts';
import { signInWithLink } from './sign-in-with-link.ts';

const HOUR = 3_600;
/** A session ends when it was not used for 12 h, and after 7 days in any case (interface document, part 4, Operators and signing in). */
export const SESSION_IDLE_SECONDS = 12 * HOUR;
export const SESSION_MAX_MS = 7 * 24 * HOUR * 1_000;
export const PASSWORD_CHARS = { min: 12, max: 128 };
/** Carries the address of a request to better-auth; whatever a caller sends under this name is replaced. */
export const ADDRESS_HEADER = 'x-longtake-address';

export interface AuthDeps {
  db: AuthDb;
  baseUrl: string;
  secret: Uint8Array;
  log: Logger;
}

export type Auth = ReturnType<typeof createAuth>;

/** Passwords and sessions by better-auth. None of its routes is mounted: pages of ours call its functions (docs/decisions/0017). */
export function createAuth(deps: AuthDeps) {
  const adapter = kyselyAdapter(deps.db, { type: 'postgres' });
  return betterAuth({
    ...buildAuthOptions(deps),
    database: (options: BetterAuthOptions) => hashSessionTokens(adapter(options)),
    plugins: [signInWithLink()],
  });
}

/** All but the storage; with it a test compares the schema (db/migrations/0030) to what better-auth expects. */
export function buildAuthOptions({ db, baseUrl, secret, log }: AuthDeps) {
  const isSecure = baseUrl.startsWith('https://');
  return {
    baseURL: baseUrl,
    secret: deriveKey(secret, 'sessions').toString('base64url'),
    telemetry: { enabled: false },
    // What it says of a wrong password is for nobody; of a failing database the request's own line tells more.
    logger: { level: 'error', log: (_level, message) => log.warn({ from: 'better-auth' }, message) },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_CHARS.min,
      maxPasswordLength: PASSWORD_CHARS.max,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    session: {
      modelName: 'session',
      expiresIn: SESSION_IDLE_SECONDS,
      updateAge: 60,
      cookieCache: { enabled: false },
      fields: {
        expiresAt: 'expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        userId: 'user_id',
      },
      additionalFields: { signedInBy: { type: 'string', required: false, input: false, fieldName: 'signed_in_by' } },
    },
    user: {
      modelName: 'operator',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    account: {
      modelName: 'credential',
      fields: {
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'user_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'verification',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    databaseHooks: {
      session: {
        create: {
          // By whichever way: who is disabled gets no session.
          before: async ({ userId }) => {
            const operator = await findOperator(db, userId);
            return operator !== undefined && !operator.isDisabled;
          },
          after: async ({ id, userId, ipAddress, signedInBy }) => {
            const detail = { by: signedInBy === 'link' ? 'link' : 'password', address: ipAddress ?? null };
            await auditOwn(db, { operatorId: userId, action: 'session.started', subject: id, detail });
          },
        },
      },
    },
    advanced: {
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: isSecure ? '__Host-longtake_session' : 'longtake_session',
          attributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure },
        },
      },
    },
  } satisfies BetterAuthOptions;
}
