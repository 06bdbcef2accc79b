import { sql } from 'kysely';
import { asOperator } from '../as-operator.ts';
import type { Db } from '../connect.ts';
import type { Attempt } from './attempt.ts';

/** Records stills of a take. Those that are recorded already stay as they are. Throws LT409, LT410. */
export async function addStills(
  db: Db,
  { operatorId, takeId, step, fence }: Attempt,
  stills: readonly { id: string; sha256: string; bytes?: number }[],
): Promise<void> {
  if (stills.length === 0) return;
  const given = JSON.stringify(stills.map(({ id, sha256, bytes }) => ({ id, sha256, bytes })));
  await sql`select add_stills(${operatorId}, ${takeId}, ${step}, ${fence}, ${given}::json)`.execute(db);
}

/** Whether a take of the operator on this channel has such a still. */
export async function hasStill(
  db: Db,
  { operatorId, channel, sha256 }: { operatorId: string; channel: string; sha256: string },
): Promise<boolean> {
  const row = await asOperator(db, operatorId, (trx) =>
    trx
      .selectFrom('still')
      .innerJoin('take', 'take.take_id', 'still.take_id')
      .select('still.still_id')
      .where('still.operator_id', '=', operatorId)
      .where('still.sha256', '=', sha256)
      .where('take.channel', '=', channel)
      .limit(1)
      .executeTakeFirst(),
  );
  return row !== undefined;
}
