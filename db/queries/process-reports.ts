import { sql } from 'kysely';
import type { EventLoopDelay } from '#contracts/event-loop-delay.ts';
import type { Db } from '../connect.ts';

/** A report that is older is of a process that is gone. */
const KEPT = sql`interval '30 seconds'`;

/** Says how a worker's event loop is doing, in place of what it said before, and forgets processes that are gone. */
export async function reportProcess(db: Db, processId: string, { p50Ms, p99Ms, maxMs }: EventLoopDelay): Promise<void> {
  await sql`
    with gone as (delete from process_report where at < now() - ${KEPT} and process_id <> ${processId})
    insert into process_report (process_id, p50_ms, p99_ms, max_ms) values (${processId}, ${p50Ms}, ${p99Ms}, ${maxMs})
    on conflict (process_id) do update
      set at = now(), p50_ms = excluded.p50_ms, p99_ms = excluded.p99_ms, max_ms = excluded.max_ms`.execute(db);
}

/** What the workers that are there said last, in no order. */
export async function findProcessReports(db: Db): Promise<EventLoopDelay[]> {
  const { rows } = await sql<{ p50_ms: number; p99_ms: number; max_ms: number }>`
    select p50_ms, p99_ms, max_ms from process_report where at >= now() - ${KEPT}`.execute(db);
  return rows.map(({ p50_ms: p50Ms, p99_ms: p99Ms, max_ms: maxMs }) => ({ p50Ms, p99Ms, maxMs }));
}
