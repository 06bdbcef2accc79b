import { sql } from 'kysely';
import type { Filing } from '#contracts/filing.ts';
import type { AcceptedRequest, KeyedEvent, TakeEvent } from '#contracts/take-event.ts';
import type { EndState, TakeState } from '#contracts/stage.ts';
import type { StageReport } from '#contracts/take-workflow.ts';
import type { Json } from '#contracts/json.ts';
import { asOperator } from '../as-operator.ts';
import type { Db } from '../connect.ts';
import { filingsJson } from './file-specimens.ts';
import type { StepRef } from './attempt.ts';
import { mapRead } from './pages.ts';
import type { PageRead, ReadRow } from './pages.ts';
import { mapEvent } from './take-events.ts';
import type { EventRow } from './take-events.ts';

export interface StageOpened {
  /** The report that is stored already: then there is nothing to do. */
  report: StageReport | null;
  /** Attempts that announced themselves before. */
  attempts: number;
  channel: string;
  request: AcceptedRequest;
  createdAt: Date;
  /** When the first stage of the take was announced; null before. */
  startedAt: Date | null;
  /** Stored outputs of the steps asked for. */
  inputs: Record<string, unknown>;
  /** Pages that the take has read, where they were asked for. */
  pages: PageRead[];
  /** The take's log so far, where it was asked for. */
  log: TakeEvent[];
}

/** What a stage works on: outputs of other steps, and the pages and the log of the take where it reads them. */
export interface StageNeeds {
  inputs: string[];
  pages?: boolean;
  log?: boolean;
}

/** What a stage starts from. Ends in LT410 when the take has ended. */
export async function openStage(
  db: Db,
  { operatorId, takeId, step }: StepRef,
  needs: StageNeeds,
): Promise<StageOpened> {
  const { rows } = await sql<{
    report: StageReport | null;
    attempts: number;
    channel: string;
    request: AcceptedRequest;
    created_at: Date;
    started_at: Date | null;
    inputs: Record<string, unknown>;
    pages: ReadRow[] | null;
    log: EventRow[] | null;
  }>`
    select * from open_stage(${operatorId}, ${takeId}, ${step}, ${needs.inputs}, ${needs.pages ?? false}, ${needs.log ?? false})`.execute(
    db,
  );
  const { created_at: createdAt, started_at: startedAt, pages, log, ...row } = rows[0]!;
  return { ...row, createdAt, startedAt, pages: (pages ?? []).map(mapRead), log: (log ?? []).map(mapEvent) };
}

/** How an attempt makes itself known, together with the first thing that it stores. */
export interface Announcement {
  state: TakeState;
  /** Logged before the stage is announced. */
  before: KeyedEvent[];
  started: KeyedEvent;
}

/** The attempt that stores something: by its fence, or announcing itself, which gives it one and fences earlier attempts off. */
export type StageAttempt = { fence: number } | { announcement: Announcement };

export interface Effect {
  key: string;
  value: Json;
}

/**
 * Stores events and effects of an attempt. Ends in LT409 when the attempt is fenced off, LT208 when the stage was finished before this attempt
 * announced itself, LT410 when the take has ended.
 * @returns the fence of the attempt
 */
export async function recordProgress(
  db: Db,
  ref: StepRef,
  attempt: StageAttempt,
  progress: { events: KeyedEvent[]; effects: Effect[] },
): Promise<number> {
  const { rows } = await sql<{ fence: number }>`
    select record_progress(${attemptArguments(ref, attempt)}, ${JSON.stringify(progress.events)}, ${JSON.stringify(progress.effects)}) as fence`.execute(
    db,
  );
  return rows[0]!.fence;
}

const attemptArguments = ({ operatorId, takeId, step }: StepRef, attempt: StageAttempt) => {
  const fence = 'fence' in attempt ? attempt.fence : null;
  const announcement = 'announcement' in attempt ? JSON.stringify(attempt.announcement) : null;
  return sql`${operatorId}::uuid, ${takeId}::uuid, ${step}, ${fence}::int, ${announcement}::json`;
};

/** What earlier attempts of a step did once, by key. */
export async function findEffects(db: Db, { operatorId, takeId, step }: StepRef): Promise<Map<string, Json>> {
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

/** What was made, the events of an announcement that is not stored yet among its own. */
function result(attempt: StageAttempt, { report, output, outputSha256, events }: StageResult) {
  const announced = 'announcement' in attempt ? [...attempt.announcement.before, attempt.announcement.started] : [];
  return sql`${JSON.stringify(report)}::json, ${output}::json, ${outputSha256}, ${JSON.stringify([...announced, ...events])}::json`;
}

/** Stores a stage's output together with its last events. Ends like recordProgress. */
export async function finishStage(db: Db, ref: StepRef, attempt: StageAttempt, made: StageResult): Promise<void> {
  await sql`select finish_stage(${attemptArguments(ref, attempt)}, ${result(attempt, made)})`.execute(db);
}

/**
 * Stores the output of the stage `measure` and files specimens, in one transaction. Ends like recordProgress, and in LT412 where another take
 * has filed some of their evidence meanwhile.
 */
export async function finishMeasured(
  db: Db,
  ref: StepRef,
  attempt: StageAttempt,
  made: StageResult,
  filings: readonly Filing[],
): Promise<void> {
  const quarantined = filings.filter(({ status }) => status === 'quarantined').length;
  await sql`select finish_measured(${attemptArguments(ref, attempt)}, ${result(attempt, made)}, ${filingsJson(filings)}::jsonb, ${quarantined})`.execute(
    db,
  );
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

/**
 * Ends a take with events before the end. Throws LT411 when the log has gone on after `seq`, by which the end was made.
 * @returns false when it had ended already
 */
export async function endTake(
  db: Db,
  { operatorId, takeId }: { operatorId: string; takeId: string },
  end: TakeEnd & { before: KeyedEvent[]; seq: number },
): Promise<boolean> {
  const { before, state, seq, ...rest } = end;
  const { rows } = await sql<{ ended: boolean }>`
    select end_take(${operatorId}, ${takeId}, ${state}, ${JSON.stringify(rest)}, ${JSON.stringify(before)}, ${seq}) as ended`.execute(
    db,
  );
  return rows[0]!.ended;
}

/**
 * The good end: stores the grade stage and ends the take in one transaction. Ends like recordProgress.
 * @returns whether another take of the operator waits to start
 */
export async function finishGraded(
  db: Db,
  ref: StepRef,
  attempt: StageAttempt,
  made: StageResult,
  end: TakeEnd,
): Promise<boolean> {
  const { state, ...rest } = end;
  const { rows } = await sql<{ waits: boolean }>`
    select finish_graded(${attemptArguments(ref, attempt)}, ${result(attempt, made)}, ${state}, ${JSON.stringify(rest)}::json) as waits`.execute(
    db,
  );
  return rows[0]!.waits;
}
