import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Channel } from '../../channels/channel.ts';
import { TakeRequest } from '#contracts/take.ts';
import { rollOffline } from '../../test/support/roll-offline.ts';
import { fetchFrom } from './fetch-from.ts';

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
