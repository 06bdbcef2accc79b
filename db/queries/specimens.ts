import { sql } from 'kysely';
import type { Specimen, SpecimenStatus } from '#contracts/specimen.ts';
import { asOperator } from '../as-operator.ts';
import type { Db } from '../connect.ts';

/** Where a page of specimens ends: the time (ISO 8601) and id of its last. */
export interface SpecimenPlace {
  at: string;
  id: string;
}

/** Specimens of an operator, newest first, from behind `after` on. */
export function findSpecimens(
  db: Db,
  {
    operatorId,
    status,
    limit,
    after,
    baseUrl,
  }: {
    operatorId: string;
    status?: SpecimenStatus | undefined;
    limit: number;
    after?: SpecimenPlace | undefined;
    baseUrl: string;
  },
): Promise<Specimen[]> {
  // The time in a place is rounded to what its text can say: the row itself knows it better.
  const behind = after
    ? sql`and (created_at, specimen_id) < (
        coalesce((select p.created_at from specimen p where p.specimen_id = ${after.id}::uuid), ${after.at}::timestamptz), ${after.id}::uuid)`
    : sql``;
  return asOperator(db, operatorId, async (trx) => {
    const { rows } = await sql<{ shown: Specimen }>`
      select r.shown from specimen_records(${operatorId}, array(
        select specimen_id from specimen
        where operator_id = ${operatorId} and (${status ?? null}::text is null or status = ${status ?? null})
          ${behind}
        order by created_at desc, specimen_id desc limit ${limit}
      ), false, ${baseUrl}) r order by r.created_at desc, r.specimen_id desc`.execute(trx);
    return rows.map(({ shown }) => shown);
  });
}

/** One specimen of an operator with the evidence behind its dimensions; undefined for one of another. */
export function findSpecimen(
  db: Db,
  { operatorId, specimenId, baseUrl }: { operatorId: string; specimenId: string; baseUrl: string },
): Promise<Specimen | undefined> {
  return asOperator(db, operatorId, async (trx) => {
    const { rows } = await sql<{ shown: Specimen | null }>`
      select specimen_record(${operatorId}, ${specimenId}, true, ${baseUrl}) as shown`.execute(trx);
    return rows[0]?.shown ?? undefined;
  });
}
