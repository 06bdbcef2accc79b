import { sql } from 'kysely';
import { asOperator } from '../as-operator.ts';
import type { Db } from '../connect.ts';

/** A form that came after its session had ended. */
export interface KeptForm {
  keptId: string;
  /** Where it was sent to. */
  action: string;
  fields: Record<string, string[]>;
}

/** So many of an operator are kept, and so long. */
const MOST = 10;
const KEPT = sql`interval '1 day'`;

/** Keeps a form; the oldest of the operator's beyond so many go. */
export async function keepForm(db: Db, operatorId: string, { keptId, action, fields }: KeptForm): Promise<void> {
  await asOperator(db, operatorId, async (trx) => {
    await sql`
      delete from kept_form where operator_id = ${operatorId} and (created_at < now() - ${KEPT} or kept_id in (
        select kept_id from kept_form where operator_id = ${operatorId} order by created_at desc offset ${MOST - 1}))`.execute(
      trx,
    );
    await sql`
      insert into kept_form (kept_id, operator_id, action, fields)
      values (${keptId}, ${operatorId}, ${action}, ${JSON.stringify(fields)}::json)`.execute(trx);
  });
}

/** @returns undefined where the operator has none such any more */
export function findKeptForm(db: Db, operatorId: string, keptId: string): Promise<KeptForm | undefined> {
  return asOperator(db, operatorId, async (trx) => {
    const { rows } = await sql<KeptForm>`
      select kept_id as "keptId", action, fields from kept_form
      where operator_id = ${operatorId} and kept_id = ${keptId} and created_at > now() - ${KEPT}`.execute(trx);
    return rows[0];
  });
}
