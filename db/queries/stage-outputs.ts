import type { StageOutputs } from '#contracts/stage-outputs.ts';
import type { Ask } from '#contracts/take.ts';
import { asOperator } from '../as-operator.ts';
import type { Db } from '../connect.ts';

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
