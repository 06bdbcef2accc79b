import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { buildCertificate } from './testing/certificate.ts';
import { openOutbound } from './testing/open-outbound.ts';

const LATER = new Date('2100-01-01T00:00:00Z');
const PAST = new Date('2021-01-01T00:00:00Z');
const HOST = 'secure.example.com';
const initial = getCACertificates('default');

afterEach(() => {
  setDefaultCACertificates(initial);
  delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
});

/** A TLS site with a certificate for the name; `requests` are those that got through, as `Host SNI`. */
async function startTlsSite(name: string, validTo: Date, isTrusted: boolean) {
  const certificate = buildCertificate(name, validTo);
  if (isTrusted) setDefaultCACertificates([...initial, certificate.cert]);
  const requests: string[] = [];
  const server = createServer(certificate, (request, response) => {
    requests.push(`${request.headers.host} ${'servername' in request.socket ? String(request.socket.servername) : ''}`);
    response.end(request.url === '/robots.txt' ? '' : 'page');
  });
  server.on('tlsClientError', () => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    requests,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe('a site behind TLS', () => {
  const resolve = async () => ['127.0.0.1'];

  it('is read under its own name, though connected to by the admitted address', async () => {
    await using site = await startTlsSite(HOST, LATER, true);
    await using outbound = openOutbound({ resolve });
    const outcome = await outbound.fetchPage({ url: `https://${HOST}:${site.port}/` });
    expect(outcome).toMatchObject({ kind: 'page', body: new Uint8Array(Buffer.from('page')) });
    expect(new Set(site.requests)).toEqual(new Set([`${HOST}:${site.port} ${HOST}`]));
  });

  const refused: [name: string, host: string, validTo: Date, isTrusted: boolean][] = [
    ['nobody vouches for', HOST, LATER, false],
    ['has expired', HOST, PAST, true],
    ['is for another name', 'other.example.com', LATER, true],
  ];
  it.each(refused)('is not read where its certificate %s', async (_name, host, validTo, isTrusted) => {
    await using site = await startTlsSite(host, validTo, isTrusted);
    await using outbound = openOutbound({ resolve });
    const url = `https://${HOST}:${site.port}/`;
    for (const switchedOff of [false, true]) {
      if (switchedOff) process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
      const outcome = await outbound.fetchPage({ url });
      expect(outcome).toMatchObject({
        code: 'could_not_connect',
        detail: `${url} could not be read: could not connect.`,
      });
    }
    expect(site.requests).toEqual([]);
  });
});
