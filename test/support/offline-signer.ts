import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import { PublicSigningKey, thumbprintOf } from '#contracts/signing-key.ts';
import type { SigningKey } from '#contracts/signing-key.ts';
import { signStatement } from '../../evidence/export/envelope.ts';
import type { Hashes } from '../../evidence/export/export-members.ts';
import { buildStatement } from '../../evidence/export/statement.ts';
import type { StoredTake } from '../../evidence/recheck/stored-take.ts';

/** A key that follows from a name: the same in every run. */
export function keyNamed(name: string): SigningKey {
  const seed = createHash('sha256').update(name).digest();
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const { d } = privateKey.export({ format: 'jwk' });
  const { kty, crv, x } = createPublicKey(privateKey).export({ format: 'jwk' });
  const key = PublicSigningKey.parse({ kty, crv, x });
  return { ...key, kid: thumbprintOf(key), alg: 'EdDSA', use: 'sig', iat: 0, ...(d !== undefined && { d }) };
}

/** The key of exports that are made offline, and that of somebody who changes them. */
export const OFFLINE_KEY = keyNamed('the service');
export const FOREIGN_KEY = keyNamed('somebody else');

/** Signs the members of a take as the service does. */
export function attestOffline(stored: StoredTake, hashes: Hashes, key = OFFLINE_KEY): Uint8Array {
  const { kty, crv, x } = key;
  const by = { service: 'https://takes.example', signedAt: '2031-05-06T07:10:00.000Z', signer: { kty, crv, x } };
  return signStatement(buildStatement(stored, hashes, by), key);
}
