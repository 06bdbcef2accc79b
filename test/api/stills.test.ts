import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTakeActivities } from '../../activities/take-activities.ts';
import type { DrawnSpec } from '#contracts/still.ts';
import type { Threads } from '../../threads/create-threads.ts';
import { JobFailure } from '../../threads/job-failure.ts';
import { changelogScout } from '../../channels/changelog-scout/channel.ts';
import { verifyExport } from '../../evidence/export/verify-export.ts';
import { createClient } from '../support/client.ts';
import type { ChannelClient } from '../support/client.ts';
import { servePages } from '../support/serve-pages.ts';
import type { ServedPages } from '../support/serve-pages.ts';
import { mappedToy } from '../support/channels/toys.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { closeExport, openExport } from '../support/tamper-export.ts';
import { toyChannel } from '../support/toy-channel.ts';

const RELEASES = [
  ['5.1.0', '2031-04-02', 'The mantle is glued, not sewn'],
  ['5.0.0', '2031-03-11', 'The --wick option is gone; use --flame instead'],
  ['4.9.2', '2031-01-30', 'A lamp that was put out twice no longer crashes'],
  ['4.9.1', '2030-12-05', 'Brackets fit poles of 40 mm'],
];
const section = ([version, date, change]: string[]): string =>
  `<h2>${version} - ${date}</h2><h3>Changed</h3><ul><li>${change}</li></ul>`;
const page = (sections: string[]): string =>
  `<!doctype html><html lang="en"><head><title>Lantern changes</title></head><body><main><h1>Lantern changelog</h1>${sections.join('')}</main></body></html>`;

/** Threads in which maps cannot be drawn. */
const withoutMaps = (threads: Threads): Threads => ({
  ...threads,
  run: (name, input, options) =>
    name === 'draw' && (input as DrawnSpec).kind === 'map'
      ? Promise.reject(new JobFailure('threw', { cause: new Error('no paint') }))
      : threads.run(name, input, options),
});

let service: TestService;
let pages: ServedPages;
let scout: ChannelClient;
let toyMaps: ChannelClient;
let stranger: ChannelClient;
let key: string;

beforeAll(async () => {
  service = await startService({
    channels: [changelogScout, mappedToy, toyChannel],
    createActivities: (deps) => createTakeActivities({ ...deps, threads: withoutMaps(deps.threads) }),
  });
  const asHtml = (text: string) => (_: unknown, response: { writeHead: Function; end(text: string): void }) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(text);
  };
  pages = await servePages({
    '/changes': asHtml(page(RELEASES.map(section))),
    '/two': asHtml(page(RELEASES.slice(0, 2).map(section))),
    '/facts': 'Fact: Water boils at 100 degrees.\n',
  });
  ({ key } = await service.mint());
  scout = createClient({ baseUrl: service.baseUrl, key, slug: 'changelog-scout' });
  toyMaps = createClient({ baseUrl: service.baseUrl, key, slug: 'toy-maps' });
  const other = await service.mint({ operatorEmail: 'bob@example.com' });
  stranger = createClient({ baseUrl: service.baseUrl, key: other.key, slug: 'changelog-scout' });
});

afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
});

const rollChanges = () => scout.take({ notes: `What changed in Lantern? ${pages.origin}/changes` });

describe('stills of a take', () => {
  it('are drawn unasked: the passage of what the answer leads with, the table, the cadence from three dated releases on', async () => {
    const { body, takeId } = await rollChanges();
    const address = `${pages.origin}/changes`;

    expect(body.lifecycle).toMatchObject({ state: 'finished', undone: [] });
    expect(body.stills.map(({ id, source }) => [id, source])).toEqual([
      ['passage', address],
      ['table', '#/table'],
      ['cadence', address],
    ]);
    const [passage, table, cadence] = body.stills;
    expect(passage!.caption).toContain('The --wick option is gone; use --flame instead');
    expect(passage!.caption).toContain(address);
    expect(table!.caption).toContain(`Table of ${body.table!.rows.length} rows`);
    expect(cadence!.caption).toBe(
      'Chart of 4 dated releases of Lantern over time, from 4.9.1 (2030-12-05) to 5.1.0 (2031-04-02). The median gap between release days is 40 days, the longest 56 days, after 4.9.1.',
    );
    for (const { url, sha256, mediaType, width, height } of body.stills) {
      expect(url).toBe(`http://longtake.test/api/public/channel/changelog-scout/stills/${sha256}.png`);
      expect(mediaType).toBe('image/png');
      const response = await scout.fetch(`/stills/${sha256}.png`);
      const png = Buffer.from(await response.arrayBuffer());
      expect(createHash('sha256').update(png).digest('hex')).toBe(sha256);
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
    }
    const drawn = (await scout.events(takeId)).flatMap((event) => (event.type === 'still.drawn' ? [event.still] : []));
    expect(drawn).toEqual(body.stills);
  });

  it('have no cadence with two dated releases', async () => {
    const { body } = await scout.take({ notes: `What changed in Lantern? ${pages.origin}/two` });
    expect(body.lifecycle.state).toBe('finished');
    expect(body.stills.map(({ id }) => id)).toEqual(['passage', 'table']);
  });

  it('are the same bytes for the same answer', async () => {
    const [first, second] = await Promise.all([rollChanges(), rollChanges()]);
    const hashes = ({ body }: typeof first) =>
      // The passage says when the page was read.
      body.stills.filter(({ id }) => id !== 'passage').map(({ sha256 }) => sha256);
    expect(hashes(first)).toHaveLength(2);
    expect(hashes(first)).toEqual(hashes(second));
  });

  it('are left out, and said to be, where one cannot be drawn', async () => {
    const { body, takeId } = await toyMaps.take({ notes: `Facts of ${pages.origin}/facts` });
    expect(body.lifecycle).toMatchObject({
      state: 'finished',
      undone: ['The still “map” could not be drawn.'],
    });
    expect(body.grade).toBe('A');
    expect(body.stills.map(({ id }) => id)).toEqual(['passage', 'table']);
    const verified = await (await toyMaps.fetch(`/takes/${takeId}/verify`, { method: 'POST' })).json();
    expect(verified).toEqual({ equal: true, differences: [] });
  });
});

describe('GET stills/{sha256}.png', () => {
  it('gives the picture to its owner, for good, and 304 to who holds it', async () => {
    const { body } = await rollChanges();
    const { sha256 } = body.stills[0]!;
    const response = await scout.fetch(`/stills/${sha256}.png`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, max-age=31536000, immutable',
      etag: `"${sha256}"`,
    });
    const again = await scout.fetch(`/stills/${sha256}.png`, { headers: { 'if-none-match': `"${sha256}"` } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', `"${sha256}"`]);
    const head = await scout.fetch(`/stills/${sha256}.png`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, response.headers.get('content-length')]);
  });

  it('has nothing for another owner, another channel, an unknown hash and what is none', async () => {
    const { body } = await rollChanges();
    const { sha256 } = body.stills[0]!;
    const pageHash = /SHA-256 ([0-9a-f]{12})/.exec(body.stills[0]!.caption)?.[1];
    expect(pageHash).toBeDefined();
    for (const [client, name] of [
      [stranger, sha256],
      [toyMaps, sha256],
      [scout, '0'.repeat(64)],
      [scout, sha256.toUpperCase()],
      [scout, 'x'],
    ] as const) {
      const response = await client.fetch(`/stills/${name}.png`);
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([404, 'not_found']);
    }
    const bare = await scout.fetch(`/stills/${sha256}`);
    expect(bare.status).toBe(404);
  });

  it('refuses a key that is none, and one of another channel', async () => {
    const { body } = await rollChanges();
    const path = `${service.baseUrl}/api/public/channel/changelog-scout/stills/${body.stills[0]!.sha256}.png`;
    const foreign = await service.mint({ scope: 'channel', channel: 'toy-facts' });
    for (const authorization of [undefined, 'Bearer lt_no', `Bearer ${foreign.key}`]) {
      const response = await fetch(path, { headers: authorization === undefined ? {} : { authorization } });
      expect(response.status).toBe(401);
    }
  });
});

describe('the export', () => {
  it('holds the stills, and verify finds one that was swapped for another', async () => {
    const { body, takeId } = await rollChanges();
    const bytes = new Uint8Array(await (await scout.fetch(`/takes/${takeId}/export`)).arrayBuffer());
    const channels = new Map([['changelog-scout', changelogScout]]);
    const members = openExport(bytes);
    const [passage, table] = body.stills.map(({ sha256 }) => `stills/${sha256}.png`) as [string, string];
    const picture = members.get(table)!;
    expect(Buffer.from(await (await scout.fetch(`/${table}`)).arrayBuffer()).equals(picture)).toBe(true);
    expect(await verifyExport(bytes, channels)).toMatchObject({ differences: [], remarks: [] });

    members.set(passage, picture);
    const { differences } = (await verifyExport(await closeExport(members), channels))!;
    expect(differences).toEqual([{ where: passage, stored: body.stills[0]!.sha256, found: body.stills[1]!.sha256 }]);
  });
});
