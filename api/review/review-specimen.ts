import type { Transaction } from 'kysely';
import { AppError } from '#contracts/errors.ts';
import { reviewSpecimen as decide } from '../../db/queries/review.ts';
import type { Decision } from '../../db/queries/review.ts';
import type { Schema } from '../../db/schema.ts';

/**
 * Approves or rejects a queued specimen for the admin that the transaction runs for: one transition in the database with its audit entry, its event and
 * the hand-over to the courier. Throws not_found, conflict.
 */
export async function reviewSpecimen(
  trx: Transaction<Schema>,
  decision: Decision,
): Promise<{ status: 'approved' | 'rejected'; auditId: string | null }> {
  const reviewed = await decide(trx, decision);
  const { specimenId } = decision;
  if (reviewed.outcome === 'not_found')
    throw new AppError('not_found', `There is no specimen ${specimenId}. review_queue shows those that wait.`);
  if (reviewed.outcome === 'conflict')
    throw new AppError(
      'conflict',
      `Specimen ${specimenId} is ${reviewed.status} already; only queued ones are reviewed.`,
    );
  return reviewed;
}
