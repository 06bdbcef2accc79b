import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changelogScout } from '../../channels/changelog-scout/channel.ts';
import { createClient } from '../support/client.ts';
import type { ChannelClient } from '../support/client.ts';
import { findTestBrowser } from '../support/find-test-browser.ts';
import { servePages } from '../support/serve-pages.ts';
import type { PageHandler, ServedPages } from '../support/serve-pages.ts';
import { startService } from '../support/start-service.ts';
import type { TestServiceOptions } from '../support/start-service.ts';

const executablePath = findTestBrowser();

const send =
  (mediaType: string, body: string): PageHandler =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': mediaType, etag: '"shell-1"' });
    response.end(body);
  };

const RELEASES = [
  { version: '3.0.0', date: '2026-03-02', changes: ['**Removed:** the hinge of the old lid'] },
  { version: '2.9.1', date: '2026-02-11', changes: ['Fixed a lid that stuck when wet'] },
  { version: '2.9.0', date: '2026-01-20', changes: ['Added a second lid'] },
];
const APP = `
  const releases = await (await fetch('/releases.json')).json();
  document.title = 'Lid changelog';
  document.getElementById('root').innerHTML = '<main><h1>Lid changelog</h1>' + releases.map(({ version, date, changes }) =>
    '<h2>' + version + ' - ' + date + '</h2><ul>' + changes.map((change) => '<li>' + change + '</li>').join('') + '</ul>').join('') + '</main>';`;
const SHELL =
  '<!doctype html><html><head><title>Lid</title></head><body><div id="root"></div><script type="module" src="/app.js"></script></body></html>';

describe('a page that shows nothing without script', () => {
  const opened = new AsyncDisposableStack();
  let pages: ServedPages;
  beforeAll(async () => {
    pages = opened.use(
      await servePages({
        '/changes': send('text/html; charset=utf-8', SHELL),
        '/marked': send('text/html; charset=utf-8; rendered=browser', SHELL),
        '/app.js': send('text/javascript', APP),
        '/releases.json': send('application/json', JSON.stringify(RELEASES)),
      }),
    );
  });
  afterAll(() => opened.disposeAsync());

  async function start(worker: TestServiceOptions['worker'] = {}): Promise<ChannelClient> {
    const service = opened.use(await startService({ channels: [changelogScout], worker }));
    const { key } = await service.mint();
    return createClient({ baseUrl: service.baseUrl, key, slug: 'changelog-scout' });
  }

  it('fails the take that has no other, naming the browser that is not there', async () => {
    const client = await start();
    for (const path of ['/changes', '/marked']) {
      const { body } = await client.take({ notes: `What changed? ${pages.origin}${path}` });
      expect(body.lifecycle).toMatchObject({
        state: 'failed',
        recovery: { detail: `${pages.origin}${path} needs a browser to be read; none is configured.` },
      });
    }
  });

  it('leaves it undone, and says so, in a take that has other pages', async () => {
    const client = await start();
    const notes = `What changed? ${pages.origin}/changes and ${pages.origin}/releases.json`;
    const { body } = await client.take({ notes });
    expect(body.lifecycle).toMatchObject({
      state: 'finished',
      undone: expect.arrayContaining([`${pages.origin}/changes needs a browser to be read; none is configured.`]),
    });
  });

  it.skipIf(executablePath === undefined)(
    'is read after its scripts have run, and can be verified like any page',
    async () => {
      const client = await start({ chromiumPath: executablePath });
      const { body, takeId } = await client.take({ notes: `What changed? ${pages.origin}/changes` });
      expect(body.lifecycle.state).toBe('finished');
      expect(body.table?.rows.map(({ version }) => version)).toEqual(
        expect.arrayContaining(['3.0.0', '2.9.1', '2.9.0']),
      );
      expect(body.links).toEqual([`${pages.origin}/changes`]);

      const returned = (await client.events(takeId)).flatMap((event) =>
        event.type === 'tool.returned' ? [event.result] : [],
      );
      expect(returned).toContainEqual(expect.objectContaining({ url: `${pages.origin}/changes`, lane: 'browser' }));
      const evidence = (await (await client.fetch(`/takes/${takeId}/evidence`)).json()) as {
        pages: { mediaType: string }[];
      };
      expect(evidence.pages.map(({ mediaType }) => mediaType)).toContain('text/html; charset=utf-8; rendered=browser');
      const verified = await client.fetch(`/takes/${takeId}/verify`, { method: 'POST' });
      expect(await verified.json()).toEqual({ equal: true, differences: [] });
    },
  );
});
