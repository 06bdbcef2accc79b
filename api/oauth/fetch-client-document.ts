import { LRUCache } from 'lru-cache';
import type { Outbound } from '../../outbound/create-outbound.ts';
import { normalizeClient } from './normalize-client.ts';

/** Name of these requests to the way out: its own limits, and no robots.txt, which is for crawlers. */
export const CLIENT_DOCUMENT_SOURCE = 'client-metadata';
const MAX_BYTES = 5 * 1024;
const TIMEOUT_MS = 5_000;
/** The library asks again while it answers that asking failed, and whoever sent the request may send it again at once. */
const REFUSED_MS = 30_000;

/**
 * Fetches a client ID metadata document through the one way out: public https addresses only, no redirects, small and soon. In the form of `fetch`,
 * which the authorization server calls for nothing else. Rejects where there is no such document, for a while without asking.
 */
export function createFetchClientDocument(outbound: Outbound): (input: string | URL | Request) => Promise<Response> {
  const refused = new LRUCache<string, Error>({ max: 1_000, ttl: REFUSED_MS });
  return async (input) => {
    const url = input instanceof Request ? input.url : String(input);
    const known = refused.get(url);
    if (known) throw known;
    try {
      return await fetchDocument(outbound, url);
    } catch (error) {
      refused.set(url, error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  };
}

async function fetchDocument(outbound: Outbound, url: string): Promise<Response> {
  const outcome = await outbound.fetchPage({
    url,
    accept: 'application/json',
    source: CLIENT_DOCUMENT_SOURCE,
    maxBytes: MAX_BYTES,
    maxRedirects: 0,
    timeoutMs: TIMEOUT_MS,
    maxWaitMs: TIMEOUT_MS,
  });
  if (outcome.kind !== 'page') throw new Error(outcome.kind === 'failure' ? outcome.detail : 'nothing new');
  const document: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(outcome.body));
  if (typeof document !== 'object' || document === null || Array.isArray(document)) throw new Error('no JSON object');
  const { client_id: clientId, client_secret: secret } = document as Record<string, unknown>;
  if (clientId !== url || secret !== undefined) throw new Error('a document of another client, or with a secret in it');
  const cacheControl = outcome.headers['cache-control'];
  const headers = cacheControl === undefined ? {} : { 'cache-control': cacheControl };
  return Response.json(normalizeClient(document as Record<string, unknown>), { headers });
}
