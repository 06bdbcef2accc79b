import type { Answer } from './send-once.ts';

/** Reads `Retry-After` (RFC 9110, 10.2.3: seconds or an HTTP date) as milliseconds from `nowMs`; undefined where it says nothing. */
export function parseRetryAfter(value: string | undefined, nowMs: number): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d{1,9}(\.\d+)?$/.test(text)) return Math.ceil(Number(text) * 1000);
  if (!/[a-z]{3}/i.test(text)) return undefined;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs);
}

/** How long an answer asks us to stay away: 429 and 503 alone can. */
export function findRetryAfter(
  { status, headers }: Pick<Answer, 'status' | 'headers'>,
  nowMs: number,
): number | undefined {
  return status === 429 || status === 503 ? parseRetryAfter(headers['retry-after'], nowMs) : undefined;
}
