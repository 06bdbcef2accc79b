import { archiveRequest } from '../evidence/archive-requests.ts';
import type { FoundPage } from '#contracts/stage-outputs.ts';
import type { Json } from '#contracts/json.ts';
import type { ArchiveQuery } from '#contracts/plan.ts';
import { stepName } from '#contracts/stage.ts';
import { keyed } from '#contracts/take-event.ts';
import { searchArchive } from '../db/queries/archive-search.ts';
import { findArchived } from '../db/queries/pages.ts';
import type { PageRead } from '../db/queries/pages.ts';
import { showFound, showQuery } from '../evidence/show-search.ts';
import { canHold } from './hold-page.ts';
import type { HoldPage } from './hold-page.ts';
import type { StageContext } from './run-stage.ts';
import { standsWithoutAsking } from './stored-answer.ts';
import type { TakeDeps } from './take-deps.ts';

/** A page that was found, and the read of it that is the newest. */
export interface Searched {
  page: FoundPage;
  read: PageRead;
}

/**
 * Asks the archive what the plan wants to know of it; the best pages of each query first. What an attempt was told is kept before anything
 * is made of it: an archive that has grown meanwhile would tell a second attempt something else.
 */
export async function searchForPlan(
  deps: SearchDeps,
  context: StageContext,
  queries: readonly ArchiveQuery[],
): Promise<Searched[]> {
  const searched: Searched[] = [];
  for (const query of queries) {
    const at = {
      stage: 'recall',
      round: context.round,
      callId: `${stepName('recall', context.round)}:${query.id}`,
    } as const;
    const tool = 'search_archive';
    context.logEvent(keyed(`${at.callId}/called`, { type: 'tool.called', ...at, tool, args: showQuery(query) }));
    const kept = await context.once<Json>(`search:${query.id}`, async () => toJson(await search(deps, context, query)));
    // Kept by this very function.
    const found = kept as unknown as Searched[];
    const result = showFound(found.map(({ page }) => page));
    context.logEvent(keyed(`${at.callId}/returned`, { type: 'tool.returned', ...at, result }));
    searched.push(...found);
  }
  if (queries.length > 0) await context.flush();
  return searched;
}

interface SearchDeps extends Pick<TakeDeps, 'db'> {
  holdPage: HoldPage;
}

async function search({ db, holdPage }: SearchDeps, context: StageContext, query: ArchiveQuery): Promise<Searched[]> {
  const { operatorId, brief, channel, think } = context;
  const [question] = await think('read-questions', [query], { key: query.id });
  const { words = [], needed = [] } = question ?? {};
  if (needed.length === 0) return [];
  const hits = await searchArchive(db, operatorId, { words, needed, limit: query.limit });
  const urls = hits.map(({ url }) => url);
  const { freshSeconds } = channel.card;
  const atMs = Date.parse(brief.acceptedAt);
  const reads = await findArchived(db, { operatorId, urls, now: new Date(brief.acceptedAt), maxAgeSeconds: undefined });
  const searched = hits.flatMap(({ url, score }) => {
    const read = reads.get(url);
    if (!read) return [];
    const { sha256, at } = read;
    const page = {
      query: query.id,
      request: archiveRequest(query, url),
      sha256,
      at,
      score: Math.round(score * 1_000) / 1_000,
      isStale: !brief.skipRetrieval && !standsWithoutAsking(read, { atMs, freshSeconds, isPost: false }),
    };
    return [{ page, read }];
  });
  const isReadable = await Promise.all(
    searched.map(async ({ page, read }) => page.isStale || canHold(holdPage, context, read)),
  );
  return searched.filter((_, index) => isReadable[index]);
}

const toJson = (searched: Searched[]): Json => JSON.parse(JSON.stringify(searched)) as Json;
