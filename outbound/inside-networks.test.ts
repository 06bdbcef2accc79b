import { describe, expect, it } from 'vitest';
import { openOutbound } from './testing/open-outbound.ts';
import { recordDials } from './testing/record-dials.ts';
import { startSite } from './testing/site.ts';

describe('a network that configuration allows', () => {
  const PUBLIC = 'http://open.example.com';
  const INSIDE = 'http://wiki.corp.internal';
  const addresses: Record<string, string[]> = {
    'open.example.com': ['198.41.0.4'],
    'wiki.corp.internal': ['10.1.2.3'],
  };

  /** Answers for both names; `/to/ADDRESS` redirects there. */
  async function openBoth(opened: AsyncDisposableStack) {
    const site = opened.use(
      await startSite((request, response) => {
        const location = /^\/to\/(.*)$/.exec(request.url ?? '')?.[1];
        if (location === undefined) response.end('page');
        else response.writeHead(302, { location: decodeURIComponent(location) }).end();
      }),
    );
    const lookedUp: string[] = [];
    const resolve = async (host: string) => (lookedUp.push(host), addresses[host] ?? []);
    const { createDial, dials } = recordDials(
      Object.fromEntries(Object.keys(addresses).map((host) => [host, site.port])),
    );
    const outbound = opened.use(openOutbound({ allow: '10.0.0.0/8', resolve, createDial }));
    return { outbound, lookedUp, dials };
  }

  it('is reached where it is asked for, and leads on inside and to the outside', async () => {
    await using opened = new AsyncDisposableStack();
    const { outbound } = await openBoth(opened);
    for (const url of [`${INSIDE}/`, `${INSIDE}/to/${INSIDE}/a`, `${INSIDE}/to/${PUBLIC}/a`])
      expect(await outbound.fetchPage({ url }), url).toMatchObject({ kind: 'page' });
  });

  it.each([`${INSIDE}/`, 'http://10.1.2.3/', 'http://localhost/'])(
    'is not reached as %s, nor looked up, from a page that everybody can reach',
    async (inside) => {
      await using opened = new AsyncDisposableStack();
      const { outbound, lookedUp, dials } = await openBoth(opened);
      for (const request of [
        { url: `${PUBLIC}/to/${encodeURIComponent(inside)}` },
        { url: `${PUBLIC}/to/${PUBLIC}/to/${encodeURIComponent(inside)}` },
        { url: inside, partOf: `${PUBLIC}/` },
      ])
        expect(await outbound.fetchPage(request)).toMatchObject({ code: 'address_not_allowed' });
      expect(dials).toEqual([]);
      expect(new Set(lookedUp)).toEqual(new Set(['open.example.com']));
    },
  );

  it('is reached by the parts of its own pages', async () => {
    await using opened = new AsyncDisposableStack();
    const { outbound } = await openBoth(opened);
    const part = { url: `${INSIDE}/script.js`, partOf: `${INSIDE}/` };
    expect(await outbound.fetchPage(part), 'of a page that was not read').toMatchObject({
      code: 'address_not_allowed',
    });
    await outbound.fetchPage({ url: `${INSIDE}/` });
    expect(await outbound.fetchPage(part)).toMatchObject({ kind: 'page' });
  });

  it('is not reached by the parts of a public page whose name leads inside by now', async () => {
    await using opened = new AsyncDisposableStack();
    const { outbound } = await openBoth(opened);
    const page = `${PUBLIC}/`;
    await outbound.fetchPage({ url: page });
    const before = addresses['open.example.com'];
    addresses['open.example.com'] = ['10.1.2.3'];
    opened.defer(() => void (addresses['open.example.com'] = before!));
    for (const url of [`${INSIDE}/secret`, `${PUBLIC}/secret`])
      expect(await outbound.fetchPage({ url, partOf: page })).toMatchObject({ code: 'address_not_allowed' });
    // Nor when the name is read once more meanwhile.
    await outbound.fetchPage({ url: page });
    expect(await outbound.fetchPage({ url: `${INSIDE}/secret`, partOf: page })).toMatchObject({
      code: 'address_not_allowed',
    });
  });

  it('does not lead into another one, nor to another port of itself than its own', async () => {
    await using opened = new AsyncDisposableStack();
    const site = opened.use(
      await startSite((request, response) => {
        const location = /^\/to\/(.*)$/.exec(request.url ?? '')?.[1];
        if (location === undefined) response.end('page');
        else response.writeHead(302, { location: decodeURIComponent(location) }).end();
      }),
    );
    const hosts: Record<string, string[]> = { 'wiki.corp.internal': ['10.1.2.3'], 'db.corp.internal': ['10.9.9.9'] };
    const { createDial } = recordDials(Object.fromEntries(Object.keys(hosts).map((host) => [host, site.port])));
    const allow = '10.1.0.0/16:80 10.9.9.9/32 db.corp.internal:8080';
    const outbound = opened.use(openOutbound({ allow, resolve: async (host) => hosts[host] ?? [], createDial }));
    const to = (url: string) => ({ url: `${INSIDE}/to/${encodeURIComponent(url)}` });

    expect(await outbound.fetchPage({ url: `${INSIDE}/` })).toMatchObject({ kind: 'page' });
    expect(await outbound.fetchPage({ url: 'http://db.corp.internal:8080/' })).toMatchObject({ kind: 'page' });
    expect(await outbound.fetchPage(to(`${INSIDE}/b`))).toMatchObject({ kind: 'page' });
    for (const request of [
      { url: 'http://wiki.corp.internal:8080/' },
      { url: 'https://wiki.corp.internal/' },
      to('http://db.corp.internal/'),
      to('http://db.corp.internal:8080/'),
      { url: 'http://db.corp.internal/x', partOf: `${INSIDE}/` },
    ])
      expect(await outbound.fetchPage(request), request.url).toMatchObject({ code: 'address_not_allowed' });
  });
});
