/** A link as an absolute http(s) address, or null where it leads nowhere that can be read. */
export function absoluteLink(href: string, base: string | null): string | null {
  const trimmed = href.trim();
  if (trimmed === '' || trimmed.startsWith('#')) return null;
  const url = base === null ? URL.parse(trimmed) : URL.parse(trimmed, base);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  return url.href;
}
