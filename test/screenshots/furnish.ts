import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Canary } from '#contracts/canary.ts';
import { INSTALLATION_OPERATOR } from '#contracts/screening.ts';
import { channels } from '../../channels/index.ts';
import { asOperator } from '../../db/as-operator.ts';
import { addCanary } from '../../db/queries/canaries.ts';
import { loadOpenCv } from '../../evidence/measuring/image/load-opencv.ts';
import { drawScene } from '../../evidence/measuring/scenes/draw-scene.ts';
import { randomScene } from '../../evidence/measuring/scenes/random-scene.ts';
import { createClient } from '../support/client.ts';
import { type Person, buildPerson, signIn } from '../support/people.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { seedTakes } from '../support/seed-takes.ts';
import { servePages } from '../support/serve-pages.ts';
import { type TestService, startService } from '../support/start-service.ts';

export interface FurnishedInstallation extends AsyncDisposable {
  service: TestService;
  person: Person;
  /** Ids by what they are of. */
  ids: Record<'take' | 'quotes' | 'running' | 'page' | 'specimen' | 'webhook' | 'canary', string>;
}

/** An installation that somebody has used for a month: everything on it is of loopback. */
export async function furnishInstallation(): Promise<FurnishedInstallation> {
  await using stack = new AsyncDisposableStack();
  const changelog = await readFile(join(import.meta.dirname, 'changelog.md'), 'utf8');
  const { cv } = await loadOpenCv();
  const photo = await drawScene(cv, randomScene('marker', 3, 1_200).spec);
  const pages = stack.use(
    await servePages({
      '/tidepool/releases': (_request, response) =>
        void response.writeHead(200, { 'content-type': 'text/markdown; charset=utf-8' }).end(changelog),
      '/finds/leaf.jpg': (_request, response) =>
        void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo),
      // Answers when nobody waits any more.
      '/slow/releases': () => undefined,
    }),
  );
  const service = stack.use(
    await startService({
      channels: [...channels.values()],
      isAtItsAddress: true,
      api: { temporalUi: 'http://127.0.0.1:8233', outboundAllow: ['127.0.0.0/8'] },
    }),
  );
  const receiver = stack.use(await startReceiver());
  const person = await buildPerson(service.authDb, { role: 'admin', email: 'mara@tidepool.example' });
  for (const email of ['ines@tidepool.example', 'jonas@tidepool.example'])
    await service.mint({ operatorEmail: email, credits: 250 });
  const { key } = await service.mint({ operatorEmail: person.email, credits: 900 });
  const seeded = await seedTakes(service.owner, {
    operatorId: person.operatorId,
    channels: [...channels.keys()],
    count: 412,
    days: 30,
    credits: 1,
  });

  const browser = await signIn(service.authDb, person, service.baseUrl);
  const webhook = await registerWebhook(receiver);
  const canary = await setUpCanary();
  const roll = (slug: string, notes: string) => createClient({ baseUrl: service.baseUrl, key, slug }).take({ notes });
  await keepScreenings();
  const take = await roll('changelog-scout', `What changed in Tidepool since 3.0? ${pages.origin}/tidepool/releases`);
  const quotes = await roll('quote-compare', channels.get('quote-compare')!.card.exampleNotes);
  for (const notes of [
    'Item: oak stool\n\nThe seat is 12 1/2 in. wide, the stool 45 cm high.',
    'Specimen: Monarch butterfly (Danaus plexippus)\nwingspan 96 mm',
    'Please measure and file:\n1. Walnut box, 10 x 6 x 4 in\n2. Pewter mug, 5 in high',
  ])
    await roll('specimen-scout', notes);
  const { brief } = randomScene('marker', 3, 1_200);
  const pictured = await roll('specimen-scout', `Item: beech leaf\n\n${brief}\n\n${pages.origin}/finds/leaf.jpg`);
  const running = await createClient({ baseUrl: service.baseUrl, key, slug: 'changelog-scout' }).take(
    { notes: `What is new? ${pages.origin}/tidepool/releases ${pages.origin}/slow/releases` },
    { prefer: 'respond-async' },
  );
  await receiver.waitFor(4);
  const account = await browser.get('/console/takes');
  if (account.status !== 200) throw new Error(`the takes answered ${account.status}`);

  const ids = {
    take: take.takeId,
    quotes: quotes.takeId,
    running: running.takeId,
    page: await findPage(take.takeId),
    specimen: await findSpecimenOf(pictured.takeId),
    webhook,
    canary,
  };
  const owned = stack.move();
  return { service, person, ids, [Symbol.asyncDispose]: () => owned.disposeAsync() };

  /** A subscription with a month of deliveries behind it. */
  async function registerWebhook({ url, answer }: Receiver): Promise<string> {
    answer((_request, response) =>
      response.writeHead(202, { 'content-type': 'application/json' }).end('{"queued":true}'),
    );
    const registered = await browser.submit(await browser.get('/console/webhooks'), '/console/webhooks', {
      url,
      description: 'Release desk',
      events: ['take.completed', 'take.failed', 'canary.failed'],
    });
    const id = /[0-9a-f-]{36}$/.exec(registered.location)?.[0];
    if (!id) throw new Error(`registering answered ${registered.status}: ${registered.text.slice(0, 400)}`);
    await asOperator(service.owner, person.operatorId, (trx) =>
      sql`
        insert into webhook_delivery (operator_id, webhook_id, event_id, event, created_at, outcome, ended_at)
        select operator_id, ${id}, gen_random_uuid(), 'take.completed', ended_at, case when take_no % 23 = 0 then 'failed' else 'delivered' end, ended_at
        from take where state in ('finished', 'failed') and take_no % 3 > 0`.execute(trx),
    );
    return id;
  }

  /** A canary of two weeks, which has failed three times. */
  async function setUpCanary(): Promise<string> {
    const wanted = Canary.parse({
      name: 'Tidepool releases',
      channel: 'changelog-scout',
      brief: `What changed in Tidepool since 3.1? ${pages.origin}/tidepool/releases`,
      every: '6 h',
      expectations: { minGrade: 'B', minOverall: 85, mustContain: ['Tidepool'], maxLatencyMs: 60_000 },
    });
    const id = await asOperator(service.owner, person.operatorId, (trx) => addCanary(trx, person.operatorId, wanted));
    await asOperator(service.owner, person.operatorId, (trx) =>
      sql`
        insert into canary_run (operator_id, canary_id, take_id, has_passed, failed, at)
        select operator_id, ${id}, take_id, overall >= 85,
          case when overall >= 85 then '[]'::jsonb else jsonb_build_array(jsonb_build_object('expectation', 'at least 85 of 100', 'found', overall::text)) end,
          ended_at
        from take where take_id = any (${seeded.filter((_, index) => index % 5 === 0)}::uuid[]) and state = 'finished'`.execute(
        trx,
      ),
    );
    return id!;
  }

  /** A month of nights, of which one went badly. */
  async function keepScreenings(): Promise<void> {
    const { rows } = await sql<{ id: string }>`select installation_operator(${INSTALLATION_OPERATOR}) as id`.execute(
      service.owner,
    );
    const bad = JSON.stringify([
      { brief: 'a page with two products', expectation: 'a row of version 4.1', found: '3 rows, none of it' },
    ]);
    await asOperator(service.owner, rows[0]!.id, (trx) =>
      sql`
        insert into screening (operator_id, channel, bar, briefs, started_at, ended_at, expected, met, failed)
        select ${rows[0]!.id}, slug, 0.95, 25, at, at + interval '4 minutes', 180, 180 - missed, case when missed = 0 then '[]'::jsonb else ${bad}::jsonb end
        from unnest(${[...channels.keys()]}::text[]) with ordinality as given (slug, n),
          generate_series(now() - interval '28 days', now() - interval '1 day', interval '1 day') as nights (at),
          lateral (select case when n = 1 and at > now() - interval '2 days' then 1
            when (extract(doy from at)::int * 7 + n) % 11 = 0 then 12 when (extract(doy from at)::int + n) % 5 = 0 then 2 else 0 end as missed) night`.execute(
        trx,
      ),
    );
  }

  async function findPage(takeId: string): Promise<string> {
    const { rows } = await asOperator(service.owner, person.operatorId, (trx) =>
      sql<{ page: string }>`select page_sha256 as page from citation where take_id = ${takeId} limit 1`.execute(trx),
    );
    return rows[0]!.page;
  }

  async function findSpecimenOf(takeId: string): Promise<string> {
    const { rows } = await asOperator(service.owner, person.operatorId, (trx) =>
      sql<{ id: string }>`select specimen_id as id from specimen where take_id = ${takeId} limit 1`.execute(trx),
    );
    if (!rows[0])
      throw new Error(`the take of a picture has filed nothing: ${JSON.stringify(pictured.body.lifecycle)}`);
    return rows[0].id;
  }
}
