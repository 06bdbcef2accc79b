import { sql } from 'kysely';
import { asOperator } from '../as-operator.ts';
import type { Db } from '../connect.ts';
import type { TakeRef } from './pages.ts';

/** The statement that was signed about these subjects of a take; undefined where none was. */
export async function findAttestation(
  db: Db,
  { operatorId, takeId, subjectsSha256 }: TakeRef & { subjectsSha256: string },
): Promise<string | undefined> {
  const row = await asOperator(db, operatorId, (trx) =>
    trx
      .selectFrom('attestation')
      .select('envelope')
      .where('take_id', '=', takeId)
      .where('subjects_sha256', '=', subjectsSha256)
      .executeTakeFirst(),
  );
  return row?.envelope;
}

/** Keeps a statement. @returns the one that was kept first */
export async function keepAttestation(
  db: Db,
  { operatorId, takeId, subjectsSha256, envelope }: TakeRef & { subjectsSha256: string; envelope: string },
): Promise<string> {
  const { rows } = await sql<{ envelope: string }>`
    select keep_attestation(${operatorId}, ${takeId}, ${subjectsSha256}, ${envelope}) as envelope`.execute(db);
  return rows[0]!.envelope;
}
