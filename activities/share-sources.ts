import type { Gather } from '#contracts/stage-outputs.ts';
import type { SourceRequest } from '#contracts/plan.ts';
import { findArchived } from '../db/queries/pages.ts';
import { buildApiUrl } from './api-sources.ts';
import type { StageContext } from './run-stage.ts';
import { standsWithoutAsking } from './stored-answer.ts';
import type { TakeDeps } from './take-deps.ts';

/**
 * Shares sources out between crawl and recall before either starts, so that they can run side by side: what the operator's archive holds
 * fresh enough, by the channel's limit and by what its origin said, is recalled. Without retrieval everything is recalled, however old; of a
 * made-up world nothing is.
 */
export async function shareSources(deps: TakeDeps, context: StageContext, sources: SourceRequest[]): Promise<Gather> {
  const { operatorId, channel, brief } = context;
  const addressed = sources.flatMap((request) =>
    request.kind === 'text' ? [] : [{ request, url: addressOf(request, deps) }],
  );
  if (brief.skipRetrieval)
    return { crawl: sources.filter(({ kind }) => kind === 'text'), recall: addressed.map(({ request }) => request) };
  if (context.world) return { crawl: sources, recall: [] };
  const archived = await findArchived(deps.db, {
    operatorId,
    urls: addressed.map(({ url }) => url),
    now: new Date(brief.acceptedAt),
    maxAgeSeconds: channel.card.freshSeconds,
  });
  const atMs = Date.parse(brief.acceptedAt);
  const { freshSeconds } = channel.card;
  const recall: SourceRequest[] = addressed.flatMap(({ request, url }) => {
    const held = archived.get(url);
    const isPost = request.kind === 'api' && request.method === 'POST';
    return held && standsWithoutAsking(held, { atMs, freshSeconds, isPost }) ? [request] : [];
  });
  return { crawl: sources.filter((request) => !recall.includes(request)), recall };
}

/** The address under which the archive knows the answer to a request. A POST is told apart by what it sends. */
export function addressOf(
  request: Exclude<SourceRequest, { kind: 'text' }>,
  deps: Pick<TakeDeps, 'apiSources'>,
): string {
  if (request.kind === 'page') return request.url;
  const url = buildApiUrl(request, deps.apiSources);
  if (request.method !== 'POST') return url;
  const { form, json } = request;
  return `${url}#${new URLSearchParams(json === undefined ? form : { json: JSON.stringify(json) }).toString()}`;
}
