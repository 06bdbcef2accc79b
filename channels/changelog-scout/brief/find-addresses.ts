import { parse } from 'tldts';

export interface WrittenAddress {
  url: string;
  start: number;
  end: number;
}

/**
 * Web addresses in a brief, in order and once each: with scheme; without one where there is a path or `www.`; a bare domain only when the
 * brief gives nothing better, so that `socket.io` beside an address stays a name. `owner/name` counts beside the word GitHub.
 */
export function findAddresses(text: string): WrittenAddress[] {
  const whole = collect(text, WHOLE, (written) => written);
  const rest = blank(text, whole);
  const paths = collect(rest, PATHED, (written) => (isDomain(written) ? `https://${written}` : null));
  const found = [...whole, ...paths];
  const github =
    found.length === 0 && /\bgit ?hub\b/i.test(text)
      ? collect(rest, REPOSITORY, (written) => `https://github.com/${written}`)
      : [];
  found.push(...github);
  if (found.length === 0)
    found.push(
      ...collect(rest, BARE, (written) => (isDomain(written) && !isFileName(written) ? `https://${written}` : null)),
    );
  const seen = new Set<string>();
  return found.toSorted((a, b) => a.start - b.start).filter(({ url }) => !seen.has(url) && seen.add(url) !== undefined);
}

const WHOLE = /\bhttps?:\/\/[^\s<>"'`|\\^{}]{1,2000}/gi;
const PATHED =
  /(?<![\w@/.:-])(?:www\.[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/[^\s<>"'`|\\^{}]{0,2000})?|(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,24}(?::\d{2,5})?\/[^\s<>"'`|\\^{}]{0,2000})/gi;
const REPOSITORY = /(?<![\w@/.:-])[A-Za-z0-9](?:[A-Za-z0-9-]{0,38})\/[A-Za-z0-9._-]{1,100}(?![\w/])/g;
const BARE = /(?<![\w@/.:-])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,24}(?![\w-]|\.\w)/gi;

function collect(text: string, pattern: RegExp, read: (written: string) => string | null): WrittenAddress[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: raw, index }) => {
    const written = trimEnd(raw);
    const url = read(written);
    return url !== null && URL.canParse(url)
      ? [{ url: new URL(url).href, start: index, end: index + written.length }]
      : [];
  });
}

/** Without the punctuation of the sentence and brackets that the address does not open. */
function trimEnd(raw: string): string {
  let written = raw.replace(/[.,;:!?…*_]+$/, '');
  for (const [open, close] of ['()', '[]'].map((pair) => [...pair] as [string, string])) {
    while (written.endsWith(close) && written.split(close).length > written.split(open).length)
      written = written.slice(0, -1).replace(/[.,;:!?]+$/, '');
  }
  return written;
}

function isDomain(written: string): boolean {
  const { isIcann, domain, isIp } = parse(written);
  return (isIcann === true && domain !== null) || isIp === true;
}

/** `CHANGELOG.md` and `setup.py` are files, though md and py are top-level domains. */
function isFileName(written: string): boolean {
  return (
    /^[\w-]+\.(?:md|rs|py|sh|pl|ps|cc|so|zip|mov|java|js|ts|go|rb|md5|st|app|name|info|to|in|is|my)$/i.test(written) &&
    !/^www\./i.test(written)
  );
}

function blank(text: string, found: WrittenAddress[]): string {
  let blanked = text;
  for (const { start, end } of found) blanked = blanked.slice(0, start) + ' '.repeat(end - start) + blanked.slice(end);
  return blanked;
}

/** The text with its addresses as blanks. */
export const withoutAddresses = (text: string): string => blank(text, findAddresses(text));
