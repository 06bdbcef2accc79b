import type { ArchiveQuery, Brief, SourceFailure, SourceRequest } from '#contracts/plan.ts';
import type { Gather, StageOutputs } from '#contracts/stage-outputs.ts';

/** What a round of gathering stored; a stage that was skipped stored nothing. */
export interface GatheredRound {
  crawl?: StageOutputs['crawl'] | undefined;
  recall?: StageOutputs['recall'] | undefined;
}

/** Sources that were asked for and have no page, over all rounds so far. */
export function collectFailures(
  rounds: readonly GatheredRound[],
  pages: readonly { requestId: string }[],
): SourceFailure[] {
  const read = new Set(pages.map(({ requestId }) => requestId));
  const failures = rounds.flatMap(({ crawl, recall }) => [...(crawl?.failures ?? []), ...(recall?.failures ?? [])]);
  return failures.filter(({ requestId }) => !read.has(requestId));
}

/** What the rounds left undone, as sentences. */
export const collectUndone = (rounds: readonly GatheredRound[]): string[] =>
  rounds.flatMap(({ crawl }) => crawl?.undone ?? []);

/** What of a round's failures more budget, or a browser, would have read, as sentences. */
export const leftUndone = (failures: readonly SourceFailure[]): string[] =>
  failures.filter(({ code }) => code === 'budget' || code === 'needs_browser').map(({ detail }) => detail);

/** Every source of these rounds, as they were shared out. */
export const requestsOf = (gathers: readonly Gather[]): SourceRequest[] =>
  gathers.flatMap(({ crawl, recall }) => [...crawl, ...recall]);

/** What is said of sources that a channel asked for when there was no budget for another round. */
export const leftUnread = (count: number): string[] =>
  count > 0 ? [`${count} further sources were left unread: the budget was used up.`] : [];

/** Why a stage that gathers was left out. */
export const NO_RETRIEVAL = 'The caller asked for no retrieval';
const NOTHING_TO_CRAWL = 'Nothing is to be fetched';
const NOTHING_TO_RECALL = 'Nothing is wanted from the archive';

/**
 * Why a round goes without crawl or recall: none of its sources is to be fetched, or none is held in the archive and no query goes to it. Without
 * those that have something to do.
 */
export function skipsOf(
  { crawl, recall }: Gather,
  { skipRetrieval }: Pick<Brief, 'skipRetrieval'>,
  queries: readonly ArchiveQuery[] = [],
): { crawl?: string; recall?: string } {
  return {
    ...(crawl.length === 0 && { crawl: skipRetrieval ? NO_RETRIEVAL : NOTHING_TO_CRAWL }),
    ...(recall.length === 0 && queries.length === 0 && { recall: NOTHING_TO_RECALL }),
  };
}
