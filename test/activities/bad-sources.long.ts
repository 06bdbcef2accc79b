import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TakeResponse } from '#contracts/take.ts';
import { changelogScout } from '../../channels/changelog-scout/channel.ts';
import { createClient } from '../support/client.ts';
import type { ChannelClient } from '../support/client.ts';
import { servePages } from '../support/serve-pages.ts';
import type { PageHandler, ServedPages } from '../support/serve-pages.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { writePdf } from '../support/write-pdf.ts';

const CHANGELOG =
  '# Changelog of Zürich Käse\n\n## 2.0.0 - 2026-03-02\n\n### Removed\n\n- **Breaking:** the façade for naïve clients is gone\n\n## 1.0.0 - 2026-01-05\n\n### Added\n\n- A façade for naïve clients\n';

const send =
  (status: number, headers: Record<string, string>, body: string | Uint8Array = ''): PageHandler =>
  (_request, response) => {
    response.writeHead(status, headers);
    response.end(body);
  };

const html = (body: string) =>
  send(
    200,
    { 'content-type': 'text/html; charset=utf-8' },
    `<!doctype html><html><head><title>Page</title></head><body>${body}</body></html>`,
  );

let service: TestService;
let pages: ServedPages;
let client: ChannelClient;

beforeAll(async () => {
  service = await startService({ channels: [changelogScout] });
  pages = await servePages({
    '/good.md': send(200, { 'content-type': 'text/markdown; charset=utf-8' }, CHANGELOG),
    '/empty': send(200, { 'content-type': 'text/html' }),
    '/blank': html('<div id="root"></div><script>render()</script>'),
    '/loop': send(302, { location: '/loop' }),
    '/inside': send(302, { location: 'http://169.254.169.254/latest/meta-data/' }),
    '/login': html(
      '<h1>Sign in</h1><form action="/session"><input name="user"><input type="password" name="pass"><button>Sign in</button></form>',
    ),
    '/members': send(401, { 'content-type': 'text/html', 'www-authenticate': 'Basic' }, 'members only'),
    '/broken': send(500, { 'content-type': 'text/plain' }, 'secret stack trace of a third party'),
    '/large.md': send(
      200,
      { 'content-type': 'text/markdown' },
      Buffer.concat([Buffer.from(CHANGELOG), Buffer.alloc(30 * 1024 * 1024, '- more of the same words\n')]),
    ),
    '/endless': (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      const timer = setInterval(() => response.write('words and more words\n'.repeat(20_000)), 5);
      response.on('close', () => clearInterval(timer));
    },
    '/latin1.md': send(200, { 'content-type': 'text/markdown; charset=iso-8859-1' }, Buffer.from(CHANGELOG, 'latin1')),
    '/utf16.md': send(200, { 'content-type': 'text/markdown' }, Buffer.from(`\uFEFF${CHANGELOG}`, 'utf16le')),
    '/news.pdf': send(
      200,
      { 'content-type': 'application/pdf' },
      buildPdf([
        'Changelog',
        '2.0.0 - 2026-03-02',
        'Removed the facade for old clients',
        '1.0.0 - 2026-01-05',
        'Added the facade for old clients',
      ]),
    ),
    '/poem': html(
      '<h1>A poem</h1><p>The sea is wide and the night is long, and nobody has released anything at all in this whole text.</p>',
    ),
  });
  client = createClient({ baseUrl: service.baseUrl, key: (await service.mint()).key, slug: 'changelog-scout' });
});

afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
});

const ask = async (address: string): Promise<TakeResponse> =>
  (await client.take({ notes: `What changed? ${address.startsWith('/') ? pages.origin + address : address}` })).body;

describe('an address that cannot be read ends the take failed, free, and says what stopped it', () => {
  it.each([
    ['a private address', 'http://10.0.0.1/changelog.md', /not allowed/],
    ['a private address in disguise', 'http://[::ffff:10.0.0.1]/changelog.md', /not allowed/],
    ['a redirect inside', '/inside', /not allowed/],
    ['a redirect loop', '/loop', /too many redirects/],
    ['a page that is not there', '/missing', /404/],
    ['a server that fails', '/broken', /500/],
    ['an empty answer', '/empty', /empty/],
    ['a page that is empty without script', '/blank', /needs a browser to be read; none is configured/],
    ['a body without an end', '/endless', /too large/],
    ['a changelog of 30 MB', '/large.md', /too large/],
    ['a login wall', '/login', /sign in/],
    ['a page for members', '/members', /sign in/],
    ['a port where nobody listens', 'http://127.0.0.1:9/changelog.md', /could not connect/],
  ])('%s', async (_what, address, words) => {
    const before = (await ask('https://')).creditsLeft;
    const take = await ask(address);

    expect(take.lifecycle).toMatchObject({
      state: 'failed',
      recovery: { detail: expect.stringMatching(words) as string },
    });
    expect(take.lifecycle.recovery.detail).not.toMatch(/secret stack|ECONN|UND_ERR|undici/);
    expect(take).not.toHaveProperty('grade');
    expect(take.links).toEqual([]);
    expect(take.plan.subGoals.map(({ status }) => status)).not.toContain('open');
    expect(take.creditsLeft).toBe(before);
  });
});

describe('a page in another form is read', () => {
  it.each(['/good.md', '/latin1.md', '/utf16.md'])('%s', async (path) => {
    const take = await ask(path);

    expect(take.table?.rows[0]).toMatchObject({
      version: '2.0.0',
      date: '2026-03-02',
      kind: 'breaking',
      quote: expect.stringContaining('façade for naïve clients') as string,
    });
    expect(take).toMatchObject({ grade: 'A', links: [pages.origin + path] });
  });

  it('a PDF', async () => {
    const take = await ask('/news.pdf');

    expect(take.table?.summary).toMatchObject({
      newest: [
        { version: '2.0.0', date: '2026-03-02' },
        { version: '1.0.0', date: '2026-01-05' },
      ],
    });
  });

  it('a page without a release is said to have none, with a low grade', async () => {
    const take = await ask('/poem');

    expect(take.lifecycle.state).toBe('finished');
    expect(['D', 'F']).toContain(take.grade);
    expect(take.table?.rows ?? []).toEqual([]);
  });
});

/** A small PDF of one page whose lines are text. */
function buildPdf(lines: string[]): Uint8Array {
  return writePdf(lines.map((line, index) => `BT /F1 12 Tf 60 ${760 - index * 24} Td (${line}) Tj ET`).join('\n'));
}
