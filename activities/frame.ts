import { withFound } from '#contracts/archive.ts';
import { collectAsks } from '#contracts/finished-take.ts';
import { collectUndone, requestsOf } from '#contracts/gathered.ts';
import { tellFaults } from '#contracts/model-port.ts';
import { keyed } from '#contracts/take-event.ts';
import { stepName } from '#contracts/stage.ts';
import type { StageInput } from '#contracts/take-workflow.ts';
import { VERSION } from '#contracts/version.ts';
import { addCitations } from '../db/queries/pages.ts';
import { checkComposition } from '../evidence/check-composition.ts';
import { collectGradeEvidence } from '../evidence/collect-grade-evidence.ts';
import { fitOutput } from '../evidence/fit-output.ts';
import { planStills } from '../evidence/stills/plan-stills.ts';
import { countFrame } from '../evidence/stage-counts.ts';
import { drawStills } from './draw-stills.ts';
import { requirePlan } from './extract.ts';
import { indexTake } from './index-page.ts';
import { lengthOf, readPages } from './read-pages.ts';
import type { ReadLayer } from './read-layer.ts';
import { openTakeModel } from './model/take-model.ts';
import type { StageContext, StageSpec, StageWork } from './run-stage.ts';
import type { TakeDeps } from './take-deps.ts';

/** Composes the answer from the findings, drops what they do not carry, and logs what is left sentence by sentence. */
export function createFrame(deps: TakeDeps, readLayer: ReadLayer): StageSpec<'frame'> {
  return { stage: 'frame', inputs: frameInputs, readsPages: true, work };

  async function work(context: StageContext): Promise<StageWork<'frame'>> {
    const { brief, channel } = context;
    const { draft: plan, gather, answers = [] } = requirePlan(context);
    const extracted = context.input('extract', context.rounds);
    if (!extracted) throw new Error('the stage has no extraction');
    const { findings = [], filed } = context.input('measure') ?? {};
    const verified = { findings: [...extracted.findings, ...findings], dropped: extracted.dropped };
    const pages = await readPages(readLayer, context.pageReads);
    const { failures } = extracted;
    const rounds = eachRound(context);
    const undone = [...collectUndone(rounds), ...extracted.undone];
    const earlier = [...answers, ...rounds.flatMap(({ extract }) => extract?.answers ?? [])];
    const model = openTakeModel(deps.model, context, { stage: 'frame', earlier });
    const composing = {
      brief,
      plan,
      findings: verified.findings,
      ...(filed && { filed }),
      notes: extracted.notes,
      pages: pages.map(({ body: _body, layer: _layer, ...page }) => page),
      failures,
      undone,
    };
    const composed = await context.rule(lengthOf(pages), () => channel.compose(composing, model.port));
    const kept = model.kept();
    const composition = { ...composed, sentences: fitOutput(composed.sentences) };
    const layers = new Map(pages.map(({ sha256, layer }) => [sha256, layer.text]));
    const answer = checkComposition(composition, {
      findings: verified.findings,
      pages: pages.map(({ sha256, url, layer }) => ({ sha256, url, links: layer.links })),
      textOf: (sha256) => layers.get(sha256),
      briefText: brief.notes,
    });
    const gathered = withFound(gather, context.input('recall'));
    const requests = requestsOf([gathered, ...rounds.flatMap(({ extract }) => extract?.gather ?? [])]);
    const asks = collectAsks(plan.asks, composition.asks);
    const isOnlyAsking = answer.claims.length === 0 && asks.some(({ blocking }) => blocking);
    const evidence = collectGradeEvidence({
      subGoals: plan.subGoals,
      requests,
      pages,
      failures,
      verified,
      composition,
      answer,
      undone,
      briefText: brief.notes,
    });
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
    const counts = countFrame(answer);
    if (composition.nothing !== undefined) {
      return {
        output,
        counts,
        report: { end: { state: 'failed', code: 'sources_unreadable', detail: composition.nothing } },
      };
    }
    if (isOnlyAsking) {
      const detail = 'Answer the asks in the notes of the next call.';
      return { output, counts, report: { end: { state: 'needs_input', detail } } };
    }
    for (const [index, { text }] of answer.sentences.entries()) {
      context.logEvent(keyed(`sentence/${index}`, { type: 'sentence.written', index, text }));
    }
    await addCitations(deps.db, context, answer.citations);
    // A take that cites nothing leads to no page.
    if (answer.citations.length > 0) await indexTake(deps, context, { notes: brief.notes, output: answer.output });
    const stills = planStills({ composition, answer, findings: verified.findings, pages });
    const undrawn = stills.length === 0 ? [] : await drawStills(deps, context, stills);
    return { output: { ...output, undone: [...output.undone, ...undrawn] }, counts, report: {} };
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
