import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TakeResponse } from '#contracts/take.ts';
import { specimenScout } from '../../channels/specimen-scout/channel.ts';
import { findRuns } from '../../db/queries/pipeline-runs.ts';
import { searchLibrary } from '../../db/queries/search-library.ts';
import { findSpecimen, findSpecimens } from '../../db/queries/specimens.ts';
import { connect } from '../../db/connect.ts';
import type { Db } from '../../db/connect.ts';
import { verifyExport } from '../../evidence/export/verify-export.ts';
import { buildQuestion } from '../../evidence/library/build-question.ts';
import { loadOpenCv } from '../../evidence/measuring/image/load-opencv.ts';
import { drawScene } from '../../evidence/measuring/scenes/draw-scene.ts';
import { randomScene } from '../../evidence/measuring/scenes/random-scene.ts';
import { createClient } from '../support/client.ts';
import type { ChannelClient } from '../support/client.ts';
import { servePages } from '../support/serve-pages.ts';
import type { ServedPages } from '../support/serve-pages.ts';
import { secret } from '../support/services.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { closeExport, openExport } from '../support/tamper-export.ts';

const baseUrl = 'https://longtake.example';
const NOTES = 'Item: oak stool\n\nThe seat is 12 1/2 in. wide, the stool 45 cm high.';

let service: TestService;
let pages: ServedPages;
let client: ChannelClient;
let api: Db;
let operatorId: string;
let isDown = false;

/** A card beside a marker of 33 mm. */
const SCENE = randomScene('marker', 3, 1_200);

beforeAll(async () => {
  const { cv } = await loadOpenCv();
  const photo = await drawScene(cv, SCENE.spec);
  pages = await servePages({
    '/card.jpg': (_request, response) => void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo),
    '/met/public/collection/v1/search': (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Down for maintenance</h1>'),
    '/cma/api/artworks/': (_request, response) => {
      if (isDown) {
        response.writeHead(503).end();
        return;
      }
      const record = { title: 'Copper kettle', tombstone: 'Kettle', measurements: 'Height: 24 cm; Diameter: 20 cm' };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: [record] }));
    },
    '/vam/v2/objects/search': (_request, response) => void response.writeHead(503).end(),
    '/gbif/v1/species/match': (_request, response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end('{"matchType":"NONE"}'),
  });
  const sources = {
    met: `${pages.origin}/met`,
    cma: `${pages.origin}/cma`,
    vam: `${pages.origin}/vam`,
    gbif: `${pages.origin}/gbif`,
  };
  service = await startService({ channels: [specimenScout], worker: { sources } });
  const minted = await service.mint();
  const { rows } = await sql<{ id: string }>`select operator_id_of('ada@example.com') as id`.execute(service.owner);
  operatorId = rows[0]!.id;
  client = createClient({ baseUrl: service.baseUrl, key: minted.key, slug: 'specimen-scout' });
  api = connect({ url: service.databaseUrl, role: 'api', secret, max: 2 });
});

afterAll(async () => {
  await api.destroy();
  await service[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
});

describe('a take of specimen-scout', () => {
  it('files what it measured with its evidence, once, and is found', async () => {
    const { body, takeId } = await client.take({ notes: NOTES });
    expect(body.lifecycle.state).toBe('finished');
    expect(body.table?.summary).toEqual({ filed: 1, quarantined: 0 });

    const [listed] = await specimens();
    expect(listed).toMatchObject({ item: 'oak stool', status: 'pending_review', take_id: takeId });
    const shown = await findSpecimen(api, { operatorId, specimenId: listed!.specimen_id, baseUrl });
    expect(shown!.dimensions).toMatchObject([
      { name: 'seat width', inches: 12.5, evidence: [{ kind: 'quote', quote: expect.stringContaining('12 1/2 in.') }] },
      {
        name: 'height',
        inches: 17.72,
        evidence: [
          {
            steps: expect.arrayContaining([
              expect.stringContaining('45 cm'),
              expect.stringMatching(/reported 17\.72 ±/),
            ]),
          },
        ],
      },
    ]);
    const [match] = await searchLibrary(api, { operatorId, question: buildQuestion('oak stols'), limit: 8 });
    expect(match!.specimen_id).toBe(listed!.specimen_id);
    const [run] = await findRuns(api, { operatorId, channels: ['specimen-scout'], limit: 1 });
    expect(run).toMatchObject({ run_id: takeId, status: 'finished', filed: 1, quarantined: 0, grade: 'A' });
  });

  it('files the same evidence no second time, and says so', async () => {
    const before = await specimens();
    const { body } = await client.take({ notes: NOTES });
    expect(body.table?.summary).toEqual({ filed: 0, quarantined: 0 });
    expect(body.output).toContain('Already in the library');
    expect(await specimens()).toEqual(before);
  });

  it('files once what two takes read at the same time', async () => {
    const notes = 'Item: tin plate\n\n24 cm in diameter';
    const takes = await Promise.all(Array.from({ length: 6 }, () => client.take({ notes })));
    const filed = takes.map(({ body }) => Number(body.table?.summary['filed']));
    expect(filed.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 1]);
    expect((await specimens()).filter(({ item }) => item === 'tin plate')).toHaveLength(1);
  });

  it('verifies', async () => {
    const { takeId } = await client.take({ notes: 'Item: walnut box\n\n10 in long' });
    const verified = await client.fetch(`/takes/${takeId}/verify`, { method: 'POST' });
    expect(await verified.json()).toEqual({ equal: true, differences: [] });
  });

  it('says which catalogues could not be asked, and answers from the others', async () => {
    const { body } = await client.take({ notes: 'Find records of copper kettles' });
    expect(rowsOf(body)).toEqual([
      ['Copper kettle', 'height', 9.45],
      ['Copper kettle', 'diameter', 7.87],
    ]);
    expect(body.lifecycle.undone.join(' ')).toMatch(/The Met answered with something else than records/);
    expect(JSON.stringify(body.lifecycle)).toMatch(/the V&A are missing/);
  });

  it('asks for a size where nothing states one, free of charge', async () => {
    const left = (await client.take({ notes: 'Item: x ray tube\n\n3 cm long' })).body.creditsLeft;
    isDown = true;
    const { body } = await client.take({ notes: 'Item: cask lid' });
    expect(body.lifecycle).toMatchObject({ state: 'needs_input', needs: ['size'] });
    expect(body.creditsLeft).toBe(left);
    isDown = false;
  });

  it('fails on an address that cannot be read, and on bytes that are no picture', async () => {
    const { body } = await client.take({ notes: `Measure the bowl on ${pages.origin}/nothing-here.jpg` });
    expect(body.lifecycle.state).toBe('failed');
  });
});

describe('a take of a picture', () => {
  const roll = () => client.take({ notes: `Item: blue card\n\n${pages.origin}/card.jpg ${SCENE.brief}` });
  const channels = new Map([['specimen-scout', specimenScout]]);

  it('draws what it measured, and the library shows that with its evidence', async () => {
    const { body, takeId } = await roll();
    expect(body.lifecycle.state).toBe('finished');
    const still = body.stills.find(({ id }) => id.startsWith('measured:'))!;
    const length = body.table!.rows.find(({ dimension }) => dimension === 'length')!;
    expect(still.caption).toContain(`length ${String(length['inches'])} ± ${String(length['uncertaintyInches'])} in`);
    const listed = (await specimens()).find((specimen) => specimen.take_id === takeId)!;
    const shown = await findSpecimen(api, { operatorId, specimenId: listed.specimen_id, baseUrl });
    const evidence = shown!.dimensions.flatMap((dimension) => dimension.evidence ?? []);
    expect(evidence).toHaveLength(2);
    for (const each of evidence) {
      expect(each).toMatchObject({ kind: 'region', still_url: `${baseUrl}${new URL(still.url).pathname}` });
    }
    const png = Buffer.from(await (await client.fetch(`/stills/${still.sha256}.png`)).arrayBuffer());
    expect(createHash('sha256').update(png).digest('hex')).toBe(still.sha256);
    const verified = await client.fetch(`/takes/${takeId}/verify`, { method: 'POST' });
    expect(await verified.json()).toEqual({ equal: true, differences: [] });
  });

  it('is verified offline: a number, a step, an outline or a pixel that was changed is found', async () => {
    const { body, takeId } = await roll();
    const bytes = new Uint8Array(await (await client.fetch(`/takes/${takeId}/export`)).arrayBuffer());
    expect(await verifyExport(bytes, channels)).toMatchObject({ differences: [], remarks: [] });

    const still = body.stills.find(({ id }) => id.startsWith('measured:'))!;
    const inches = String(body.table!.rows[0]!['inches']);
    const changes: [where: RegExp, member: string, change: (member: Buffer) => Buffer][] = [
      [/^findings\.json#\/measured/, 'findings.json', replaced(`"inches":${inches}`, `"inches":${inches}1`)],
      [/^findings\.json#\/measured/, 'findings.json', replaced('√ of the sum of squares', '√ of the sum of cubes')],
      [/^composition\.json/, 'composition.json', replaced(`"value":${inches}`, `"value":${inches}1`)],
      [/^composition\.json/, 'composition.json', replaced('"spans":', '"span":')],
      [new RegExp(`^stills/${still.sha256}`), `stills/${still.sha256}.png`, flipped],
      [new RegExp(`^pages/${still.source.slice('pages/'.length)}`), still.source, flipped],
    ];
    for (const [where, name, change] of changes) {
      const members = openExport(bytes);
      const member = Buffer.from(members.get(name)!);
      const changed = change(member);
      expect(changed.equals(member), name).toBe(false);
      members.set(name, changed);
      const { differences } = (await verifyExport(await closeExport(members), channels))!;
      expect(
        differences.map((difference) => difference.where),
        name,
      ).toContainEqual(expect.stringMatching(where));
    }
  });
});

const replaced =
  (words: string, others: string) =>
  (member: Buffer): Buffer =>
    Buffer.from(member.toString('utf8').replace(words, others));

/** One bit of its middle, which is a pixel's. */
function flipped(member: Buffer): Buffer {
  const bytes = Buffer.from(member);
  bytes[Math.floor(bytes.length / 2)]! ^= 1;
  return bytes;
}

const specimens = () => findSpecimens(api, { operatorId, limit: 50, baseUrl });

const rowsOf = ({ table }: TakeResponse) =>
  (table?.rows ?? []).map(({ item, dimension, inches }) => [item, dimension, inches]);
