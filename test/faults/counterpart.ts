import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { buildCertificate } from '../../outbound/testing/certificate.ts';

/** What one side of the outside world has been asked, by the key that makes a second time the same. */
export interface Counterpart extends AsyncDisposable {
  url: string;
  /** SHA-256 of the bodies that came under each key. */
  bodies: Map<string, Set<string>>;
  requests: number;
  /** Runs before the answer to each request, and may say its status. */
  onRequest: (request: IncomingMessage, body: string) => Promise<number | void>;
}

/** What the installation has to trust: NODE_EXTRA_CA_CERTS. */
export const certificate = buildCertificate('localhost', new Date('2100-01-01T00:00:00Z'));

/** An https server that keeps what it was asked under a header of the request, and then answers. */
export async function startCounterpart(header: string): Promise<Counterpart> {
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const sha256 = createHash('sha256').update(body).digest('hex');
    const key = String(request.headers[header]);
    counterpart.bodies.set(key, (counterpart.bodies.get(key) ?? new Set()).add(sha256));
    counterpart.requests += 1;
    response.statusCode = (await counterpart.onRequest(request, body)) ?? 200;
    response.end('{}');
  };
  const server = createServer(certificate, (request, response) => {
    // A request that is cut off in the middle was none.
    take(request, response).catch(() => response.destroy());
  });
  server.on('tlsClientError', () => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const counterpart: Counterpart = {
    url: `https://localhost:${(server.address() as AddressInfo).port}/`,
    bodies: new Map(),
    requests: 0,
    onRequest: async () => {},
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return counterpart;
}
