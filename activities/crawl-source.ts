import type { JsonObject } from '#contracts/json.ts';
import type { PageOrigin } from '#contracts/page.ts';
import type { SourceFailure, SourceRequest } from '#contracts/plan.ts';
import { addPage, addPageRead } from '../db/queries/pages.ts';
import { showPage } from '../evidence/show-page.ts';
import { judgePage } from '../evidence/text-layer/judge-page.ts';
import type { FetchedPage, FetchFailure } from '../outbound/fetch-page.ts';
import { API_LIMITS } from './api-sources.ts';
import type { ReadLayer } from './read-layer.ts';
import type { StageContext } from './run-stage.ts';
import { addressOf } from './share-sources.ts';
import type { TakeDeps } from './take-deps.ts';

/** What came of a source: nothing but what the log shows when it was read. */
export interface CrawlOutcome {
  failure?: SourceFailure;
  /** Short JSON for the log: counts and hashes, no text. */
  shown: JsonObject;
}

export type CrawlSource = (context: StageContext, request: SourceRequest) => Promise<CrawlOutcome>;

/** Tries of one fetch, the first one included, and the longest wait between them that a source may ask for. */
const TRIES = 3;
const LONGEST_WAIT_MS = 10_000;

/** Reads one source through the guarded way out, archives its bytes and text, and records it for the take. */
export function createCrawlSource(deps: TakeDeps, readLayer: ReadLayer): CrawlSource {
  return async (context, request) => {
    if (request.kind === 'text') {
      const bytes = new TextEncoder().encode(request.text);
      return archive(context, request, {
        origin: 'caller',
        url: null,
        status: 200,
        mediaType: 'text/plain; charset=utf-8',
        headers: {},
        bytes,
      });
    }
    const fetched = await fetchWithRetries(context, request);
    if (fetched.kind === 'failure') return refuse(request, fetched);
    const { url, status, headers, body } = fetched;
    const origin = request.kind === 'api' ? 'api' : 'web';
    return archive(context, request, {
      origin,
      url,
      status,
      mediaType: headers['content-type'] ?? '',
      headers,
      bytes: body,
    });
  };

  async function fetchWithRetries(
    context: StageContext,
    request: Exclude<SourceRequest, { kind: 'text' }>,
  ): Promise<FetchedPage | FetchFailure> {
    for (let attempt = 1; ; attempt++) {
      const leftMs = context.budgetEndsAt - Date.now();
      if (leftMs <= 0) return outOfTime(request);
      const outcome = await deps.outbound.fetchPage({
        ...buildFetch(request, deps),
        timeoutMs: Math.min(leftMs, 15_000),
        maxWaitMs: leftMs,
        signal: context.signal,
      });
      if (outcome.kind === 'not_modified') throw new Error('an unconditional request was answered 304');
      if (outcome.kind === 'page' || !outcome.isTransient || attempt === TRIES) return outcome;
      const waitMs = outcome.retryAfterMs ?? 250 * 2 ** attempt;
      if (waitMs > LONGEST_WAIT_MS || Date.now() + waitMs > context.budgetEndsAt) return outcome;
      await waitFor(waitMs, context.signal);
    }
  }

  async function archive(context: StageContext, request: SourceRequest, page: FetchedBytes): Promise<CrawlOutcome> {
    const { operatorId, takeId } = context;
    const sha256 = await deps.pages.putBytes(page.bytes);
    const first = await addPage(deps.db, operatorId, {
      sha256,
      byteLength: page.bytes.length,
      mediaType: page.mediaType,
      url: page.url,
    });
    const source = { sha256, ...first };
    const { layer } = await readLayer(source);
    const verdict = page.origin === 'web' ? judgePage(layer) : undefined;
    if (verdict)
      return refuse(request, {
        code: verdict,
        status: page.status,
        detail: `${page.url} could not be read: ${WORDS[verdict]}.`,
      });
    await deps.pages.putText(source, layer.text);
    await addPageRead(
      deps.db,
      { operatorId, takeId },
      {
        sha256,
        origin: page.origin,
        url: page.url,
        at: new Date().toISOString(),
        status: page.status,
        mediaType: first.mediaType,
        headers: page.headers,
        requestId: request.id,
        requestedUrl: request.kind === 'text' ? null : addressOf(request, deps),
        ageSeconds: 0,
      },
    );
    return { shown: showPage({ ...page, mediaType: first.mediaType, sha256 }, layer) };
  }
}

interface FetchedBytes {
  origin: PageOrigin;
  url: string | null;
  status: number;
  mediaType: string;
  headers: JsonObject;
  bytes: Uint8Array;
}

const WORDS = { empty: 'the page is empty', asks_to_sign_in: 'the page asks to sign in' } as const;

function refuse(
  request: SourceRequest,
  { code, status, detail }: Pick<FetchFailure, 'code' | 'status' | 'detail'>,
): CrawlOutcome {
  const failure: SourceFailure = { requestId: request.id, code, detail, ...(status !== undefined && { status }) };
  return { failure, shown: { failure: code, ...(status !== undefined && { status }) } };
}

function outOfTime(request: Exclude<SourceRequest, { kind: 'text' }>): FetchFailure {
  const what = request.kind === 'page' ? request.url : request.source;
  return {
    kind: 'failure',
    code: 'budget',
    detail: `${what} was not read: the time of the take was used up.`,
    isTransient: false,
  };
}

function buildFetch(request: Exclude<SourceRequest, { kind: 'text' }>, deps: TakeDeps) {
  if (request.kind === 'page') {
    const accept = 'text/markdown,text/html;q=0.9,application/xhtml+xml;q=0.9,application/json;q=0.8,*/*;q=0.5';
    const allowOrigins = request.url === deps.demoUrl ? [new URL(request.url).host] : [];
    return { url: request.url, accept, allowOrigins };
  }
  const isPost = request.method === 'POST';
  const { maxBytes } = API_LIMITS[request.source];
  return {
    ...(maxBytes !== undefined && { maxBytes }),
    url: addressOf(request, deps).replace(/#.*$/s, ''),
    method: request.method,
    accept: 'application/json',
    source: request.source,
    answerStatuses: request.answerStatuses ?? [],
    ...(isPost && {
      body: new URLSearchParams(request.form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  };
}

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal.addEventListener('abort', () => (clearTimeout(timer), reject(signal.reason as Error)), { once: true });
  return promise;
}
