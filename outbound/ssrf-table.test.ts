import { isIP } from 'node:net';
import { describe, expect, it } from 'vitest';
import { openOutbound } from './testing/open-outbound.ts';
import { ORDINARY_ADDRESSES } from './testing/ordinary-addresses.ts';
import { recordDials } from './testing/record-dials.ts';
import { startTcpListener } from './testing/site.ts';
import { buildPayloads, OWN_ADDRESS, POINTED_NAMES } from './testing/ssrf-payloads.ts';

const payloads = buildPayloads();
const PUBLIC_ADDRESSES = ['198.41.0.4', '2001:503:ba3e::2:30'];

/** Every name leads somewhere public, but those that the table points elsewhere. */
const resolve = async (host: string) => POINTED_NAMES.find(([name]) => name === host)?.[1] ?? PUBLIC_ADDRESSES;
const rules = { allow: '', resolve, getOwnAddresses: () => [OWN_ADDRESS] };

describe('addresses that must not be contacted', () => {
  it('are at least 250, each told apart from the others', () => {
    expect(new Set(payloads.map(({ url }) => url)).size).toBe(payloads.length);
    expect(payloads.length).toBeGreaterThanOrEqual(250);
  });

  it.each(payloads)('$name', async ({ url }) => {
    const { createDial, dials } = recordDials();
    await using outbound = openOutbound({ ...rules, createDial });
    const outcome = await outbound.fetchPage({ url });
    expect(dials).toEqual([]);
    expect(outcome).toMatchObject({ kind: 'failure', code: 'address_not_allowed' });
  });

  it('are refused in the same words, whether literal, name or unreadable', async () => {
    await using outbound = openOutbound(rules);
    const reasons = new Set<string>();
    for (const { url } of payloads) {
      const outcome = await outbound.fetchPage({ url });
      if (outcome.kind === 'failure')
        reasons.add(outcome.detail.replace(/^.* could not be read/, 'It could not be read'));
    }
    expect([...reasons]).toEqual(['It could not be read: address not allowed.']);
  });
});

describe('redirects to addresses that must not be contacted', () => {
  /** What a header cannot carry is no redirect; what has neither scheme nor host stays on the site. */
  const locations = payloads.filter(({ url }) => url.trim() !== '' && !/\p{Cc}/u.test(url));
  const isElsewhere = (location: string) => /^ *[a-z][a-z0-9+.-]*:|^[\\/]{2}/i.test(location);

  it('leave few of the table out', () => {
    expect(locations.filter(({ url }) => isElsewhere(url)).length).toBeGreaterThanOrEqual(250);
  });

  it.each([301, 302, 303, 307, 308])('are not followed after a %d', async (status) => {
    await using site = await startTcpListener((socket) => {
      socket.on('data', (request) => {
        const place = Number(/^GET \/from\/(\d+) /.exec(request.toString('latin1'))?.[1] ?? -1);
        const location = locations[place]?.url;
        const answer = location === undefined ? '404 Not Found' : `${status} Elsewhere\r\nLocation: ${location}`;
        socket.write(`HTTP/1.1 ${answer}\r\nContent-Length: 0\r\n\r\n`);
      });
    });
    const { createDial, dials } = recordDials({ 'site.example.com': site.port });
    await using outbound = openOutbound({ ...rules, createDial });
    for (const [place, { name, url }] of locations.entries()) {
      const outcome = await outbound.fetchPage({ url: `http://site.example.com/from/${place}` });
      expect(dials, name).toEqual([]);
      const reason = isElsewhere(url) ? 'address not allowed' : 'HTTP status 404';
      const detail = `http://site.example.com/from/${place} could not be read: ${reason}.`;
      expect(outcome, name).toMatchObject({ kind: 'failure', detail });
    }
  });
});

describe('ordinary addresses', () => {
  it('are at least 100', () => {
    expect(new Set(ORDINARY_ADDRESSES).size).toBeGreaterThanOrEqual(100);
  });

  it.each(ORDINARY_ADDRESSES)('%s is contacted at its own addresses', async (url) => {
    const { createDial, dials } = recordDials();
    await using outbound = openOutbound({ ...rules, createDial });
    const outcome = await outbound.fetchPage({ url });
    const host = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');
    expect(dials).toEqual([{ hostname: host, addresses: isIP(host) === 0 ? PUBLIC_ADDRESSES : [host] }]);
    expect(outcome).toMatchObject({ kind: 'failure', code: 'could_not_connect' });
  });
});
