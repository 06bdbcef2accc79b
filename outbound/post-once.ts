import { raceSignal, startDeadline } from './deadline.ts';
import { OutboundFailure } from './failure.ts';
import type { FollowDeps } from './follow.ts';
import { admit } from './guard.ts';
import type { Admission } from './guard.ts';
import { sendOnce } from './send-once.ts';
import type { Answer } from './send-once.ts';
import { judgeRawUrl } from './url-rules.ts';
import type { UrlJudgement } from './url-rules.ts';

export interface PostRequest<Body = string | Uint8Array> {
  url: string;
  headers: Record<string, string>;
  body: Body;
  /** For the whole request, with finding the address and reading the answer. */
  timeoutMs: number;
  maxAnswerBytes: number;
  signal?: AbortSignal;
}

export type PostDeps = FollowDeps & { userAgent: string; now: () => number };

/**
 * Sends one POST, which may go out again, to an address that must be public, or allowed by configuration, at this very moment: its name is resolved
 * and pinned here. Redirects are answers. Rejects with an OutboundFailure, or with the signal's reason when cancelled.
 */
export async function postOnce(
  request: PostRequest,
  { protocols, isCutAllowed }: { protocols: readonly string[]; isCutAllowed: boolean },
  deps: PostDeps,
): Promise<Answer> {
  const { signal, timeoutMs, maxAnswerBytes } = request;
  const endsAt = deps.now() + timeoutMs;
  const judgement = judgeRawUrl(request.url, deps.limits.maxUrlLength);
  if (judgement.kind !== 'refused' && !protocols.includes(judgement.url.protocol))
    throw new OutboundFailure('address_not_allowed');
  const admission = await admitInTime(judgement, request, deps);
  return sendOnce(
    {
      admission,
      method: 'POST',
      headers: { ...request.headers, 'user-agent': deps.userAgent },
      body: request.body,
      isRepeatable: true,
      maxBytes: maxAnswerBytes,
      isCutAllowed,
      isBodyOptional: isCutAllowed,
      timeoutMs: Math.max(1, endsAt - deps.now()),
      signal,
    },
    deps.pools,
    deps.limits,
  );
}

async function admitInTime(
  judgement: UrlJudgement,
  { signal, timeoutMs }: Pick<PostRequest, 'signal' | 'timeoutMs'>,
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
