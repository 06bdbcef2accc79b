import { sql } from 'kysely';
import type { TakeEvent } from '#contracts/take-event.ts';
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

/** The body that the end of a take froze, byte for byte; undefined while the take runs. */
export async function findFrozenResponse(db: Db, operatorId: string, takeId: string): Promise<string | undefined> {
  const { rows } = await sql<{ body: string | null }>`select read_response(${operatorId}, ${takeId}) as body`.execute(
    db,
  );
  return rows[0]?.body ?? undefined;
}
