import type { Citation } from '#contracts/evidence.ts';
import { withFound } from '../evidence/archive-requests.ts';
import { collectAsks, recoveryFor } from '#contracts/finished-take.ts';
import { collectUndone, requestsOf } from '../evidence/gathered.ts';
import { tellFaults } from '#contracts/model-port.ts';
import { keyed } from '#contracts/take-event.ts';
import { stepName } from '#contracts/stage.ts';
import type { StageInput } from '#contracts/take-workflow.ts';
import { VERSION } from '#contracts/version.ts';
import { addCitations } from '../db/queries/pages.ts';
import { indexForAttempt } from '../db/queries/archive-search.ts';
import { drawStills } from './draw-stills.ts';
import { requirePlan } from './extract.ts';
import { holdPages } from './hold-page.ts';
import type { HoldPage } from './hold-page.ts';
import { modelOfTake } from './model/own-key.ts';
import { openTakeModel } from './model/take-model.ts';
import { thinkAsking } from './model/think-asking.ts';
import type { StageContext, StageSpec, StageWork } from './run-stage.ts';
import type { TakeDeps } from './take-deps.ts';

/** Composes the answer from the findings, drops what they do not carry, and logs what is left sentence by sentence. */
export function createFrame(deps: TakeDeps, holdPage: HoldPage): StageSpec<'frame'> {
  return { stage: 'frame', inputs: frameInputs, readsPages: true, work };

  async function work(context: StageContext): Promise<StageWork<'frame'>> {
    const { brief, channel } = context;
    const { draft: plan, gather, answers = [] } = requirePlan(context);
    const extracted = context.input('extract', context.rounds);
    if (!extracted) throw new Error('the stage has no extraction');
    const { findings = [], filed } = context.input('measure') ?? {};
    const pages = await holdPages(holdPage, context);
    const { failures } = extracted;
    const rounds = eachRound(context);
    const undone = [...collectUndone(rounds), ...extracted.undone];
    const earlier = [...answers, ...rounds.flatMap(({ extract }) => extract?.answers ?? [])];
    const model = openTakeModel(modelOfTake(deps, context), context, { stage: 'frame', earlier });
    const gathered = withFound(gather, context.input('recall'));
    const input = {
      channel: channel.card.slug,
      brief,
      plan,
      findings: [...extracted.findings, ...findings],
      ...(filed && { filed }),
      notes: extracted.notes,
      pages,
      failures,
      undone,
      requests: requestsOf([gathered, ...rounds.flatMap(({ extract }) => extract?.gather ?? [])]),
      dropped: extracted.dropped,
    };
    const framed = await thinkAsking(context, 'frame', { input, model: model.port });
    const { composition, answer, evidence, counts, stills, indexed } = framed;
    const kept = model.kept();
    const asks = collectAsks(plan.asks, composition.asks);
    const isOnlyAsking = answer.claims === 0 && asks.some(({ blocking }) => blocking);
    const output = {
      composition,
      output: answer.output,
      table: answer.table,
      links: answer.links,
      citations: answer.citations,
      asks,
      held: composition.held,
      // The grade is about the evidence; that a model was not there is no part of it.
      undone: [...evidence.undone, ...tellFaults([...earlier, ...(kept.answers ?? [])])],
      metSubGoals: composition.metSubGoals,
      evidence,
      version: VERSION,
      ...kept,
    };
    if (composition.nothing !== undefined) {
      return {
        output,
        counts,
        report: { end: { state: 'failed', code: 'sources_unreadable', detail: composition.nothing } },
      };
    }
    if (isOnlyAsking) {
      const { detail } = recoveryFor({ asks, undone: output.undone });
      return { output, counts, report: { end: { state: 'needs_input', detail } } };
    }
    for (const [index, { text }] of answer.sentences.entries()) {
      context.logEvent(keyed(`sentence/${index}`, { type: 'sentence.written', index, text }));
    }
    await keepCitations(context, answer.citations);
    if (indexed && !context.world) await indexForAttempt(deps.db, await context.attempt(), null, indexed);
    // Nobody looks at the stills of a screening.
    const undrawn =
      stills.length === 0 || context.world?.kind === 'screening' ? [] : await drawStills(deps, context, stills);
    return { output: { ...output, undone: [...output.undone, ...undrawn] }, counts, report: {} };
  }

  /** An answer without any is stored as the stage ends, without a transaction before it. */
  async function keepCitations(context: StageContext, citations: Citation[]): Promise<void> {
    if (citations.length > 0) await addCitations(deps.db, await context.attempt(), citations);
  }
}

function frameInputs({ rounds }: StageInput): string[] {
  const all = Array.from({ length: rounds }, (_, index) => index + 1);
  return [
    'plan',
    'recall',
    'measure',
    ...all.flatMap((round) => [stepName('crawl', round), stepName('extract', round)]),
  ];
}

function eachRound({ rounds, input }: StageContext) {
  const all = Array.from({ length: rounds }, (_, index) => index + 1);
  return all.map((round) => ({ crawl: input('crawl', round), extract: input('extract', round) }));
}
