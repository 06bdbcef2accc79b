import { ACCEPT_ENCODING } from './decode-body.ts';
import { OutboundFailure, showAddress } from './failure.ts';
import type { FetchOutcome } from './fetch-outcome.ts';
import type { FetchDeps, FetchRequest } from './fetch-request.ts';
import { follow, type FollowRequest } from './follow.ts';
import { createTurns } from './hop-turn.ts';
import { mapAnswer, mapFailure } from './map-outcome.ts';

/** Fetches one page or API answer politely. Rejects with the signal's reason when cancelled, else every end is a value. */
export async function fetchPage(request: FetchRequest, deps: FetchDeps): Promise<FetchOutcome> {
  try {
    const url = request.isSitemap ? await findSitemap(request, deps) : request.url;
    const answer = await follow(buildFollowRequest({ ...request, url }, deps), deps);
    return mapAnswer(answer, request, deps.now());
  } catch (error) {
    if (error instanceof OutboundFailure) return mapFailure(error, request.title ?? showAddress(request.url));
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
      'user-agent': nameUs(deps.userAgent, request.contactMail),
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

const nameUs = (userAgent: string, mail: string | undefined): string =>
  mail === undefined ? userAgent : `${userAgent} ${mail}`;

const DEFAULT_ACCEPT = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8';

function buildConditional({ url, conditional }: FetchRequest): FollowRequest['conditional'] {
  if (!conditional) return undefined;
  const headers: Record<string, string> = {};
  if (conditional.etag !== undefined) headers['if-none-match'] = conditional.etag;
  if (conditional.lastModified !== undefined) headers['if-modified-since'] = conditional.lastModified;
  const from = conditional.url ?? url;
  return { url: URL.canParse(from) ? new URL(from).href.replace(/#.*$/s, '') : from, headers };
}
