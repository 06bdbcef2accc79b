import { RECOVERY_SENTENCES } from '#contracts/finished-take.ts';
import { skipsOf } from '../evidence/gathered.ts';
import { tellFaults } from '#contracts/model-port.ts';
import { showSource } from '../evidence/show-source.ts';
import { plannerOf } from '#contracts/plan.ts';
import { keyed } from '#contracts/take-event.ts';
import { VERSION } from '#contracts/version.ts';
import { countPlan } from '../evidence/stage-counts.ts';
import { modelOfTake } from './model/own-key.ts';
import { openTakeModel } from './model/take-model.ts';
import { thinkAsking } from './model/think-asking.ts';
import type { StageContext, StageSpec, StageWork } from './run-stage.ts';
import { shareSources } from './share-sources.ts';
import type { TakeDeps } from './take-deps.ts';

/** Decomposes the brief. A plan of blocking asks alone ends the take: nothing can be gathered before they are answered. */
export function createPlan(deps: TakeDeps): StageSpec<'plan'> {
  return { stage: 'plan', inputs: () => [], work };

  async function work(context: StageContext): Promise<StageWork<'plan'>> {
    const model = openTakeModel(modelOfTake(deps, context), context, { stage: 'plan', earlier: [] });
    const { brief, channel } = context;
    const input = { channel: channel.card.slug, brief };
    const draft = await thinkAsking(context, 'plan', { input, model: model.port });
    context.logEvent(
      keyed('plan/made', {
        type: 'plan.made',
        planner: plannerOf(draft),
        subGoals: draft.subGoals.map(({ id, goal }) => ({ id, goal })),
        sources: draft.sources.map(showSource),
      }),
    );
    const gather = await shareSources(deps, context, draft.sources);
    const kept = model.kept();
    const output = { draft, gather, version: VERSION, ...kept };
    const counts = countPlan(draft);
    const mustAsk = draft.sources.length === 0 && draft.asks.some(({ blocking }) => blocking);
    if (mustAsk) {
      const detail = [RECOVERY_SENTENCES.answer_asks, ...tellFaults(kept.answers ?? [])].join(' ');
      return { output, counts, report: { end: { state: 'needs_input', detail } } };
    }
    const { noMeasure: measure } = draft;
    const skips = { ...(measure && { measure }), ...skipsOf(gather, brief, draft.archive) };
    return { output, counts, report: { skips } };
  }
}
