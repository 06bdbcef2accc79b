import { sql } from 'kysely';
import type { Db } from '../connect.ts';
import { mapRead } from './pages.ts';
import type { PageRead, ReadRow } from './pages.ts';

/** What an operator's archive holds of an address: how it was read last, and how long its bytes are. */
export interface StoredAnswer extends PageRead {
  byteLength: number;
}

/** The newest answer of an address that the operator's archive holds, whatever its age. */
export async function findAnswer(db: Db, operatorId: string, address: string): Promise<StoredAnswer | undefined> {
  const { rows } = await sql<ReadRow & { byte_length: number }>`
    select * from find_answer(${operatorId}, ${address})`.execute(db);
  const [row] = rows;
  return row && { ...mapRead(row), byteLength: row.byte_length };
}
