import { AppError } from '#contracts/errors.ts';

const DEFAULT_SECONDS = 120;
const MAX_SECONDS = 300;

/** How long a caller wants to wait for the answer, in seconds (RFC 7240: `wait`, `respond-async`). Ends in invalid_request. */
export function parsePrefer(header: string | undefined): number {
  const preferences = (header ?? '').split(',').map((part) => part.split(';')[0]!.trim().toLowerCase());
  const wait = preferences.find((part) => /^wait\s*=/.test(part));
  if (wait !== undefined) {
    const text = wait.replace(/^wait\s*=\s*"?([^"]*)"?$/, '$1');
    if (!/^\d{1,9}$/.test(text) || Number(text) > MAX_SECONDS) {
      throw new AppError('invalid_request', 'A preference of the request is not valid; see errors.', {
        errors: [{ path: 'Prefer', message: `wait must be a whole number of seconds, 0 to ${MAX_SECONDS}` }],
      });
    }
    if (!preferences.includes('respond-async')) return Number(text);
  }
  return preferences.includes('respond-async') ? 0 : DEFAULT_SECONDS;
}
