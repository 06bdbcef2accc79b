import type { SpecimenDraft } from '#contracts/filing.ts';
import type { StageOutputs } from '#contracts/stage-outputs.ts';
import { compareJson } from '../compare-json.ts';
import type { Difference } from '../compare-json.ts';

/** Every specimen is told as filed, and one that was new has the status that its measurements give it. */
export function recheckFiled({ findings, filed = {} }: StageOutputs['measure']): Difference[] {
  const specimens = findings.flatMap(({ id, value }) => {
    // What a measured finding holds (ChannelRules.measure).
    const { specimen } = value as { specimen?: SpecimenDraft };
    return specimen ? [{ id, specimen }] : [];
  });
  return [
    ...compareJson(
      'findings.json#/measured/filed',
      Object.keys(filed).toSorted(),
      specimens.map(({ id }) => id).toSorted(),
    ),
    ...specimens.flatMap(({ id, specimen: { reasons } }) => {
      const { isNew, status } = filed[id] ?? {};
      const found = reasons.length > 0 ? 'quarantined' : 'pending_review';
      return isNew ? compareJson(`findings.json#/measured/filed/${id}/status`, status ?? null, found) : [];
    }),
  ];
}
