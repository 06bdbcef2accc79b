import type { ApiRequest, SourceRequest } from '#contracts/plan.ts';
import type { CacheJudgement } from '../outbound/http-cache.ts';
import type { FetchedNothingNew, FetchedPage, FetchFailure } from '../outbound/fetch-outcome.ts';
import { findSource } from './api-sources.ts';
import type { StageContext } from './run-stage.ts';
import { addressOf } from './share-sources.ts';
import { withKey, withoutKey } from './source-key.ts';
import { ACCEPT } from './stored-answer.ts';
import type { TakeDeps } from './take-deps.ts';

/** A source that answers from outside. */
export type OutsideRequest = Exclude<SourceRequest, { kind: 'text' }>;

type Asked<C> = FetchedPage | FetchFailure | (C extends undefined ? never : FetchedNothingNew);

/** Tries of one fetch, the first one included, and the longest wait between them that a source may ask for. */
const TRIES = 3;
const LONGEST_WAIT_MS = 10_000;

/**
 * Asks a source through the guarded way out, again where that can help and the time of the take allows it. With validators of a stored
 * answer the end may be `not_modified`.
 */
export async function askSource<C extends CacheJudgement['conditional']>(
  deps: TakeDeps,
  context: StageContext,
  request: OutsideRequest,
  conditional: C,
): Promise<Asked<C>> {
  for (let attempt = 1; ; attempt++) {
    const leftMs = context.budgetEndsAt - Date.now();
    if (leftMs <= 0) return outOfTime(request, deps);
    const fetched = await deps.outbound.fetchPage({
      ...(context.world ? buildWorldFetch(request, deps, context) : buildFetch(request, deps)),
      ...(conditional && { conditional }),
      timeoutMs: Math.min(leftMs, 15_000),
      maxWaitMs: leftMs,
      signal: context.signal,
    });
    const outcome = request.kind === 'api' ? withoutKey(findSource(request.source, deps.apiSources), fetched) : fetched;
    // Only a conditional request ends so.
    if (outcome.kind === 'not_modified') return outcome as Asked<C>;
    if (outcome.kind === 'page' || !outcome.isTransient || attempt === TRIES) return outcome;
    const waitMs = outcome.retryAfterMs ?? 250 * 2 ** attempt;
    if (waitMs > LONGEST_WAIT_MS || Date.now() + waitMs > context.budgetEndsAt) return outcome;
    await waitFor(waitMs, context.signal);
  }
}

function outOfTime(request: OutsideRequest, { apiSources }: TakeDeps): FetchFailure {
  const what = request.kind === 'page' ? request.url : findSource(request.source, apiSources).title;
  return {
    kind: 'failure',
    code: 'budget',
    detail: `${what} was not read: the time of the take was used up.`,
    isTransient: false,
  };
}

/** Where the installation serves what a canary of its own reads: the world of the channel's screening. */
function buildWorldFetch(request: OutsideRequest, { baseUrl }: TakeDeps, { channel }: StageContext) {
  const { id: _, subGoal: __, ...asked } = request;
  const url = new URL(`${baseUrl}/canary/${channel.card.slug}`);
  if (asked.kind === 'page') url.searchParams.set('page', asked.url);
  else url.searchParams.set('ask', JSON.stringify(asked));
  const answerStatuses = asked.kind === 'api' ? (asked.answerStatuses ?? []) : [];
  return { url: url.href, accept: ACCEPT[request.kind], answerStatuses, allowOrigins: [url.host] };
}

function buildFetch(request: OutsideRequest, deps: TakeDeps) {
  const accept = ACCEPT[request.kind];
  if (request.kind === 'page') {
    const allowOrigins = request.url === deps.demoUrl ? [new URL(request.url).host] : [];
    return { url: request.url, accept, allowOrigins, ...(request.isSitemap && { isSitemap: true }) };
  }
  const source = findSource(request.source, deps.apiSources);
  const { maxBytes, mail, title } = source;
  return {
    ...withKey(source, addressOf(request, deps).replace(/#.*$/s, ''), bodyType(request)),
    ...(maxBytes !== undefined && { maxBytes }),
    ...(mail !== undefined && { contactMail: mail }),
    method: request.method,
    title,
    accept,
    source: request.source,
    answerStatuses: request.answerStatuses ?? [],
    ...(request.method === 'POST' && { body: bodyOf(request) }),
  };
}

const bodyOf = ({ form, json }: ApiRequest): string =>
  json === undefined ? new URLSearchParams(form).toString() : JSON.stringify(json);

function bodyType({ method, json }: ApiRequest): Record<string, string> {
  if (method !== 'POST') return {};
  return { 'content-type': json === undefined ? 'application/x-www-form-urlencoded' : 'application/json' };
}

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal.addEventListener('abort', () => (clearTimeout(timer), reject(signal.reason as Error)), { once: true });
  return promise;
}
