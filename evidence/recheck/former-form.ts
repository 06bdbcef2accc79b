import type { StoredTake } from './stored-take.ts';

/** A take as the former versions kept it: what later versions add to its parts, and check themselves, is left out. */
export function inFormerForm(stored: StoredTake): StoredTake {
  return {
    ...stored,
    citations: stored.citations.map(({ id, quote, page, start, end, url }) => ({ id, quote, page, start, end, url })),
  };
}
