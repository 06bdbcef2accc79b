import { collectFailures, leftUnread } from '#contracts/gathered.ts';
import type { GatheredRound } from '#contracts/gathered.ts';
import type { SourceFailure } from '#contracts/plan.ts';
import { stepName } from '#contracts/stage.ts';
import type { StageInput, StageReport } from '#contracts/take-workflow.ts';
import { VERSION } from '#contracts/version.ts';
import { countExtract } from '../evidence/stage-counts.ts';
import { verifyFindings } from '../evidence/verify-findings.ts';
import { readPages } from './read-pages.ts';
import type { ReadLayer } from './read-layer.ts';
import type { StageContext, StageSpec, StageWork } from './run-stage.ts';
import { shareSources } from './share-sources.ts';
import type { TakeDeps } from './take-deps.ts';

/** Reads findings off the pages and finds every quote again. May ask for another round within the budget. */
export function createExtract(deps: TakeDeps, readLayer: ReadLayer): StageSpec<'extract'> {
  return { stage: 'extract', inputs: extractInputs, readsPages: true, work };

  async function work(context: StageContext): Promise<StageWork<'extract'>> {
    const { brief, round, channel } = context;
    const { draft: plan } = requirePlan(context);
    const pages = await readPages(readLayer, context.pageReads);
    const failures = collectFailures(gatheredRounds(context), pages);
    const { budget } = channel.card;
    const pagesLeft = Math.max(0, budget.pages - pages.filter(({ origin }) => origin !== 'caller').length);
    const roundsLeft = Date.now() < context.budgetEndsAt ? budget.rounds - round : 0;
    const extraction = await channel.extract({ brief, plan, round, pages, failures, pagesLeft, roundsLeft });
    const layers = new Map(pages.map(({ sha256, layer }) => [sha256, layer]));
    const { findings, dropped } = verifyFindings(
      extraction.findings,
      (sha256) => layers.get(sha256)?.text,
      (sha256) => layers.get(sha256)?.blocks,
    );

    const asked = new Set([...pages, ...failures].map(({ requestId }) => requestId));
    const more = extraction.more.filter(({ id }) => !asked.has(id));
    const canGoOn = more.length > 0 && roundsLeft > 0;
    const gather = canGoOn ? await shareSources(deps, context, more) : null;
    const undone = canGoOn ? [] : leftUnread(more.length);
    const made = { findings, dropped, gather };
    const report: StageReport = gather ? { wantsMore: true } : {};
    if (!gather && findings.length === 0) {
      const end = findDeadEnd(pages, failures);
      if (end) report.end = { state: 'failed', code: 'sources_unreadable', detail: end };
    }
    return {
      output: { ...made, notes: extraction.notes, failures, undone, roundsLeft, version: VERSION },
      report,
      counts: countExtract(pages.length, made),
    };
  }
}

/** Every step that gathered up to a round, and the plan. */
function extractInputs({ round }: StageInput): string[] {
  const rounds = Array.from({ length: round }, (_, index) => index + 1);
  return ['plan', ...rounds.flatMap((each) => [stepName('crawl', each), stepName('recall', each)])];
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
