import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { asOperator } from '../as-operator.ts';
import type { Db } from '../connect.ts';
import type { Schema } from '../schema.ts';

export interface OpenCall {
  operatorId: string;
  callId: string;
  requestId: string;
  credentialId: string;
  tool: string;
  argumentsSha256: string;
  isSandbox: boolean;
  /** Calls of the tool that 60 seconds may hold. */
  limit: number;
  /** Null where the answer may not come from the cache. */
  cacheKey: string | null;
}

export interface OpenedCall {
  /** As the database has it now. */
  role: 'operator' | 'admin';
  /** Of the operator's writes, for an answer that is kept. */
  generation: string;
  /** Null: the call is admitted. Otherwise it is over, and logged so. */
  retryAfterSeconds: number | null;
  /** The cached answer, if there is one. */
  answer: string | null;
}

/** Logs a call before it is worked on, and counts it toward the limit of its tool. */
export async function openCall(db: Db, call: OpenCall): Promise<OpenedCall> {
  const { rows } = await sql<{
    role: 'operator' | 'admin';
    generation: string;
    retry_after_seconds: number | null;
    answer: string | null;
  }>`select * from open_tool_call(${call.operatorId}, ${call.callId}, ${call.requestId}, ${call.credentialId}, ${call.tool},
    ${call.argumentsSha256}, ${call.isSandbox}, ${call.limit}, ${call.cacheKey})`.execute(db);
  const { role, generation, retry_after_seconds: retryAfterSeconds, answer } = rows[0]!;
  return { role, generation, retryAfterSeconds, answer };
}

export interface CloseCall {
  operatorId: string;
  callId: string;
  outcome: 'succeeded' | 'failed' | 'denied';
  code: string | null;
  reason: string | null;
  latencyMs: number;
  isCached: boolean;
}

/** Logs how a call ended: in the transaction of its work, so that there is no effect without it. */
export async function closeCall(db: Db | Transaction<Schema>, call: CloseCall): Promise<void> {
  await sql`select ${ending(call)}`.execute(db);
}

/** An answer that may be given again. */
export interface KeptAnswer {
  cacheKey: string;
  role: string;
  generation: string;
  answer: string;
  seconds: number;
}

/**
 * Logs how a call ended that changed nothing, and keeps its answer for its window, unless the operator has written since the call was opened. It
 * does not wait for the disk: where Postgres crashes the last ends may be gone, and so may the answers; the rows of the calls are there.
 */
export async function closeRead(db: Db | Transaction<Schema>, call: CloseCall, kept: KeptAnswer | null): Promise<void> {
  const keeping = kept
    ? sql`keep_answer(${call.operatorId}, ${kept.cacheKey}, ${kept.role}, ${kept.generation}, ${kept.answer}, ${kept.seconds})`
    : sql`null`;
  await sql`select ${keeping}, ${ending(call)}, set_config('synchronous_commit', 'off', true)`.execute(db);
}

const ending = ({ operatorId, callId, outcome, code, reason, latencyMs, isCached }: CloseCall) =>
  sql`close_tool_call(${operatorId}, ${callId}, ${outcome}, ${code}, ${reason}, ${latencyMs}, ${isCached})`;

/** Adds an entry to the trail of an operator, in the transaction of its cause. @returns its id */
export async function appendAudit(
  trx: Transaction<Schema>,
  entry: { operatorId: string; action: string; subject: string; detail: Record<string, unknown> },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select append_audit(${entry.operatorId}, ${entry.action}, ${entry.subject}, ${JSON.stringify(entry.detail)}) as id`.execute(
    trx,
  );
  return rows[0]!.id;
}

/** Nothing cached for the operator before this transaction is served after it. */
export async function dropAnswers(trx: Transaction<Schema>, operatorId: string): Promise<void> {
  await sql`select drop_answers(${operatorId})`.execute(trx);
}

/** A row of one of the three chains that does not hold. */
export interface BrokenEntry {
  log: 'tool_call' | 'tool_outcome' | 'audit_entry';
  /** Of the call, where an outcome does not hold. */
  seq: number;
  callId: string | null;
  reason: string;
}

/** Walks an operator's chains from their beginning to their end. */
export async function verifyChains(db: Db, operatorId: string): Promise<{ calls: number; broken: BrokenEntry | null }> {
  return asOperator(db, operatorId, async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    const { rows } = await sql<{ log: BrokenEntry['log']; seq: string; call_id: string | null; reason: string }>`
      select b.log, coalesce(c.seq, b.seq) as seq, b.call_id, b.reason
      from (select * from find_broken_entries(${operatorId}) limit 1) b
      left join tool_call c on b.log = 'tool_outcome' and c.operator_id = ${operatorId} and c.call_id = b.call_id`.execute(
      trx,
    );
    const counted = await sql<{ calls: number }>`
      select count(*)::int as calls from tool_call where operator_id = ${operatorId}`.execute(trx);
    const broken = rows[0];
    return {
      calls: counted.rows[0]!.calls,
      broken: broken
        ? { log: broken.log, seq: Number(broken.seq), callId: broken.call_id, reason: broken.reason }
        : null,
    };
  });
}
