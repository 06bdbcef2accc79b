import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ApiRequest } from '#contracts/plan.ts';
import type { JsonObject } from '#contracts/json.ts';
import type { Screening } from '#contracts/screening.ts';

/** A request as it reached a source. */
export interface Reached {
  source: string;
  url: string;
  headers: IncomingHttpHeaders;
}

export interface ReplayedSources extends AsyncDisposable {
  /** Origins by the names of the sources in lower case, as a worker is told of them. */
  origins: Record<string, string>;
  reached: Reached[];
}

/** The sources of a screening on loopback: each request is answered as the screening answers it, faults and statuses included. */
export async function replaySources(sources: readonly string[], answer: Screening['answer']): Promise<ReplayedSources> {
  const reached: Reached[] = [];
  // Whoever asks may leave in the middle.
  const server = createServer((request, response) => void reply(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origins: Object.fromEntries(sources.map((name) => [name.toLowerCase(), `http://127.0.0.1:${port}/${name}`])),
    reached,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sources');
    const [, source = '', ...path] = pathname.split('/');
    reached.push({ source, url: request.url ?? '', headers: request.headers });
    searchParams.delete('api_key');
    const answered = answer({
      kind: 'api',
      id: 'replayed',
      subGoal: 'replayed',
      source,
      method: request.method === 'POST' ? 'POST' : 'GET',
      path: `/${path.join('/')}`,
      query: Object.fromEntries(searchParams),
      ...(request.method === 'POST' && { json: JSON.parse(await text(request)) as JsonObject }),
    } satisfies ApiRequest);
    if ('code' in answered) {
      if (answered.status === undefined) response.destroy();
      else response.writeHead(answered.status, { 'content-type': 'text/plain' }).end('No.');
      return;
    }
    const { status = 200, mediaType, body } = answered;
    response.writeHead(status, { 'content-type': mediaType }).end(body);
  }
}
