import { AppError } from '#contracts/errors.ts';
import { LIMITS } from '#contracts/take.ts';

/** How long a caller wants to wait for the answer, in seconds (RFC 7240: `wait`, `respond-async`). Ends in invalid_request. */
export function parsePrefer(header: string | undefined): number {
  const preferences = (header ?? '').split(',').map((part) => part.split(';')[0]!.trim().toLowerCase());
  const wait = preferences.find((part) => /^wait\s*=/.test(part));
  if (wait !== undefined) {
    const text = wait.replace(/^wait\s*=\s*"?([^"]*)"?$/, '$1');
    if (!/^\d{1,9}$/.test(text) || Number(text) > LIMITS.waitSeconds) {
      throw new AppError('invalid_request', 'A preference of the request is not valid; see errors.', {
        errors: [{ path: 'Prefer', message: `wait must be a whole number of seconds, 0 to ${LIMITS.waitSeconds}` }],
      });
    }
    if (!preferences.includes('respond-async')) return Number(text);
  }
  return preferences.includes('respond-async') ? 0 : LIMITS.defaultWaitSeconds;
}
