import { sql } from 'kysely';
import { asOperator } from '../../db/as-operator.ts';
import type { Db } from '../../db/connect.ts';

export interface Books {
  /** What each account holds, by the transfers; `issued` is negative. */
  accounts: Record<string, number>;
  /** What the wallet says of two of them. */
  wallet: { available: number; held: number };
  takes: number;
}

export async function findOperator(owner: Db, email: string): Promise<string> {
  return (await sql<{ id: string }>`select operator_id_of(${email}) as id`.execute(owner)).rows[0]!.id;
}

export async function readBooks(owner: Db, email = 'ada@example.com'): Promise<Books> {
  const operatorId = await findOperator(owner, email);
  return asOperator(owner, operatorId, async (trx) => {
    const { rows } = await sql<{ account: string; amount: number }>`
      select account, sum(amount)::int as amount from (
        select to_account as account, amount from ledger_transfer
        union all select from_account, -amount from ledger_transfer
      ) as moved group by account`.execute(trx);
    const wallet = await trx.selectFrom('wallet').select(['available', 'held']).executeTakeFirstOrThrow();
    const { takes } = await trx
      .selectFrom('take')
      .select(({ fn }) => fn.countAll<string>().as('takes'))
      .executeTakeFirstOrThrow();
    return {
      accounts: Object.fromEntries(rows.map(({ account, amount }) => [account, amount])),
      wallet,
      takes: Number(takes),
    };
  });
}
