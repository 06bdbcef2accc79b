import { createHash } from 'node:crypto';
import { z } from 'zod';

const Base64url32 = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** The public half of an Ed25519 key as a JWK (RFC 8037), with nothing that its thumbprint is not made of. */
export const PublicSigningKey = z.strictObject({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: Base64url32 });
export type PublicSigningKey = z.infer<typeof PublicSigningKey>;

/** A key by which exports are signed, or were until `exp` (seconds since the epoch): from then on its private half is gone. */
export const SigningKey = PublicSigningKey.extend({
  kid: Base64url32,
  alg: z.literal('EdDSA'),
  use: z.literal('sig'),
  iat: z.int(),
  exp: z.int().exactOptional(),
  d: Base64url32.exactOptional(),
});
export type SigningKey = z.infer<typeof SigningKey>;

/** The file that an installation keeps: the key that signs first, then those that signed before it. */
export const SigningKeys = z.strictObject({ keys: z.array(SigningKey).min(1) });
export type SigningKeys = z.infer<typeof SigningKeys>;

/** Name of that file in the data directory. */
export const SIGNING_KEYS_FILE = 'signing-keys.json';

/** The JWK thumbprint of a key (RFC 7638): its id wherever it is named. */
export const thumbprintOf = ({ crv, kty, x }: PublicSigningKey): string =>
  createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url');

/** What the world may know of the keys: a JWK Set (RFC 7517, section 5). */
export const publicKeysOf = ({ keys }: SigningKeys): { keys: Omit<SigningKey, 'd'>[] } => ({
  keys: keys.map(({ d: _, ...key }) => key),
});
