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
 * The address of a webhook's receiver as somebody wrote it; undefined where it cannot be one: not https, not public by what is written. Names are
 * looked up at each attempt, by the guard. What is not public by its name or port may still be configured, address by address.
 */
export function parseReceiver(raw: string, { allow, ownHosts, maxLength }: ReceiverRules): URL | undefined {
  const judgement = judgeRawUrl(raw, maxLength);
  if (judgement.kind === 'refused' || judgement.url.protocol !== 'https:') return undefined;
  const { url, host, port, needsConfiguredAddress } = judgement;
  if (isIP(host) === 0)
    return (needsConfiguredAddress || ownHosts.includes(host)) && allow.length === 0 ? undefined : url;
  const isAllowed =
    allow.some((place) => isAtPlace({ host, address: host, port }, place)) ||
    (!needsConfiguredAddress && isOpenAddress(host));
  return isAllowed ? url : undefined;
}
