/** No server takes longer addresses (RFC 9110, 4.1 asks for 8,000 characters), and each link below one costs its length. */
const MOST_BASE = 8_192;

/** A link as an absolute http(s) address, or null where it leads nowhere that can be read. */
export function absoluteLink(href: string, base: string | null): string | null {
  const trimmed = href.trim();
  if (trimmed === '' || trimmed.startsWith('#')) return null;
  const url = base === null || base.length > MOST_BASE ? URL.parse(trimmed) : URL.parse(trimmed, base);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  return url.href;
}
