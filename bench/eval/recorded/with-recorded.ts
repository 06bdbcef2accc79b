import type { EvaluatedCase } from '../evaluated-case.ts';
import type { SaidRecord } from './recorded-cases.ts';
import { loadRecordedChangelogs } from './changelog-readings.ts';
import { loadRecordedRecalls } from './recall-readings.ts';
import { loadRecordedSoccer } from './soccer-readings.ts';

/** Briefs with recorded answers of a model, by channel. */
const RECORDED: Record<string, () => Promise<EvaluatedCase[]>> = {
  'changelog-scout': loadRecordedChangelogs,
  'recall-check': loadRecordedRecalls,
  'soccer-scout': loadRecordedSoccer,
};

/**
 * For a comparison of models: the cases and, beside the own ones of a channel, those that were recorded. A case of a folder whose brief was recorded has its
 * answers. Other runs have the cases as they are.
 */
export async function withRecorded(
  slug: string,
  cases: EvaluatedCase[],
  { model, set }: { model: boolean; set?: string | undefined },
): Promise<EvaluatedCase[]> {
  const recorded = model ? ((await RECORDED[slug]?.()) ?? []) : [];
  const saidOf = new Map<string, SaidRecord[] | undefined>(recorded.map(({ notes, said }) => [notes, said]));
  const own = cases.map((one): EvaluatedCase => {
    const said = saidOf.get(one.notes);
    return said ? { ...one, said } : one;
  });
  return set === undefined ? [...own, ...recorded] : own;
}
