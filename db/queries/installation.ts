import { sql } from 'kysely';
import type { Db } from '../connect.ts';

export interface WaitingWork {
  /** `dispatch`: takes on their way to Temporal; `running`: takes that have not ended; `delivery`: of events; `work`: of any other kind. */
  kind: 'dispatch' | 'running' | 'delivery' | 'work';
  waiting: number;
  /** Of the oldest; null where there is none, or it is not known. */
  since: Date | null;
}

/** What waits in the installation as a whole, for an admin; LT403 (see getRefusal) for anybody else, like the next one. */
export async function countWaiting(db: Db, admin: string): Promise<WaitingWork[]> {
  const { rows } = await sql<WaitingWork>`select * from count_waiting(${admin})`.execute(db);
  return rows;
}

export interface AskedSource {
  /** As its description names it. */
  source: string;
  usedAt: Date;
  /** Until then it asked to be left alone; null where it did not. */
  pausedUntil: Date | null;
  pauseStatus: number | null;
}

/** Sources that workers asked within the last day. */
export async function findAskedSources(db: Db, admin: string): Promise<AskedSource[]> {
  const { rows } = await sql<AskedSource>`
    select source, used_at as "usedAt", paused_until as "pausedUntil", pause_status as "pauseStatus" from list_source_pauses(${admin})`.execute(
    db,
  );
  return rows;
}
