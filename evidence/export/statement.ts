import { z } from 'zod';
import { HOMEPAGE } from '#contracts/version.ts';
import { PublicSigningKey } from '#contracts/signing-key.ts';
import type { StoredTake } from '../recheck/stored-take.ts';
import { versionsOf } from '../recheck/versions-of.ts';
import type { Hashes } from './export-members.ts';

/** What the predicate of a statement means; described in docs/verifying-a-take.md. */
export const PREDICATE_TYPE = `${HOMEPAGE}/export/v1`;
const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** An in-toto Statement, version 1: which members an export has, by their hashes, and of what they are. */
export const Statement = z.strictObject({
  _type: z.literal(STATEMENT_TYPE),
  subject: z.array(z.strictObject({ name: z.string(), digest: z.strictObject({ sha256: Sha256 }) })),
  predicateType: z.literal(PREDICATE_TYPE),
  predicate: z.strictObject({
    take: z.strictObject({
      takeId: z.string(),
      takeNo: z.int(),
      channel: z.string(),
      state: z.string(),
      grade: z.string().nullable(),
      acceptedAt: z.string(),
    }),
    /** Versions whose rules made it, and the rubric that graded it. */
    rules: z.strictObject({
      versions: z.array(z.string()),
      rubric: z.strictObject({ id: z.string(), version: z.int() }).nullable(),
    }),
    /** Address of the service that signed, and when. */
    service: z.string(),
    signedAt: z.iso.datetime(),
    signer: PublicSigningKey,
  }),
});
export type Statement = z.infer<typeof Statement>;

/** The statement about a take's members. */
export function buildStatement(
  stored: StoredTake,
  hashes: Hashes,
  by: Pick<Statement['predicate'], 'service' | 'signedAt' | 'signer'>,
): Statement {
  return {
    _type: STATEMENT_TYPE,
    subject: Object.entries(hashes)
      .map(([name, sha256]) => ({ name, digest: { sha256 } }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    predicateType: PREDICATE_TYPE,
    predicate: { ...tellTake(stored), ...by },
  };
}

/** What a statement says of the take itself. */
export function tellTake({ take, grade, plan, ...rest }: StoredTake): Pick<Statement['predicate'], 'take' | 'rules'> {
  const rubric = grade?.rubric;
  return {
    take: {
      takeId: plan.takeId,
      takeNo: take?.takeNo ?? 0,
      channel: take?.channel.id ?? '',
      state: take?.lifecycle.state ?? '',
      grade: take?.grade ?? null,
      acceptedAt: plan.brief.acceptedAt,
    },
    rules: {
      versions: versionsOf({ take, grade, plan, ...rest }),
      rubric: rubric ? { id: rubric.id, version: rubric.version } : null,
    },
  };
}
