import { OutboundFailure } from './failure.ts';
import { postOnce } from './post-once.ts';
import type { PostDeps, PostRequest } from './post-once.ts';

export type AskOutcome =
  | { kind: 'answered'; status: number; answer: Uint8Array }
  | { kind: 'unanswered'; reason: string };

/**
 * Asks an authority whose answer proves itself, so that it may be one without TLS, as most of those for time stamps are (`postOnce`). An answer
 * that is longer than wanted is none. Every end is a value, but cancelling rejects with the signal's reason.
 */
export async function ask(request: PostRequest, deps: PostDeps): Promise<AskOutcome> {
  try {
    const { status, body } = await postOnce(request, { protocols: ['https:', 'http:'], isCutAllowed: false }, deps);
    return { kind: 'answered', status, answer: body };
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error;
    return { kind: 'unanswered', reason: error.reason };
  }
}
