import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { PublicSigningKey, SigningKeys, thumbprintOf } from '#contracts/signing-key.ts';
import type { SigningKey } from '#contracts/signing-key.ts';
import { writePrivateFile } from './private-files.ts';

/** The keys that a data directory keeps to sign exports with; one is made where there is none. */
export function keepSigningKeys(path: string): SigningKeys {
  if (!existsSync(path)) writeKeys(path, { keys: [makeKey()] });
  return SigningKeys.parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** Signs with a new key from now on. What the former ones signed can still be checked; their private halves are gone. */
export function rotateSigningKeys(path: string): SigningKeys {
  const now = seconds();
  const former = keepSigningKeys(path).keys.map(({ d: _, ...key }): SigningKey => ({ exp: now, ...key }));
  const keys = { keys: [makeKey(), ...former] };
  writeKeys(path, keys);
  return keys;
}

function makeKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('ed25519');
  const { kty, crv, x, d } = privateKey.export({ format: 'jwk' });
  const key = PublicSigningKey.parse({ kty, crv, x });
  return { ...key, kid: thumbprintOf(key), alg: 'EdDSA', use: 'sig', iat: seconds(), ...(d !== undefined && { d }) };
}

const writeKeys = (path: string, keys: SigningKeys): void =>
  writePrivateFile(path, `${JSON.stringify(keys, null, 2)}\n`);

const seconds = (): number => Math.floor(Date.now() / 1_000);
