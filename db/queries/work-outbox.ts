import { sql } from 'kysely';
import type { WorkKind } from '#contracts/work.ts';
import type { Db } from '../connect.ts';

export interface WorkEntry {
  id: string;
  operatorId: string;
  /** E-mail address of the operator. */
  owner: string;
  kind: WorkKind;
  /** What the work is about; with the kind it makes the id of the workflow. */
  reference: string;
}

/** Claims work for ten seconds, kinds and operators in turns. */
export async function claimWork(db: Db, limit: number): Promise<WorkEntry[]> {
  const { rows } = await sql<{
    work_id: string;
    operator_id: string;
    owner: string;
    kind: WorkKind;
    reference: string;
  }>`select * from claim_work(${limit})`.execute(db);
  return rows.map(({ work_id, operator_id, ...row }) => ({ id: work_id, operatorId: operator_id, ...row }));
}

/** Takes entries out of the outbox: their workflows are started. */
export async function finishWork(db: Db, ids: string[]): Promise<void> {
  await sql`select finish_work(${ids}::bigint[])`.execute(db);
}
