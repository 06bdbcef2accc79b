import { vi } from 'vitest';

/**
 * Resolves with what `look` gives once it no longer throws. How long that takes is the machine's affair: only what would never come
 * ends it, as late as the time-out of a test.
 */
export function eventually<T>(look: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(look, { timeout: 240_000, interval: 50 });
}
