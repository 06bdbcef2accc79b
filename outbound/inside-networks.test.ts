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
    expect(await outbound.fetchPage(part)).toMatchObject({ kind: 'page' });
  });
});
