import type { ArchiveQuery, PageRequest } from '#contracts/plan.ts';
import type { Gather, StageOutputs } from '#contracts/stage-outputs.ts';

type Recalled = Pick<StageOutputs['recall'], 'found'> | null | undefined;

/** The request by which a found page is read, whether it is recalled or fetched again. */
export const archiveRequest = ({ id, subGoal }: Pick<ArchiveQuery, 'id' | 'subGoal'>, url: string): PageRequest => ({
  id: `archive:${id}:${url}`,
  kind: 'page',
  url,
  subGoal,
});

/** The query that a request came from; null for one that was planned or followed. */
export const queryOf = (requestId: string): string | null => /^archive:([^:]+):/.exec(requestId)?.[1] ?? null;

/** A round's sources with the pages that recall found for it. */
export const withFound = (gather: Gather, recalled: Recalled): Gather => ({
  crawl: gather.crawl,
  recall: [...gather.recall, ...(recalled?.found ?? []).flatMap(({ request, isStale }) => (isStale ? [] : [request]))],
});

/** Found pages that the next round fetches again. */
export const staleSources = (recalled: Recalled): PageRequest[] =>
  (recalled?.found ?? []).flatMap(({ request, isStale }) => (isStale ? [request] : []));

/** Whether a page is too old for a channel (`freshSeconds` of its card) to be recalled. A younger one is stale where its origin wants to be asked. */
export const isTooOld = (at: string, acceptedAt: string, freshSeconds: number): boolean =>
  Date.parse(acceptedAt) - Date.parse(at) >= freshSeconds * 1_000;
