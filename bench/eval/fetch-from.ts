import type { ApiRequest } from '#contracts/plan.ts';
import type { FetchSource } from '../../test/support/roll-offline.ts';

/** Fetches sources from the origins given by name, pages as they are named. Name only a copy of the world on loopback. */
export const fetchFrom =
  (origins: Record<string, string | undefined>): FetchSource =>
  async (request) => {
    const url = request.kind === 'page' ? request.url : addressOf(request, origins);
    const init = request.kind === 'api' ? bodyOf(request) : {};
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(10_000) }).catch(String);
    if (typeof response === 'string') return { requestId: request.id, code: 'could_not_connect', detail: response };
    const isAnswer = response.ok || (request.kind === 'api' && request.answerStatuses?.includes(response.status));
    if (!isAnswer)
      return {
        requestId: request.id,
        code: 'http_status',
        status: response.status,
        detail: `${url} answered ${response.status}`,
      };
    const mediaType = response.headers.get('content-type') ?? 'text/plain';
    const body = new Uint8Array(await response.arrayBuffer());
    return { body, mediaType, url: response.url, status: response.status };
  };

function addressOf({ source, path, query }: ApiRequest, origins: Record<string, string | undefined>): string {
  const origin = origins[source.toLowerCase()];
  if (!origin) throw new Error(`LONGTAKE_SOURCE_${source}_URL is not set`);
  const search = new URLSearchParams(query).toString();
  return `${origin.replace(/\/$/, '')}${path}${search ? `?${search}` : ''}`;
}

const bodyOf = ({ method, form }: ApiRequest): RequestInit =>
  method === 'POST' ? { method, body: new URLSearchParams(form) } : { method };
