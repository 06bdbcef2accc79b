import { once } from 'node:events';
import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DeliveryOutcome, DeliveryRequest } from './deliver.ts';
import { buildCertificate } from './testing/certificate.ts';
import { openOutbound } from './testing/open-outbound.ts';

const HOST = 'receiver.example.com';
const LATER = new Date('2100-01-01T00:00:00Z');
const initial = getCACertificates('default');
const trusted = buildCertificate(HOST, LATER);
const resolve = async () => ['127.0.0.1'];

beforeAll(() => setDefaultCACertificates([...initial, trusted.cert]));
afterAll(() => setDefaultCACertificates(initial));

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** An https receiver; `received` are the requests that got through, with their bodies. */
async function startReceiver(answer: Answer, certificate = trusted) {
  const received: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer(certificate, (request, response) => {
    void text(request).then((body) => {
      received.push({ method: request.method!, url: request.url!, headers: request.headers, body });
      answer(request, response, body);
    });
  });
  server.on('tlsClientError', () => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    received,
    url: `https://${HOST}:${port}/hook?a=1`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** A receiver that is no web server. */
async function startTcp(serve: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    serve(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://${HOST}:${(server.address() as AddressInfo).port}/hook`,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

const build = (url: string, overrides: Partial<DeliveryRequest> = {}): DeliveryRequest => ({
  url,
  headers: { 'content-type': 'application/json', 'webhook-id': 'evt_1' },
  body: '{"note":"Grüße"}',
  timeoutMs: 10_000,
  maxAnswerBytes: 2_048,
  ...overrides,
});

async function deliver(url: string, overrides: Partial<DeliveryRequest> = {}): Promise<DeliveryOutcome> {
  await using outbound = openOutbound({ resolve });
  return outbound.deliver(build(url, overrides));
}

describe('a delivery', () => {
  it('is one POST of the body as it is, with its headers and our name', async () => {
    await using receiver = await startReceiver((_request, response) => response.writeHead(202).end('thanks'));
    const outcome = await deliver(receiver.url);
    expect(outcome).toEqual({ kind: 'answered', status: 202, answer: 'thanks', retryAfterMs: undefined });
    expect(receiver.received).toHaveLength(1);
    const [{ method, url, headers, body }] = receiver.received as [(typeof receiver.received)[0]];
    expect({ method, url, body }).toEqual({ method: 'POST', url: '/hook?a=1', body: '{"note":"Grüße"}' });
    expect(headers).toMatchObject({ 'webhook-id': 'evt_1', 'content-length': '18', host: `${HOST}:${receiver.port}` });
    expect(headers['user-agent']).toContain('1.2.3');
  });

  it.each([301, 302, 303, 307, 308])('follows no redirect: %i is the answer', async (status) => {
    await using elsewhere = await startReceiver((_request, response) => response.end());
    await using receiver = await startReceiver((_request, response) =>
      response.writeHead(status, { location: elsewhere.url }).end(),
    );
    expect(await deliver(receiver.url)).toMatchObject({ kind: 'answered', status });
    expect(elsewhere.received).toEqual([]);
  });

  it('hears Retry-After in seconds and as a date', async () => {
    await using receiver = await startReceiver((request, response) => {
      const at = new Date(Date.now() + 7_200_000).toUTCString();
      response.writeHead(503, { 'retry-after': request.url === '/date' ? at : '120' }).end();
    });
    expect(await deliver(`https://${HOST}:${receiver.port}/seconds`)).toMatchObject({ retryAfterMs: 120_000 });
    const dated = await deliver(`https://${HOST}:${receiver.port}/date`);
    expect(dated).toMatchObject({ retryAfterMs: expect.any(Number) });
    const { retryAfterMs } = dated as { retryAfterMs: number };
    expect(retryAfterMs).toBeGreaterThan(7_000_000);
    expect(retryAfterMs).toBeLessThanOrEqual(7_200_000);
  });
});

describe('a receiver that', () => {
  it('takes the request and says nothing has timed out', async () => {
    await using receiver = await startReceiver(() => undefined);
    const outcome = await deliver(receiver.url, { timeoutMs: 300 });
    expect(outcome).toEqual({ kind: 'unanswered', reason: 'timed out' });
    expect(receiver.received).toHaveLength(1);
  });

  it('takes the connection and never speaks TLS has timed out', async () => {
    await using silent = await startTcp(() => undefined);
    expect(await deliver(silent.url, { timeoutMs: 300 })).toEqual({ kind: 'unanswered', reason: 'timed out' });
  });

  it.each([
    ['its answer', (response: ServerResponse) => response.writeHead(200)],
    ['an error', (response: ServerResponse) => response.writeHead(500)],
  ])('drips %s byte by byte has timed out over the whole', async (_what, begin) => {
    const timers = new Set<NodeJS.Timeout>();
    await using receiver = await startReceiver((_request, response) => {
      begin(response);
      timers.add(setInterval(() => response.write('.'), 20));
    });
    const outcome = await deliver(receiver.url, { timeoutMs: 400 });
    for (const timer of timers) clearInterval(timer);
    expect(outcome).toEqual({ kind: 'unanswered', reason: 'timed out' });
  });

  it('drips its headers has timed out over the whole', async () => {
    const timers = new Set<NodeJS.Timeout>();
    await using receiver = await startReceiver((_request, { socket }) => {
      socket!.write('HTTP/1.1 200 OK\r\nx-drip: ');
      timers.add(setInterval(() => socket!.write('.'), 20));
    });
    const outcome = await deliver(receiver.url, { timeoutMs: 400 });
    for (const timer of timers) clearInterval(timer);
    expect(outcome).toEqual({ kind: 'unanswered', reason: 'timed out' });
  });

  it('closes in the middle of its answer has not answered', async () => {
    await using receiver = await startReceiver((_request, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('half');
      setImmediate(() => response.socket!.destroy());
    });
    expect(await deliver(receiver.url)).toEqual({ kind: 'unanswered', reason: 'the answer broke off' });
  });

  it('closes in the middle of its headers has not answered', async () => {
    await using receiver = await startReceiver((_request, { socket }) => socket!.end('HTTP/1.1 200 OK\r\nx-half'));
    expect(await deliver(receiver.url)).toEqual({ kind: 'unanswered', reason: 'could not connect' });
  });

  it('answers without end is read as far as is kept', async () => {
    let written = 0;
    await using receiver = await startReceiver((_request, response) => {
      const more = () => {
        while (!response.destroyed && written < 1_000_000_000) {
          written += 65_536;
          if (!response.write(Buffer.alloc(65_536, 'x'))) break;
        }
        response.once('drain', more);
      };
      more();
    });
    const outcome = await deliver(receiver.url);
    expect(outcome).toEqual({ kind: 'answered', status: 200, answer: 'x'.repeat(2_048), retryAfterMs: undefined });
    expect(written).toBeLessThan(100_000_000);
  });

  it.each([
    ['compressed to next to nothing', 'gzip', gzipSync('x'.repeat(100_000))],
    ['that is a bomb', 'br', brotliCompressSync(Buffer.alloc(50_000_000))],
    ['that is not what it says', 'gzip', Buffer.from('thanks')],
    ['in three encodings', 'gzip, br, gzip', Buffer.from('thanks')],
  ])('answers with a text %s has answered all the same', async (_what, encoding, body) => {
    for (const status of [200, 410]) {
      await using receiver = await startReceiver((_request, response) =>
        response.writeHead(status, { 'content-encoding': encoding }).end(body),
      );
      expect(await deliver(receiver.url)).toEqual({ kind: 'answered', status, answer: '', retryAfterMs: undefined });
    }
  });

  it('answers compressed is read', async () => {
    await using receiver = await startReceiver((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('thanks')),
    );
    expect(await deliver(receiver.url)).toMatchObject({ status: 200, answer: 'thanks' });
  });

  it('answers more headers than anybody needs is refused', async () => {
    await using receiver = await startReceiver((_request, response) =>
      response.writeHead(200, { 'x-much': 'x'.repeat(200_000) }).end(),
    );
    expect(await deliver(receiver.url)).toEqual({ kind: 'unanswered', reason: expect.stringContaining('too large') });
  });

  it.each([
    ['nobody vouches for', buildCertificate(HOST, LATER)],
    ['has expired', buildCertificate(HOST, new Date('2021-01-01T00:00:00Z'))],
    ['is for another name', buildCertificate('other.example.com', LATER)],
  ])('shows a certificate that %s is told nothing', async (what, certificate) => {
    if (what !== 'nobody vouches for') setDefaultCACertificates([...initial, trusted.cert, certificate.cert]);
    await using receiver = await startReceiver((_request, response) => response.end(), certificate);
    expect(await deliver(receiver.url)).toEqual({ kind: 'unanswered', reason: 'could not connect' });
    expect(receiver.received).toEqual([]);
  });

  it.each([
    ['answers in plain text', 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'],
    ['breaks the handshake', Buffer.from('160303ffff0b00', 'hex')],
  ])('%s where TLS is expected is told nothing', async (_what, bytes) => {
    let read = '';
    await using server = await startTcp((socket) =>
      socket.on('data', (chunk) => {
        read += chunk.toString('latin1');
        socket.end(bytes);
      }),
    );
    expect(await deliver(server.url)).toEqual({ kind: 'unanswered', reason: 'could not connect' });
    expect(read).not.toContain('evt_1');
  });
});

describe('the address of a receiver', () => {
  afterEach(() => setDefaultCACertificates([...initial, trusted.cert]));

  it.each([
    ['is not https', 'http://receiver.example.com/hook'],
    ['is private', 'https://10.1.2.3/hook'],
    ['is of the cloud provider', 'https://169.254.169.254/hook'],
    ['is this host', 'https://[::1]/hook'],
  ])('that %s is refused', async (_what, url) => {
    await using outbound = openOutbound({ resolve, allow: '' });
    expect(await outbound.deliver(build(url))).toEqual({ kind: 'unanswered', reason: 'address not allowed' });
  });

  it('is looked at anew in each attempt: a name that leads inside at the second is refused then', async () => {
    await using receiver = await startReceiver((_request, response) => response.writeHead(500).end());
    const leads: string[][] = [['127.0.0.1'], ['10.0.0.7'], ['127.0.0.1', '10.0.0.7'], ['::ffff:10.0.0.7']];
    let lookups = 0;
    await using outbound = openOutbound({ resolve: async () => leads[Math.min(lookups++, leads.length - 1)]! });

    expect(await outbound.deliver(build(receiver.url))).toMatchObject({ kind: 'answered', status: 500 });
    for (let attempt = 2; attempt <= leads.length; attempt++)
      expect(await outbound.deliver(build(receiver.url))).toEqual({
        kind: 'unanswered',
        reason: 'address not allowed',
      });
    expect(receiver.received).toHaveLength(1);
    expect(lookups).toBe(leads.length);
  });

  it('that is not found in time has timed out', async () => {
    await using outbound = openOutbound({ resolve: () => new Promise<never>(() => undefined) });
    const outcome = await outbound.deliver(build(`https://${HOST}/hook`, { timeoutMs: 200 }));
    expect(outcome).toEqual({ kind: 'unanswered', reason: 'timed out' });
  });
});

it('rejects with the reason of who cancels it, while the receiver hangs', async () => {
  const stop = new AbortController();
  await using receiver = await startReceiver(() => stop.abort(new Error('shutting down')));
  await expect(deliver(receiver.url, { signal: stop.signal })).rejects.toThrow('shutting down');
});
