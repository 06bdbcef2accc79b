import type { SourceFailureCode } from '#contracts/plan.ts';
import { ACCEPT_ENCODING } from './decode-body.ts';
import { OutboundFailure, showAddress } from './failure.ts';
import { follow, type FollowDeps, type FollowedAnswer } from './follow.ts';
import type { Gate, Turn } from './gate.ts';
import { parseRetryAfter } from './retry-after.ts';
import type { Robots } from './robots.ts';
import type { Answer } from './send-once.ts';

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
  /** Name of an API source: its own limits count, robots.txt and the crawl delay do not. */
  source?: string;
  /** Exact `host:port` that this request may reach although the rules refuse it. */
  allowOrigins?: readonly string[];
  maxBytes?: number;
  maxRedirects?: number;
  /** For the whole fetch, without the time that it waits for its turn. */
  timeoutMs?: number;
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
    const answer = await follow(buildFollowRequest(request, deps), deps);
    return mapAnswer(answer, request, deps.now());
  } catch (error) {
    if (error instanceof OutboundFailure) return mapFailure(error, request.url);
    throw error;
  }
}

function buildFollowRequest(request: FetchRequest, deps: FetchDeps): Parameters<typeof follow>[0] {
  const allowOrigins = request.allowOrigins ?? [];
  return {
    url: request.url,
    method: request.method ?? 'GET',
    headers: {
      ...Object.fromEntries(Object.entries(request.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value])),
      accept: request.accept ?? DEFAULT_ACCEPT,
      'accept-encoding': ACCEPT_ENCODING,
      'user-agent': deps.userAgent,
    },
    conditional: buildConditional(request),
    body: request.body,
    allowOrigins,
    maxBytes: request.maxBytes ?? deps.limits.maxBytes,
    maxRedirects: request.maxRedirects ?? deps.limits.maxRedirects,
    timeoutMs: request.timeoutMs ?? deps.limits.totalTimeoutMs,
    signal: request.signal,
    beforeHop: async (url, send) => {
      const turn =
        request.source === undefined
          ? await getPageTurn(url, request, deps)
          : getSourceTurn(request.source, request, deps);
      return deps.gate.run(turn, async () => {
        const answer = await send();
        const retryAfterMs = findRetryAfter(answer, deps.now());
        if (retryAfterMs !== undefined) deps.gate.pause(turn.key, answer.status, retryAfterMs);
        return answer;
      });
    },
  };
}

const DEFAULT_ACCEPT = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8';

function buildConditional({ url, conditional }: FetchRequest): Parameters<typeof follow>[0]['conditional'] {
  if (!conditional) return undefined;
  const headers: Record<string, string> = {};
  if (conditional.etag !== undefined) headers['if-none-match'] = conditional.etag;
  if (conditional.lastModified !== undefined) headers['if-modified-since'] = conditional.lastModified;
  const from = conditional.url ?? url;
  return { url: URL.canParse(from) ? new URL(from).href.replace(/#.*$/s, '') : from, headers };
}

async function getPageTurn(url: URL, request: FetchRequest, deps: FetchDeps): Promise<Turn> {
  const rules = await deps.robots.find(url.origin, request.allowOrigins ?? [], request.signal);
  if (!rules.isAllowed(url)) throw new OutboundFailure('robots_txt');
  const intervalMs = Math.max(deps.crawlDelayMs, rules.crawlDelayMs);
  const concurrency = intervalMs > 0 ? 1 : deps.limits.maxConnections;
  return { key: url.origin, concurrency, intervalMs, countsFrom: 'end', signal: request.signal };
}

function getSourceTurn(source: string, request: FetchRequest, deps: FetchDeps): Turn {
  const { minIntervalMs, concurrency } = deps.sources[source] ?? DEFAULT_SOURCE_LIMITS;
  return {
    key: `source ${source}`,
    concurrency,
    intervalMs: minIntervalMs,
    countsFrom: 'start',
    signal: request.signal,
  };
}

const DEFAULT_SOURCE_LIMITS: SourceLimits = { minIntervalMs: 200, concurrency: 2 };

function findRetryAfter({ status, headers }: Answer, nowMs: number): number | undefined {
  return status === 429 || status === 503 ? parseRetryAfter(headers['retry-after'], nowMs) : undefined;
}

function mapAnswer(answer: FollowedAnswer, request: FetchRequest, nowMs: number): FetchOutcome {
  const { url, redirects, status, headers, body } = answer;
  if (status === 304 && request.conditional) return { kind: 'not_modified', url, redirects, headers };
  if (request.answerStatuses?.includes(status)) return { kind: 'page', url, redirects, status, headers, body };
  if (status === 401 || status === 407) throw new OutboundFailure('asks_to_sign_in', { status });
  if (status < 200 || status > 299) {
    throw new OutboundFailure('http_status', {
      reason: `HTTP status ${status}`,
      status,
      retryAfterMs: findRetryAfter(answer, nowMs),
      isTransient: status >= 500 || status === 408 || status === 425 || status === 429,
    });
  }
  if (isBlank(body)) throw new OutboundFailure('empty', { status });
  return { kind: 'page', url, redirects, status, headers, body };
}

/** Nothing but ASCII white space, byte order marks and NUL, in whatever encoding. */
function isBlank(body: Uint8Array): boolean {
  return body.every(
    (byte) => byte <= 0x20 || byte === 0xef || byte === 0xbb || byte === 0xbf || byte === 0xfe || byte === 0xff,
  );
}

function mapFailure(failure: OutboundFailure, url: string): FetchFailure {
  return {
    kind: 'failure',
    code: failure.code,
    ...(failure.status !== undefined && { status: failure.status }),
    detail: `${showAddress(url)} could not be read: ${failure.reason}.`,
    ...(failure.retryAfterMs !== undefined && { retryAfterMs: failure.retryAfterMs }),
    isTransient: failure.isTransient,
    ...(failure.cause !== undefined && { cause: failure.cause }),
  };
}
