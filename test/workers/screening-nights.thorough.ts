import { join } from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { VERSION } from '#contracts/version.ts';
import { channels } from '../../channels/index.ts';
import { connect } from '../../db/connect.ts';
import { createFilePageStore } from '../../db/page-store.ts';
import { listScreenings, screenNow } from '../../db/queries/screenings.ts';
import { collectGarbage } from '../../workers/collect-garbage.ts';
import { createClient } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { secret, temporalAddress } from '../support/services.ts';
import { startService } from '../support/start-service.ts';
import { createTemporalClient } from '../support/temporal-client.ts';
import { fewer, own, screen } from './screen-now.ts';

const temporal = createTemporalClient({ address: temporalAddress, namespace: 'default' });
afterAll(() => temporal.connection.close());

describe('a screening', () => {
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
});

describe('the answers of a release', () => {
  it('give way to those of the next release, and to those of a brief that asks something else', async () => {
    await using service = await startService({ channels: [fewer('quake-watch', 8)] });
    await screen(service, 'quake-watch', 1);
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
