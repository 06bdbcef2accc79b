import { raceSignal, startDeadline } from './deadline.ts';
import { OutboundFailure } from './failure.ts';
import type { FollowDeps } from './follow.ts';
import { admit } from './guard.ts';
import type { Admission } from './guard.ts';
import { findRetryAfter } from './retry-after.ts';
import { sendOnce } from './send-once.ts';
import { judgeRawUrl } from './url-rules.ts';
import type { UrlJudgement } from './url-rules.ts';

export interface DeliveryRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** For the whole request, with finding the address and reading the answer. */
  timeoutMs: number;
  /** So much of the answer is read; the rest is left where it is. */
  maxAnswerBytes: number;
  signal?: AbortSignal;
}

export type DeliveryOutcome =
  | { kind: 'answered'; status: number; answer: string; retryAfterMs: number | undefined }
  | { kind: 'unanswered'; reason: string };

/**
 * Sends one POST to an https address that must be public, or allowed by configuration, at this very moment: its name is resolved and pinned here.
 * Redirects are answers. Every end is a value, but cancelling rejects with the signal's reason.
 */
export async function deliver(
  request: DeliveryRequest,
  deps: FollowDeps & { userAgent: string; now: () => number },
): Promise<DeliveryOutcome> {
  const { signal, timeoutMs, maxAnswerBytes } = request;
  const endsAt = deps.now() + timeoutMs;
  const judgement = judgeRawUrl(request.url, deps.limits.maxUrlLength);
  try {
    if (judgement.kind !== 'refused' && judgement.url.protocol !== 'https:')
      throw new OutboundFailure('address_not_allowed');
    const admission = await admitInTime(judgement, request, deps);
    const answer = await sendOnce(
      {
        admission,
        method: 'POST',
        headers: { ...request.headers, 'user-agent': deps.userAgent },
        body: request.body,
        // The receiver knows a delivery by its id.
        isRepeatable: true,
        maxBytes: maxAnswerBytes,
        isCutAllowed: true,
        isBodyOptional: true,
        timeoutMs: Math.max(1, endsAt - deps.now()),
        signal,
      },
      deps.pools,
      deps.limits,
    );
    return {
      kind: 'answered',
      status: answer.status,
      answer: new TextDecoder().decode(answer.body),
      retryAfterMs: findRetryAfter(answer, deps.now()),
    };
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error;
    return { kind: 'unanswered', reason: error.reason };
  }
}

async function admitInTime(
  judgement: UrlJudgement,
  { signal, timeoutMs }: Pick<DeliveryRequest, 'signal' | 'timeoutMs'>,
  { rules }: Pick<FollowDeps, 'rules'>,
): Promise<Admission> {
  using deadline = startDeadline(signal, timeoutMs);
  try {
    return await raceSignal(admit(judgement, rules, []), deadline.signal);
  } catch (error) {
    if (deadline.hasPassed()) throw new OutboundFailure('timed_out', { cause: error });
    throw error;
  }
}
