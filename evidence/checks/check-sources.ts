import { share } from './check.ts';
import type { Check } from './check.ts';
import { outsideSources } from './outside-sources.ts';

/** Share of the sources that were asked and gave a page. A take that asked for none has no such check. */
export const checkSources: Check = (evidence) => {
  const sources = outsideSources(evidence);
  if (sources.length === 0) return { score: null, why: 'no source was asked', evidence: [] };
  const read = sources.filter(({ page }) => page !== null);
  return {
    score: share(read.length, sources.length),
    why: `${read.length} of ${sources.length} sources read`,
    evidence: sources.map(({ requestId }) => requestId),
  };
};
