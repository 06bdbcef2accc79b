/** Headers of an answer that matter for reading, caching and following it; all others are dropped where they arrive. */
const KEPT = new Set([
  'age',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-location',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'link',
  'location',
  'pragma',
  'retry-after',
  'vary',
  'x-robots-tag',
]);

const MAX_VALUE_LENGTH = 4096;

/** The parameter of media types by which we mark what a browser has made; no server may set it. */
const OURS = /;\s*rendered=[^;,]*/gi;

/** Lower-case names, repeated headers joined with a comma (RFC 9110, 5.3). */
export function keepHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || !KEPT.has(name.toLowerCase())) continue;
    const joined = Array.isArray(value) ? value.join(', ') : value;
    if (joined.length <= MAX_VALUE_LENGTH) kept[name.toLowerCase()] = joined.replace(OURS, '');
  }
  return kept;
}
