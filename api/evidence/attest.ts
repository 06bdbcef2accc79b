import { createHash } from 'node:crypto';
import { findAttestation, keepAttestation } from '../../db/queries/attestations.ts';
import type { TakeRef } from '../../db/queries/pages.ts';
import { signStatement } from '../../evidence/export/envelope.ts';
import type { Hashes } from '../../evidence/export/export-members.ts';
import { canonicalJson } from '../../evidence/export/json-form.ts';
import { buildStatement } from '../../evidence/export/statement.ts';
import type { StoredTake } from '../../evidence/recheck/stored-take.ts';
import type { ApiContext } from '../context.ts';

/**
 * Signs what a take's export consists of, once: whoever asks again for the same gets the statement that was kept, so the export stays the same
 * bytes when the clock goes on and when another key signs. The key stays in this process.
 */
export function createAttest(
  { db, signingKeys, baseUrl }: Pick<ApiContext, 'db' | 'signingKeys' | 'baseUrl'>,
  ref: TakeRef,
  stored: StoredTake,
): (hashes: Hashes) => Promise<Uint8Array> {
  return async (hashes) => {
    const subjectsSha256 = createHash('sha256').update(canonicalJson(hashes)).digest('hex');
    const kept = await findAttestation(db, { ...ref, subjectsSha256 });
    return Buffer.from(kept ?? (await keepAttestation(db, { ...ref, subjectsSha256, envelope: await sign(hashes) })));
  };

  async function sign(hashes: Hashes): Promise<string> {
    const [key] = (await signingKeys()).keys;
    const { kty, crv, x } = key!;
    const by = { service: baseUrl, signedAt: new Date().toISOString(), signer: { kty, crv, x } };
    return Buffer.from(signStatement(buildStatement(stored, hashes, by), key!)).toString();
  }
}
