import { sql } from 'kysely';
import type { Db } from '../connect.ts';

export interface LaneTurn {
  lane: string;
  turnId: string;
  concurrency: number;
  intervalMs: number;
  countsFromEnd: boolean;
  /** So long the turn lasts at most unless it is renewed. */
  leaseMs: number;
}

export type TakenTurn = { isTaken: true } | { isTaken: false; waitMs: number | null; pauseStatus: number | null };

/** Takes a turn that all workers share, if it is one's turn now; else says how long it is until then, as far as that is known. */
export async function takeTurn(db: Db, turn: LaneTurn): Promise<TakenTurn> {
  const { lane, turnId, concurrency, intervalMs, countsFromEnd, leaseMs } = turn;
  const { rows } = await sql<{ is_taken: boolean; wait_ms: number | null; pause_status: number | null }>`
    select * from take_turn(${lane}, ${turnId}, ${concurrency}, ${Math.ceil(intervalMs)}, ${countsFromEnd}, ${leaseMs})`.execute(
    db,
  );
  const { is_taken: isTaken, wait_ms: waitMs, pause_status: pauseStatus } = rows[0]!;
  return isTaken ? { isTaken } : { isTaken, waitMs, pauseStatus };
}

export async function endTurn(db: Db, { lane, turnId }: Pick<LaneTurn, 'lane' | 'turnId'>): Promise<void> {
  await sql`select end_turn(${lane}, ${turnId})`.execute(db);
}

/** Says that the process which has these turns lives. */
export async function renewTurns(db: Db, turnIds: readonly string[], leaseMs: number): Promise<void> {
  await sql`
    update outbound_turn set lease_until = clock_timestamp() + ${leaseMs} * interval '1 millisecond'
    where turn_id = any (${turnIds})`.execute(db);
}

export async function pauseLane(db: Db, lane: string, { status, forMs }: { status: number; forMs: number }) {
  await sql`select pause_lane(${lane}, ${status}, ${Math.ceil(forMs)})`.execute(db);
}

export async function findPause(db: Db, lane: string): Promise<{ status: number; forMs: number } | undefined> {
  const { rows } = await sql<{ status: number; for_ms: number }>`
    select pause_status as status, (1000 * extract(epoch from paused_until - clock_timestamp()))::float8 as for_ms
    from outbound_lane where lane = ${lane} and paused_until > clock_timestamp()`.execute(db);
  const [row] = rows;
  return row && { status: row.status, forMs: row.for_ms };
}

/** Forgets lanes that nobody has used for a day, and robots.txt files that are that old or too many. */
export async function forgetLanes(db: Db, { mostRobots }: { mostRobots: number }): Promise<void> {
  await sql`delete from outbound_lane l where used_at < now() - interval '1 day' and paused_until < now()
    and not exists (select from outbound_turn t where t.lane = l.lane and t.lease_until > now())`.execute(db);
  await sql`
    delete from robots_txt where fetched_at < now() - interval '1 day'
      or origin in (select origin from robots_txt order by fetched_at desc offset ${mostRobots})`.execute(db);
}
