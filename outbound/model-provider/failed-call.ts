import { parseRetryAfter } from '../retry-after.ts';

/** Why a provider did not do what it was asked to, in our words: what it writes into its errors goes nowhere. */
export interface FailedCall {
  detail: string;
  /** Whether the same request may do later. */
  isTransient: boolean;
  /** How long it asks us to stay away. */
  retryAfterMs?: number;
}

const SAID: Record<number, string> = {
  401: 'it does not take the key',
  402: 'its account has no credit',
  403: 'it does not take the key',
  404: 'it does not know the model',
  429: 'its rate limit is reached',
};

/**
 * Reads an answer that is none of success.
 * @param status undefined: none came
 */
export function tellFailedCall(status: number | undefined, headers: Record<string, string> = {}): FailedCall {
  if (status === undefined) return { detail: 'it could not be reached', isTransient: true };
  const retryAfterMs = parseRetryAfter(headers['retry-after'], Date.now());
  return {
    detail: `${SAID[status] ?? 'it answered with an error'}, status ${status}`,
    isTransient: status === 408 || status === 409 || status === 429 || status >= 500,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}
