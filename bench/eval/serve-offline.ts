import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Channel } from '../../channels/channel.ts';
import type { ApiRequest } from '#contracts/plan.ts';
import { TakeRequest } from '#contracts/take.ts';
import { rollOffline } from '../../test/support/roll-offline.ts';
import type { FetchSource } from '../../test/support/roll-offline.ts';

interface OfflineService {
  channels: ReadonlyMap<string, Channel>;
  origins: Record<string, string | undefined>;
  port: number;
}

/**
 * Answers `POST …/channel/SLUG/take` by the channels' rules alone, in one process: no database, no Temporal. For judges that ask over HTTP.
 * `origins` are those of the API sources by name; pages are fetched as they are named, so only a loopback copy of the world should be named.
 */
export async function serveOffline(options: OfflineService): Promise<{ baseUrl: string } & AsyncDisposable> {
  const server = createServer((request, response) => {
    void answerTake(request, options).then(([status, body]) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(options.port, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answerTake(request: IncomingMessage, { channels, origins }: OfflineService): Promise<[number, object]> {
  if (request.url === '/api/public/channels') return [200, { channels: [...channels.keys()] }];
  const slug = /^\/api\/public\/channel\/([^/]+)\/take$/.exec(request.url ?? '')?.[1] ?? '';
  const channel = channels.get(slug);
  if (!channel) return [404, { detail: `There is no channel ${slug}` }];
  try {
    const { notes, prior } = TakeRequest.parse(JSON.parse(await text(request)));
    const acceptedAt = new Date().toISOString();
    const roll = await rollOffline({
      channel,
      notes,
      prior: prior ?? null,
      acceptedAt,
      fetchSource: fetchFrom(origins),
    });
    return [200, roll.take];
  } catch (error) {
    console.error(error);
    return [500, { detail: String(error) }];
  }
}

const fetchFrom =
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
