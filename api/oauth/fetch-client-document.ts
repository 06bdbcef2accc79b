import type { Outbound } from '../../outbound/create-outbound.ts';
import { normalizeClient } from './normalize-client.ts';

/** Name of these requests to the way out: its own limits, and no robots.txt, which is for crawlers. */
export const CLIENT_DOCUMENT_SOURCE = 'client-metadata';
const MAX_BYTES = 5 * 1024;
const TIMEOUT_MS = 5_000;

/**
 * Fetches a client ID metadata document through the one way out: public https addresses only, no redirects, small and soon. In the form of `fetch`,
 * which the authorization server calls for nothing else.
 */
export const createFetchClientDocument =
  (outbound: Outbound) =>
  async (input: string | URL | Request): Promise<Response> => {
    const url = input instanceof Request ? input.url : String(input);
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
    // Addresses in it are checked as those of a registration are; a secret in it is left for the library to refuse.
    const { client_secret: secret } = document as Record<string, unknown>;
    const metadata = {
      ...normalizeClient(document as Record<string, unknown>),
      ...(secret !== undefined && { client_secret: secret }),
    };
    const cacheControl = outcome.headers['cache-control'];
    return Response.json(metadata, { headers: cacheControl === undefined ? {} : { 'cache-control': cacheControl } });
  };
