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
  const { rows } = await sql<EventRow>`
    select * from read_events(${operatorId}, ${takeId}, ${after}, ${limit})`.execute(db);
  return rows.map(mapEvent);
}

export interface EventRow {
  seq: number;
  type: string;
  payload: object;
  /** Text where the row came as JSON. */
  at: Date | string;
}

export const mapEvent = ({ seq, type, payload, at }: EventRow): TakeEvent =>
  // The payload was written by this product under its type.
  ({ seq, type, at: new Date(at).toISOString(), ...payload }) as TakeEvent;

/** The body that the end of a take froze, byte for byte; undefined while the take runs. */
export async function findFrozenResponse(db: Db, operatorId: string, takeId: string): Promise<string | undefined> {
  const { rows } = await sql<{ body: string | null }>`select read_response(${operatorId}, ${takeId}) as body`.execute(
    db,
  );
  return rows[0]?.body ?? undefined;
}
