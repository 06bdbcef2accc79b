import { join } from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VERSION } from '#contracts/version.ts';
import { WEBHOOK_DATA } from '#contracts/webhook.ts';
import { asOperator } from '../../db/as-operator.ts';
import { forgetAnswers, findInstallationOperator, listScreenings, screenNow } from '../../db/queries/screenings.ts';
import type { ScreeningRow } from '../../db/queries/screenings.ts';
import { connect } from '../../db/connect.ts';
import { createFilePageStore } from '../../db/page-store.ts';
import { channels } from '../../channels/index.ts';
import { collectGarbage } from '../../workers/collect-garbage.ts';
import { createClient } from '../support/client.ts';
import { withFewerBriefs } from '../support/channels/catalogue.ts';
import { damagedScout } from '../support/channels/damaged.ts';
import { eventually } from '../support/eventually.ts';
import { buildPerson } from '../support/people.ts';
import { secret, temporalAddress } from '../support/services.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { createTemporalClient } from '../support/temporal-client.ts';

const temporal = createTemporalClient({ address: temporalAddress, namespace: 'default' });
afterAll(() => temporal.connection.close());

/** Its rules answer all of its briefs in the tests beside them. */
const fewer = (slug: string, count: number) => withFewerBriefs(channels.get(slug)!, count);

/** Screens now, and gives the screening of a channel when so many of it have ended, the newest first. */
async function screen({ owner }: TestService, channel: string, count: number): Promise<ScreeningRow[]> {
  await screenNow(owner, null, channel);
  return eventually(async () => {
    const ended = (await listScreenings(owner, null, 10)).filter((row) => row.channel === channel && row.endedAt);
    expect(ended).toHaveLength(count);
    return ended;
  });
}

/** Rows of the installation's own operator. */
async function own<T>({ owner }: TestService, query: ReturnType<typeof sql<T>>): Promise<T[]> {
  const operatorId = await findInstallationOperator(owner);
  return asOperator(owner, operatorId, async (trx) => (await query.execute(trx)).rows);
}

const eventsOf = ({ owner }: TestService, operatorId: string) =>
  asOperator(owner, operatorId, async (trx) => {
    const { rows } = await sql<{ body: string }>`
      select body from event where type = 'eval.regressed' order by created_at`.execute(trx);
    return rows.map(({ body }) => (JSON.parse(body) as { data: Record<string, unknown> }).data);
  });

describe('a screening', () => {
  let service: TestService;
  beforeAll(async () => {
    const screened = ['changelog-scout', 'recall-check', 'soccer-scout', 'specimen-scout'];
    service = await startService({ channels: screened.map((slug) => fewer(slug, 8)) });
  });
  afterAll(() => service[Symbol.asyncDispose]());

  it.each(['changelog-scout', 'specimen-scout'])(
    'of %s meets every expectation, night after night, and tells nobody',
    async (slug) => {
      const admin = await buildPerson(service.authDb, { role: 'admin' });
      const [first] = await screen(service, slug, 1);
      const [second] = await screen(service, slug, 2);
      const { briefs } = await fewer(slug, 8).screening!();
      expect(first!.failed).toEqual([]);
      expect(first).toMatchObject({ score: 1, briefs: briefs.length, judged: briefs.length });
      expect(second).toMatchObject({ score: 1, failed: [], expected: first!.expected });
      expect(await eventsOf(service, admin.operatorId)).toEqual([]);
    },
  );

  it.each(['recall-check', 'soccer-scout'])(
    'of %s, whose sources are registers, meets every expectation',
    async (slug) => {
      const [first] = await screen(service, slug, 1);
      expect(first).toMatchObject({ score: 1, failed: [] });
    },
  );

  it('rolls its takes free, behind everybody else, over nothing but its own pages, and leaves nothing in library or archive', async () => {
    await screen(service, 'specimen-scout', 3);
    const takes = await own<{ origin: string; price: number; takeId: string }>(
      service,
      sql`select origin, price, take_id as "takeId" from take order by created_at desc limit 20`,
    );
    expect(takes.length).toBeGreaterThan(10);
    for (const take of takes) expect(take).toMatchObject({ origin: 'screening', price: 0 });
    const described = await temporal.workflow.getHandle(`take:${takes[0]!.takeId}`).describe();
    expect(described.priority).toMatchObject({ priorityKey: 5 });
    expect(await own(service, sql`select specimen_id from specimen`)).toEqual([]);
    expect(await own(service, sql`select from archived_document`)).toEqual([]);
    // Museums and registers of these sets have records that no real one has; what a repository is read by follows from its name.
    const urls = await own<{ url: string }>(service, sql`select distinct url from page_read where origin = 'web'`);
    const isOfTheSet = ({ url }: { url: string }): boolean =>
      new URL(url).hostname.endsWith('.example') || /^https:\/\/[a-z.]+\/gale\/sextant\//.test(url);
    expect(urls.filter((page) => !isOfTheSet(page))).toEqual([]);
  });

  it('goes on where it stopped when its worker ends in the middle, and rolls no brief again', async () => {
    await using halved = await startService({ channels: [fewer('changelog-scout', 24)], isWorkerless: true });
    await screenNow(halved.owner, null, 'changelog-scout');
    {
      await using _ = await halved.startWorker();
      await eventually(async () => {
        const [row] = await listScreenings(halved.owner, null, 1);
        expect(row?.judged).toBeGreaterThan(3);
      });
    }
    const [stopped] = await listScreenings(halved.owner, null, 1);
    expect(stopped!.endedAt).toBeNull();
    await using _ = await halved.startWorker();
    await eventually(async () =>
      expect(await listScreenings(halved.owner, null, 1)).toMatchObject([
        { screeningId: stopped!.screeningId, score: 1 },
      ]),
    );
    const counts = await own<{ takes: number; briefs: number }>(
      halved,
      sql`select count(*)::int as takes, count(distinct brief)::int as briefs from screening_take`,
    );
    expect(counts).toEqual([{ takes: stopped!.briefs, briefs: stopped!.briefs }]);
    expect(await own(halved, sql`select count(*)::int as takes from take`)).toEqual([{ takes: stopped!.briefs }]);
  });

  it('keeps scores for a year', async () => {
    const [newest] = await screen(service, 'specimen-scout', 4);
    await own(
      service,
      sql`update screening set ended_at = now() - interval '366 days' where channel = 'specimen-scout' and screening_id <> ${newest!.screeningId}`,
    );
    const [after] = await screen(service, 'specimen-scout', 2);
    expect(after!.screeningId).not.toBe(newest!.screeningId);
  });

  it('is asked for and seen by admins alone', async () => {
    const bob = await buildPerson(service.authDb);
    const asBob = <T>(work: Parameters<typeof asOperator<T>>[2]) => asOperator(service.owner, bob.operatorId, work);
    await expect(asBob((trx) => screenNow(trx, bob.operatorId, null))).rejects.toMatchObject({ code: 'LT403' });
    await expect(asBob((trx) => listScreenings(trx, bob.operatorId, 1))).rejects.toMatchObject({ code: 'LT403' });
  });
});

describe('a screening of a channel that has lost a rule', () => {
  it('tells every admin what failed, and what the score was before', async () => {
    await using service = await startService({ channels: [withFewerBriefs(damagedScout, 24)] });
    const admins = await Promise.all([0, 1].map(() => buildPerson(service.authDb, { role: 'admin' })));
    const bob = await buildPerson(service.authDb);
    const [first] = await screen(service, 'changelog-scout', 1);
    const [second] = await screen(service, 'changelog-scout', 2);
    expect(first!.score).toBeLessThan(first!.bar);
    for (const { operatorId } of admins) {
      const [one, two] = await eventsOf(service, operatorId);
      expect(WEBHOOK_DATA['eval.regressed'].safeParse(one).error).toBeUndefined();
      expect(one).toMatchObject({ screeningId: first!.screeningId, score: first!.score, previous: null });
      expect(one!['failed']).toContainEqual(
        expect.objectContaining({ expectation: expect.stringMatching(/security/) }),
      );
      expect(two).toMatchObject({ screeningId: second!.screeningId, previous: { score: first!.score } });
    }
    expect(await eventsOf(service, bob.operatorId)).toEqual([]);
    // Each brief that fell short was rolled a second time before it counted.
    const again = await own<{ briefs: number }>(
      service,
      sql`select count(*)::int as briefs from screening_take where attempt = 2 and screening_id = ${first!.screeningId}`,
    );
    expect(again).toEqual([{ briefs: new Set(first!.failed!.map(({ brief }) => brief)).size }]);
  });
});

describe('the answers of a release', () => {
  let service: TestService;
  beforeAll(async () => (service = await startService({ channels: [fewer('quake-watch', 8)] })));
  afterAll(() => service[Symbol.asyncDispose]());

  it('are what later ones are held to: another one is told, though it meets every expectation that is named', async () => {
    const admin = await buildPerson(service.authDb, { role: 'admin' });
    const [first] = await screen(service, 'quake-watch', 1);
    expect(first).toMatchObject({ score: 1, failed: [] });
    const kept = await own<{ brief: string; release: string }>(
      service,
      sql`select brief, release from screening_answer order by brief`,
    );
    expect(kept).toHaveLength(first!.briefs);
    expect(new Set(kept.map(({ release }) => release))).toEqual(new Set([VERSION]));

    const { brief } = kept[3]!;
    await own(
      service,
      sql`update screening_answer set answer = jsonb_set(answer::jsonb, '{output}', '"Something else"') where brief = ${brief}`,
    );
    const [second] = await screen(service, 'quake-watch', 2);
    expect(second!.score).toBeLessThan(second!.bar);
    expect(second!.expected).toBe(first!.expected);
    expect(second!.failed).toEqual([
      {
        brief,
        expectation: 'the answer that this release gave before',
        found: expect.stringMatching(/^output: ".+" instead of "Something else"$/),
      },
    ]);
    const [told] = await eventsOf(service, admin.operatorId);
    expect(told).toMatchObject({ screeningId: second!.screeningId, failed: second!.failed });

    // It stays told until somebody takes the new answers.
    const [third] = await screen(service, 'quake-watch', 3);
    expect(third!.score).toBe(second!.score);
    await forgetAnswers(service.owner, 'quake-watch');
    const [fourth] = await screen(service, 'quake-watch', 4);
    expect(fourth).toMatchObject({ score: 1, failed: [] });
  });

  it('give way to those of the next release, and to those of a brief that asks something else', async () => {
    for (const change of [sql`release = '0.0.1'`, sql`asked_sha256 = 'of another question'`]) {
      await own(service, sql`update screening_answer set answer = '{}', ${change}`);
      const [newest] = await listScreenings(service.owner, null, 1);
      await screenNow(service.owner, null, 'quake-watch');
      const after = await eventually(async () => {
        const [row] = await listScreenings(service.owner, null, 1);
        expect(row!.endedAt).not.toBeNull();
        expect(row!.screeningId).not.toBe(newest!.screeningId);
        return row!;
      });
      expect(after).toMatchObject({ score: 1, failed: [] });
      const left = await own(
        service,
        sql`select from screening_answer where release <> ${VERSION} or length(asked_sha256) <> 64`,
      );
      expect(left).toEqual([]);
    }
  });
});

describe('takes of a screening', () => {
  it('go after a week with what they read, and leave their scores and the takes of people', async () => {
    await using service = await startService({ channels: [fewer('quake-watch', 8)] });
    const worker = connect({ url: service.databaseUrl, role: 'worker', secret, max: 2 });
    await using stack = new AsyncDisposableStack();
    stack.defer(() => worker.destroy());
    const [screened] = await screen(service, 'quake-watch', 1);
    const client = createClient({
      baseUrl: service.baseUrl,
      key: (await service.mint()).key,
      slug: 'quake-watch',
    });
    const { takeId } = await client.take({ notes: 'Were there earthquakes?' });
    const takes = () => own<{ n: number }>(service, sql`select count(*)::int as n from take`).then(([row]) => row!.n);
    const collect = () =>
      collectGarbage({
        db: worker,
        pages: createFilePageStore(join(service.dataDir, 'pages')),
        retentionDays: 0,
        takeRetentionDays: 0,
        graceMs: 3_600_000,
        log: pino({ level: 'silent' }),
        signal: new AbortController().signal,
      });
    const age = (days: number) =>
      sql`alter table take no force row level security; update take set ended_at = now() - ${sql.lit(days)} * interval '1 day';
        alter table take force row level security`.execute(service.owner);

    await age(6.9);
    await collect();
    expect(await takes()).toBe(screened!.briefs);
    await age(7.1);
    await collect();
    expect(await takes()).toBe(0);
    expect(await own(service, sql`select from page_read`)).toEqual([]);
    expect((await client.fetch(`/takes/${takeId}`)).status).toBe(200);
    expect(await listScreenings(service.owner, null, 1)).toMatchObject([
      { screeningId: screened!.screeningId, score: 1, expected: screened!.expected, judged: screened!.briefs },
    ]);
  });
});

describe('the schedule of screening', () => {
  it('is made for its time of day, and rolls when its time comes', async () => {
    const config = { screeningAt: { hour: 3, minute: 30 } };
    await using service = await startService({
      channels: [channels.get('specimen-scout')!],
      worker: config,
    });
    const handle = temporal.schedule.getHandle(`deliveries-${service.taskQueue}/screening`);
    const made = await eventually(() => handle.describe());
    expect(made.spec.calendars).toMatchObject([{ hour: [{ start: 3 }], minute: [{ start: 30 }] }]);
    expect(made.policies.overlap).toBe('SKIP');
    await handle.trigger();
    await eventually(async () =>
      expect(await listScreenings(service.owner, null, 1)).toMatchObject([{ channel: 'specimen-scout', score: 1 }]),
    );
  });
});
