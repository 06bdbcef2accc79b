import { share } from './check.ts';
import type { Check } from './check.ts';
import { outsideSources } from './outside-sources.ts';

const HALF_LIFE_SECONDS = 30 * 86_400;

/** How fresh the pages were when the take read them: 1 when fetched for it, half for every thirty days in the archive, 0 for what was not read. */
export const checkFreshness: Check = (evidence) => {
  const sources = outsideSources(evidence);
  if (sources.length === 0) return { score: null, why: 'no source was asked', evidence: [] };
  const fresh = sources.map(({ page, ageSeconds }) =>
    page === null ? 0 : 0.5 ** (Math.max(0, ageSeconds) / HALF_LIFE_SECONDS),
  );
  const oldest = Math.max(0, ...sources.map(({ ageSeconds }) => ageSeconds));
  return {
    score: share(
      fresh.reduce((sum, each) => sum + each, 0),
      sources.length,
    ),
    why: `the oldest page was fetched ${Math.round(oldest / 86_400)} days before`,
    evidence: sources.map(({ requestId }) => requestId),
  };
};
