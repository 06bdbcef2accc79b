import { archiveRequest, isTooOld } from '../archive-requests.ts';
import type { FoundPage } from '#contracts/stage-outputs.ts';
import type { ArchiveQuery } from '#contracts/plan.ts';
import { compareJson } from '../compare-json.ts';
import type { Difference } from '../compare-json.ts';
import type { StoredTake } from './stored-take.ts';

/**
 * Whether what the archive answered is what its queries may come to: pages of a query that the plan holds, no more than it asks for, in the order of
 * their score, none of them fresh that is too old for the channel, and recalled as they were found. What else the archive held cannot be known from a take.
 */
export function recheckFound(stored: StoredTake, freshSeconds: number | undefined): Difference[] {
  const { draft, brief } = stored.plan;
  return stored.findings.rounds.flatMap(({ recall }, round) => {
    const queries = round === 0 ? draft?.archive : undefined;
    const where = `findings.json#/rounds/${round}/recall/found`;
    const found = recall?.found;
    if (!recall || (!found && !queries?.length)) return [];
    if (!found || !queries) return [{ where: `${where} is there`, stored: Boolean(found), found: Boolean(queries) }];
    const isDue = ({ at, isStale }: FoundPage): boolean => {
      if (brief.skipRetrieval) return false;
      return isStale || (freshSeconds !== undefined && isTooOld(at, brief.acceptedAt, freshSeconds));
    };
    return [
      ...compareJson(
        `${where} by query`,
        found.map(({ query }) => query),
        queries.flatMap(({ id }) => found.flatMap(({ query }) => (query === id ? [id] : []))),
      ),
      ...queries.flatMap((query) => checkQuery(where, query, found)),
      ...found.flatMap((page, at) => [
        ...checkRead(`${where}/${at}`, page, stored),
        ...compareJson(`${where}/${at}/isStale`, page.isStale, isDue(page)),
      ]),
    ];
  });
}

/** The pages of a query: each address once, by its own request, the best first. */
function checkQuery(where: string, query: ArchiveQuery, found: FoundPage[]): Difference[] {
  const own = found.filter((page) => page.query === query.id);
  const once = [...new Map(own.map((page) => [page.request.url, page])).values()];
  const kept = once.toSorted((a, b) => b.score - a.score).slice(0, query.limit);
  return compareJson(
    `${where} of ${query.id}`,
    own.map(({ request }) => request),
    kept.map(({ request: { url } }) => archiveRequest(query, url)),
  );
}

/** A page that was recalled is the one that was found. */
function checkRead(where: string, { request, isStale, sha256, at }: FoundPage, { pages }: StoredTake): Difference[] {
  const page = isStale ? undefined : pages.find(({ requestId }) => requestId === request.id);
  return page ? compareJson(`pages.json and ${where}`, { sha256, at }, { sha256: page.sha256, at: page.at }) : [];
}
