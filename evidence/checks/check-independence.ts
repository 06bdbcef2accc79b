import type { Check } from './check.ts';

/** Hosts whose pages carry claims: two that are independent of each other are enough, one is half of that. The caller's own text is no host. */
export const checkIndependence: Check = ({ claims, sources }) => {
  const cited = new Set(claims.filter(({ isKept }) => isKept).flatMap(({ pages = [] }) => pages));
  const carrying = sources.filter(({ page, host }) => host !== null && page !== null && cited.has(page));
  const hosts = new Set(carrying.map(({ host }) => siteOf(host ?? '')));
  return {
    score: Math.min(1, hosts.size / 2),
    why: `${hosts.size} independent hosts carry claims`,
    evidence: carrying.map(({ requestId }) => requestId),
  };
};

/** Names below one registered name are not independent of each other; `co.uk` and its like are no registered names. */
function siteOf(host: string): string {
  const name = host.replace(/:\d+$/, '');
  if (/^[\d.]+$|^\[/.test(name)) return name;
  const labels = name.split('.');
  const isShared = labels.length > 2 && /^(?:co|com|org|net|gov|ac|edu)\.[a-z]{2}$/.test(labels.slice(-2).join('.'));
  return labels.slice(isShared ? -3 : -2).join('.');
}
