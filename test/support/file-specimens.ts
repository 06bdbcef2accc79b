import { sql } from 'kysely';
import type { Filing, SpecimenDraft } from '#contracts/filing.ts';
import { asOperator } from '../../db/as-operator.ts';
import type { Db } from '../../db/connect.ts';
import { filingsJson } from '../../db/queries/file-specimens.ts';
import { addPage } from '../../db/queries/pages.ts';
import { buildFilings } from '../../evidence/library/build-filings.ts';

/** Files drafts as the stage `measure` of a take does, without the stage. @returns what was filed */
export async function fileSpecimens(
  worker: Db,
  { operatorId, takeId }: { operatorId: string; takeId: string },
  drafts: readonly SpecimenDraft[],
): Promise<Filing[]> {
  const filings = buildFilings(operatorId, drafts);
  const pages = new Map(drafts.map(({ page }) => [page.sha256, page]));
  for (const page of pages.values())
    await addPage(worker, operatorId, { sha256: page.sha256, byteLength: 1, mediaType: 'text/plain', url: page.url });
  await asOperator(worker, operatorId, (trx) =>
    sql`select file_specimens(${operatorId}, ${takeId}, ${filingsJson(filings)}::jsonb, 0)`.execute(trx),
  );
  return filings;
}
