import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

export interface AuditRow {
  seq: string;
  action: string;
  subject: string;
  detail: Record<string, unknown>;
  /** Who did it; the installation where a command at the machine did. */
  by: 'you' | 'another' | 'the installation';
  at: Date;
}

/** The operator's audit trail, newest first, from before the number on. */
export async function findAuditEntries(
  trx: Transaction<Schema>,
  operatorId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select seq::text, action, subject, detail, at,
      case when actor_id is null then 'the installation' when actor_id = operator_id then 'you' else 'another' end as by
    from audit_entry
    where operator_id = ${operatorId} and (${before}::bigint is null or seq < ${before}::bigint) order by audit_entry.seq desc limit ${limit}`.execute(
    trx,
  );
  return rows;
}

export interface CallRow {
  seq: string;
  callId: string;
  tool: string;
  isSandbox: boolean;
  outcome: string | null;
  code: string | null;
  reason: string | null;
  latencyMs: number | null;
  isCached: boolean | null;
  at: Date;
}

/** The operator's tool calls, newest first, from before the number on; one without an outcome was cut off. */
export async function findToolCalls(
  trx: Transaction<Schema>,
  operatorId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<CallRow[]> {
  const { rows } = await sql<CallRow>`
    select c.seq::text, c.call_id as "callId", c.tool, c.is_sandbox as "isSandbox", o.outcome, o.code, o.reason, o.latency_ms as "latencyMs",
      o.is_cached as "isCached", c.at
    from tool_call c left join tool_outcome o on o.operator_id = c.operator_id and o.call_id = c.call_id
    where c.operator_id = ${operatorId} and (${before}::bigint is null or c.seq < ${before}::bigint) order by c.seq desc limit ${limit}`.execute(
    trx,
  );
  return rows;
}
