import { staleSources, withFound } from '../evidence/archive-requests.ts';
import { collectFailures, requestsOf, skipsOf } from '../evidence/gathered.ts';
import type { GatheredRound } from '../evidence/gathered.ts';
import type { SourceFailure } from '#contracts/plan.ts';
import { stepName } from '#contracts/stage.ts';
import type { Gather } from '#contracts/stage-outputs.ts';
import type { StageInput, StageReport } from '#contracts/take-workflow.ts';
import { VERSION } from '#contracts/version.ts';
import { countExtract } from '../evidence/stage-counts.ts';
import { holdPages } from './hold-page.ts';
import type { HoldPage } from './hold-page.ts';
import { modelOfTake } from './model/own-key.ts';
import { openTakeModel } from './model/take-model.ts';
import { thinkAsking } from './model/think-asking.ts';
import type { StageContext, StageSpec, StageWork } from './run-stage.ts';
import { shareSources } from './share-sources.ts';
import type { TakeDeps } from './take-deps.ts';

/** Reads findings off the pages and finds every quote again. May ask for another round within the budget. */
export function createExtract(deps: TakeDeps, holdPage: HoldPage): StageSpec<'extract'> {
  return { stage: 'extract', inputs: extractInputs, readsPages: true, work };

  async function work(context: StageContext): Promise<StageWork<'extract'>> {
    const { brief, round, channel } = context;
    const { draft: plan, answers = [] } = requirePlan(context);
    const rounds = Array.from({ length: round - 1 }, (_, index) => index + 1);
    const earlier = [...answers, ...rounds.flatMap((each) => context.input('extract', each)?.answers ?? [])];
    const model = openTakeModel(modelOfTake(deps, context), context, { stage: 'extract', earlier });
    const pages = await holdPages(holdPage, context);
    const failures = collectFailures(gatheredRounds(context), pages);
    const { budget } = channel.card;
    const pagesLeft = Math.max(0, budget.pages - pages.filter(({ origin }) => origin !== 'caller').length);
    const roundsLeft = Date.now() < context.budgetEndsAt ? budget.rounds - round : 0;
    const read = { brief, plan, round, pages, failures, pagesLeft, roundsLeft };
    const requests = requestsOf(gathersUntil(context));
    const stale = staleSources(context.input('recall', round));
    const input = { channel: channel.card.slug, ...read, requests, stale };
    const extracted = await thinkAsking(context, 'extract', { input, model: model.port });
    const { findings, dropped, notes, wanted, undone } = extracted;
    const gather = wanted.length > 0 ? await shareSources(deps, context, wanted) : null;
    const made = { findings, dropped, gather };
    const report: StageReport = {};
    if (gather) {
      report.wantsMore = true;
      report.skips = skipsOf(gather, brief);
    }
    if (!gather && findings.length === 0) {
      const end = findDeadEnd(pages, failures);
      if (end) report.end = { state: 'failed', code: 'sources_unreadable', detail: end };
    }
    return {
      output: { ...made, notes, failures, undone, roundsLeft, version: VERSION, ...model.kept() },
      report,
      counts: countExtract(pages.length, made),
    };
  }
}

/** Every step that gathered up to a round, what they gathered by, and the plan. */
function extractInputs({ round }: StageInput): string[] {
  const rounds = Array.from({ length: round }, (_, index) => index + 1);
  const earlier = rounds.slice(0, -1).map((each) => stepName('extract', each));
  return ['plan', ...earlier, ...rounds.flatMap((each) => [stepName('crawl', each), stepName('recall', each)])];
}

/** The sources of every round up to this one, as they were shared out. */
function gathersUntil({ round, input }: StageContext): Gather[] {
  const earlier = Array.from({ length: round - 1 }, (_, index) => input('extract', index + 1)?.gather);
  const gathers = [input('plan')?.gather, ...earlier];
  return gathers.flatMap((gather, index) => (gather ? [withFound(gather, input('recall', index + 1))] : []));
}

function gatheredRounds({ round, input }: StageContext): GatheredRound[] {
  const rounds = Array.from({ length: round }, (_, index) => index + 1);
  return rounds.map((each) => ({ crawl: input('crawl', each), recall: input('recall', each) }));
}

/** Why nothing can be said, when no source but the caller's own text could be read. */
function findDeadEnd(pages: { origin: string }[], failures: SourceFailure[]): string | undefined {
  if (failures.length === 0 || pages.some(({ origin }) => origin !== 'caller')) return undefined;
  const details = [...new Set(failures.map(({ detail }) => detail))];
  const rest = details.length > 3 ? ` ${details.length - 3} more could not be read.` : '';
  return details.slice(0, 3).join(' ') + rest;
}

/** The stored plan, which every stage after it works on. */
export function requirePlan(context: StageContext) {
  const plan = context.input('plan');
  if (!plan) throw new Error('the stage has no plan');
  return plan;
}
