import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { mintKey } from '../../db/queries/mint-key.ts';

/** Operators with credits. @returns their ids */
export async function createOperators(owner: Db, count: number, name = 'bench'): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const operatorEmail = `${name}-${at}@example.com`;
    await mintKey(owner, { operatorEmail, scope: 'station', credits: 1_000_000 });
    const { rows } = await sql<{ id: string }>`select operator_id_of(${operatorEmail}) as id`.execute(owner);
    ids.push(rows[0]!.id);
  }
  return ids;
}
