import { sql } from 'kysely';
import type { FiledSpecimen, Filing } from '#contracts/filing.ts';
import { asOperator } from '../as-operator.ts';
import type { Db } from '../connect.ts';

type Known = Pick<FiledSpecimen, 'specimenId' | 'status'>;

/** Specimens that the library holds on some of this evidence, by its keys; the oldest where there are several. */
export function findFiled(
  db: Db,
  { operatorId, evidenceKeys }: { operatorId: string; evidenceKeys: string[] },
): Promise<Map<string, Known>> {
  return asOperator(db, operatorId, async (trx) => {
    const { rows } = await sql<Known & { key: string }>`
      select distinct on (e.evidence_key) e.evidence_key as key, s.specimen_id as "specimenId", s.status
      from evidence e join specimen s on s.operator_id = e.operator_id and s.specimen_id = e.specimen_id
      where e.operator_id = ${operatorId} and e.evidence_key = any (${evidenceKeys}::text[])
      order by e.evidence_key, s.created_at, s.specimen_id`.execute(trx);
    return new Map(rows.map(({ key, ...filed }) => [key, filed]));
  });
}

/** Filings as `file_specimens` takes them. */
export const filingsJson = (filings: readonly Filing[]): string => JSON.stringify(filings.map(mapFiling));

function mapFiling({ page, evidenceKeys, stillId, dimensions, ...filing }: Filing) {
  return {
    ...filing,
    pageSha256: page.sha256,
    pageUrl: page.url,
    evidenceKeys: evidenceKeys.flat().filter((key) => key !== null),
    dimensions: dimensions.map(({ readings, steps: further, ...dimension }, at) => ({
      ...dimension,
      readings: readings.map(({ kind, quote, region, ...reading }, place) => ({
        ...reading,
        // The last reading goes on with how all of them come to what is reported.
        steps: place === readings.length - 1 ? [...reading.steps, ...further] : reading.steps,
        evidenceKey: evidenceKeys[at]![place]!,
        evidence: {
          kind,
          quote: quote?.text ?? null,
          start: quote?.start ?? null,
          end: quote?.end ?? null,
          region,
          pageSha256: kind === 'arithmetic' ? null : page.sha256,
          pageUrl: kind === 'arithmetic' ? null : page.url,
          stillId: region ? stillId : null,
        },
      })),
    })),
  };
}
