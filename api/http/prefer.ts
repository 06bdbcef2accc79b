import { LIMITS } from '#contracts/take.ts';

/**
 * How long a caller wants to wait for the answer, in seconds (RFC 7240: `wait`, `respond-async`). Of a preference that stands twice the first
 * counts; one that cannot be met, such as a wait out of range, is ignored.
 */
export function parsePrefer(header: string | undefined): number {
  const preferences = (header ?? '').split(',').map((part) => part.split(';')[0]!.trim().toLowerCase());
  if (preferences.includes('respond-async')) return 0;
  const wait = preferences.find((part) => /^wait\s*=/.test(part))?.replace(/^wait\s*=\s*"?([^"]*)"?$/, '$1');
  if (wait === undefined || !/^\d{1,9}$/.test(wait) || Number(wait) > LIMITS.waitSeconds)
    return LIMITS.defaultWaitSeconds;
  return Number(wait);
}
