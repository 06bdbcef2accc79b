import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { openOutbound } from './testing/open-outbound.ts';
import { startSite, startTcpListener } from './testing/site.ts';

describe('redirects', () => {
  it('are followed up to five times', async () => {
    await using site = await startSite((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) response.end('page');
      else response.writeHead(302, { location: `/${left - 1}` }).end();
    });
    await using outbound = openOutbound();
    expect(await outbound.fetchPage({ url: `${site.origin}/5` })).toMatchObject({ kind: 'page' });
    expect(site.requests).toHaveLength(6);
    expect(await outbound.fetchPage({ url: `${site.origin}/6` })).toMatchObject({ code: 'too_many_redirects' });
    expect(site.requests).toHaveLength(12);
  });

  it('end at the second sight of an address', async () => {
    await using site = await startSite((request, response) =>
      response.writeHead(302, { location: request.url === '/a' ? '/b#x' : '/a' }).end(),
    );
    await using outbound = openOutbound();
    expect(await outbound.fetchPage({ url: `${site.origin}/a` })).toMatchObject({ code: 'too_many_redirects' });
    expect(site.requests).toEqual(['GET /a', 'GET /b']);
  });

  it('are the answer where none may be followed', async () => {
    await using site = await startSite((_request, response) => response.writeHead(302, { location: '/next' }).end());
    await using outbound = openOutbound();
    const outcome = await outbound.fetchPage({ url: site.origin, maxRedirects: 0 });
    expect(outcome).toMatchObject({ code: 'http_status', status: 302 });
    expect(site.requests).toHaveLength(1);
  });

  it.each([
    [301, 'GET', ''],
    [302, 'GET', ''],
    [303, 'GET', ''],
    [307, 'POST', 'a=1'],
    [308, 'POST', 'a=1'],
  ])('after a POST answered %d go on as %s', async (status, method, body) => {
    const seen: string[] = [];
    await using site = await startSite((request, response) => {
      let text = '';
      request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      request.on('end', () => {
        seen.push(`${request.method} ${request.headers['content-type'] ?? 'no type'} ${text}`);
        if (request.url === '/') response.writeHead(status, { location: '/next' }).end();
        else response.end('page');
      });
    });
    await using outbound = openOutbound();
    await outbound.fetchPage({ url: site.origin, method: 'POST', body: 'a=1', headers: { 'content-type': 'text/x' } });
    expect(seen).toEqual(['POST text/x a=1', `${method} ${method === 'GET' ? 'no type' : 'text/x'} ${body}`]);
  });

  it('take credentials along on the same origin and leave them behind on another', async () => {
    const seen: (string | undefined)[][] = [];
    const see = (headers: IncomingHttpHeaders) =>
      seen.push([
        headers.authorization,
        headers.cookie,
        headers['x-api-key'] as string | undefined,
        headers['accept-language'],
      ]);
    await using other = await startSite((request, response) => {
      see(request.headers);
      response.end('page');
    });
    await using site = await startSite((request, response) => {
      see(request.headers);
      response.writeHead(302, { location: request.url === '/' ? '/same' : `${other.origin}/` }).end();
    });
    await using outbound = openOutbound();
    const headers = { Authorization: 'Bearer x', Cookie: 'a=1', 'X-Api-Key': 'k', 'Accept-Language': 'en' };
    await outbound.fetchPage({ url: site.origin, headers });
    expect(seen).toEqual([
      ['Bearer x', 'a=1', 'k', 'en'],
      ['Bearer x', 'a=1', 'k', 'en'],
      [undefined, undefined, undefined, 'en'],
    ]);
  });

  it('read an address that is written in plain UTF-8', async () => {
    await using site = await startTcpListener((socket) => {
      socket.on('data', (request) => {
        const answer = request.includes('GET /page ')
          ? 'HTTP/1.1 302 Found\r\nLocation: /wiki/Zürich\r\nContent-Length: 0\r\n\r\n'
          : 'HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n';
        socket.write(
          request.includes('GET /wiki/Z%C3%BCrich ') ? 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nZ' : answer,
        );
      });
    });
    await using outbound = openOutbound();
    const outcome = await outbound.fetchPage({ url: `${site.origin}/page` });
    expect(outcome).toMatchObject({ kind: 'page', url: `${site.origin}/wiki/Z%C3%BCrich` });
  });
});
