import type { SourceFailureCode } from '#contracts/plan.ts';
import { ACCEPT_ENCODING } from './decode-body.ts';
import { OutboundFailure } from './failure.ts';
import { follow, type FollowDeps, type FollowRequest } from './follow.ts';
import type { Gate } from './gate.ts';
import { createTurns } from './hop-turn.ts';
import { mapAnswer, mapFailure } from './map-outcome.ts';
import type { Robots } from './robots.ts';

export interface FetchRequest {
  /** As the brief, the plan or a page has it: an absolute http or https address. */
  url: string;
  method?: 'GET' | 'POST';
  accept?: string;
  /** Further headers. Redirects to another origin do not get them. */
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Validators of the stored answer; `url` is the address that it came from, by default the one asked for. */
  conditional?: { url?: string; etag?: string; lastModified?: string };
  /** Statuses beside 2xx whose body is an answer. */
  answerStatuses?: readonly number[];
  /** Ask for the first sitemap of the same host that its robots.txt names, where it names one, and for `url` where not. */
  isSitemap?: boolean;
  /** Name of an API source: its own limits count, robots.txt and the crawl delay do not. */
  source?: string;
  /** Address of the page that is being read, for a part of it (its script, its data): robots.txt and its delay count, our own delay between pages does not. */
  partOf?: string;
  /** Exact `host:port` that this request may reach although the rules refuse it. */
  allowOrigins?: readonly string[];
  maxBytes?: number;
  maxRedirects?: number;
  /** For the whole fetch, without the time that it waits for its turn. */
  timeoutMs?: number;
  /** Longest time that it may wait for its turn, over all redirects; it ends in `budget` then. By default as long as it takes. */
  maxWaitMs?: number;
  signal?: AbortSignal;
}

export type FetchOutcome = FetchedPage | FetchedNothingNew | FetchFailure;

export interface FetchedPage {
  kind: 'page';
  /** The address that answered, after redirects and without fragment. */
  url: string;
  /** Addresses that redirected, in order; the first is the one asked for. */
  redirects: string[];
  status: number;
  /** Headers that matter, by lower-case name. */
  headers: Record<string, string>;
  /** Content-decoded bytes. */
  body: Uint8Array<ArrayBuffer>;
}

/** A 304 to a conditional request: the stored answer of `url` is still the answer. */
export interface FetchedNothingNew {
  kind: 'not_modified';
  url: string;
  redirects: string[];
  headers: Record<string, string>;
}

export interface FetchFailure {
  kind: 'failure';
  code: SourceFailureCode;
  status?: number;
  /** A sentence for the caller: the address asked for, and what stopped it. */
  detail: string;
  /** How long the other side asked to wait. */
  retryAfterMs?: number;
  /** The same fetch can succeed later. */
  isTransient: boolean;
  /** For the log, never for a caller. */
  cause?: unknown;
}

export interface SourceLimits {
  /** Shortest time between two requests. */
  minIntervalMs: number;
  concurrency: number;
}

export interface FetchDeps extends FollowDeps {
  userAgent: string;
  robots: Robots;
  gate: Gate;
  crawlDelayMs: number;
  sources: Readonly<Record<string, SourceLimits>>;
  now: () => number;
}

/** Fetches one page or API answer politely. Rejects with the signal's reason when cancelled, else every end is a value. */
export async function fetchPage(request: FetchRequest, deps: FetchDeps): Promise<FetchOutcome> {
  try {
    const url = request.isSitemap ? await findSitemap(request, deps) : request.url;
    const answer = await follow(buildFollowRequest({ ...request, url }, deps), deps);
    return mapAnswer(answer, request, deps.now());
  } catch (error) {
    if (error instanceof OutboundFailure) return mapFailure(error, request.url);
    throw error;
  }
}

async function findSitemap({ url, allowOrigins = [], signal }: FetchRequest, deps: FetchDeps): Promise<string> {
  const asked = URL.parse(url);
  if (!asked) return url;
  const { sitemaps } = await deps.robots.find(asked.origin, allowOrigins, signal);
  return sitemaps.find((address) => URL.parse(address)?.host === asked.host) ?? url;
}

function buildFollowRequest(request: FetchRequest, deps: FetchDeps): FollowRequest {
  return {
    url: request.url,
    partOf: request.partOf,
    method: request.method ?? 'GET',
    headers: {
      ...Object.fromEntries(Object.entries(request.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value])),
      accept: request.accept ?? DEFAULT_ACCEPT,
      'accept-encoding': ACCEPT_ENCODING,
      'user-agent': deps.userAgent,
    },
    conditional: buildConditional(request),
    body: request.body,
    allowOrigins: request.allowOrigins ?? [],
    maxBytes: request.maxBytes ?? deps.limits.maxBytes,
    maxRedirects: request.maxRedirects ?? deps.limits.maxRedirects,
    timeoutMs: request.timeoutMs ?? deps.limits.totalTimeoutMs,
    signal: request.signal,
    beforeHop: createTurns(request, deps),
  };
}

const DEFAULT_ACCEPT = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8';

function buildConditional({ url, conditional }: FetchRequest): FollowRequest['conditional'] {
  if (!conditional) return undefined;
  const headers: Record<string, string> = {};
  if (conditional.etag !== undefined) headers['if-none-match'] = conditional.etag;
  if (conditional.lastModified !== undefined) headers['if-modified-since'] = conditional.lastModified;
  const from = conditional.url ?? url;
  return { url: URL.canParse(from) ? new URL(from).href.replace(/#.*$/s, '') : from, headers };
}
