import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TakeVerification } from '#contracts/take-evidence.ts';
import { changelogScout } from '../../channels/changelog-scout/channel.ts';
import { createClient } from '../support/client.ts';
import { servePages } from '../support/serve-pages.ts';
import type { PageHandler, ServedPages } from '../support/serve-pages.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { toyChannel } from '../support/toy-channel.ts';

const html =
  (body: string): PageHandler =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html><head><title>Ferry log</title></head><body>${body}</body></html>`);
  };

/** The log of a ferry in parts; `?part=` says which. */
const parts =
  (last: number): PageHandler =>
  (request, response) => {
    const url = new URL(request.url!, 'http://pages');
    const part = Number(url.searchParams.get('part') ?? 1);
    const pager =
      part < last ? `<nav class="pager"><a rel="next" href="${url.pathname}?part=${part + 1}">»</a></nav>` : '';
    html(`<main><p>Fact: the ferry crossed ${part * 7} times in week ${part}</p></main>${pager}`)(request, response);
  };

const release = (version: string, date: string): string =>
  `<h2>${version} - ${date}</h2><ul><li>Fixed a crash of the harbour view in ${version}</li><li>Removed the old tide table of ${version}</li></ul>`;

let service: TestService;
let pages: ServedPages;
let asked: string[];

beforeAll(async () => {
  service = await startService({ channels: [toyChannel, changelogScout] });
  pages = await servePages({
    '/two': parts(2),
    '/nine': parts(9),
    '/away': html('<main><p>Fact: one</p></main><a rel="next" href="http://127.0.0.2/away?part=2">Next</a>'),
    '/log': (request, response) => {
      asked.push(request.url!);
      const older = new URL(request.url!, 'http://pages').search !== '';
      html(
        older
          ? `<main><h1>Releases of Pharos</h1>${release('1.1.0', '2029-05-01')}${release('1.0.0', '2029-01-01')}</main>`
          : `<main><h1>Releases of Pharos</h1>${release('2.1.0', '2030-05-01')}${release('2.0.0', '2030-01-01')}</main><p><a href="/log?before=2.0.0">Older releases</a></p>`,
      )(request, response);
    },
  });
});

afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
});

async function roll(slug: string, notes: string) {
  asked = [];
  const client = createClient({ baseUrl: service.baseUrl, key: (await service.mint()).key, slug });
  const { body, takeId } = await client.take({ notes });
  const events = await client.events(takeId);
  const verified = (await (
    await client.fetch(`/takes/${takeId}/verify`, { method: 'POST' })
  ).json()) as TakeVerification;
  const calls = events.flatMap((event) => (event.type === 'tool.called' ? [[event.round, event.args['source']]] : []));
  return { body, calls, verified };
}

const EQUAL = { equal: true, differences: [] };

describe('a page that goes on', () => {
  it('is read on in the next round, and all of it is the answer', async () => {
    const { body, calls, verified } = await roll('toy-facts', `Facts of ${pages.origin}/two`);

    expect(calls).toEqual([
      [1, `${pages.origin}/two`],
      [2, `${pages.origin}/two?part=2`],
    ]);
    expect(body.output).toMatch(/7 times in week 1[^]*14 times in week 2/);
    expect(body.lifecycle.undone).toEqual([]);
    expect(verified).toEqual(EQUAL);
  });

  it('is read as far as the budget goes, and the rest is told', async () => {
    const { body, calls, verified } = await roll('toy-facts', `Facts of ${pages.origin}/nine`);

    expect(calls).toHaveLength(2);
    expect(body.lifecycle.undone).toEqual([
      `${pages.origin}/nine?part=3, where a page goes on, was left unread: the budget was used up.`,
    ]);
    expect(verified).toEqual(EQUAL);
  });

  it('is never left for another site', async () => {
    const { calls, body } = await roll('toy-facts', `Facts of ${pages.origin}/away`);

    expect(calls).toEqual([[1, `${pages.origin}/away`]]);
    expect(body.lifecycle.undone).toEqual([]);
  });
});

describe('a changelog in parts', () => {
  it('is read on where the brief reaches further back', async () => {
    const { body, verified } = await roll('changelog-scout', `What changed since 1 March 2029? ${pages.origin}/log`);

    expect(asked).toEqual(['/log', '/log?before=2.0.0']);
    expect(body.table?.rows.map(({ version }) => version)).toContain('1.1.0');
    expect(verified).toEqual(EQUAL);
  });

  it('is not read on where the newest releases are enough', async () => {
    const { body } = await roll('changelog-scout', `What changed in the newest release? ${pages.origin}/log#top`);

    expect(asked).toEqual(['/log']);
    expect(body.lifecycle.undone).toEqual([]);
  });
});
