import { LRUCache } from 'lru-cache';
import type { AuthDb } from '../../db/auth-schema.ts';
import { dropOAuthRecord, findOAuthRecord, putOAuthRecord } from '../../db/queries/oauth-records.ts';
import type { Outbound } from '../../outbound/create-outbound.ts';
import { normalizeClient } from './normalize-client.ts';

/** Name of these requests to the way out: its own limits, and no robots.txt, which is for crawlers. */
export const CLIENT_DOCUMENT_SOURCE = 'client-metadata';
const MAX_BYTES = 5 * 1024;
const TIMEOUT_MS = 5_000;
/** The library asks again while it answers that asking failed, and whoever sent the request may send it again at once. */
const REFUSED_MS = 30_000;
/** As long as a grant may last, which needs the document at every refresh. */
const KEPT_SECONDS = 90 * 24 * 3_600;
const MODEL = 'ClientDocument';

/**
 * Fetches a client ID metadata document through the one way out: public https addresses only, no redirects, small and soon. In the form of `fetch`,
 * which the authorization server calls for nothing else. While the address cannot be reached, the document that it last gave counts: otherwise
 * whoever is connected would be signed out by an outage that is not ours. Rejects where there is none, for a while without asking.
 */
export function createFetchClientDocument(
  outbound: Outbound,
  db: AuthDb,
): (input: string | URL | Request) => Promise<Response> {
  const refused = new LRUCache<string, Error>({ max: 1_000, ttl: REFUSED_MS });
  return async (input) => {
    const url = input instanceof Request ? input.url : String(input);
    const known = refused.get(url);
    if (known) throw known;
    try {
      return await fetchDocument(outbound, db, url);
    } catch (error) {
      refused.set(url, error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  };
}

async function fetchDocument(outbound: Outbound, db: AuthDb, url: string): Promise<Response> {
  const outcome = await outbound.fetchPage({
    url,
    accept: 'application/json',
    source: CLIENT_DOCUMENT_SOURCE,
    maxBytes: MAX_BYTES,
    maxRedirects: 0,
    timeoutMs: TIMEOUT_MS,
    maxWaitMs: TIMEOUT_MS,
  });
  const kept = outcome.kind === 'failure' && outcome.isTransient ? await findOAuthRecord(db, MODEL, url) : undefined;
  if (kept) return Response.json(kept.payload);
  await dropOAuthRecord(db, MODEL, url);
  if (outcome.kind !== 'page') throw new Error(outcome.kind === 'failure' ? outcome.detail : 'nothing new');
  const payload = parseDocument(outcome.body, url);
  await putOAuthRecord(db, { model: MODEL, id: url, payload, ...OF_NOBODY, expiresInSeconds: KEPT_SECONDS });
  const cacheControl = outcome.headers['cache-control'];
  return Response.json(payload, { headers: cacheControl === undefined ? {} : { 'cache-control': cacheControl } });
}

const OF_NOBODY = { grantId: null, uid: null, accountId: null, clientId: null };

function parseDocument(body: Uint8Array, url: string): Record<string, unknown> {
  const document: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  if (typeof document !== 'object' || document === null || Array.isArray(document)) throw new Error('no JSON object');
  const { client_id: clientId, client_secret: secret } = document as Record<string, unknown>;
  if (clientId !== url || secret !== undefined) throw new Error('a document of another client, or with a secret in it');
  return normalizeClient(document as Record<string, unknown>);
}
