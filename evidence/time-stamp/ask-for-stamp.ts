import { createHash } from 'node:crypto';
import { at, buildDer, derOf, readDer, TAG } from './der.ts';
import { faultOfToken } from './fault-of-token.ts';
import { readToken } from './read-token.ts';

const SHA256 = Buffer.from('0609608648016503040201', 'hex');
const GRANTED: ReadonlySet<bigint> = new Set([0n, 1n]);

/** A TimeStampReq (RFC 3161, section 2.4.1) about these bytes, which wants the certificate as well. The nonce: eight bytes of chance. */
export function buildStampRequest(stamped: Uint8Array, nonce: Uint8Array): Uint8Array {
  const algorithm = buildDer(TAG.sequence, SHA256, buildDer(TAG.null));
  const imprint = buildDer(TAG.octets, createHash('sha256').update(stamped).digest());
  return buildDer(
    TAG.sequence,
    buildDer(TAG.integer, Buffer.from([1])),
    buildDer(TAG.sequence, algorithm, imprint),
    buildDer(TAG.integer, positive(nonce)),
    buildDer(TAG.boolean, Buffer.from([0xff])),
  );
}

/** The token of a TimeStampResp (RFC 3161, section 2.4.2) that answers the request about these bytes, or why it is none. */
export function readStampAnswer(
  answer: Uint8Array,
  stamped: Uint8Array,
  nonce: Uint8Array,
): { token: Uint8Array } | { fault: string } {
  try {
    const whole = readDer(answer);
    const status = at(whole, 0, 0).toInteger();
    if (!GRANTED.has(status)) return { fault: `it was refused (status ${status})` };
    const der = derOf(at(whole, 1));
    const token = readToken(der);
    if (token.nonce !== Buffer.from(positive(nonce)).toString('hex')) return { fault: 'it answers another request' };
    const fault = faultOfToken(token, stamped);
    return fault === null ? { token: der } : { fault };
  } catch {
    return { fault: 'the answer cannot be read' };
  }
}

/** As an INTEGER of constant length that is not negative and has no padding. */
const positive = (nonce: Uint8Array): Uint8Array =>
  Uint8Array.from(nonce, (byte, place) => (place === 0 ? (byte & 0x3f) | 0x40 : byte));
