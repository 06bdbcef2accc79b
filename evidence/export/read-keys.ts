import { createPublicKey } from 'node:crypto';
import { z } from 'zod';
import { PublicSigningKey, thumbprintOf } from '#contracts/signing-key.ts';

const THUMBPRINT = /^[A-Za-z0-9_-]{43}$/;

/** Whether somebody named a key by its thumbprint, and not a file. */
export const isThumbprint = (text: string): boolean => THUMBPRINT.test(text);

const Jwk = z.object(PublicSigningKey.shape);
const JwkOrSet = z.union([z.object({ keys: z.array(z.unknown()) }), Jwk.transform((key) => ({ keys: [key] }))]);

/** Thumbprints of the Ed25519 keys in a text: a JWK Set, one JWK, or public keys in PEM. Empty where there are none. */
export function readThumbprints(text: string): string[] {
  if (text.includes('-----BEGIN PUBLIC KEY-----')) return [...text.matchAll(PEM)].flatMap(([pem]) => readPem(pem));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [];
  }
  const keys = JwkOrSet.safeParse(value).data?.keys ?? [];
  return keys.flatMap((key) => {
    const { data } = Jwk.safeParse(key);
    return data ? [thumbprintOf(data)] : [];
  });
}

const PEM = /-----BEGIN PUBLIC KEY-----[\s\S]+?-----END PUBLIC KEY-----/g;

function readPem(pem: string): string[] {
  try {
    const { data } = Jwk.safeParse(createPublicKey(pem).export({ format: 'jwk' }));
    return data ? [thumbprintOf(data)] : [];
  } catch {
    return [];
  }
}
