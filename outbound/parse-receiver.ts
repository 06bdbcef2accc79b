import { isIP } from 'node:net';
import { isAtPlace } from './address-rules.ts';
import type { AllowedPlace } from './address-rules.ts';
import { isOpenAddress } from './guard.ts';
import { judgeRawUrl } from './url-rules.ts';

export interface ReceiverRules {
  allow: readonly AllowedPlace[];
  /** Our own host names. */
  ownHosts: readonly string[];
  maxLength: number;
}

/**
 * Whether a name that is not looked up yet may lead to a configured place: to a host, where the place names it; to a network, wherever the name leads.
 * `localhost` leads to this machine (RFC 6761), so a network is its place only where that is within.
 */
function isPossiblyAt({ host, port }: { host: string; port: number }, place: AllowedPlace): boolean {
  if ('host' in place) return place.host === host && place.port === port;
  if (place.port !== undefined && place.port !== port) return false;
  const isThisMachine = host === 'localhost' || host.endsWith('.localhost');
  return !isThisMachine || LOOPBACK.some((address) => isAtPlace({ host, address, port }, place));
}

const LOOPBACK = ['127.0.0.1', '::1'];

/**
 * The address of a webhook's receiver as somebody wrote it; undefined where it cannot be one: not https, not public by what is written. Names are
 * looked up at each attempt, by the guard. What is not public by its name or port may still be configured, address by address.
 */
export function parseReceiver(raw: string, { allow, ownHosts, maxLength }: ReceiverRules): URL | undefined {
  const judgement = judgeRawUrl(raw, maxLength);
  if (judgement.kind === 'refused' || judgement.url.protocol !== 'https:') return undefined;
  const { url, host, port, needsConfiguredAddress } = judgement;
  if (isIP(host) === 0) {
    const isConfigured = allow.some((place) => isPossiblyAt({ host, port }, place));
    return (needsConfiguredAddress || ownHosts.includes(host)) && !isConfigured ? undefined : url;
  }
  const isAllowed =
    allow.some((place) => isAtPlace({ host, address: host, port }, place)) ||
    (!needsConfiguredAddress && isOpenAddress(host));
  return isAllowed ? url : undefined;
}
