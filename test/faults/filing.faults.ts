import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TakeResponse } from '#contracts/take.ts';
import { specimenScout } from '../../channels/specimen-scout/channel.ts';
import { asOperator } from '../../db/as-operator.ts';
import { mintKey } from '../../db/queries/mint-key.ts';
import { verifyExport } from '../../evidence/export/verify-export.ts';
import { loadOpenCv } from '../../evidence/measuring/image/load-opencv.ts';
import { drawScene } from '../../evidence/measuring/scenes/draw-scene.ts';
import { randomScene } from '../../evidence/measuring/scenes/random-scene.ts';
import { createClient } from '../support/client.ts';
import type { ChannelClient } from '../support/client.ts';
import { servePages } from '../support/serve-pages.ts';
import type { ServedPages } from '../support/serve-pages.ts';
import { expectWhole } from './expect-whole.ts';
import type { HoldPoint } from './hold-proxy.ts';
import { startInstallation } from './start-installation.ts';
import type { Installation } from './start-installation.ts';

/** A statement between reading and filing at which the worker dies, and what becomes of that statement. */
interface Moment extends HoldPoint {
  /** `lost` with the worker; `late`: the database gets it when the take has ended; `done`: only its answer is lost. */
  statement: 'lost' | 'late' | 'done';
}

const MOMENTS: Record<string, Moment> = {
  'read, and nothing measured': { words: ['open_stage', 'measure'], phase: 'before', statement: 'lost' },
  'measured, and the library not asked': {
    words: ['evidence e join specimen'],
    phase: 'before',
    statement: 'lost',
  },
  'the filing never arrives': { words: ['finish_measured'], phase: 'before', statement: 'lost' },
  'the filing arrives after the end': {
    words: ['finish_measured'],
    phase: 'before',
    outlives: true,
    statement: 'late',
  },
  'filed, and the worker never learns': { words: ['finish_measured'], phase: 'after', statement: 'done' },
};

/** Different for every take: evidence that the library holds already is filed no second time. */
const SUBJECTS: Record<string, (number: number) => { notes: string; items: string[]; dimensions: number }> = {
  'three items of a text': (number) => ({
    notes: `Item: oak stool ${number}\nThe seat is 12 1/2 in. wide, the stool 45 cm high.\n\nItem: tin plate ${number}\n24 cm in diameter\n\nItem: walnut box ${number}\n10 in long`,
    items: [`oak stool ${number}`, `tin plate ${number}`, `walnut box ${number}`],
    dimensions: 4,
  }),
  'a picture': (number) => ({
    notes: `Item: blue card ${number}\n\n${pages.origin}/card.jpg?of=${number} ${SCENE.brief}`,
    items: [`blue card ${number}`],
    dimensions: 2,
  }),
};

/** A card beside a marker of 33 mm. */
const SCENE = randomScene('marker', 3, 1_200);
const CHANNELS = new Map([['specimen-scout', specimenScout]]);

let installation: Installation;
let pages: ServedPages;
let client: ChannelClient;
let operatorId: string;
let takes = 0;

beforeAll(async () => {
  const { cv } = await loadOpenCv();
  const photo = await drawScene(cv, SCENE.spec);
  pages = await servePages({
    // A picture of its own for every take: what stands behind the end of a JPEG is no part of it, and changes the bytes.
    '/card.jpg': (request, response) =>
      void response
        .writeHead(200, { 'content-type': 'image/jpeg' })
        .end(Buffer.concat([photo, Buffer.from(request.url ?? '')])),
  });
  installation = await startInstallation({ LONGTAKE_OUTBOUND_ALLOW: '127.0.0.0/8', LONGTAKE_CRAWL_DELAY_MS: '0' });
  const { key } = await mintKey(installation.owner, {
    operatorEmail: 'ada@example.com',
    scope: 'station',
    credits: 1_000,
  });
  client = createClient({ baseUrl: installation.baseUrl, key, slug: 'specimen-scout' });
  const { rows } = await sql<{ id: string }>`select operator_id_of('ada@example.com') as id`.execute(
    installation.owner,
  );
  operatorId = rows[0]!.id;
}, 180_000);

afterAll(async () => {
  await installation[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
}, 60_000);

describe.each(Object.keys(SUBJECTS))('kill -9 of the worker that files %s', (subject) => {
  beforeEach(() => installation.untilReady(), 100_000);

  it.each(Object.keys(MOMENTS))(
    'at "%s": everything is filed once, and verifies',
    async (moment) => {
      const { notes, items, dimensions } = SUBJECTS[subject]!((takes += 1));
      const { body, takeId } = await rollAndKill(notes, MOMENTS[moment]!, items[0]!);
      expect(body.lifecycle).toMatchObject({ state: 'finished' });
      expect(body.table?.summary).toEqual({ filed: items.length, quarantined: 0 });
      expectWhole(await client.events(takeId));

      const filed = await findFiledBy(takeId);
      expect(filed.items).toEqual(items.toSorted());
      expect(filed).toMatchObject({ dimensions, measurements: dimensions, evidence: dimensions });
      expect(filed.runs).toEqual([{ filed: items.length, quarantined: 0 }]);
      expect(filed.passages).toBeGreaterThanOrEqual(items.length);
      expect(await findDoubles(), 'evidence of more than one specimen').toEqual([]);

      const exported = await client.fetch(`/takes/${takeId}/export`);
      const verified = await verifyExport(new Uint8Array(await exported.arrayBuffer()), CHANNELS);
      expect(verified).toMatchObject({ differences: [], remarks: [] });

      const again = await ask(notes);
      expect(again.body.table?.summary).toEqual({ filed: 0, quarantined: 0 });
      expect(await findFiledBy(takeId)).toEqual(filed);
      expect((await findFiledBy(again.takeId)).items).toEqual([]);
    },
    180_000,
  );
});

/** Rolls a take whose worker is killed while a statement of it is held: for a filing that of `item`, and nobody else's. */
async function rollAndKill(notes: string, { statement, words, ...point }: Moment, item: string) {
  const held = installation.proxy.hold({
    ...point,
    words: words.includes('finish_measured') ? [...words, item] : words,
  });
  const asked = ask(notes);
  const { release, cut } = await held;
  const sessions = await findSessions();
  await installation.kill('worker');
  if (statement === 'lost') cut();
  if (statement === 'done') release();
  const answered = await asked;
  if (statement === 'late') {
    expect(await findSessions(sessions), 'sessions of the worker that was killed').toHaveLength(1);
    release();
    await expect.poll(() => findSessions(sessions)).toEqual([]);
  }
  return answered;
}

/** Asks for a take until it is answered. */
async function ask(notes: string): Promise<{ takeId: string; body: TakeResponse }> {
  const key = randomUUID();
  const endsAt = Date.now() + 120_000;
  while (Date.now() < endsAt) {
    const { response, body, takeId } = await client.take({ notes }, { 'idempotency-key': key });
    if (response.status === 200) return { takeId, body };
    if (response.status < 500) throw new Error(`${response.status} ${JSON.stringify(body)}`);
    await delay(200);
  }
  throw new Error('no answer within 120 s');
}

/** Server processes of the sessions that workers have, of those that `among` names. */
async function findSessions(among?: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where usename = 'lt_worker'`.execute(installation.owner);
  return rows.map(({ pid }) => pid).filter((pid) => among?.includes(pid) ?? true);
}

/** What the library holds of a take. */
function findFiledBy(takeId: string) {
  return asOperator(installation.owner, operatorId, async (trx) => {
    const { rows } = await sql<{
      items: string[];
      dimensions: number;
      measurements: number;
      evidence: number;
      passages: number;
      runs: { filed: number; quarantined: number }[];
    }>`
      with own as (select specimen_id, item from specimen where take_id = ${takeId}::uuid)
      select array(select item from own order by item) as items,
        (select count(*)::int from dimension join own using (specimen_id)) as dimensions,
        (select count(*)::int from measurement join own using (specimen_id)) as measurements,
        (select count(*)::int from evidence join own using (specimen_id)) as evidence,
        (select count(*)::int from specimen_chunk join own using (specimen_id)) as passages,
        (select coalesce(json_agg(json_build_object('filed', filed, 'quarantined', quarantined)), '[]')
          from pipeline_run where take_id = ${takeId}::uuid) as runs`.execute(trx);
    return rows[0]!;
  });
}

/** Keys of evidence that more than one specimen of the library stands on. */
function findDoubles(): Promise<string[]> {
  return asOperator(installation.owner, operatorId, async (trx) => {
    const { rows } = await sql<{ key: string }>`
      select evidence_key as key from evidence where evidence_key is not null
      group by evidence_key having count(distinct specimen_id) > 1`.execute(trx);
    return rows.map(({ key }) => key);
  });
}
