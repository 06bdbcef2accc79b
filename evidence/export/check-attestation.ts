import { createHash } from 'node:crypto';
import { thumbprintOf } from '#contracts/signing-key.ts';
import { compareJson } from '../compare-json.ts';
import type { Difference } from '../compare-json.ts';
import type { StoredTake } from '../recheck/stored-take.ts';
import { Envelope, isSignedBy } from './envelope.ts';
import { ATTESTATION, MANIFEST } from './export-members.ts';
import { checkForm } from './json-form.ts';
import { parseJson } from './parse-json.ts';
import { Statement, tellTake } from './statement.ts';

/** Who signed an export. */
export interface Signature {
  /** JWK thumbprint of the key. */
  keyid: string;
  service: string;
  /** ISO 8601. */
  signedAt: string;
  /** Whether it is one of the keys that the verifier was given; null where it was given none. */
  isKnown: boolean | null;
}

/**
 * Whether an export is signed, by the key that its statement names and, where `known` thumbprints are given, by one of those; and whether the
 * statement is about the members that are there and the take that they are of.
 */
export function checkAttestation(
  members: ReadonlyMap<string, Uint8Array>,
  stored: StoredTake,
  known: readonly string[] | undefined,
): { differences: Difference[]; signature: Signature | null } {
  const content = members.get(ATTESTATION);
  if (!content) return { differences: [{ where: ATTESTATION, stored: null, found: 'a signature' }], signature: null };
  const value = parseJson(content);
  const envelope = Envelope.safeParse(value).data;
  const payload = envelope && Buffer.from(envelope.payload, 'base64');
  const said = payload && parseJson(payload);
  const { data: statement, error } = Statement.safeParse(said);
  if (!envelope || !payload || !statement) {
    const found = error?.issues[0] ? `${error.issues[0].path.join('/')}: ${error.issues[0].message}` : null;
    return {
      differences: [{ where: ATTESTATION, stored: 'what is no signed statement about an export', found }],
      signature: null,
    };
  }
  const { predicate } = statement;
  const [{ keyid }] = envelope.signatures;
  const differences = [
    ...checkForm(ATTESTATION, content, value, 'canonical'),
    ...checkForm(`${ATTESTATION} payload`, payload, said, 'canonical'),
    ...compareJson(`${ATTESTATION} base64 of the payload`, envelope.payload, payload.toString('base64')),
    ...compareJson(`${ATTESTATION} keyid`, keyid, thumbprintOf(predicate.signer)),
    ...(isSignedBy(envelope, predicate.signer)
      ? []
      : [
          {
            where: `${ATTESTATION} signature`,
            stored: `by key ${keyid}`,
            found: 'not by that key, or over something else',
          },
        ]),
    ...(known && !known.includes(keyid)
      ? [{ where: `${ATTESTATION} signature`, stored: `by key ${keyid}`, found: `by key ${known.join(' or ')}` }]
      : []),
    ...checkSubjects(statement, members),
    ...compareJson(`${ATTESTATION} predicate`, { take: predicate.take, rules: predicate.rules }, tellTake(stored)),
  ];
  const signature = {
    keyid,
    service: predicate.service,
    signedAt: predicate.signedAt,
    isKnown: known ? known.includes(keyid) : null,
  };
  return { differences, signature };
}

/** Every member but the statement itself and the manifest is a subject, by its hash, and nothing else is. */
function checkSubjects({ subject }: Statement, members: ReadonlyMap<string, Uint8Array>): Difference[] {
  const signed = new Map(subject.map(({ name, digest }) => [name, digest.sha256]));
  const due = new Map(
    [...members]
      .filter(([name]) => name !== ATTESTATION && name !== MANIFEST)
      .map(([name, content]) => [name, createHash('sha256').update(content).digest('hex')]),
  );
  const names = [...due.keys()].toSorted((a, b) => (a < b ? -1 : 1));
  const wrong = [...new Set([...signed.keys(), ...names])].flatMap((name) =>
    compareJson(`${name} in ${ATTESTATION}`, signed.get(name), due.get(name)),
  );
  if (wrong.length > 0) return wrong;
  return compareJson(
    `${ATTESTATION} subjects`,
    subject.map(({ name }) => name),
    names,
  );
}
