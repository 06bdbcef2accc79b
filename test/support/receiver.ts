import { once } from 'node:events';
import { createServer } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { buildCertificate } from '../../outbound/testing/certificate.ts';

export interface ReceivedDelivery {
  headers: Record<string, string>;
  body: string;
}

export interface Receiver extends AsyncDisposable {
  url: string;
  received: ReceivedDelivery[];
  /** What it answers from now on; 200 with nothing at first. */
  answer(with_: (request: IncomingMessage, response: ServerResponse, delivery: ReceivedDelivery) => void): void;
  /** Resolves when so many deliveries have come. */
  waitFor(count: number): Promise<ReceivedDelivery[]>;
}

const certificate = buildCertificate('localhost', new Date('2100-01-01T00:00:00Z'));
// Read once by a process: every receiver of a test shows the same.
setDefaultCACertificates([...getCACertificates('default'), certificate.cert]);

/** An https receiver of webhooks under the name `localhost`, whose certificate this process trusts. */
export async function startReceiver(): Promise<Receiver> {
  const received: ReceivedDelivery[] = [];
  const waiting = new Set<() => void>();
  let answer: Parameters<Receiver['answer']>[0] = (_request, response) => response.end();
  const server = createServer(certificate, (request, response) => {
    const receive = (body: string): void => {
      const delivery = { headers: request.headers as Record<string, string>, body };
      received.push(delivery);
      answer(request, response, delivery);
      for (const look of waiting) look();
    };
    // Whoever sends may leave in the middle.
    void text(request).then(receive, () => undefined);
  });
  server.on('tlsClientError', () => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer: (next) => (answer = next),
    waitFor: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (received.length < count) return;
          waiting.delete(look);
          resolve(received);
        };
        waiting.add(look);
        look();
      }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
