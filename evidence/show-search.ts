import type { FoundPage } from '#contracts/stage-outputs.ts';
import type { JsonObject } from '#contracts/json.ts';
import type { ArchiveQuery } from '#contracts/plan.ts';

/** A query of the archive as the log shows it. The verifier compares it with the plan. */
export const showQuery = ({ query, name, limit }: ArchiveQuery): JsonObject => ({ query, name, limit });

/** What the archive answered, as the log shows it: counts and hashes, no text. The verifier compares it with what is stored. */
export const showFound = (found: readonly FoundPage[]): JsonObject => ({
  found: found.length,
  stale: found.filter(({ isStale }) => isStale).length,
  pages: found.map(({ sha256 }) => sha256),
});
