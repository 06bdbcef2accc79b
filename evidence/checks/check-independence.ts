import { getDomain } from 'tldts';
import type { GradedSource } from '#contracts/grade.ts';
import type { Check } from './check.ts';

/**
 * Sources whose pages carry claims: two that are independent of each other are enough, one is half of that. Hosts below one registrable domain
 * (publicsuffix.org) are one source, and so is the same text on two hosts. The caller's own text is none.
 */
export const checkIndependence: Check = ({ claims, sources }) => {
  const cited = new Set(claims.filter(({ isKept }) => isKept).flatMap(({ pages = [] }) => pages));
  const carrying = sources.filter(({ page, host }) => host !== null && page !== null && cited.has(page));
  const sites = new Set(carrying.map((source) => siteOf(originalOf(source, sources).host ?? '')));
  return {
    score: Math.min(1, sites.size / 2),
    why: `${sites.size} independent ${sites.size === 1 ? 'source carries' : 'sources carry'} claims`,
    evidence: carrying.map(({ requestId }) => requestId),
  };
};

const originalOf = (source: GradedSource, sources: readonly GradedSource[]): GradedSource =>
  sources.find(({ page, host }) => page !== null && page === source.copyOf && host !== null) ?? source;

/** Names that anybody can register below, such as those of `github.io`, part sites as `com` does. */
function siteOf(host: string): string {
  const name = host.replace(/:\d+$/, '');
  return getDomain(name, { allowPrivateDomains: true }) ?? name;
}
