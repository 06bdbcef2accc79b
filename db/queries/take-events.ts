import { sql } from 'kysely';
import type { TakeEvent } from '#contracts/take-event.ts';
import { asOperator } from '../as-operator.ts';
import type { Db } from '../connect.ts';

/** Events of a take after `after`, in order; none for a take of another operator. */
export async function findEvents(
  db: Db,
  {
    operatorId,
    takeId,
    after = 0,
    limit = 1_000,
  }: { operatorId: string; takeId: string; after?: number; limit?: number },
): Promise<TakeEvent[]> {
  const { rows } = await sql<{ seq: number; type: string; payload: object; at: Date }>`
    select * from read_events(${operatorId}, ${takeId}, ${after}, ${limit})`.execute(db);
  // The payload was written by this product under its type.
  return rows.map(({ seq, type, payload, at }) => ({ seq, type, at: at.toISOString(), ...payload }) as TakeEvent);
}

/** The body that the finish froze, byte for byte; undefined while the take runs. */
export async function findFrozenResponse(db: Db, operatorId: string, takeId: string): Promise<string | undefined> {
  const row = await asOperator(db, operatorId, (trx) =>
    trx
      .selectFrom('take_event')
      .select(sql<string>`(payload -> 'response')::text`.as('body'))
      .where('take_id', '=', takeId)
      .where('event_key', '=', 'end')
      .executeTakeFirst(),
  );
  return row?.body;
}
