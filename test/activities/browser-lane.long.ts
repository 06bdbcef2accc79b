import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changelogScout } from '../../channels/changelog-scout/channel.ts';
import { createTakeActivities } from '../../activities/take-activities.ts';
import { verifyExport } from '../../evidence/export/verify-export.ts';
import type { PageBrowser } from '../../outbound/browser/create-page-browser.ts';
import { createClient } from '../support/client.ts';
import type { ChannelClient } from '../support/client.ts';
import { findTestBrowser } from '../support/find-test-browser.ts';
import { inkOf } from '../support/ink-of.ts';
import { servePages } from '../support/serve-pages.ts';
import type { PageHandler, ServedPages } from '../support/serve-pages.ts';
import { startService } from '../support/start-service.ts';
import type { TestServiceOptions } from '../support/start-service.ts';
import { closeExport, openExport } from '../support/tamper-export.ts';

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

  async function start(
    worker: TestServiceOptions['worker'] = {},
    createActivities: TestServiceOptions['createActivities'] = createTakeActivities,
  ): Promise<ChannelClient> {
    const service = opened.use(await startService({ channels: [changelogScout], worker, createActivities }));
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
      const [passage, page] = body.stills;
      expect([passage!.id, page!.id]).toEqual(['passage', 'page']);
      expect(page).toMatchObject({ mediaType: 'image/png', width: 2400 });
      const picture = Buffer.from(await (await client.fetch(`/stills/${page!.sha256}.png`)).arrayBuffer());
      const { width, height, share } = inkOf(picture);
      expect([width, height]).toEqual([page!.width, page!.height]);
      expect(share({ left: 0, top: 0, width, height })).toBeGreaterThan(0.002);
      expect(body.lifecycle.undone).toEqual([]);

      const evidence = (await (await client.fetch(`/takes/${takeId}/evidence`)).json()) as {
        pages: { mediaType: string }[];
      };
      expect(evidence.pages.map(({ mediaType }) => mediaType)).toContain('text/html; charset=utf-8; rendered=browser');
      const verified = await client.fetch(`/takes/${takeId}/verify`, { method: 'POST' });
      expect(await verified.json()).toEqual({ equal: true, differences: [] });
    },
  );

  describe('a picture of its passage', () => {
    const PNG = Buffer.from('89504e470d0a1a0a0000000d494844520000096000000190', 'hex');
    const DOCUMENT = `<!doctype html><title>Lid changelog</title><main><h1>Lid changelog</h1>
      ${RELEASES.map(({ version, date }) => `<h2>${version} - ${date}</h2><ul><li>The lid of ${version} opens</li></ul>`).join('')}</main>`;

    /** A worker whose browser makes one document of every page. */
    const startWith = async (crop: PageBrowser['crop']): Promise<ChannelClient> => {
      const browser: PageBrowser = {
        render: () =>
          Promise.resolve({ kind: 'rendered', bytes: new TextEncoder().encode(DOCUMENT), answered: 1, refused: 0 }),
        crop,
        getPid: () => undefined,
        [Symbol.asyncDispose]: () => Promise.resolve(),
      };
      return start({}, (deps) => createTakeActivities({ ...deps, browser }));
    };

    it('is kept with the take, named by its page and quote, and verified by its hash', async () => {
      const client = await startWith(() => Promise.resolve({ kind: 'crop', png: PNG, width: 2400, height: 400 }));
      const { body, takeId } = await client.take({ notes: `What changed? ${pages.origin}/changes` });
      const page = body.stills.find(({ id }) => id === 'page')!;
      const sha256 = createHash('sha256').update(PNG).digest('hex');
      const read = createHash('sha256').update(DOCUMENT).digest('hex');
      expect(page).toMatchObject({ sha256, width: 2400, height: 400, source: `pages/${read}` });
      expect(page.caption).toContain(`“${String(body.table!.rows[0]!['quote'])}”`);
      expect(page.caption).toContain(`SHA-256 ${read.slice(0, 12)}`);
      expect(page.caption).toContain('cannot be drawn again');
      expect(body.lifecycle.undone).toEqual([]);
      expect(Buffer.from(await (await client.fetch(`/stills/${sha256}.png`)).arrayBuffer()).equals(PNG)).toBe(true);

      const verified = await client.fetch(`/takes/${takeId}/verify`, { method: 'POST' });
      expect(await verified.json()).toEqual({ equal: true, differences: [] });
      const zip = new Uint8Array(await (await client.fetch(`/takes/${takeId}/export`)).arrayBuffer());
      const channels = new Map([['changelog-scout', changelogScout]]);
      expect(await verifyExport(zip, channels)).toMatchObject({
        differences: [],
        remarks: [
          `stills/${sha256}.png is a picture that a browser took of pages/${read}: its hash was checked, it was not drawn again`,
        ],
      });
      const members = openExport(zip);
      members.set(`stills/${sha256}.png`, Buffer.concat([PNG, Buffer.of(0)]));
      const { differences, remarks } = (await verifyExport(await closeExport(members), channels))!;
      expect([differences.map(({ where }) => where), remarks]).toEqual([[`stills/${sha256}.png`], []]);
    });

    it('that cannot be taken is left out, said to be, and fails nothing', async () => {
      const client = await startWith(() => Promise.resolve({ kind: 'failure', cause: new Error('the tab crashed') }));
      const { body, takeId } = await client.take({ notes: `What changed? ${pages.origin}/changes` });
      expect(body).toMatchObject({
        grade: 'A',
        lifecycle: { state: 'finished', undone: ['The still “page” could not be drawn.'] },
      });
      expect(body.stills.map(({ id }) => id)).toEqual(['passage', 'table', 'cadence']);
      const verified = await client.fetch(`/takes/${takeId}/verify`, { method: 'POST' });
      expect(await verified.json()).toEqual({ equal: true, differences: [] });
    });
  });
});
