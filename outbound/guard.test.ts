import { describe, expect, it } from 'vitest';
import { openOutbound } from './testing/open-outbound.ts';
import { startSite, startTcpListener, type Listener } from './testing/site.ts';

const WEB_PORTS = [8080, 8443, 80, 443];

/** A listener on a port that the rules allow, so that nothing but its address can keep a request away. */
async function startCanary(host: string): Promise<Listener> {
  for (const port of WEB_PORTS) {
    const listener = await startTcpListener((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\nreached'), {
      host,
      port,
    }).catch(() => undefined);
    if (listener) return listener;
  }
  throw new Error(`No port of ${WEB_PORTS.join(', ')} is free on ${host}`);
}

const CANARY_FOUR = '127.83.21.7';
const canaries = [
  {
    host: CANARY_FOUR,
    spellings: [CANARY_FOUR, '2136151303', '0x7f531507', '0177.0123.025.07', '127.5445895', '[::ffff:127.83.21.7]'],
  },
  { host: '::1', spellings: ['[::1]', '[0:0:0:0:0:0:0:1]'] },
];

describe('canary listeners on real sockets', () => {
  it.each(canaries)('are reachable on $host at all', async ({ host }) => {
    await using canary = await startCanary(host);
    await using outbound = openOutbound({ allow: host });
    await outbound.fetchPage({ url: canary.origin });
    expect(canary.getConnections()).toBeGreaterThan(0);
  });

  it.each(canaries)('on $host are not reached by an address literal', async ({ host, spellings }) => {
    await using canary = await startCanary(host);
    await using outbound = openOutbound({ allow: '' });
    for (const spelling of spellings) {
      const outcome = await outbound.fetchPage({ url: `http://${spelling}:${canary.port}/` });
      expect(outcome, spelling).toMatchObject({ code: 'address_not_allowed' });
    }
    expect(canary.getConnections()).toBe(0);
  });

  it.each(canaries)('on $host are not reached by a name', async ({ host }) => {
    await using canary = await startCanary(host);
    for (const addresses of [[host], ['198.41.0.4', host], [host, '198.41.0.4']]) {
      await using outbound = openOutbound({ allow: '', resolve: async () => addresses });
      const outcome = await outbound.fetchPage({ url: `http://name.example.com:${canary.port}/` });
      expect(outcome).toMatchObject({ code: 'address_not_allowed' });
    }
    expect(canary.getConnections()).toBe(0);
  });

  it.each(canaries)('on $host are not reached by a name that changes at any look-up', async ({ host }) => {
    await using canary = await startCanary(host);
    await using site = await startSite((_request, response) => response.end('page'), { host: '127.0.0.1', port: 0 });
    for (let changesAt = 0; changesAt < 6; changesAt += 1) {
      let lookups = 0;
      const resolve = async () => [lookups++ < changesAt ? '127.0.0.1' : host];
      await using outbound = openOutbound({ resolve });
      // The name's own port is the site's or the canary's: whichever it leads to, only the site may be reached.
      for (const port of [site.port, canary.port]) {
        await outbound.fetchPage({ url: `http://flips.example.com:${port}/` });
      }
    }
    expect(canary.getConnections()).toBe(0);
  });

  it.each(canaries)('on $host are not reached by a redirect', async ({ host, spellings }) => {
    await using canary = await startCanary(host);
    await using site = await startSite((request, response) => {
      const [, status, place] = (request.url ?? '').split('/');
      response.writeHead(Number(status), { location: `http://${spellings[Number(place)]}:${canary.port}/` }).end();
    });
    await using outbound = openOutbound();
    for (const status of [301, 302, 303, 307, 308]) {
      for (const place of spellings.keys()) {
        const outcome = await outbound.fetchPage({ url: `${site.origin}/${status}/${place}` });
        expect(outcome).toMatchObject({ code: 'address_not_allowed' });
      }
    }
    expect(site.requests).toHaveLength(5 * spellings.length);
    expect(canary.getConnections()).toBe(0);
  });

  it.each(canaries)('on $host are not reached by the redirect of a robots.txt', async ({ host }) => {
    await using canary = await startCanary(host);
    await using site = await startSite(
      (_request, response) => response.writeHead(302, { location: canary.origin }).end(),
      { servesRobots: true },
    );
    await using outbound = openOutbound();
    const outcome = await outbound.fetchPage({ url: `${site.origin}/page` });
    expect(outcome).toMatchObject({ code: 'robots_txt' });
    expect(site.requests).toEqual(['GET /robots.txt']);
    expect(canary.getConnections()).toBe(0);
  });

  it.each(canaries)('on $host are not reached through a proxy of the environment', async ({ host }) => {
    await using canary = await startCanary(host);
    await using site = await startSite((_request, response) => response.end('page'));
    const names = [
      'HTTP_PROXY',
      'http_proxy',
      'HTTPS_PROXY',
      'https_proxy',
      'ALL_PROXY',
      'all_proxy',
      'NODE_USE_ENV_PROXY',
    ];
    for (const name of names) process.env[name] = name === 'NODE_USE_ENV_PROXY' ? '1' : canary.origin;
    try {
      await using outbound = openOutbound();
      expect(await outbound.fetchPage({ url: `${site.origin}/` })).toMatchObject({ kind: 'page' });
    } finally {
      for (const name of names) delete process.env[name];
    }
    expect(canary.getConnections()).toBe(0);
  });
});

describe('a kept connection', () => {
  it('is used again while the name stays', async () => {
    await using site = await startSite((_request, response) => response.end('page'));
    await using outbound = openOutbound({ resolve: async () => ['127.0.0.1'] });
    const url = `http://site.example.com:${site.port}/`;
    await outbound.fetchPage({ url });
    const opened = site.getConnections();
    for (let turn = 0; turn < 5; turn += 1) await outbound.fetchPage({ url });
    expect(site.requests).toHaveLength(6);
    expect(site.getConnections()).toBe(opened);
  });

  it('is not used once the name leads to an address that is not allowed', async () => {
    await using site = await startSite((_request, response) => response.end('page'));
    let address = '127.0.0.1';
    await using outbound = openOutbound({ resolve: async () => [address] });
    const url = `http://site.example.com:${site.port}/`;
    expect(await outbound.fetchPage({ url })).toMatchObject({ kind: 'page' });
    address = '127.0.0.2';
    expect(await outbound.fetchPage({ url })).toMatchObject({ code: 'address_not_allowed' });
    expect(site.requests).toHaveLength(1);
  });

  it('is left behind when the name moves', async () => {
    await using before = await startSite((_request, response) => response.end('before'));
    await using after = await startSite((_request, response) => response.end('after'), {
      host: '127.0.0.2',
      port: before.port,
    });
    let address = '127.0.0.1';
    await using outbound = openOutbound({ allow: '127.0.0.0/30', resolve: async () => [address] });
    const url = `http://site.example.com:${before.port}/`;
    await outbound.fetchPage({ url });
    address = '127.0.0.2';
    await outbound.fetchPage({ url });
    expect([before.requests, after.requests]).toEqual([['GET /'], ['GET /']]);
  });

  it('that the site closes just then costs no page', async () => {
    let resets = 0;
    await using site = await startTcpListener((socket) => {
      socket.once('data', () => {
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 4\r\nKeep-Alive: timeout=60\r\n\r\npage');
        socket.once('data', () => {
          resets += 1;
          socket.resetAndDestroy();
        });
      });
    });
    await using outbound = openOutbound();
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await outbound.fetchPage({ url: `${site.origin}/${turn}` })).toMatchObject({ kind: 'page' });
    }
    expect(resets).toBeGreaterThan(0);
  });
});

describe('a request that is no GET', () => {
  it('is never sent twice', async () => {
    let posts = 0;
    await using site = await startTcpListener((socket) => {
      socket.on('data', (request) => {
        if (request.includes('POST /')) {
          posts += 1;
          socket.resetAndDestroy();
        } else socket.write('HTTP/1.1 200 OK\r\nContent-Length: 4\r\nKeep-Alive: timeout=60\r\n\r\npage');
      });
    });
    await using outbound = openOutbound();
    await outbound.fetchPage({ url: site.origin, source: 'registry' });
    const outcome = await outbound.fetchPage({ url: site.origin, source: 'registry', method: 'POST', body: 'a=1' });
    expect(outcome).toMatchObject({ code: 'could_not_connect' });
    expect(posts).toBe(1);
  });
});

describe('configuration', () => {
  it('lets an allowed network be reached on any port, by reserved and bare names too', async () => {
    await using site = await startSite((_request, response) => response.end('page'));
    await using outbound = openOutbound({ resolve: async () => ['127.0.0.1'] });
    for (const host of ['127.0.0.1', 'localhost', 'wiki', 'wiki.internal', 'site.example.com']) {
      expect(await outbound.fetchPage({ url: `http://${host}:${site.port}/` }), host).toMatchObject({ kind: 'page' });
    }
  });

  it('does not open a reserved name or an unusual port to addresses beyond it', async () => {
    await using outbound = openOutbound({ resolve: async () => ['127.0.0.1', '198.41.0.4'] });
    for (const url of ['http://wiki.internal/', 'http://www.example.com:9000/']) {
      expect(await outbound.fetchPage({ url }), url).toMatchObject({ code: 'address_not_allowed' });
    }
  });

  it('refuses our own host names unless their addresses are allowed', async () => {
    const ownHosts = ['longtake.example.com'];
    await using site = await startSite((_request, response) => response.end('page'));
    const url = `http://longtake.example.com:${site.port}/`;
    await using open = openOutbound({ ownHosts, resolve: async () => ['198.41.0.4'], allow: '' });
    expect(await open.fetchPage({ url: 'https://longtake.example.com/' })).toMatchObject({
      code: 'address_not_allowed',
    });
    await using allowed = openOutbound({ ownHosts, resolve: async () => ['127.0.0.1'] });
    expect(await allowed.fetchPage({ url })).toMatchObject({ kind: 'page' });
  });
});

describe('allowOrigins', () => {
  it('lets one request reach exactly the host and port that it names', async () => {
    await using site = await startSite((_request, response) => response.end('page'));
    await using other = await startSite((_request, response) => response.end('other'));
    await using outbound = openOutbound({ allow: '' });
    const allowOrigins = [`127.0.0.1:${site.port}`];
    expect(await outbound.fetchPage({ url: `${site.origin}/`, allowOrigins })).toMatchObject({ kind: 'page' });
    expect(await outbound.fetchPage({ url: `${site.origin}/` })).toMatchObject({ code: 'address_not_allowed' });
    expect(await outbound.fetchPage({ url: `${other.origin}/`, allowOrigins })).toMatchObject({
      code: 'address_not_allowed',
    });
    expect([site.requests.length, other.requests.length]).toEqual([1, 0]);
  });

  it('does not cover what the place redirects to', async () => {
    await using other = await startSite((_request, response) => response.end('other'));
    await using site = await startSite((_request, response) =>
      response.writeHead(302, { location: other.origin }).end(),
    );
    await using outbound = openOutbound({ allow: '' });
    const outcome = await outbound.fetchPage({ url: site.origin, allowOrigins: [`127.0.0.1:${site.port}`] });
    expect(outcome).toMatchObject({ code: 'address_not_allowed' });
    expect(other.requests).toEqual([]);
  });
});
