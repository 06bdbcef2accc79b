import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { isAtPlace, isPublicAddress, isSameAddress, type AllowedPlace } from './address-rules.ts';
import { OutboundFailure } from './failure.ts';
import type { ResolveHost } from './resolve-host.ts';
import type { UrlJudgement } from './url-rules.ts';

/** An address that may be contacted now: exactly these addresses, found and judged for this one request. */
export interface Admission {
  url: URL;
  addresses: string[];
  /** The configured places by which it may be reached, where it is not public: what it leads to is no more than them. None for a public one. */
  places: readonly AllowedPlace[];
}

export interface GuardRules {
  allow: readonly AllowedPlace[];
  /** Our own host names: refused unless configuration allows their addresses. */
  ownHosts: readonly string[];
  resolve: ResolveHost;
  /** The machine's own addresses, which are refused even where they are public. */
  getOwnAddresses?: () => string[];
}

/**
 * Decides whether a judged address may be contacted, looking up every address of a name: one that is not allowed
 * refuses the name. `allowOrigins` (exact `host:port`) lets one request reach a place that the rules would refuse.
 * Ends in `address_not_allowed` or `could_not_connect`.
 */
export async function admit(
  judgement: UrlJudgement,
  rules: GuardRules,
  allowOrigins: readonly string[],
): Promise<Admission> {
  if (judgement.kind === 'refused') throw new OutboundFailure('address_not_allowed');
  const { url, host, port } = judgement;
  const isNamedByCaller = allowOrigins.includes(`${url.hostname}:${port}`);
  const needsConfigured = judgement.needsConfiguredAddress || rules.ownHosts.includes(host);
  if (needsConfigured && !isNamedByCaller && rules.allow.length === 0) throw new OutboundFailure('address_not_allowed');

  const addresses = isIP(host) === 0 ? await findAddresses(host, rules.resolve) : [host];
  const ownAddresses = (rules.getOwnAddresses ?? getInterfaceAddresses)();
  const isOpen = (address: string) => !needsConfigured && isOpenAddress(address, ownAddresses);
  const placesOf = (address: string) => rules.allow.filter((place) => isAtPlace({ host, address, port }, place));
  const isAllowed = (address: string) => isNamedByCaller || isOpen(address) || placesOf(address).length > 0;
  if (!addresses.every(isAllowed)) throw new OutboundFailure('address_not_allowed');
  const isPublic = addresses.every(isOpen);
  return { url, addresses, places: isPublic ? [] : addresses.flatMap(placesOf) };
}

/** Whether an address literal is of the public internet, and not this machine's own. */
export function isOpenAddress(address: string, ownAddresses: readonly string[] = getInterfaceAddresses()): boolean {
  return isPublicAddress(address) && !ownAddresses.some((own) => isSameAddress(own, address));
}

async function findAddresses(host: string, resolve: ResolveHost): Promise<string[]> {
  let addresses: string[];
  try {
    addresses = await resolve(host);
  } catch (cause) {
    throw new OutboundFailure('could_not_connect', { cause });
  }
  if (addresses.length === 0) throw new OutboundFailure('could_not_connect');
  return addresses;
}

function getInterfaceAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address));
}
