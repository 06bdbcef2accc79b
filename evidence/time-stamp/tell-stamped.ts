import { createHash } from 'node:crypto';
import { canonicalJson } from '../export/json-form.ts';
import type { StoredTake } from '../recheck/stored-take.ts';

/** Parts of a take that are whole before its end; the rest of its export follows from them, or is told at its end. */
const STAMPED = ['plan', 'findings', 'composition', 'grade'] as const;

export type StampedTake = Pick<StoredTake, (typeof STAMPED)[number]> & {
  pages: readonly Pick<StoredTake['pages'][number], 'sha256' | 'url' | 'at'>[];
};

/**
 * What the time of is stamped (RFC 8785 JSON): the SHA-256 of the members of the export that an answer follows from, and which bytes came from which
 * address when. `missed` says why there is no stamp of it.
 */
export function tellStamped(stored: StampedTake, missed?: string): Uint8Array {
  const members = Object.fromEntries(
    STAMPED.map((part) => [`${part}.json`, createHash('sha256').update(canonicalJson(stored[part])).digest('hex')]),
  );
  const pages = stored.pages.map(({ sha256, url, at }) => ({ sha256, url, at }));
  const { takeId } = stored.plan;
  return Buffer.from(canonicalJson({ takeId, members, pages, ...(missed !== undefined && { missed }) }));
}
