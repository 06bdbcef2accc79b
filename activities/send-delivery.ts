import { MAX_RETRY_AFTER_MS } from '#contracts/work.ts';
import type { Outbound } from '../outbound/create-outbound.ts';

/** Of one attempt (INTERFACE, part 2, Webhooks). */
const ATTEMPT_MS = 15_000;
const ANSWER_BYTES = 2_048;

export interface SentDelivery {
  /** The receiver answered with 2xx. */
  isDelivered: boolean;
  status: number | null;
  /** A sentence of ours; null where it was delivered. */
  failure: string | null;
  /** The first 2 kB, without control characters; null where nothing was answered. */
  answer: string | null;
  latencyMs: number;
  /** How long the receiver asked us to stay away, a day at most. */
  retryAfterMs: number | undefined;
}

/** Sends a delivery once, and says in our words how it went. */
export async function sendDelivery(
  outbound: Pick<Outbound, 'deliver'>,
  { url, headers, body }: { url: string; headers: Record<string, string>; body: string },
): Promise<SentDelivery> {
  const begunAt = performance.now();
  const outcome = await outbound.deliver({ url, headers, body, timeoutMs: ATTEMPT_MS, maxAnswerBytes: ANSWER_BYTES });
  const latencyMs = Math.round(performance.now() - begunAt);
  if (outcome.kind === 'unanswered')
    return {
      isDelivered: false,
      status: null,
      failure: outcome.reason,
      answer: null,
      latencyMs,
      retryAfterMs: undefined,
    };
  const { status, retryAfterMs } = outcome;
  const isDelivered = status >= 200 && status < 300;
  return {
    isDelivered,
    status,
    failure: isDelivered ? null : `HTTP status ${status}`,
    answer: keepText(outcome.answer),
    latencyMs,
    retryAfterMs: retryAfterMs === undefined ? undefined : Math.min(retryAfterMs, MAX_RETRY_AFTER_MS),
  };
}

/** As text for people: no control characters but line ends, 2 kB at most also in UTF-8. */
function keepText(answer: string): string {
  const text = answer.replaceAll(/[^\P{C}\n]/gu, '').slice(0, ANSWER_BYTES);
  return Buffer.from(text).subarray(0, ANSWER_BYTES).toString().replaceAll('\ufffd', '');
}
