import { leftUndone } from '../evidence/gathered.ts';
import type { SourceFailure, SourceRequest } from '#contracts/plan.ts';
import { showSource } from '../evidence/show-source.ts';
import { keyed } from '#contracts/take-event.ts';
import { stepName } from '#contracts/stage.ts';
import { countCrawl } from '../evidence/stage-counts.ts';
import { inParallel } from './in-parallel.ts';
import { findGather, gatherInputs } from './gather-inputs.ts';
import type { CrawlOutcome, CrawlSource } from './crawl-source.ts';
import type { StageContext, StageSpec, StageWork } from './run-stage.ts';
import type { TakeDeps } from './take-deps.ts';

/** Sources of one take that are read at the same time; the one way out adds its own limits per site. */
const CONCURRENCY = 6;

/** Reads the sources of a round and archives what they answer. What an earlier attempt has read or given up stays so. */
export function createCrawl(deps: TakeDeps, crawlSource: CrawlSource): StageSpec<'crawl'> {
  return { stage: 'crawl', inputs: gatherInputs, readsPages: true, work };

  async function work(context: StageContext): Promise<StageWork<'crawl'>> {
    const gather = findGather(context);
    const wanted = gather.crawl;
    // Reading takes a while: whoever watches is told at once that it goes on.
    if (wanted.length > 0) await context.flush();
    const before = context.pageReads;
    const known = new Set(before.map(({ requestId }) => requestId));
    const pagesLeft = context.channel.card.budget.pages - before.filter(({ origin }) => origin !== 'caller').length;
    const { within, beyond } = splitAt(
      wanted.filter(({ id }) => !known.has(id)),
      pagesLeft,
    );

    const failures: SourceFailure[] = beyond.map((request) => ({
      requestId: request.id,
      code: 'budget',
      detail: `${showSource(request)} was not read: the budget of pages was used up.`,
    }));
    const outcomes = await inParallel(within, CONCURRENCY, (request) => read(context, request));
    failures.push(...outcomes.flatMap((outcome) => (outcome ? [outcome] : [])));
    const output = { failures, undone: leftUndone(failures) };
    return { output, report: {}, counts: countCrawl(gather, output) };
  }

  async function read(context: StageContext, request: SourceRequest): Promise<SourceFailure | undefined> {
    const step = stepName('crawl', context.round);
    const callId = `${step}:${request.id}`;
    const at = { stage: 'crawl', round: context.round, callId } as const;
    const tool = { page: 'fetch_page', api: 'ask_source', text: 'archive_text' }[request.kind];
    context.logEvent(
      keyed(`${callId}/called`, { type: 'tool.called', ...at, tool, args: { source: showSource(request) } }),
    );
    // Given up is given up: another attempt that read it after all would leave what was said of it untrue.
    const outcome = await context.once<CrawlOutcome>(`source/${request.id}`, () => crawlSource(context, request));
    context.logEvent(keyed(`${callId}/returned`, { type: 'tool.returned', ...at, result: { ...outcome.shown } }));
    return outcome.failure;
  }
}

function splitAt(requests: SourceRequest[], pagesLeft: number): { within: SourceRequest[]; beyond: SourceRequest[] } {
  let left = pagesLeft;
  const within = requests.filter((request) => request.kind === 'text' || left-- > 0);
  return { within, beyond: requests.filter((request) => !within.includes(request)) };
}
