import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Specimen, SpecimenStatus } from '#contracts/specimen.ts';
import type { Schema } from '../schema.ts';

export interface QueuedSpecimen {
  specimen: Specimen;
  /** E-mail address. */
  owner: string;
  /** Its place in the queue: when it was filed, to the microsecond. */
  at: string;
}

/** Queued specimens of all operators, oldest first, for the admin that the transaction runs for; LT403 for anybody else. */
export async function findReviewQueue(
  trx: Transaction<Schema>,
  { limit, after, baseUrl }: { limit: number; after: { at: string; id: string } | undefined; baseUrl: string },
): Promise<QueuedSpecimen[]> {
  const { rows } = await sql<{ shown: Specimen; owner: string; at: string }>`
    select * from list_review_queue(${limit}, ${after?.at ?? null}, ${after?.id ?? null}, ${baseUrl})`.execute(trx);
  return rows.map(({ shown, owner, at }) => ({ specimen: shown, owner, at }));
}

export interface Decision {
  specimenId: string;
  decision: 'approve' | 'reject';
  note: string | null;
  baseUrl: string;
  /** Finds out what would happen. */
  isRehearsal: boolean;
}

export type Reviewed =
  | { outcome: 'not_found' }
  | { outcome: 'conflict'; status: SpecimenStatus }
  | { outcome: 'reviewed'; status: 'approved' | 'rejected'; /** Null for a rehearsal. */ auditId: string | null };

/** Decides about a specimen for the admin that the transaction runs for; LT403 for anybody else. */
export async function reviewSpecimen(trx: Transaction<Schema>, review: Decision): Promise<Reviewed> {
  const { rows } = await sql<{ outcome: Reviewed['outcome']; status: SpecimenStatus; audit_id: string | null }>`
    select * from review_specimen(${review.specimenId}, ${review.decision}, ${review.note}, ${review.baseUrl}, ${review.isRehearsal})`.execute(
    trx,
  );
  const { outcome, status, audit_id: auditId } = rows[0]!;
  if (outcome === 'not_found') return { outcome };
  if (outcome === 'conflict') return { outcome, status };
  return { outcome, status: review.decision === 'approve' ? 'approved' : 'rejected', auditId };
}

/** Whether a picture is evidence of a specimen, whoever owns it, for the admin that the transaction runs for; LT403 for anybody else. */
export async function isReviewedStill(trx: Transaction<Schema>, specimenId: string, sha256: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select find_reviewed_still(${specimenId}, ${sha256}) as is`.execute(trx);
  return rows[0]!.is;
}
