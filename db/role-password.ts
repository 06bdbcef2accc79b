import { createHmac, hkdfSync, pbkdf2Sync, createHash } from 'node:crypto';

export type ProcessRole = 'lt_api' | 'lt_worker' | 'lt_auth';

/** Password of a process role, derived from LONGTAKE_SECRET (its bytes): whoever has the secret and the owner's address can connect as it. */
export function deriveRolePassword(secret: Uint8Array, role: ProcessRole): string {
  const key = hkdfSync('sha256', secret, 'longtake', `role-password:${role}`, 24);
  return Buffer.from(key).toString('base64url');
}

/** The verifier that Postgres stores for a password (RFC 5803), so that the password itself is in no statement and no server log. */
export function buildScramVerifier(password: string, role: ProcessRole): string {
  const iterations = 4096;
  const salt = createHash('sha256').update(`longtake:${role}`).digest().subarray(0, 16);
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const sign = (text: string) => createHmac('sha256', salted).update(text).digest();
  const storedKey = createHash('sha256').update(sign('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${sign('Server Key').toString('base64')}`;
}
