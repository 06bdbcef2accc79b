import { sql } from 'kysely';
import type { AcceptedRequest, KeyedEvent } from '#contracts/take-event.ts';
import type { EndState, TakeState } from '#contracts/stage.ts';
import type { StageReport } from '#contracts/take-workflow.ts';
import type { Json } from '#contracts/json.ts';
import { asOperator } from '../as-operator.ts';
import type { Db } from '../connect.ts';

/** A step of a take, on behalf of the take's owner. */
export interface StepOf {
  operatorId: string;
  takeId: string;
  step: string;
}

export interface StageBegin extends StepOf {
  state: TakeState;
  /** Logged before the stage is announced. */
  before: KeyedEvent[];
  started: KeyedEvent;
  /** Steps whose stored outputs the stage works on. */
  inputs: string[];
}

export interface StageBegun {
  /** Token of this attempt: a later attempt fences it off. */
  fence: number;
  /** The report that is stored already: then there is nothing to do. */
  report: StageReport | null;
  channel: string;
  request: AcceptedRequest;
  createdAt: Date;
  startedAt: Date;
  inputs: Record<string, unknown>;
}

/** Announces a stage, or finds it done. Ends in LT410 when the take has ended. */
export async function beginStage(db: Db, begin: StageBegin): Promise<StageBegun> {
  const { rows } = await sql<{
    fence: number;
    report: StageReport | null;
    channel: string;
    request: AcceptedRequest;
    created_at: Date;
    started_at: Date;
    inputs: Record<string, unknown>;
  }>`select * from begin_stage(${begin.operatorId}, ${begin.takeId}, ${begin.step}, ${begin.state}, ${JSON.stringify(begin.before)},
      ${JSON.stringify(begin.started)}, ${begin.inputs})`.execute(db);
  const { created_at: createdAt, started_at: startedAt, ...row } = rows[0]!;
  return { ...row, createdAt, startedAt };
}

export interface Effect {
  key: string;
  value: Json;
}

/** Stores events and effects of an attempt. Ends in LT409 when the attempt is fenced off, LT410 when the take has ended. */
export async function recordProgress(
  db: Db,
  { operatorId, takeId, step, fence }: StepOf & { fence: number },
  progress: { events: KeyedEvent[]; effects: Effect[] },
): Promise<void> {
  await sql`select record_progress(${operatorId}, ${takeId}, ${step}, ${fence}, ${JSON.stringify(progress.events)},
    ${JSON.stringify(progress.effects)})`.execute(db);
}

/** What earlier attempts of a step did once, by key. */
export async function findEffects(db: Db, { operatorId, takeId, step }: StepOf): Promise<Map<string, Json>> {
  const rows = await asOperator(db, operatorId, (trx) =>
    trx
      .selectFrom('stage_effect')
      .select(['effect_key', 'value'])
      .where('take_id', '=', takeId)
      .where('step', '=', step)
      .execute(),
  );
  return new Map(rows.map(({ effect_key, value }) => [effect_key, value]));
}

export interface StageResult {
  report: StageReport;
  /** JSON text of the output, and its SHA-256 in hex. */
  output: string;
  outputSha256: string;
  events: KeyedEvent[];
}

/** Stores a stage's output together with its last events. Ends like recordProgress. */
export async function finishStage(db: Db, of: StepOf & { fence: number }, result: StageResult): Promise<void> {
  await sql`select finish_stage(${of.operatorId}, ${of.takeId}, ${of.step}, ${of.fence}, ${JSON.stringify(result.report)},
    ${result.output}, ${result.outputSha256}, ${JSON.stringify(result.events)})`.execute(db);
}

/** The end of a take. The response is the body that will be answered for ever; `creditsLeft` joins it when it is stored. */
export interface TakeEnd {
  type: string;
  state: EndState;
  grade: string | null;
  overall: number | null;
  links: number;
  code: string | null;
  response: object;
}

/** Ends a take with events before the end. @returns false when it had ended already */
export async function endTake(
  db: Db,
  { operatorId, takeId }: { operatorId: string; takeId: string },
  end: TakeEnd & { before: KeyedEvent[] },
): Promise<boolean> {
  const { before, state, ...rest } = end;
  const { rows } = await sql<{ ended: boolean }>`
    select end_take(${operatorId}, ${takeId}, ${state}, ${JSON.stringify(rest)}, ${JSON.stringify(before)}) as ended`.execute(
    db,
  );
  return rows[0]!.ended;
}

/** The good end: stores the grade stage and ends the take in one transaction. Ends like recordProgress. */
export async function finishGraded(
  db: Db,
  of: StepOf & { fence: number },
  result: StageResult,
  end: TakeEnd,
): Promise<void> {
  const { state, ...rest } = end;
  await sql`select finish_graded(${of.operatorId}, ${of.takeId}, ${of.step}, ${of.fence}, ${JSON.stringify(result.report)},
    ${result.output}, ${result.outputSha256}, ${JSON.stringify(result.events)}, ${state}, ${JSON.stringify(rest)})`.execute(
    db,
  );
}
