import { OutboundFailure } from './failure.ts';
import { postOnce } from './post-once.ts';
import type { PostDeps, PostRequest } from './post-once.ts';
import { findRetryAfter } from './retry-after.ts';

/** So much of the answer as `maxAnswerBytes` is read; the rest is left where it is. The receiver knows a delivery by its id. */
export type DeliveryRequest = PostRequest<string>;

export type DeliveryOutcome =
  | { kind: 'answered'; status: number; answer: string; retryAfterMs: number | undefined }
  | { kind: 'unanswered'; reason: string };

/** Sends one POST to an https address (`postOnce`). Every end is a value, but cancelling rejects with the signal's reason. */
export async function deliver(request: DeliveryRequest, deps: PostDeps): Promise<DeliveryOutcome> {
  try {
    const answer = await postOnce(request, { protocols: ['https:'], isCutAllowed: true }, deps);
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
