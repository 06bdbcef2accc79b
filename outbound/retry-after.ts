import type { Answer } from './send-once.ts';

/** Reads `Retry-After` (RFC 9110, 10.2.3: seconds or an HTTP date) as milliseconds from `nowMs`; undefined where it says nothing. */
export function parseRetryAfter(value: string | undefined, nowMs: number): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(text)) return Math.ceil(Math.min(Number(text), MOST_SECONDS) * 1000);
  if (!/[a-z]{3}/i.test(text)) return undefined;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs);
}

/** Thirty years: what is for ever is still a time that can be added to another. */
const MOST_SECONDS = 999_999_999;

/** How long an answer asks us to stay away: 429 and 503 alone can. */
export function findRetryAfter(
  { status, headers }: Pick<Answer, 'status' | 'headers'>,
  nowMs: number,
): number | undefined {
  return status === 429 || status === 503 ? parseRetryAfter(headers['retry-after'], nowMs) : undefined;
}
