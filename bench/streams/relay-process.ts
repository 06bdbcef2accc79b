import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { listen } from '../../db/listener.ts';
import type { ListenOptions } from '../../db/listener.ts';
import { answerParent, getCpuSeconds } from '../processes/answer-parent.ts';

/** The floor: whoever asks for `/TAKE_ID` gets a frame for each NOTIFY of that take, with no key, no log and no mapping. */
const readers = new Map<string, Set<ServerResponse>>();
let server: Server | undefined;
let listener: AsyncDisposable | undefined;

answerParent(
  {
    async start(database: Pick<ListenOptions, 'url' | 'secret'>) {
      const { promise: connected, resolve: onConnected } = Promise.withResolvers<void>();
      const onWake = (_channel: string, takeId: string) => {
        for (const reader of readers.get(takeId) ?? []) reader.write(`data: ${takeId}\n\n`);
      };
      listener = listen({ ...database, role: 'api', channels: ['take_event'], onWake, onConnected });
      await connected;
      server = createServer((request, response) => {
        const takeId = request.url!.slice(1);
        const all = readers.get(takeId) ?? new Set();
        readers.set(takeId, all.add(response));
        response.once('close', () => all.delete(response));
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.flushHeaders();
        response.socket?.setNoDelay(true);
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    },
    cpuSeconds: getCpuSeconds,
  },
  async () => {
    server?.closeAllConnections();
    server?.close();
    await listener?.[Symbol.asyncDispose]();
  },
);
