import type { FetchSource } from './roll-offline.ts';

/** The web as texts by address; what is not there answers 404. */
export const fetchFrom =
  (web: Record<string, { body: string | Uint8Array; mediaType: string }>): FetchSource =>
  (request) => {
    const url = request.kind === 'page' ? request.url : request.path;
    const answer = web[url];
    if (answer) return { ...answer, url };
    return { requestId: request.id, code: 'http_status', status: 404, detail: `${url} answered 404.` };
  };
