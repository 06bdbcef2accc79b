import type { SourceFailure } from '#contracts/plan.ts';
import { showSource } from '#contracts/show-source.ts';
import { addPageRead, findArchived } from '../db/queries/pages.ts';
import { countRecall } from '../evidence/stage-counts.ts';
import { findGather, gatherInputs } from './gather-inputs.ts';
import type { StageContext, StageSpec, StageWork } from './run-stage.ts';
import { addressOf } from './share-sources.ts';
import type { TakeDeps } from './take-deps.ts';

/** Takes pages out of the operator's own archive; each is cited with its age. */
export function createRecall(deps: TakeDeps): StageSpec<'recall'> {
  return { stage: 'recall', inputs: gatherInputs, work };

  async function work(context: StageContext): Promise<StageWork<'recall'>> {
    const { operatorId, takeId, brief } = context;
    const gather = findGather(context);
    const wanted = gather.recall.flatMap((request) =>
      request.kind === 'text' ? [] : [{ request, url: addressOf(request, deps) }],
    );
    const now = new Date(brief.acceptedAt);
    const urls = wanted.map(({ url }) => url);
    // The plan found these fresh; by now they may be a second older, so their age is not asked again.
    const archived = await findArchived(deps.db, { operatorId, urls, now, maxAgeSeconds: undefined });
    const failures: SourceFailure[] = [];
    for (const { request, url } of wanted) {
      const held = archived.get(url);
      if (!held) {
        failures.push({
          requestId: request.id,
          code: 'budget',
          detail: `${showSource(request)} is not in the archive and was not fetched.`,
        });
        continue;
      }
      const ageSeconds = Math.max(1, Math.round((now.getTime() - Date.parse(held.at)) / 1_000));
      await addPageRead(deps.db, { operatorId, takeId }, { ...held, requestId: request.id, ageSeconds });
    }
    return { output: { failures }, report: {}, counts: countRecall(gather, { failures }) };
  }
}
