import type { UrlJudgement } from './url-rules.ts';

/** What of a request goes on from hop to hop. Header names are in lower case. */
export interface Hop {
  method: string;
  headers: Record<string, string>;
  body: string | Uint8Array | undefined;
}

export function isRedirect(status: number): boolean {
  return status === 301 || status === 302 || status === 303 || status === 307 || status === 308;
}

/** RFC 9110, 15.4: 303, and 301 and 302 after a POST, go on as GET. Another origin gets no header that could be a secret. */
export function buildNextHop(hop: Hop, status: number, from: URL, to: UrlJudgement): Hop {
  const becomesGet = status === 303 || ((status === 301 || status === 302) && hop.method === 'POST');
  const isSameOrigin = to.kind === 'acceptable' && to.url.origin === from.origin;
  const headers = Object.fromEntries(
    Object.entries(hop.headers).filter(([name]) => {
      if (becomesGet && name.startsWith('content-')) return false;
      return isSameOrigin || HARMLESS.has(name);
    }),
  );
  return becomesGet ? { method: 'GET', headers, body: undefined } : { ...hop, headers };
}

const HARMLESS: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'user-agent',
]);
