import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** In `npm run test:thorough`. */
    isThorough: boolean;
  }
}

/** What `npm run test:thorough` takes, else what `npm test` has time for. */
export const thoroughOr = <T>(whole: T, otherwise: T): T => (inject('isThorough') ? whole : otherwise);

/**
 * All of a list in `npm run test:thorough`; in `npm test` so many of it, at even distances, the same each time. `from` shifts them: lists in one order
 * (of languages, of forms) that are each begun elsewhere together touch all of it.
 */
export function sample<T>(all: readonly T[], count: number, from = 0): readonly T[] {
  if (inject('isThorough') || all.length <= count) return all;
  return Array.from({ length: count }, (_, k) => all[(Math.floor((k * all.length) / count) + from) % all.length]!);
}

/** A third of each list that a file asks for, of short ones more, each begun one further than the last: lists in one order of languages together touch all. */
export function thirds(): <T>(all: readonly T[]) => readonly T[] {
  let lists = 0;
  return (all) => sample(all, Math.max(4, Math.ceil(all.length / 3)), lists++);
}
