import type { ExchangeHop } from '#contracts/page-exchange.ts';
import type { FetchOutcome } from '../outbound/fetch-outcome.ts';
import type { ApiSource } from './api-sources.ts';

/** An address and headers with the key of a source, where the installation has one. */
export function withKey(
  { key, keyValue }: ApiSource,
  url: string,
  headers: Record<string, string> = {},
): { url: string; headers: Record<string, string> } {
  if (!key || keyValue === undefined) return { url, headers };
  if (key.in === 'header') return { url, headers: { ...headers, [key.name]: keyValue } };
  const keyed = new URL(url);
  keyed.searchParams.append(key.name, keyValue);
  return { url: keyed.href, headers };
}

/** The outcome without the key in its addresses and headers: what is stored, shown and logged never has one. Failures show no query. */
export function withoutKey<O extends FetchOutcome>({ key, keyValue }: ApiSource, outcome: O): O {
  if (!key || keyValue === undefined || outcome.kind === 'failure') return outcome;
  const bare = (url: string): string => (key.in === 'query' ? strip(url, key.name) : url);
  const written = [keyValue, encodeURIComponent(keyValue), new URLSearchParams({ '': keyValue }).toString().slice(1)];
  const hops = outcome.exchange?.hops.map((hop): ExchangeHop => ({
    ...hop,
    url: bare(hop.url),
    // A source may say back what it was asked, such as where it redirects to.
    headers: hop.headers.map(([name, value]) => [name, written.some((key) => value?.includes(key)) ? null : value]),
  }));
  return {
    ...outcome,
    url: bare(outcome.url),
    redirects: outcome.redirects.map(bare),
    ...(hops && { exchange: { ...outcome.exchange, hops } }),
  };
}

/** Takes one parameter out and leaves the rest of the query as it is written, so that addresses stay the same. */
function strip(url: string, name: string): string {
  const [before = '', query = ''] = url.split('?', 2);
  const kept = query.split('&').filter((part) => part !== '' && decodeURIComponent(part.split('=')[0] ?? '') !== name);
  return kept.length > 0 ? `${before}?${kept.join('&')}` : before;
}
