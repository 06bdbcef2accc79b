import { isIP } from 'node:net';
import { INSIDE_NAMES } from '#contracts/inside-names.ts';

/** What the rules make of an address before any name is looked up. */
export type UrlJudgement =
  | { kind: 'refused' }
  | {
      kind: 'acceptable';
      url: URL;
      /** Host without brackets: a name or an address literal. */
      host: string;
      port: number;
      /** A reserved or bare name, or an unusual port: only where configuration allows every address of the host. */
      needsConfiguredAddress: boolean;
    };

/** Reads an address as a person, a plan or a page wrote it. The raw string counts too: the parser drops tabs and line ends silently. */
export function judgeRawUrl(raw: string, maxLength: number): UrlJudgement {
  if (raw.length > maxLength || hasControlCharacter(raw)) return { kind: 'refused' };
  const authority = /^https?:\/\/([^/\\?#]+)/i.exec(raw)?.[1];
  if (authority === undefined || hasHiddenMark(authority)) return { kind: 'refused' };
  if (/^[^?#]*\\/.test(raw)) return { kind: 'refused' };
  if (!URL.canParse(raw)) return { kind: 'refused' };
  return judgeUrl(new URL(raw), maxLength);
}

/** Reads the `Location` of a redirect from `base`. */
export function judgeLocation(location: string, base: URL, maxLength: number): UrlJudgement {
  if (location.length > maxLength || hasControlCharacter(location)) return { kind: 'refused' };
  if (/^[a-z][a-z0-9+.-]*:/i.test(location)) return judgeRawUrl(location, maxLength);
  if (!URL.canParse(location, base.href)) return { kind: 'refused' };
  const url = new URL(location, base);
  if (url.hash === '') url.hash = base.hash;
  return judgeUrl(url, maxLength);
}

function judgeUrl(url: URL, maxLength: number): UrlJudgement {
  const port = getPort(url);
  if (port === undefined || url.href.length > maxLength) return { kind: 'refused' };
  if (url.username !== '' || url.password !== '') return { kind: 'refused' };
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const isLiteral = isIP(host) !== 0;
  if (!isLiteral && !isHostName(host)) return { kind: 'refused' };
  const needsConfiguredAddress = !ORDINARY_PORTS.has(port) || (!isLiteral && isReservedName(host));
  return { kind: 'acceptable', url, host, port, needsConfiguredAddress };
}

/** Undefined for a scheme that is not of the web, and for port 0. */
function getPort(url: URL): number | undefined {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  if (url.port === '') return url.protocol === 'https:' ? 443 : 80;
  return Number(url.port) || undefined;
}

const ORDINARY_PORTS: ReadonlySet<number> = new Set([80, 443, 8080, 8443]);

/** C0, DEL and C1. */
function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

/** Marks that vanish from a host name, or show it otherwise than it is. Joiners stay: names of some scripts need them. */
function hasHiddenMark(text: string): boolean {
  return /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/u.test(text);
}

function isHostName(host: string): boolean {
  if (host.length > 253) return false;
  return host.split('.').every((label) => /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/.test(label));
}

function isReservedName(host: string): boolean {
  return !host.includes('.') || RESERVED_NAMES.some((name) => host === name || host.endsWith(`.${name}`));
}

/** Beside the names inside somebody's network: those of RFC 6761, 7686 and 9476. */
const RESERVED_NAMES = [...INSIDE_NAMES, 'in-addr.arpa', 'ip6.arpa', 'test', 'invalid', 'example', 'onion', 'alt'];
