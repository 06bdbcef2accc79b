import type { Dispatcher } from 'undici';
import type { ExchangeHop } from '#contracts/page-exchange.ts';
import { startDeadline } from './deadline.ts';
import { decodeBody } from './decode-body.ts';
import { OutboundFailure } from './failure.ts';
import type { Admission } from './guard.ts';
import { keepHeaders } from './kept-headers.ts';
import { keepReceived, mapReceived } from './received-headers.ts';
import type { OutboundLimits } from './limits.ts';
import { isRedirect } from './next-hop.ts';
import type { OriginPool, OriginPools } from './origin-pools.ts';
import { buildTooLarge, readBody } from './read-body.ts';

export interface SendRequest {
  admission: Admission;
  method: string;
  headers: Record<string, string>;
  body: string | Uint8Array | undefined;
  /** Sending it twice does what sending it once does. A GET is. */
  isRepeatable?: boolean;
  maxBytes: number;
  isCutAllowed: boolean;
  /** The status is what matters: a body that cannot be decoded is left out. */
  isBodyOptional?: boolean;
  timeoutMs: number;
  signal: AbortSignal | undefined;
}

/** One answer of one host, its redirect unfollowed and then without a body. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
  /** All headers, as they came. */
  received: ExchangeHop['headers'];
  /** The body before it was decoded; absent where it came as it is. */
  raw?: Uint8Array<ArrayBuffer>;
}

/** Sends one request to an admitted address. Rejects with an OutboundFailure, or with the signal's reason when cancelled. */
export async function sendOnce(request: SendRequest, pools: OriginPools, limits: OutboundLimits): Promise<Answer> {
  using deadline = startDeadline(request.signal, request.timeoutMs);
  const phase = { isAnswered: false };
  try {
    const answer = await dispatch(request, pools.get(request.admission), deadline.signal);
    phase.isAnswered = true;
    return await readAnswer(answer, request, limits);
  } catch (error) {
    if (request.signal?.aborted) throw request.signal.reason;
    if (deadline.hasPassed()) throw new OutboundFailure('timed_out', { cause: error });
    throw mapError(error, phase.isAnswered, limits);
  }
}

/**
 * A kept connection that the other side closes just then is no fault of the site: one that may be repeated goes out again, until it went
 * out on a fresh one. Each failure takes a kept connection away, so that ends.
 */
async function dispatch(
  request: SendRequest,
  origin: OriginPool,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  const { url } = request.admission;
  const isRepeatable = request.isRepeatable ?? request.method === 'GET';
  for (;;) {
    const openedBefore = origin.getOpened();
    try {
      return await origin.pool.request({
        path: url.pathname + url.search,
        method: request.method,
        headers: request.headers,
        body: request.body ?? null,
        responseHeaders: 'raw',
        signal,
      });
    } catch (error) {
      const isStale = origin.getOpened() === openedBefore && STALE.has(getCode(error));
      if (!isStale || !isRepeatable || signal.aborted) throw error;
    }
  }
}

const STALE: ReadonlySet<string> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

async function readAnswer(
  answer: Dispatcher.ResponseData,
  request: SendRequest,
  limits: OutboundLimits,
): Promise<Answer> {
  // Asked for as names and values in turn.
  const inTurn = answer.headers as unknown as string[];
  const all = mapReceived(inTurn);
  const headers = keepHeaders(all);
  const received = keepReceived(inTurn);
  const status = answer.statusCode;
  if (isRedirect(status)) {
    await answer.body.dump({ limit: MAX_IGNORED_BYTES }).catch(() => undefined);
    return { status, headers, received, body: new Uint8Array() };
  }
  const { maxBytes, isCutAllowed } = request;
  const declared = Number(all['content-length']);
  if (declared > maxBytes && !isCutAllowed) {
    answer.body.on('error', () => undefined).destroy();
    throw buildTooLarge(maxBytes);
  }
  const { bytes, isCut } = await readBody(answer.body, { maxBytes, isCutAllowed });
  const decodeLimits = { ...limits, maxBytes: isCut ? limits.maxBytes : maxBytes, isCut };
  const body = await decodeBody(bytes, headers['content-encoding'], decodeLimits).catch((error: unknown) => {
    if (!request.isBodyOptional) throw error;
    return new Uint8Array();
  });
  // The body is no longer encoded, so whoever keeps it with its headers must not be told that it is.
  delete headers['content-encoding'];
  const isEncoded = !isCut && body !== bytes;
  return { status, headers, received, body: isCut ? body.slice(0, maxBytes) : body, ...(isEncoded && { raw: bytes }) };
}

const MAX_IGNORED_BYTES = 16 * 1024;

function mapError(error: unknown, isAnswered: boolean, limits: OutboundLimits): OutboundFailure {
  if (error instanceof OutboundFailure) return error;
  const code = getCode(error);
  if (code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'ETIMEDOUT')
    return new OutboundFailure('timed_out', { cause: error });
  if (code === 'UND_ERR_HEADERS_OVERFLOW' || code === 'HPE_HEADER_OVERFLOW')
    return buildTooLarge(limits.maxHeaderBytes);
  if (isAnswered)
    return new OutboundFailure('unreadable', { reason: 'the answer broke off', isTransient: true, cause: error });
  // A closed port, no TLS, a peer that speaks something else: told apart, they would map what listens where.
  return new OutboundFailure('could_not_connect', { cause: error });
}

function getCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
