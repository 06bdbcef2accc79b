import { share } from './check.ts';
import type { Check } from './check.ts';
import { countClaims } from './count-claims.ts';

/** Share of claims that the caller's own text, an official API or a page on a host that the brief names carries. */
export const checkFirstParty: Check = (evidence) => {
  const { claims, sources } = evidence;
  const all = countClaims(evidence);
  const own = sources.filter(({ origin, isNamed }) => origin === 'caller' || origin === 'api' || isNamed);
  const pages = new Set(own.flatMap(({ page }) => page ?? []));
  const carried = claims.filter((claim) => claim.isKept && claim.pages?.some((page) => pages.has(page)));
  return {
    score: share(carried.length, all),
    why: `${carried.length} of ${all} claims carried at first hand`,
    evidence: own.map(({ requestId }) => requestId),
  };
};
