import { OutboundFailure } from './failure.ts';
import type { FetchRequest } from './fetch-request.ts';
import type { FetchFailure, FetchOutcome } from './fetch-outcome.ts';
import type { FollowedAnswer } from './follow.ts';
import { findRetryAfter } from './retry-after.ts';

/** What an answer is to the one who asked. Ends in `http_status`, `asks_to_sign_in` or `empty`. */
export function mapAnswer(answer: FollowedAnswer, request: FetchRequest, nowMs: number): FetchOutcome {
  const { url, redirects, status, headers, body, hops, raw } = answer;
  const exchange = { hops, ...(raw && { raw }) };
  if (status === 304 && request.conditional) return { kind: 'not_modified', url, redirects, headers, exchange };
  if (request.answerStatuses?.includes(status))
    return { kind: 'page', url, redirects, status, headers, body, exchange };
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
  return { kind: 'page', url, redirects, status, headers, body, exchange };
}

/** Nothing but ASCII white space, byte order marks and NUL, in whatever encoding. */
function isBlank(body: Uint8Array): boolean {
  return body.every(
    (byte) => byte <= 0x20 || byte === 0xef || byte === 0xbb || byte === 0xbf || byte === 0xfe || byte === 0xff,
  );
}

/** `what`: the source or page that was asked, as prose calls it. */
export function mapFailure(failure: OutboundFailure, what: string): FetchFailure {
  return {
    kind: 'failure',
    code: failure.code,
    ...(failure.status !== undefined && { status: failure.status }),
    detail: `${what} could not be read: ${failure.reason}.`,
    ...(failure.retryAfterMs !== undefined && { retryAfterMs: failure.retryAfterMs }),
    isTransient: failure.isTransient,
    ...(failure.cause !== undefined && { cause: failure.cause }),
  };
}
