import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import canonicalize from 'canonicalize';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TakeEvidence, TakeVerification } from '#contracts/take-evidence.ts';
import type { StoredResponse } from '#contracts/page-exchange.ts';
import type { SigningKey } from '#contracts/signing-key.ts';
import type { Channel } from '../../channels/channel.ts';
import { changelogScout } from '../../channels/changelog-scout/channel.ts';
import { readZip } from '../../evidence/export/read-zip.ts';
import { rotateSigningKeys } from '../../embedded/keep-signing-keys.ts';
import { verifyExport } from '../../evidence/export/verify-export.ts';
import { createClient } from '../support/client.ts';
import type { ChannelClient } from '../support/client.ts';
import { thoroughOr } from '../support/sample.ts';
import { servePages } from '../support/serve-pages.ts';
import type { ServedPages } from '../support/serve-pages.ts';
import { otherToy } from '../support/channels/toys.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { toyChannel } from '../support/toy-channel.ts';

const CHANGELOG = `<!doctype html><html lang="en"><head><title>Lantern changes</title></head><body><main><h1>Lantern changelog</h1>
<h2>4.2.0 - 2031-03-04</h2><h3>Removed</h3><ul><li>The <code>--wick</code> option is gone; use <code>--flame</code> instead</li></ul>
<h3>Security</h3><ul><li>Paths that leave the lamp folder are refused (CVE-2031-12345)</li></ul>
<h2>4.1.3 - 2031-01-20</h2><h3>Fixed</h3><ul><li>A lamp that was put out twice no longer crashes</li><li>R&eacute;glage: the caf&eacute; preset keeps its brightness</li></ul>
</main></body></html>`;
const FACTS = 'Fact: The sky over Paris was blue in 2024.\nFact: Water boils at 100 degrees.\nNo fact.\n';

const CHANNELS: Channel[] = [toyChannel, otherToy, changelogScout];
const registry = new Map(CHANNELS.map((channel) => [channel.card.slug, channel]));
let service: TestService;
let pages: ServedPages;
let toy: ChannelClient;
let scout: ChannelClient;

beforeAll(async () => {
  // A take that thinks and one that is verified meanwhile have a thread each.
  service = await startService({ channels: CHANNELS, threads: 2 });
  pages = await servePages({
    '/facts': FACTS,
    '/only-here': 'Fact: The reeds of Lake Tarn are 3 metres high.\n',
    '/first': (request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`Fact: Herons nest in May of 2030.\nMore: http://${request.headers.host}/second\n`);
    },
    '/second': 'Fact: Otters swim at 7 knots.\n',
    ...Object.fromEntries(
      Array.from({ length: 1_000 }, (_, at) => [`/fact/${at}`, `Fact: Lantern ${at} burns for ${at * 7 + 3} hours.\n`]),
    ),
    '/mentioning':
      '# Lantern changelog\n\n## 4.3.0 - 2031-04-01\n\n- Fix a flicker in the wick ([#7](https://lantern.example/issues/7))\n- Add a brighter flame\n',
    '/unused': 'Nothing is said here.\n',
    '/packed': (_request, response) => {
      response.setHeader('set-cookie', 'session=1');
      response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'content-encoding': 'gzip' });
      response.end(gzipSync(FACTS));
    },
    '/to-packed': (_request, response) => response.writeHead(307, { location: '/packed' }).end(),
    '/moved': (_request, response) => response.writeHead(302, { location: '/facts' }).end(),
    '/changes': (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(CHANGELOG);
    },
  });
  const { key } = await service.mint();
  toy = createClient({ baseUrl: service.baseUrl, key });
  scout = createClient({ baseUrl: service.baseUrl, key, slug: 'changelog-scout' });
});

afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
});

const getEvidence = async (client: ChannelClient, takeId: string) =>
  TakeEvidence.parse(await (await client.fetch(`/takes/${takeId}/evidence`)).json());
const verify = async (client: ChannelClient, takeId: string) =>
  TakeVerification.parse(await (await client.fetch(`/takes/${takeId}/verify`, { method: 'POST' })).json());
const getExport = async (client: ChannelClient, takeId: string) =>
  new Uint8Array(await (await client.fetch(`/takes/${takeId}/export`)).arrayBuffer());

/** The normal form in which quotes are compared, as far as the pages of this test need it. */
const plain = (text: string): string => text.normalize('NFC').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();

describe('a finished take', () => {
  it.each([
    ['of facts, one page without any', () => toy, () => `Facts of ${pages.origin}/facts and ${pages.origin}/unused`],
    ['of two rounds', () => toy, () => `Facts of ${pages.origin}/first`],
    ['with a source that failed', () => toy, () => `Facts of ${pages.origin}/facts and ${pages.origin}/missing`],
    ['with a redirect', () => toy, () => `Facts of ${pages.origin}/moved`],
    ['with asks and a measure stage', () => toy, () => `I wonder about the size of ${pages.origin}/facts`],
    ['from the archive alone', () => toy, () => `Facts of ${pages.origin}/facts`, { skipRetrieval: true }],
    [
      'that goes on from an earlier one',
      () => toy,
      () => 'And now?',
      { prior: { brief: 'PAGES/facts', output: 'Yes', links: [] } },
    ],
    ['of changes', () => scout, () => `What changed in Lantern? ${pages.origin}/changes`],
    ['of no changes', () => scout, () => `What changed in Lantern in 2019? ${pages.origin}/changes`],
  ])('%s verifies equal, online and offline', async (_what, client, notes, more: object = {}) => {
    const order = JSON.stringify({ notes: notes(), ...more }).replace('PAGES', pages.origin);
    const { body, takeId } = await client().take(order);
    expect(body.lifecycle.state).toBe('finished');
    expect(await verify(client(), takeId)).toEqual({ equal: true, differences: [] });
    expect(await verifyExport(await getExport(client(), takeId), registry)).toMatchObject({
      differences: [],
      remarks: [],
    });
  });
});

describe('a take that did not finish', () => {
  it.each([
    ['failed', 'a page that is not there', () => `Facts of ${pages.origin}/missing`],
    ['failed', 'a fault of the channel', () => `burst ${pages.origin}/facts`],
    ['needs_input', 'asks alone', () => 'Which facts?'],
  ])('%s, for %s, shows what there is, verifies equal and can be exported', async (state, _what, notes) => {
    const { body, takeId } = await toy.take({ notes: notes() });
    expect(body.lifecycle.state).toBe(state);
    expect(await getEvidence(toy, takeId)).toEqual({ takeId, pages: [], citations: [], mentions: [], grade: null });
    expect(await verify(toy, takeId)).toEqual({ equal: true, differences: [] });
    expect(await verifyExport(await getExport(toy, takeId), registry)).toMatchObject({ differences: [], remarks: [] });
  });

  it('because it was cancelled is like that, with what it had read', async () => {
    const started = await toy.take({ notes: `pause extract 20000 ${pages.origin}/facts` }, { prefer: 'respond-async' });
    const { takeId } = started;
    await toy.events(takeId, { count: 8 });
    expect(await getEvidence(toy, takeId)).toMatchObject({ citations: [], mentions: [], grade: null });
    expect(await verify(toy, takeId)).toEqual({ equal: true, differences: [] });
    const early = await toy.fetch(`/takes/${takeId}/export`);
    expect(early.status).toBe(409);
    expect(await early.json()).toMatchObject({ code: 'take_not_ended' });

    await toy.fetch(`/takes/${takeId}/cancel`, { method: 'POST' });
    expect((await toy.events(takeId)).at(-1)?.type).toBe('take.cancelled');
    expect((await getEvidence(toy, takeId)).pages).toHaveLength(1);
    expect(await verify(toy, takeId)).toEqual({ equal: true, differences: [] });
    expect(await verifyExport(await getExport(toy, takeId), registry)).toMatchObject({ differences: [], remarks: [] });
  });
});

describe('GET evidence', () => {
  it('has every page, every citation at its place, and the checks of the grade', async () => {
    const { body, takeId } = await scout.take({ notes: `What changed in Lantern? ${pages.origin}/changes` });
    const evidence = await getEvidence(scout, takeId);

    expect(evidence.takeId).toBe(takeId);
    expect(evidence.pages).toContainEqual({
      sha256: createHash('sha256').update(CHANGELOG).digest('hex'),
      url: `${pages.origin}/changes`,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/) as string,
      status: 200,
      mediaType: 'text/html; charset=utf-8',
    });
    expect(evidence.citations.length).toBeGreaterThan(3);
    for (const { quote, page, start, end, url, target, textFragment } of evidence.citations) {
      const text = await (await scout.fetch(`/pages/${page}`)).text();
      expect(plain(text.slice(start, end))).toBe(plain(quote));
      expect(url).toBe(evidence.pages.find(({ sha256 }) => sha256 === page)?.url);
      const [byQuote, byPosition] = target!.selector;
      const points = [...text];
      expect(points.slice(byPosition.start, byPosition.end).join('')).toBe(byQuote.exact);
      expect(text).toContain(byQuote.prefix + byQuote.exact + byQuote.suffix);
      expect([target!.source, byQuote.exact]).toEqual([url, text.slice(start, end)]);
      expect(textFragment).toMatch(/^http:\/\/\S+\/changes#:~:text=\S+$/);
    }
    const { checks, rubric } = evidence.grade!;
    expect(rubric).toEqual(changelogScout.rubric);
    const weight = checks.reduce((sum, check) => sum + check.weight, 0);
    const mean = checks.reduce((sum, check) => sum + check.weight * check.score, 0) / weight;
    expect(mean * 100).toBeCloseTo(body.overall!, 1);
    expect(checks.flatMap(({ evidence: ids }) => ids).length).toBeGreaterThan(0);
  });

  it('has addresses that a page mentions apart from the links, which were read', async () => {
    const read = `${pages.origin}/mentioning`;
    const { body, takeId } = await scout.take({ notes: `What changed in Lantern? ${read}` });

    expect(body.table?.rows.map(({ link }) => link)).toEqual(
      expect.arrayContaining(['https://lantern.example/issues/7', read]),
    );
    expect(body.links).toEqual([read]);
    expect((await getEvidence(scout, takeId)).mentions).toEqual(['https://lantern.example/issues/7']);
  });
});

describe('GET pages', () => {
  it('is the text of every page that a take read, cited or not, as text/plain', async () => {
    const { takeId } = await toy.take({ notes: `Facts of ${pages.origin}/facts and ${pages.origin}/unused` });
    const evidence = await getEvidence(toy, takeId);
    const texts = await Promise.all(
      evidence.pages.map(async ({ sha256 }) => {
        const response = await toy.fetch(`/pages/${sha256}`);
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
        expect(response.headers.get('x-content-type-options')).toBe('nosniff');
        const etag = response.headers.get('etag')!;
        expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
        const again = await toy.fetch(`/pages/${sha256}`, { headers: { 'if-none-match': etag } });
        expect([again.status, await again.text()]).toEqual([304, '']);
        return response.text();
      }),
    );
    expect(new Set(evidence.citations.map(({ page }) => page)).size).toBe(1);
    expect(texts.map((text) => text.trim()).toSorted()).toEqual(['Nothing is said here.', FACTS.trim()].toSorted());
  });

  it('makes a text again that went missing', async () => {
    const { takeId } = await toy.take({ notes: `Facts of ${pages.origin}/facts` });
    const [page] = (await getEvidence(toy, takeId)).pages;
    const before = await (await toy.fetch(`/pages/${page!.sha256}`)).text();
    const texts = join(service.dataDir, 'pages', 'text', page!.sha256.slice(0, 2));
    const kept = await Promise.all(
      (await readdir(texts)).map(async (name) => [join(texts, name), await readFile(join(texts, name))] as const),
    );
    await rm(texts, { recursive: true });
    expect(await (await toy.fetch(`/pages/${page!.sha256}`)).text()).toBe(before);
    expect((await verify(toy, takeId)).differences).toEqual([
      expect.objectContaining({ where: `text/${page!.sha256}.txt`, stored: null }),
    ]);
    await mkdir(texts);
    for (const [path, content] of kept) await writeFile(path, content);
    expect(await verify(toy, takeId)).toEqual({ equal: true, differences: [] });
  });

  it.each([
    ['of no take', '0'.repeat(64)],
    ['with a name that is none', 'x'.repeat(64)],
    ['with a name that leads elsewhere', '..%2f..%2fetc%2fpasswd'],
  ])('is 404 for a page %s', async (_what, name) => {
    const response = await toy.fetch(`/pages/${name}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not_found' });
  });

  it('is 404 on a channel none of whose takes has read it', async () => {
    const { takeId } = await toy.take({ notes: `Facts of ${pages.origin}/facts` });
    const [page] = (await getEvidence(toy, takeId)).pages;
    const { key } = await service.mint();
    const elsewhere = createClient({ baseUrl: service.baseUrl, key, slug: 'other-toy' });
    expect((await elsewhere.fetch(`/pages/${page!.sha256}`)).status).toBe(404);
  });
});

describe('GET export', () => {
  it('is one zip with the frozen answer, every part, every page and text, and a manifest; the same each time', async () => {
    const response = await toy.take({ notes: `Facts of ${pages.origin}/facts and ${pages.origin}/unused` });
    const { takeId } = response;
    const frozen = await (await toy.fetch(`/takes/${takeId}`)).text();
    const first = await toy.fetch(`/takes/${takeId}/export`);
    const bytes = new Uint8Array(await first.arrayBuffer());
    const { members, faults } = readZip(bytes)!;
    const read = (name: string) => Buffer.from(members.get(name)!).toString();
    const evidence = await getEvidence(toy, takeId);
    const hashes = evidence.pages.map(({ sha256 }) => sha256);

    expect(first.headers.get('content-type')).toBe('application/zip');
    expect(first.headers.get('content-disposition')).toMatch(/^attachment; filename="toy-facts-take-\d+\.zip"$/);
    expect(first.headers.get('x-take-id')).toBe(takeId);
    expect(faults).toEqual([]);
    expect([...members.keys()].toSorted()).toEqual(
      [
        ...['take', 'citations', 'grade', 'pages', 'trace', 'plan', 'findings', 'composition', 'manifest'].map(
          (part) => `${part}.json`,
        ),
        ...hashes.flatMap((sha256) => [`pages/${sha256}`, `text/${sha256}.txt`]),
        ...response.body.stills.map(({ sha256 }) => `stills/${sha256}.png`),
        'attestation.intoto.jsonl',
        'responses.json',
      ].toSorted(),
    );
    expect(JSON.parse(read('take.json'))).toEqual(JSON.parse(frozen));
    for (const name of members.keys())
      if (/json/.test(name)) expect(read(name)).toBe(canonicalize(JSON.parse(read(name))));
    expect(JSON.parse(read('citations.json'))).toEqual(evidence.citations);
    expect(JSON.parse(read('trace.json'))).toEqual(await toy.events(takeId));
    expect(JSON.parse(read('manifest.json'))).toEqual(
      Object.fromEntries(
        [...members]
          .filter(([name]) => name !== 'manifest.json')
          .map(([name, content]) => [name, createHash('sha256').update(content).digest('hex')]),
      ),
    );
    expect(await getExport(toy, takeId)).toEqual(bytes);
    expect(first.headers.get('content-length')).toBe(String(bytes.length));
    const etag = first.headers.get('etag')!;
    expect(etag).toBe(`"${createHash('sha256').update(members.get('manifest.json')!).digest('hex')}"`);
    const again = await toy.fetch(`/takes/${takeId}/export`, { headers: { 'if-none-match': etag } });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    const head = await toy.fetch(`/takes/${takeId}/export`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, 'application/zip', '']);
  });
});

describe('how a page came', () => {
  it('is exported: every answer with its headers, and the body as it was sent', async () => {
    const { takeId } = await toy.take({ notes: `Facts of ${pages.origin}/to-packed` });
    const bytes = await getExport(toy, takeId);
    const { members } = readZip(bytes)!;
    const [response, ...more] = JSON.parse(Buffer.from(members.get('responses.json')!).toString()) as StoredResponse[];
    const raw = members.get(`raw/${response!.raw!.sha256}`)!;

    expect(more).toEqual([]);
    expect(gunzipSync(raw).toString()).toBe(FACTS);
    expect(response!.hops.map(({ url, status }) => [url, status])).toEqual([
      [`${pages.origin}/to-packed`, 307],
      [`${pages.origin}/packed`, 200],
    ]);
    expect(response!.hops[0]!.headers).toContainEqual(['location', '/packed']);
    expect(response!.hops[1]!.headers).toContainEqual(['content-encoding', 'gzip']);
    expect(response!.hops[1]!.headers).toContainEqual(['set-cookie', null]);
    expect(Buffer.from(bytes).includes('session=1')).toBe(false);
    expect(await verifyExport(bytes, registry)).toMatchObject({ differences: [] });
  });
});

describe('the signature of an export', () => {
  const keysOf = async (): Promise<{ keys: SigningKey[] }> => {
    const response = await fetch(`${service.baseUrl}/.well-known/jwks.json`, {
      headers: { origin: 'https://a.example' },
    });
    expect(response.headers.get('content-type')).toBe('application/jwk-set+json');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    return (await response.json()) as { keys: SigningKey[] };
  };

  it('is by the key that the service tells the world, and stays when another one signs', async () => {
    const { takeId } = await toy.take({ notes: `Facts of ${pages.origin}/facts` });
    const before = await getExport(toy, takeId);
    const [first] = (await keysOf()).keys;
    expect(first).toEqual({
      kty: 'OKP',
      crv: 'Ed25519',
      alg: 'EdDSA',
      use: 'sig',
      x: expect.any(String) as string,
      kid: expect.any(String) as string,
      iat: expect.any(Number) as number,
    });
    const signed = await verifyExport(before, registry, { known: [first!.kid] });
    expect(signed).toMatchObject({
      differences: [],
      signature: { keyid: first!.kid, service: 'http://longtake.test' },
    });

    rotateSigningKeys(join(service.dataDir, 'signing-keys.json'));
    const [second, former] = (await keysOf()).keys;
    expect(former).toEqual({ ...first!, exp: expect.any(Number) as number });
    expect(await getExport(toy, takeId)).toEqual(before);
    const later = await toy.take({ notes: `Facts of ${pages.origin}/facts` });
    expect(await verifyExport(await getExport(toy, later.takeId), registry, { known: [second!.kid] })).toMatchObject({
      differences: [],
      signature: { keyid: second!.kid },
    });
  });

  it('is kept to the owner of the file: nobody else reads it, and no former key can sign', async () => {
    const path = join(service.dataDir, 'signing-keys.json');
    rotateSigningKeys(path);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const { keys } = JSON.parse(await readFile(path, 'utf8')) as { keys: SigningKey[] };
    expect(keys.map(({ d }) => d !== undefined)).toEqual([true, ...keys.slice(1).map(() => false)]);
  });

  it('is missed: nothing is exported where there is no key', async () => {
    const { takeId } = await toy.take({ notes: `Facts of ${pages.origin}/facts` });
    const path = join(service.dataDir, 'signing-keys.json');
    const keys = await readFile(path);
    await rm(path);
    for (const url of [`/takes/${takeId}/export`]) {
      const response = await toy.fetch(url);
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([503, 'unavailable']);
    }
    await writeFile(path, keys, { mode: 0o600 });
    expect((await toy.fetch(`/takes/${takeId}/export`)).status).toBe(200);
  });
});

describe('POST verify', () => {
  const tamper = async (statement: (takeId: string) => ReturnType<typeof sql>) => {
    const { takeId } = await toy.take({ notes: `Facts of ${pages.origin}/facts` });
    await service.owner.transaction().execute(async (trx) => {
      await sql`select set_config('app.operator_id', operator_id_of('ada@example.com')::text, true)`.execute(trx);
      const { numAffectedRows } = await statement(takeId).execute(trx);
      expect(numAffectedRows).toBe(1n);
    });
    const { equal, differences } = await verify(toy, takeId);
    expect(equal).toBe(false);
    return differences.map(({ where }) => where);
  };

  it.each<[what: string, where: RegExp, statement: (takeId: string) => ReturnType<typeof sql>]>([
    [
      'a quote',
      /^citations\.json#\/0\/quote$/,
      (id) => sql`update citation set quote = 'Water freezes' where take_id = ${id} and start_offset = 0`,
    ],
    [
      'what a stage made',
      /^output of stage frame$/,
      (id) =>
        sql`update stage set output = replace(output::text, '100 degrees', '120 degrees')::json where take_id = ${id} and step = 'frame'`,
    ],
    [
      'a grade, with its hash repaired',
      /^grade\.json#\/overall$/,
      (id) => sql`
        update stage set output = changed, output_sha256 = encode(sha256(convert_to(changed::text, 'UTF8')), 'hex')
        from (select replace(output::text, '"overall":100', '"overall":12')::json as changed from stage where take_id = ${id} and step = 'grade') as made
        where take_id = ${id} and step = 'grade'`,
    ],
    [
      'when a page was read',
      /^pages\.json#\/0\/at$/,
      (id) => sql`update page_read set at = at - interval '1 year' where take_id = ${id}`,
    ],
  ])('says where the database was changed: %s', async (_what, where, statement) => {
    expect(await tamper(statement)).toContainEqual(expect.stringMatching(where));
  });

  it('says which page was changed on the disk', async () => {
    const { takeId } = await toy.take({ notes: `Facts of ${pages.origin}/only-here` });
    const [page] = (await getEvidence(toy, takeId)).pages;
    const file = join(service.dataDir, 'pages', 'bytes', page!.sha256.slice(0, 2), page!.sha256);
    await writeFile(file, (await readFile(file, 'utf8')).replace('reeds', 'weeds'));
    const places = (await verify(toy, takeId)).differences.map(({ where }) => where);
    expect(places).toEqual(expect.arrayContaining([`pages/${page!.sha256}`, expect.stringMatching(/layer at \d+$/)]));
  });
});

describe('the evidence of another operator', () => {
  it('is as if it never was', async () => {
    const { takeId } = await toy.take({ notes: `Facts of ${pages.origin}/facts` });
    const [page] = (await getEvidence(toy, takeId)).pages;
    const { key } = await service.mint({ operatorEmail: 'bob@example.com' });
    const bob = createClient({ baseUrl: service.baseUrl, key });
    for (const [path, method] of [
      ['/evidence', 'GET'],
      ['/verify', 'POST'],
      ['/export', 'GET'],
    ] as const) {
      const answers = await Promise.all(
        [takeId, randomUUID(), 'no-uuid'].map((id) => bob.fetch(`/takes/${id}${path}`, { method })),
      );
      const bodies = await Promise.all(
        answers.map(async (answer) => ({ ...((await answer.json()) as object), requestId: '' })),
      );
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
      expect(bodies[0]).toEqual(bodies[1]);
      expect(bodies[1]).toEqual(bodies[2]);
    }
    expect((await bob.fetch(`/pages/${page!.sha256}`)).status).toBe(404);
    expect((await toy.fetch(`/pages/${page!.sha256}`)).status).toBe(200);
  });

  it('needs a key of the channel', async () => {
    const { takeId } = await toy.take({ notes: `Facts of ${pages.origin}/facts` });
    const [page] = (await getEvidence(toy, takeId)).pages;
    const feed = await service.mint({ scope: 'channel', channel: 'other-toy' });
    for (const path of [`/takes/${takeId}/evidence`, `/takes/${takeId}/export`, `/pages/${page!.sha256}`]) {
      for (const key of [feed.key, 'lt_none'])
        expect((await createClient({ baseUrl: service.baseUrl, key }).fetch(path)).status).toBe(401);
    }
  });
});

describe('many takes', () => {
  /** `LONGTAKE_TAKES=1000` for the whole measurement. */
  const COUNT = Number(process.env['LONGTAKE_TAKES'] ?? thoroughOr(40, 10));

  it('each verify equal from their exports', async () => {
    const kinds = ['', 'I wonder about ', 'the size of ', `${pages.origin}/missing and `, `${pages.origin}/first and `];
    const briefs = Array.from({ length: COUNT }, (_, at) => `${kinds[at % kinds.length]}${pages.origin}/fact/${at}`);
    let equal = 0;
    for (let at = 0; at < COUNT; at += 20) {
      const takeIds = await Promise.all(
        briefs.slice(at, at + 20).map(async (notes) => (await toy.take({ notes })).takeId),
      );
      for (const takeId of takeIds) {
        const recheck = await verifyExport(await getExport(toy, takeId), registry);
        expect(recheck).toMatchObject({ differences: [], remarks: [] });
        equal += 1;
      }
    }
    expect(equal).toBe(COUNT);
  }, 600_000);
});
