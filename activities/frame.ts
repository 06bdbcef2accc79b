import { keyed } from '#contracts/take-event.ts';
import { stepName } from '#contracts/stage.ts';
import type { StageInput } from '#contracts/take-workflow.ts';
import { addCitations } from '../db/queries/pages.ts';
import { checkComposition } from '../evidence/check-composition.ts';
import { collectGradeEvidence } from '../evidence/collect-grade-evidence.ts';
import { requirePlan } from './extract.ts';
import { fitOutput } from './fit-output.ts';
import { readPages } from './read-pages.ts';
import type { ReadLayer } from './read-layer.ts';
import type { StageContext, StageSpec, StageWork } from './run-stage.ts';
import type { TakeDeps } from './take-deps.ts';

/** Composes the answer from the findings, drops what they do not carry, and logs what is left sentence by sentence. */
export function createFrame(deps: TakeDeps, readLayer: ReadLayer): StageSpec<'frame'> {
  return { stage: 'frame', inputs: frameInputs, work };

  async function work(context: StageContext): Promise<StageWork<'frame'>> {
    const { brief, channel } = context;
    const { draft: plan, gather } = requirePlan(context);
    const extracted = context.input('extract', context.rounds);
    if (!extracted) throw new Error('the stage has no extraction');
    const findings = context.input('measure')?.findings ?? [];
    const verified = { findings: [...extracted.findings, ...findings], dropped: extracted.dropped };
    const pages = await readPages(deps, readLayer, context);
    const { failures } = extracted;
    const undone = [...undoneOf(context), ...extracted.undone];
    const composed = await channel.compose({
      brief,
      plan,
      findings: verified.findings,
      notes: extracted.notes,
      pages: pages.map(({ body: _body, layer: _layer, ...page }) => page),
      failures,
      undone,
    });
    const composition = { ...composed, sentences: fitOutput(composed.sentences) };
    const layers = new Map(pages.map(({ sha256, layer }) => [sha256, layer.text]));
    const answer = checkComposition(composition, {
      findings: verified.findings,
      pages: pages.map(({ sha256, url, layer }) => ({ sha256, url, links: layer.links })),
      textOf: (sha256) => layers.get(sha256),
      briefText: brief.notes,
    });
    const requests = [gather, ...laterGathers(context)].flatMap(({ crawl, recall }) => [...crawl, ...recall]);
    const asks = [...plan.asks, ...composition.asks].filter(
      (ask, index, all) => all.findIndex(({ key }) => key === ask.key) === index,
    );
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
      undone: evidence.undone,
      metSubGoals: composition.metSubGoals,
      evidence,
    };
    const counts = {
      sentences: answer.sentences.length,
      rows: answer.rows.length,
      links: answer.links.length,
      dropped: answer.dropped.length,
    };
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
    return { output, counts, report: {} };
  }
}

function frameInputs({ rounds }: StageInput): string[] {
  const all = Array.from({ length: rounds }, (_, index) => index + 1);
  return ['plan', 'measure', ...all.flatMap((round) => [stepName('crawl', round), stepName('extract', round)])];
}

function undoneOf(context: StageContext): string[] {
  return eachRound(context).flatMap((round) => context.input('crawl', round)?.undone ?? []);
}

function laterGathers(context: StageContext) {
  return eachRound(context).flatMap((round) => context.input('extract', round)?.gather ?? []);
}

const eachRound = ({ rounds }: StageContext): number[] => Array.from({ length: rounds }, (_, index) => index + 1);
