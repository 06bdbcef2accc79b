import type { StageOutputs } from '#contracts/stage-outputs.ts';
import type { Ask } from '#contracts/take.ts';
import type { StageReport } from '#contracts/take-workflow.ts';
import { asOperator } from '../as-operator.ts';
import type { Db } from '../connect.ts';

/** The sentence about the end of a take that a stage stored with its report; undefined where none ended it. */
export async function findEndDetail(
  db: Db,
  { operatorId, takeId }: { operatorId: string; takeId: string },
): Promise<string | undefined> {
  const rows = await asOperator(db, operatorId, (trx) =>
    trx.selectFrom('stage').select('report').where('take_id', '=', takeId).orderBy('finished_at').execute(),
  );
  // Stored by the stages under this type.
  return rows
    .map(({ report }) => (report as StageReport | null)?.end?.detail)
    .findLast((detail) => detail !== undefined);
}

/** The asks of a take that ends with them: those of the answer, or of the plan where there is no answer. */
export async function findAsks(db: Db, { operatorId, takeId }: { operatorId: string; takeId: string }): Promise<Ask[]> {
  const rows = await asOperator(db, operatorId, (trx) =>
    trx
      .selectFrom('stage')
      .select(['step', 'output'])
      .where('take_id', '=', takeId)
      .where('step', 'in', ['plan', 'frame'])
      .execute(),
  );
  const outputOf = (step: string): unknown => rows.find((row) => row.step === step)?.output ?? undefined;
  // Stored by the stages under these types.
  const framed = outputOf('frame') as StageOutputs['frame'] | undefined;
  const planned = outputOf('plan') as StageOutputs['plan'] | undefined;
  return framed?.asks ?? planned?.draft.asks ?? [];
}
