import { hkdfSync } from 'node:crypto';

type Purpose = 'sessions' | 'forms' | 'oauth-cookies';

/** A key of its own for each purpose, from LONGTAKE_SECRET. */
export function deriveKey(secret: Uint8Array, purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'longtake', `sign-in:${purpose}`, 32));
}
