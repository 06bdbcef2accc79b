import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What is sealed: a key of its own for each, so that what was sealed for one purpose opens for no other. */
export type SealPurpose = 'webhook-secret' | 'provider-credential' | 'flash';

const FORMAT = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text for storage (AES-256-GCM, key derived from LONGTAKE_SECRET by HKDF-SHA-256). `context` names the row that it is stored in: a sealed
 * text that is moved to another row does not open.
 */
export function seal(secret: Uint8Array, purpose: SealPurpose, context: string, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secret, purpose), nonce).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(FORMAT), nonce, cipher.getAuthTag(), sealed]);
}

/** Throws where another secret, purpose or context sealed it, or a bit of it has changed. */
export function unseal(secret: Uint8Array, purpose: SealPurpose, context: string, sealed: Uint8Array): string {
  if (sealed[0] !== FORMAT) throw new Error(`no sealed text of a known format: ${sealed[0]}`);
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
  const tag = sealed.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(secret, purpose), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(tag);
  const text = decipher.update(sealed.subarray(1 + NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}

function deriveKey(secret: Uint8Array, purpose: SealPurpose): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'longtake', `seal:${purpose}`, 32));
}
