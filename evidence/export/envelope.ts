import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { z } from 'zod';
import { thumbprintOf } from '#contracts/signing-key.ts';
import type { PublicSigningKey, SigningKey } from '#contracts/signing-key.ts';
import { canonicalJson } from './json-form.ts';
import type { Statement } from './statement.ts';

const PAYLOAD_TYPE = 'application/vnd.in-toto+json';

/** A DSSE envelope (github.com/secure-systems-lab/dsse, version 1) with one signature. */
export const Envelope = z.strictObject({
  payload: z.base64(),
  payloadType: z.literal(PAYLOAD_TYPE),
  signatures: z.tuple([z.strictObject({ keyid: z.string(), sig: z.base64() })]),
});
export type Envelope = z.infer<typeof Envelope>;

/** Signs a statement. Ed25519 has no randomness: the same statement and key are the same bytes. */
export function signStatement(statement: Statement, key: SigningKey): Uint8Array {
  const payload = Buffer.from(canonicalJson(statement));
  const { kty, crv, x, d } = key;
  if (d === undefined) throw new Error(`key ${key.kid} is a former one and signs no more`);
  const sig = sign(null, preAuthEncode(payload), createPrivateKey({ key: { kty, crv, x, d }, format: 'jwk' }));
  const envelope: Envelope = {
    payload: payload.toString('base64'),
    payloadType: PAYLOAD_TYPE,
    signatures: [{ keyid: thumbprintOf(key), sig: sig.toString('base64') }],
  };
  return Buffer.from(canonicalJson(envelope));
}

/** Whether an envelope was signed by this key. */
export function isSignedBy({ payload, signatures: [{ sig }] }: Envelope, { kty, crv, x }: PublicSigningKey): boolean {
  const key = createPublicKey({ key: { kty, crv, x }, format: 'jwk' });
  return verify(null, preAuthEncode(Buffer.from(payload, 'base64')), key, Buffer.from(sig, 'base64'));
}

/** What is signed: PAE of the DSSE protocol, so that neither type nor length of the payload can be taken for another. */
function preAuthEncode(payload: Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.from(`DSSEv1 ${PAYLOAD_TYPE.length} ${PAYLOAD_TYPE} ${payload.length} `), payload]);
}
