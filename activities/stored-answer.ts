import type { PageRead } from '../db/queries/pages.ts';
import { isStorable, judgeCacheEntry, mayStand, renewCacheEntry } from '../outbound/http-cache.ts';
import type { CacheEntry, CacheJudgement } from '../outbound/http-cache.ts';

/** What pages and API sources are asked for. Markdown first: sites that have it say the same in it with less around it. */
export const ACCEPT = {
  page: 'text/markdown,text/html;q=0.9,application/xhtml+xml;q=0.9,application/json;q=0.8,*/*;q=0.5',
  api: 'application/json',
} as const;

/**
 * Whether an answer that the archive holds may stand for a source without asking its origin: it is younger than the channel's limit, and
 * its origin does not want to be asked each time (docs/decisions/0005). HTTP has no rules for answers to a POST but that of `no-store`.
 */
export function standsWithoutAsking(
  read: PageRead,
  { atMs, freshSeconds, isPost }: { atMs: number; freshSeconds: number; isPost: boolean },
): boolean {
  if (atMs - Date.parse(read.at) >= freshSeconds * 1_000) return false;
  const entry = entryOf(read);
  return isPost ? isStorable(entry) : mayStand(entry, entry.accept, atMs);
}

/** Validators of a stored answer, sent only to the address that it came from; undefined where it has none. */
export function validatorsOf(read: PageRead, atMs: number): CacheJudgement['conditional'] {
  const entry = entryOf(read);
  return isStorable(entry) ? judgeCacheEntry(entry, entry.accept, atMs).conditional : undefined;
}

/** The headers of a stored answer after its origin has confirmed it; undefined where the 304 is about another answer. */
export function confirmedHeaders(
  read: PageRead,
  { url, headers }: { url: string; headers: Record<string, string> },
  atMs: number,
): Record<string, string> | undefined {
  return url === read.url ? renewCacheEntry(entryOf(read), headers, atMs)?.headers : undefined;
}

function entryOf({ url, origin, status, headers, at }: PageRead): CacheEntry {
  const texts = Object.entries(headers).filter((header): header is [string, string] => typeof header[1] === 'string');
  return {
    url: url ?? '',
    accept: origin === 'api' ? ACCEPT.api : ACCEPT.page,
    status,
    headers: Object.fromEntries(texts),
    at: Date.parse(at),
  };
}
