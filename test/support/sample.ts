import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** In `npm run test:thorough`. */
    isThorough: boolean;
  }
}

/** What `npm run test:thorough` takes, else what `npm test` has time for. */
export const thoroughOr = <T>(whole: T, otherwise: T): T => (inject('isThorough') ? whole : otherwise);

/** All of a list in `npm run test:thorough`; in `npm test` so many of it, at even distances, the same each time. */
export function sample<T>(all: readonly T[], count: number): readonly T[] {
  if (inject('isThorough') || all.length <= count) return all;
  return Array.from({ length: count }, (_, k) => all[Math.floor((k * all.length) / count)]!);
}
