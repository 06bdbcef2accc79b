import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface Served extends AsyncDisposable {
  origin: string;
}

/** A site on loopback that is as far away as a real one: every answer takes this long. */
export async function serveFrom(
  latencyMs: number,
  answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
): Promise<Served> {
  const server = createServer((request, response) => {
    void delay(latencyMs).then(() => answer(request, response));
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
