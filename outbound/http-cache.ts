import CachePolicy from 'http-cache-semantics';

/** A stored answer as the caching rules see it (RFC 9111), for a private cache: plain JSON, so that a row can hold it. */
export interface CacheEntry {
  /** The address that answered. Redirects are not stored: an answer is known by the address at their end. */
  url: string;
  /** The `accept` that it was asked with. */
  accept: string;
  status: number;
  /** Headers as `fetchPage` gives them. */
  headers: Record<string, string>;
  /** When the answer came, in milliseconds since the epoch. */
  at: number;
}

export interface CacheJudgement {
  /** The stored answer may be used as it is. */
  isFresh: boolean;
  /** Since the answer left its origin. */
  ageSeconds: number;
  /** For `fetchPage`, where the answer is not fresh; undefined where it has no validator or varies by the request. */
  conditional: { url: string; etag?: string; lastModified?: string } | undefined;
}

/** May the rules let us keep this answer and use it again? `no-store` says no. */
export function isStorable(entry: CacheEntry): boolean {
  return createPolicy(entry, entry.at).storable();
}

/** May a stored answer be used for a request at this time, and with which validators is it asked for again where not? */
export function judgeCacheEntry(entry: CacheEntry, accept: string, atMs: number): CacheJudgement {
  const policy = createPolicy(entry, atMs);
  const request = { url: entry.url, method: 'GET', headers: { accept } };
  const ageSeconds = Math.max(0, policy.age());
  // Where the answer varies by what is asked for now, no validator is left.
  const headers = policy.revalidationHeaders(request);
  const etag = getText(headers['if-none-match']);
  const lastModified = getText(headers['if-modified-since']);
  return {
    isFresh:
      policy.evaluateRequest(request).revalidation === undefined &&
      (hasExplicitLifetime(entry) || ageSeconds <= MAX_GUESSED_SECONDS),
    ageSeconds,
    conditional:
      etag !== undefined || lastModified !== undefined
        ? { url: entry.url, ...(etag !== undefined && { etag }), ...(lastModified !== undefined && { lastModified }) }
        : undefined,
  };
}

/**
 * May a stored answer stand without asking its origin, for somebody who has a limit of his own for its age (RFC 9111, 5.2.1.2)? Not where
 * its origin wants to be asked each time: `no-store`, `no-cache`, a lifetime of nothing, or `must-revalidate` once its lifetime is over.
 */
export function mayStand(entry: CacheEntry, accept: string, atMs: number): boolean {
  const policy = createPolicy(entry, atMs);
  const request = { url: entry.url, method: 'GET', headers: { accept, 'cache-control': 'max-stale' } };
  if (!policy.storable() || policy.evaluateRequest(request).revalidation !== undefined) return false;
  if (judgeCacheEntry(entry, accept, atMs).isFresh) return true;
  const { 'cache-control': cacheControl, pragma = '' } = entry.headers;
  const asksEachTime = /\b(?:no-cache|must-revalidate)\b/i.test(cacheControl ?? pragma);
  return !asksEachTime && !(hasExplicitLifetime(entry) && policy.maxAge() === 0);
}

/** The entry after a 304 (RFC 9111, 4.3.4); undefined where the 304 names another answer than the stored one. */
export function renewCacheEntry(
  entry: CacheEntry,
  headers: Record<string, string>,
  atMs: number,
): CacheEntry | undefined {
  if (headers['etag'] !== undefined && entry.headers['etag'] !== undefined) {
    if (stripWeak(headers['etag']) !== stripWeak(entry.headers['etag'])) return undefined;
  }
  const { age: _, ...stored } = entry.headers;
  const renewing = Object.entries(headers).filter(([name]) => !name.startsWith('content-'));
  return { ...entry, headers: { ...stored, ...Object.fromEntries(renewing) }, at: atMs };
}

/** RFC 9111, 4.2.2 warns of guessed freshness beyond a day; here it ends there. */
const MAX_GUESSED_SECONDS = 24 * 3600;

/** The rules ask for the time by a method, so the policy is built at the time of the answer and then judged at another. */
function createPolicy(entry: CacheEntry, atMs: number): CachePolicy {
  let clock = entry.at;
  const TimedPolicy = class extends CachePolicy {
    now(): number {
      return clock;
    }
  };
  const policy = new TimedPolicy(
    { url: entry.url, method: 'GET', headers: { accept: entry.accept } },
    { status: entry.status, headers: normaliseHeaders(entry) },
    { shared: false },
  );
  clock = atMs;
  return policy;
}

/**
 * Directive names are compared in lower case by the rules. Nothing stale is ever used here, so `must-revalidate` would
 * only make a fresh answer look stale. The age is at least what the `Date` header tells (RFC 9111, 4.2.3).
 */
function normaliseHeaders(entry: CacheEntry): Record<string, string> {
  const { age, 'cache-control': cacheControl, ...headers } = entry.headers;
  const sentAt = Date.parse(headers['date'] ?? '');
  const apparentAge = Number.isNaN(sentAt) ? 0 : Math.max(0, Math.floor((entry.at - sentAt) / 1000));
  const statedAge = /^\d{1,9}$/.test(age ?? '') ? Number(age) : 0;
  headers['age'] = String(Math.max(apparentAge, statedAge));
  if (cacheControl !== undefined) {
    const directives = cacheControl
      .toLowerCase()
      .split(',')
      .map((directive) => directive.trim());
    headers['cache-control'] = directives.filter((directive) => directive !== 'must-revalidate').join(', ');
  }
  return headers;
}

function hasExplicitLifetime({ headers }: CacheEntry): boolean {
  return headers['expires'] !== undefined || /\bmax-age=/i.test(headers['cache-control'] ?? '');
}

function getText(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function stripWeak(etag: string): string {
  return etag.trim().replace(/^W\//, '');
}
