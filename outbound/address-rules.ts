import ipaddr from 'ipaddr.js';

/** A place that configuration lets requests reach although it is not public: a network, at one port or at all, or a host at one port. */
export type AllowedPlace = AllowedNetwork | { host: string; port: number };

export interface AllowedNetwork {
  address: ipaddr.IPv4 | ipaddr.IPv6;
  prefixLength: number;
  /** All ports when absent. */
  port?: number;
}

/** Where a request goes: a host as its address has it, without brackets, what it resolves to, and a port. */
export interface Destination {
  host: string;
  address: string;
  port: number;
}

/** Is this IPv4 or IPv6 literal, without brackets, an address of the public internet? */
export function isPublicAddress(literal: string): boolean {
  if (literal.includes('%') || !ipaddr.isValid(literal)) return false;
  const address = ipaddr.parse(literal);
  if (address.range() !== 'unicast') return false;
  return !REFUSED.some((network) => isInside(address, network)) && isOrdinaryIPv6(address);
}

/** Is the destination one of the place's? A mapped IPv6 form of an IPv4 address is not inside an IPv4 network. */
export function isAtPlace({ host, address: literal, port }: Destination, place: AllowedPlace): boolean {
  if ('host' in place) return place.host === host && place.port === port;
  if (literal.includes('%') || !ipaddr.isValid(literal)) return false;
  return (place.port === undefined || place.port === port) && isInside(ipaddr.parse(literal), place);
}

/** Do the two literals write the same address? */
export function isSameAddress(one: string, other: string): boolean {
  if (!ipaddr.isValid(one) || !ipaddr.isValid(other)) return false;
  return ipaddr.process(one).toNormalizedString() === ipaddr.process(other).toNormalizedString();
}

/** Reads one network in CIDR notation, or a single address; undefined where it is neither. */
export function parseNetwork(text: string): AllowedNetwork | undefined {
  if (!/^[0-9a-fA-F:.]+(\/\d{1,3})?$/.test(text)) return undefined;
  if (!text.includes(':') && !/^\d+\.\d+\.\d+\.\d+(\/|$)/.test(text)) return undefined;
  if (ipaddr.isValidCIDR(text)) {
    const [address, prefixLength] = ipaddr.parseCIDR(text);
    return { address, prefixLength };
  }
  if (!ipaddr.isValid(text)) return undefined;
  const address = ipaddr.parse(text);
  return { address, prefixLength: address.kind() === 'ipv4' ? 32 : 128 };
}

/** Reads `CIDR`, `CIDR:port` or `host:port`; undefined where it is none of them. An IPv6 address with a port stands in brackets. */
export function parsePlace(text: string): AllowedPlace | undefined {
  const network = parseNetwork(text);
  if (network) return network;
  const [, before, digits] = /^(.+):(\d{1,5})$/.exec(text) ?? [];
  const port = Number(digits);
  if (before === undefined || port < 1 || port > 65_535) return undefined;
  const within = parseNetwork(before.replace(/^\[(.*)\]$/, '$1'));
  if (within) return { ...within, port };
  const host = before.toLowerCase();
  return /^[a-z0-9_]([a-z0-9_.-]{0,251}[a-z0-9_])?$/.test(host) && !/^[\d.]+$/.test(host) ? { host, port } : undefined;
}

/** Reads `LONGTAKE_OUTBOUND_ALLOW`: places separated by commas or white space. `wrong` lists the parts that are none. */
export function parseNetworks(text: string): { networks: AllowedPlace[]; wrong: string[] } {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  const read = parts.map((part) => ({ part, network: parsePlace(part) }));
  return {
    networks: read.flatMap(({ network }) => network ?? []),
    wrong: read.filter(({ network }) => network === undefined).map(({ part }) => part),
  };
}

/**
 * Networks that are unicast by their class and yet no place of the web: cloud platform services, relays and AS112 sinks,
 * the IETF protocol block 2001::/23 with Teredo, ORCHID and AMT, 6to4, documentation and segment routing.
 */
const REFUSED = [
  '168.63.129.16/32',
  '192.0.0.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.175.48.0/24',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
].map((text) => {
  const [address, prefixLength] = ipaddr.parseCIDR(text);
  return { address, prefixLength };
});

function isInside(address: ipaddr.IPv4 | ipaddr.IPv6, network: AllowedNetwork): boolean {
  if (address.kind() !== network.address.kind()) return false;
  return address.match(network.address, network.prefixLength);
}

/** Global unicast is 2000::/3 (RFC 4291). An ISATAP interface id (RFC 5214) carries an IPv4 address of its own. */
function isOrdinaryIPv6(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (!('parts' in address)) return true;
  const isGlobal = ((address.parts[0] ?? 0) & 0xe000) === 0x2000;
  const isIsatap = ((address.parts[4] ?? 0) & 0xfdff) === 0 && address.parts[5] === 0x5efe;
  return isGlobal && !isIsatap;
}
