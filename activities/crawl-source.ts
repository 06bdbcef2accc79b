import type { JsonObject } from '#contracts/json.ts';
import type { PageExchange } from '#contracts/page-exchange.ts';
import type { PageOrigin } from '#contracts/page.ts';
import type { SourceFailure, SourceRequest } from '#contracts/plan.ts';
import { showSource } from '../evidence/show-source.ts';
import type { TextSource } from '../db/page-store.ts';
import { getRefusal } from '../db/errors.ts';
import { findAnswer } from '../db/queries/page-cache.ts';
import type { StoredAnswer } from '../db/queries/page-cache.ts';
import { addPage, addPageRead } from '../db/queries/pages.ts';
import { showPage } from '../evidence/show-page.ts';
import { EXTRACTOR } from '../evidence/text-layer/extractors.ts';
import type { FetchedExchange, FetchedPage, FetchFailure } from '../outbound/fetch-outcome.ts';
import { JobFailure } from '../threads/job-failure.ts';
import { askSource } from './ask-source.ts';
import { askWorld } from './ask-world.ts';
import type { OutsideRequest } from './ask-source.ts';
import type { HoldPage } from './hold-page.ts';
import { indexPage } from './index-page.ts';
import { createOneAtATime } from './one-at-a-time.ts';
import { renderPage } from './render-page.ts';
import type { StageContext } from './run-stage.ts';
import { addressOf } from './share-sources.ts';
import { confirmedHeaders, standsWithoutAsking, validatorsOf } from './stored-answer.ts';
import type { TakeDeps } from './take-deps.ts';

/** What came of a source: nothing but what the log shows when it was read. */
export type CrawlOutcome = {
  failure?: SourceFailure;
  /** Short JSON for the log: counts and hashes, no text. */
  shown: JsonObject;
};

export type CrawlSource = (context: StageContext, request: SourceRequest) => Promise<CrawlOutcome>;

/**
 * Reads one source through the guarded way out, archives its bytes and text, and records it for the take. What the operator's archive
 * holds of the source is used where it may be, or its origin is asked whether it still stands. Takes of one worker that want the same
 * source at once ask for it one after the other, so that the later ones find it in the archive.
 */
export function createCrawlSource(deps: TakeDeps, holdPage: HoldPage): CrawlSource {
  const oneAtATime = createOneAtATime();
  return async (context, request) => {
    try {
      return await read(context, request);
    } catch (error) {
      if (getRefusal(error) === 'archive_full') {
        const detail = `${showSource(request)} was not kept: the archive of this operator is full.`;
        return refuse(request, { code: 'budget', detail });
      }
      if (!(error instanceof JobFailure)) throw error;
      context.log.warn({ err: error }, 'the text of a page could not be made');
      const detail = `${showSource(request)} could not be read: ${UNREADABLE[error.reason]}.`;
      return refuse(request, { code: 'unreadable', detail });
    }
  };

  function read(context: StageContext, request: SourceRequest): Promise<CrawlOutcome> {
    if (request.kind !== 'text')
      return oneAtATime(`${context.operatorId} ${addressOf(request, deps)}`, () => crawl(context, request));
    const bytes = new TextEncoder().encode(request.text);
    const mediaType = 'text/plain; charset=utf-8';
    return archive(context, request, { origin: 'caller', url: null, status: 200, mediaType, headers: {}, bytes });
  }

  async function crawl(context: StageContext, request: OutsideRequest): Promise<CrawlOutcome> {
    const { world } = context;
    // A take of a made-up world reads each of its pages as if nobody had read it before.
    const stored = world ? undefined : await findStored(context, request);
    if (stored?.mayStand) return reuse(context, request, stored.answer);
    const asked =
      world?.kind === 'screening'
        ? await askWorld(context, request)
        : await askSource(deps, context, request, stored?.validators);
    if (asked.kind === 'not_modified' && stored) {
      const headers = confirmedHeaders(stored.answer, asked, Date.now());
      if (headers) return confirm(context, request, { ...stored.answer, headers }, asked.exchange);
    }
    const fetched = asked.kind === 'not_modified' ? await askSource(deps, context, request, undefined) : asked;
    if (fetched.kind === 'failure') return refuse(request, fetched);
    return archive(context, request, mapPage(request, fetched));
  }

  /** What the archive holds of a source: whether it may stand as it is, and by what its origin is asked whether it still does. */
  async function findStored({ operatorId, channel }: StageContext, request: OutsideRequest) {
    const answer = await findAnswer(deps.db, operatorId, addressOf(request, deps));
    if (!answer || !(await deps.pages.hasBytes(answer.sha256))) return undefined;
    const isPost = request.kind === 'api' && request.method === 'POST';
    const { freshSeconds } = channel.card;
    const atMs = Date.now();
    return {
      answer,
      mayStand: standsWithoutAsking(answer, { atMs, freshSeconds, isPost }),
      validators: isPost ? undefined : validatorsOf(answer, atMs),
    };
  }

  function reuse(context: StageContext, request: OutsideRequest, answer: StoredAnswer): Promise<CrawlOutcome> {
    const ageSeconds = Math.max(0, Math.round((Date.parse(context.brief.acceptedAt) - Date.parse(answer.at)) / 1_000));
    return record(context, { ...answer, requestId: request.id, ageSeconds });
  }

  function confirm(
    context: StageContext,
    request: OutsideRequest,
    answer: StoredAnswer,
    asked: FetchedExchange | undefined,
  ): Promise<CrawlOutcome> {
    const at = new Date().toISOString();
    const exchange = answer.exchange && asked && { ...answer.exchange, confirmed: asked.hops };
    const read = { ...answer, requestId: request.id, at, ageSeconds: 0, isConfirmed: true } as const;
    return record(context, exchange ? { ...read, exchange } : read);
  }

  /** Keeps the body as it came, where it came encoded: the page is made of it, and can be made of it again. */
  async function keepExchange({ hops, raw }: FetchedExchange): Promise<PageExchange> {
    if (!raw) return { hops };
    const byteLength = raw.length;
    return { hops, raw: { sha256: await deps.pages.putBytes(raw), byteLength } };
  }

  async function record(context: StageContext, { layerUrl, byteLength, ...read }: StoredAnswer): Promise<CrawlOutcome> {
    const source = { sha256: read.sha256, mediaType: read.mediaType, url: layerUrl, extractor: EXTRACTOR };
    const held = await holdPage(context, source);
    await keepText(context, source, held);
    await addPageRead(deps.db, await context.attempt(), { ...read, extractor: EXTRACTOR });
    return { shown: showPage({ ...read, bytes: { length: byteLength } }, held) };
  }

  async function keepText({ think }: StageContext, source: TextSource, { utf8, packed }: Held): Promise<void> {
    await deps.pages.putText(source, utf8 ?? (await think('page-text', packed, { key: source.sha256 })));
  }

  async function archive(context: StageContext, request: SourceRequest, page: FetchedBytes): Promise<CrawlOutcome> {
    const { operatorId } = context;
    const { length } = page.bytes;
    const sha256 = await deps.pages.putBytes(page.bytes);
    const kept = {
      sha256,
      byteLength: length,
      mediaType: page.mediaType,
      url: page.url,
    };
    const first = await addPage(deps.db, operatorId, kept, deps.archiveQuotaBytes);
    const source = { sha256, ...first, extractor: EXTRACTOR };
    const held = await holdPage(context, source, page.bytes);
    if (page.origin === 'web' && held.needsBrowser && context.world?.kind !== 'screening') {
      // The thread has taken the bytes over.
      const bytes = (await deps.pages.findBytes(sha256)) ?? new Uint8Array();
      const rendered = await renderPage(deps, context, { ...page, bytes });
      if (rendered.kind === 'failure') return refuse(request, { ...rendered, status: page.status });
      // What the browser made is no longer what came: that is kept beside it.
      const came = page.exchange && { exchange: { raw: bytes, ...page.exchange } };
      return archive(context, request, { ...page, ...rendered, ...came });
    }
    // A picture has no text, and is read all the same by who measures.
    const isMeasured = held.lane === 'image' && context.channel.measure !== undefined;
    const verdict = page.origin === 'web' && !isMeasured ? held.verdict : undefined;
    if (verdict)
      return refuse(request, {
        code: verdict,
        status: page.status,
        detail: `${page.url} could not be read: ${WORDS[verdict]}.`,
      });
    await keepText(context, source, held);
    const exchange = page.exchange && (await keepExchange(page.exchange));
    await addPageRead(deps.db, await context.attempt(), {
      ...(exchange && { exchange }),
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
      extractor: EXTRACTOR,
    });
    if (request.kind === 'page' && !context.world)
      await indexPage(deps, context, { url: request.url, sha256, packed: held.packed });
    return { shown: showPage({ ...page, bytes: { length }, mediaType: first.mediaType, sha256, ageSeconds: 0 }, held) };
  }
}

type Held = Awaited<ReturnType<HoldPage>>;

interface FetchedBytes {
  origin: PageOrigin;
  url: string | null;
  status: number;
  mediaType: string;
  headers: JsonObject;
  bytes: Uint8Array;
  exchange?: FetchedExchange;
}

const UNREADABLE = {
  deadline: 'its text takes too long to make',
  died: 'its text takes too much memory to make',
  threw: 'its text cannot be made',
} as const;

const WORDS = { empty: 'the page is empty', asks_to_sign_in: 'the page asks to sign in' } as const;

function refuse(
  request: SourceRequest,
  { code, status, detail }: Pick<FetchFailure, 'code' | 'status' | 'detail'>,
): CrawlOutcome {
  const failure: SourceFailure = { requestId: request.id, code, detail, ...(status !== undefined && { status }) };
  return { failure, shown: { failure: code, ...(status !== undefined && { status }) } };
}

function mapPage(request: OutsideRequest, { url, status, headers, body, exchange }: FetchedPage): FetchedBytes {
  const origin = request.kind === 'api' ? 'api' : 'web';
  const mediaType = headers['content-type'] ?? '';
  return { origin, url, status, mediaType, headers, bytes: body, ...(exchange && { exchange }) };
}
