import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

export interface Transfer {
  transferId: string;
  operation: string;
  kind: 'grant' | 'reserve' | 'settle' | 'release';
  amount: number;
  at: Date;
  /** Of a take that the operation names. */
  takeId: string | null;
  reason: string | null;
}

/** The operator's transfers, newest first, from before the one named on. */
export async function findTransfers(
  trx: Transaction<Schema>,
  operatorId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<Transfer[]> {
  const { rows } = await sql<Transfer>`
    select transfer_id::text as "transferId", operation, kind, amount, at, substring(operation from '^take:([0-9a-f-]{36}):') as "takeId", reason
    from ledger_transfer
    where operator_id = ${operatorId} and (${before}::bigint is null or transfer_id < ${before}::bigint)
    order by transfer_id desc limit ${limit}`.execute(trx);
  return rows;
}

export interface Wallet {
  available: number;
  held: number;
  granted: number;
  spent: number;
}

/** What the operator has, and what became of what it was given: whatever was granted and is neither there nor held was spent. */
export async function findWallet(trx: Transaction<Schema>, operatorId: string): Promise<Wallet> {
  const { rows } = await sql<Wallet>`
    select w.available, w.held, g.granted, g.granted - w.available - w.held as spent
    from wallet w cross join lateral (
      select coalesce(sum(amount), 0)::int as granted from ledger_transfer l where l.operator_id = w.operator_id and l.kind = 'grant'
    ) g where w.operator_id = ${operatorId}`.execute(trx);
  return rows[0] ?? { available: 0, held: 0, granted: 0, spent: 0 };
}
