import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import type { CanaryExpectations } from '#contracts/canary.ts';
import { WEBHOOK_DATA } from '#contracts/webhook.ts';
import { asOperator } from '../../db/as-operator.ts';
import {
  addCanary,
  deleteCanary,
  findCanaries,
  findCanaryRuns,
  pauseCanary,
  runCanaryNow,
} from '../../db/queries/canaries.ts';
import { buildPerson, signIn } from '../support/people.ts';
import type { Person } from '../support/people.ts';
import { servePages } from '../support/serve-pages.ts';
import type { ServedPages } from '../support/serve-pages.ts';
import { temporalAddress } from '../support/services.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { createTemporalClient } from '../support/temporal-client.ts';

let service: TestService;
let pages: ServedPages;
let ada: Person;
const temporal = createTemporalClient({ address: temporalAddress, namespace: 'default' });

beforeAll(async () => {
  service = await startService({ isAtItsAddress: true, schedulesLookMs: 300 });
  pages = await servePages({ '/facts': 'Fact: The sky over Paris was blue in 2024.\n' });
  ada = await buildPerson(service.authDb, { email: 'ada@example.com' });
  await service.mint({ credits: 100 });
});

afterAll(async () => {
  await temporal.connection.close();
  await service[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
});

const asAda = <T>(work: Parameters<typeof asOperator<T>>[2]) => asOperator(service.owner, ada.operatorId, work);

const add = async (expectations: Partial<CanaryExpectations>, brief = `Facts of ${pages.origin}/facts`) =>
  (await asAda((trx) =>
    addCanary(trx, ada.operatorId, {
      name: 'the sky',
      channel: 'toy-facts',
      brief,
      every: 3_600,
      expectations: { mustContain: [], mustLink: [], ...expectations },
    }),
  ))!;

/** Runs it now, and waits until so many runs have ended. */
async function run(canaryId: string, count: number) {
  await asAda((trx) => runCanaryNow(trx, ada.operatorId, canaryId));
  return eventually(async () => {
    const runs = await asAda((trx) => findCanaryRuns(trx, canaryId, 50));
    expect(runs).toHaveLength(count);
    return runs;
  });
}

const eventsOf = (canaryId: string) =>
  asAda(async (trx) => {
    const { rows } = await sql<{ body: string }>`
      select body from event where type = 'canary.failed' and body::json -> 'data' ->> 'canaryId' = ${canaryId} order by created_at`.execute(
      trx,
    );
    return rows.map(({ body }) => JSON.parse(body).data as Record<string, unknown>);
  });

const rowOf = async (canaryId: string) =>
  (await asAda((trx) => findCanaries(trx, ada.operatorId))).find((canary) => canary.canaryId === canaryId)!;

describe('a canary', () => {
  it('passes where its take comes to what it should, as an ordinary take that is marked and charged', async () => {
    const canaryId = await add({
      minGrade: 'F',
      mustContain: ['sky over Paris'],
      mustLink: ['127.0.0.1'],
      maxLatencyMs: 600_000,
    });
    const [result] = await run(canaryId, 1);
    expect(result).toMatchObject({ hasPassed: true, failed: [] });
    const { rows } = await asAda((trx) =>
      sql<{ origin: string; price: number }>`select origin, price from take where take_id = ${result!.takeId}`.execute(
        trx,
      ),
    );
    expect(rows).toEqual([{ origin: 'canary', price: 1 }]);
    expect(await rowOf(canaryId)).toMatchObject({ failuresInARow: 0, lastPassedAt: expect.any(Date) as Date });
    expect(await eventsOf(canaryId)).toEqual([]);
  });

  it('that fails tells of the first failure of a row, with what was expected and found', async () => {
    const canaryId = await add({
      mustContain: ['snow'],
      mustLink: ['elsewhere.example'],
      minOverall: 100,
      maxLatencyMs: 1,
    });
    await run(canaryId, 1);
    await run(canaryId, 2);
    const events = await eventsOf(canaryId);
    expect(events).toHaveLength(1);
    expect(WEBHOOK_DATA['canary.failed'].safeParse(events[0]).error).toBeUndefined();
    const failed = events[0]!['failed'] as { expectation: string }[];
    expect(failed.map(({ expectation }) => expectation)).toEqual(
      expect.arrayContaining(['says "snow"', 'links to elsewhere.example', 'at most 1 ms']),
    );
    expect(await rowOf(canaryId)).toMatchObject({ failuresInARow: 2 });
  });

  it('that fails in more ways than the body of an event holds ends its take all the same', async () => {
    const mustContain = Array.from({ length: 20 }, (_, n) => `${n}`.padEnd(500, '雪'));
    const mustLink = Array.from({ length: 20 }, (_, n) => `${n}.`.padEnd(253, 'x'));
    const canaryId = await add({ mustContain, mustLink });
    const [result] = await run(canaryId, 1);
    expect(result!.failed).toHaveLength(40);
    const [event] = await eventsOf(canaryId);
    expect(WEBHOOK_DATA['canary.failed'].safeParse(event).error).toBeUndefined();
    const told = event!['failed'] as object[];
    expect(told.length).toBeGreaterThan(5);
    expect(told).toEqual(result!.failed.slice(0, told.length));
  });

  it('tells of every tenth failure, and keeps when it recovered', async () => {
    const canaryId = await add({ mustContain: ['snow'] });
    await asAda((trx) => sql`update canary set failures_in_a_row = 9 where canary_id = ${canaryId}`.execute(trx));
    await run(canaryId, 1);
    expect(await eventsOf(canaryId)).toMatchObject([{ failuresInARow: 10 }]);
    await asAda((trx) =>
      sql`update canary set expectations = '{"mustContain": [], "mustLink": []}' where canary_id = ${canaryId}`.execute(
        trx,
      ),
    );
    await run(canaryId, 2);
    expect(await rowOf(canaryId)).toMatchObject({ failuresInARow: 0, recoveredAt: expect.any(Date) as Date });
  });

  it('whose take fails has failed', async () => {
    const canaryId = await add({}, `Facts of ${pages.origin}/nowhere`);
    const [result] = await run(canaryId, 1);
    expect(result).toMatchObject({ hasPassed: false, failed: [{ expectation: 'a finished take' }] });
  });

  it('whose operator has no credits says so and rolls nothing', async () => {
    const canaryId = await add({});
    await asAda((trx) => sql`update wallet set available = 0`.execute(trx));
    await asAda((trx) => runCanaryNow(trx, ada.operatorId, canaryId));
    await eventually(async () => expect((await rowOf(canaryId)).problem).toBe('The wallet has too few credits.'));
    await asAda((trx) => sql`update wallet set available = 50`.execute(trx));
    await run(canaryId, 1);
    expect((await rowOf(canaryId)).problem).toBeNull();
  });
});

describe('a canary whose channel is gone', () => {
  it('says so, rolls nothing, and rolls again once the channel is back', async () => {
    const canaryId = await add({});
    await asAda((trx) => sql`update canary set channel = 'gone-scout' where canary_id = ${canaryId}`.execute(trx));
    await asAda((trx) => runCanaryNow(trx, ada.operatorId, canaryId));
    await eventually(async () => expect((await rowOf(canaryId)).problem).toBe('The channel is not there any more.'));
    expect(await asAda((trx) => findCanaryRuns(trx, canaryId, 50))).toEqual([]);
    await asAda((trx) => sql`update canary set channel = 'toy-facts' where canary_id = ${canaryId}`.execute(trx));
    await run(canaryId, 1);
    expect((await rowOf(canaryId)).problem).toBeNull();
  });
});

describe('its schedule', () => {
  const scheduleOf = (canaryId: string) =>
    temporal.schedule.getHandle(`deliveries-${service.taskQueue}/canary:${canaryId}`);
  const described = (canaryId: string) => eventually(async () => scheduleOf(canaryId).describe());

  it('is made, paused and removed with its row, and made again where somebody removed it', async () => {
    const canaryId = await add({});
    const made = await described(canaryId);
    expect(made.spec.intervals).toMatchObject([{ every: 3_600_000 }]);
    expect(made.policies.overlap).toBe('SKIP');
    expect(made.state.paused).toBe(false);

    await asAda((trx) => pauseCanary(trx, canaryId, true));
    await eventually(async () => expect((await scheduleOf(canaryId).describe()).state.paused).toBe(true));

    await scheduleOf(canaryId).delete();
    expect((await described(canaryId)).state.paused).toBe(true);

    await asAda((trx) => deleteCanary(trx, canaryId));
    await eventually(async () => await expect(scheduleOf(canaryId).describe()).rejects.toThrow('not found'));
  });

  it('rolls the canary when its time comes', async () => {
    const canaryId = await add({ mustContain: ['sky'] });
    await described(canaryId);
    await scheduleOf(canaryId).trigger();
    await eventually(async () => expect(await asAda((trx) => findCanaryRuns(trx, canaryId, 5))).toHaveLength(1));
  });
});

describe('in the console', () => {
  it('a canary is set up, shown, paused, run and deleted; what is wrong stands beside its field', async () => {
    const browser = await signIn(service.authDb, ada, service.baseUrl);
    const form = await browser.get('/console/canaries');
    const fields = {
      name: 'from the console',
      channel: 'toy-facts',
      brief: `Facts of ${pages.origin}/facts`,
      every: '1 h',
      minGrade: 'F',
      mustContain: 'sky\n',
      mustLink: '',
      minOverall: '',
      maxLatencyMs: '',
    };
    const wrong = await browser.submit(form, '/console/canaries', { ...fields, every: '1 s' });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('id="every-error"');
    const added = await browser.submit(form, '/console/canaries', fields);
    expect(added.status).toBe(303);
    const shown = await browser.get(added.location);
    expect(shown.text).toContain('from the console');
    for (const action of ['run', 'pause', 'resume', 'delete'])
      expect((await browser.submit(await browser.get(added.location), new RegExp(`/${action}$`))).status, action).toBe(
        303,
      );
    expect((await browser.get(added.location)).status).toBe(404);
    const stranger = await signIn(service.authDb, await buildPerson(service.authDb), service.baseUrl);
    expect((await stranger.get(`/console/canaries/${await add({})}`)).status).toBe(404);
  });
});
