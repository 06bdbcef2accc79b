import { sql } from 'kysely';
import { asOperator } from '../as-operator.ts';
import type { Db } from '../connect.ts';

/** Bytes that an operator's archive holds: pages, and logs, outputs and stills of ended takes. */
export async function findArchiveUsage(db: Db, operatorId: string): Promise<number> {
  const { rows } = await asOperator(db, operatorId, (trx) =>
    sql<{ bytes: string }>`select bytes from archive_usage where operator_id = ${operatorId}`.execute(trx),
  );
  return Number(rows[0]?.bytes ?? 0);
}
