import ipaddr from 'ipaddr.js';
import { INSIDE_NAMES } from '#contracts/inside-names.ts';
import { isLookalikeHost } from './lookalikes.ts';

/**
 * How a link of a page misleads: `private_address` leads into somebody's own network or carries a user name, `homoglyph_host` passes for
 * another host. Links to the page's own host are taken as they are. Undefined for an honest one.
 */
export function nameMisleading(href: string, pageUrl: string | null): 'private_address' | 'homoglyph_host' | undefined {
  const url = URL.parse(href);
  if (!url || url.hostname === (pageUrl === null ? null : URL.parse(pageUrl)?.hostname)) return undefined;
  if (isInside(url)) return 'private_address';
  return isLookalikeHost(url.hostname) ? 'homoglyph_host' : undefined;
}

/** Names end in letters; the library throws and catches an error for each that it is asked about. */
const MAY_BE_ADDRESS = /:|(?:^|\.)(?:\d+|0x[\da-f]*)$/i;

function isInside({ hostname, username, password }: URL): boolean {
  if (username !== '' || password !== '') return true;
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  if (MAY_BE_ADDRESS.test(host) && ipaddr.isValid(host)) return ipaddr.process(host).range() !== 'unicast';
  return !host.includes('.') || INSIDE_NAMES.some((name) => host === name || host.endsWith(`.${name}`));
}
