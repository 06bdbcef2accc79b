import { withFound } from '../evidence/archive-requests.ts';
import type { FoundPage } from '#contracts/stage-outputs.ts';
import type { SourceFailure } from '#contracts/plan.ts';
import { showSource } from '../evidence/show-source.ts';
import { addPageRead, findArchived } from '../db/queries/pages.ts';
import type { PageRead } from '../db/queries/pages.ts';
import { countRecall } from '../evidence/stage-counts.ts';
import { EXTRACTOR } from '../evidence/text-layer/extractors.ts';
import { findGather, gatherInputs } from './gather-inputs.ts';
import { canHold } from './hold-page.ts';
import type { HoldPage } from './hold-page.ts';
import type { StageContext, StageSpec, StageWork } from './run-stage.ts';
import { searchForPlan } from './search-for-plan.ts';
import { addressOf } from './share-sources.ts';
import type { TakeDeps } from './take-deps.ts';

/** Takes pages out of the operator's own archive, by their address or because they answer a query of the plan; each is cited with its age. */
export function createRecall(deps: TakeDeps, holdPage: HoldPage): StageSpec<'recall'> {
  return { stage: 'recall', inputs: gatherInputs, work };

  async function work(context: StageContext): Promise<StageWork<'recall'>> {
    const gather = findGather(context);
    const queries = context.round === 1 && !context.world ? (context.input('plan')?.draft.archive ?? []) : [];
    const searched = await searchForPlan({ db: deps.db, holdPage }, context, queries);
    for (const { page, read } of searched) if (!page.isStale) await keepRead(context, page.request.id, read);
    const output = {
      failures: await recallPlanned(context),
      ...(queries.length > 0 && { found: searched.map(({ page }): FoundPage => page) }),
    };
    return { output, report: {}, counts: countRecall(withFound(gather, output), output) };
  }

  async function recallPlanned(context: StageContext): Promise<SourceFailure[]> {
    const { operatorId, brief } = context;
    const wanted = findGather(context).recall.flatMap((request) =>
      request.kind === 'text' ? [] : [{ request, url: addressOf(request, deps) }],
    );
    const now = new Date(brief.acceptedAt);
    const urls = wanted.map(({ url }) => url);
    // The plan found these fresh; by now they may be a second older, so their age is not asked again.
    const archived = await findArchived(deps.db, { operatorId, urls, now, maxAgeSeconds: undefined });
    const failures: SourceFailure[] = [];
    for (const { request, url } of wanted) {
      const held = archived.get(url);
      const named = { requestId: request.id };
      if (!held)
        failures.push({
          ...named,
          code: 'budget',
          detail: `${showSource(request)} is not in the archive and was not fetched.`,
        });
      else if (await canHold(holdPage, context, held)) await keepRead(context, request.id, held);
      else
        failures.push({
          ...named,
          code: 'unreadable',
          detail: `${showSource(request)} could not be read: its text cannot be made.`,
        });
    }
    return failures;
  }

  async function keepRead({ brief, attempt }: StageContext, requestId: string, held: PageRead) {
    const ageSeconds = Math.max(1, Math.round((Date.parse(brief.acceptedAt) - Date.parse(held.at)) / 1_000));
    await addPageRead(deps.db, await attempt(), { ...held, requestId, ageSeconds, extractor: EXTRACTOR });
  }
}
