import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WEBHOOK_DATA } from '#contracts/webhook.ts';
import { channels } from '../../channels/index.ts';
import { asOperator } from '../../db/as-operator.ts';
import { changeBuiltInCanary, listBuiltInCanaries } from '../../db/queries/canaries.ts';
import type { BuiltInCanary } from '../../db/queries/canaries.ts';
import { findInstallationOperator } from '../../db/queries/screenings.ts';
import { eventually } from '../support/eventually.ts';
import { buildPerson, signIn } from '../support/people.ts';
import type { Person } from '../support/people.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';

const SCREENED = [...channels.values()].filter(({ screening }) => screening).map(({ card }) => card.slug);

let service: TestService;
let admin: Person;

beforeAll(async () => {
  service = await startService({
    channels: [...channels.values()],
    isAtItsAddress: true,
    worker: { hasOwnCanaries: true, outboundAllow: [] },
  });
  admin = await buildPerson(service.authDb, { role: 'admin' });
});
afterAll(() => service[Symbol.asyncDispose]());

const asInstallation = async <T>(work: Parameters<typeof asOperator<T>>[2]) =>
  asOperator(service.owner, await findInstallationOperator(service.owner), work);

/** The canary of a channel, once `is` holds. */
const canaryOf = (channel: string, is: (canary: BuiltInCanary) => boolean = () => true): Promise<BuiltInCanary> =>
  eventually(async () => {
    const found = (await listCanaries()).find((canary) => canary.channel === channel && is(canary));
    expect(found).toBeDefined();
    return found!;
  });

const listCanaries = () =>
  asOperator(service.owner, admin.operatorId, (trx) => listBuiltInCanaries(trx, admin.operatorId));

const run = (canaryId: string) =>
  asOperator(service.owner, admin.operatorId, (trx) => changeBuiltInCanary(trx, admin.operatorId, canaryId, 'run'));

describe('the canary that a channel brings along', () => {
  it.each(SCREENED)('of %s passes, free, over what the installation serves', async (slug) => {
    const { canaryId } = await canaryOf(slug);
    await run(canaryId);
    const after = await canaryOf(slug, ({ lastRunAt }) => lastRunAt !== null);
    expect(after.failed).toEqual([]);
    const { rows } = await asInstallation((trx) =>
      sql<{ origin: string; price: number; urls: string[] }>`
        select t.origin, t.price, array(select r.url from page_read r where r.take_id = t.take_id and r.url is not null) as urls
        from take t where t.canary_id = ${canaryId}`.execute(trx),
    );
    expect(rows).toMatchObject([{ origin: 'installation_canary', price: 0 }]);
    for (const url of rows[0]!.urls) expect(url).toMatch(`${service.baseUrl}/canary/${slug}?`);
  });

  it('tells every admin when it fails, and nobody else', async () => {
    const other = await buildPerson(service.authDb, { role: 'admin' });
    const bob = await buildPerson(service.authDb);
    const { canaryId } = await canaryOf('quote-compare');
    await asInstallation((trx) =>
      sql`update canary set expectations = '{"mustContain": ["snow"], "mustLink": []}' where canary_id = ${canaryId}`.execute(
        trx,
      ),
    );
    await run(canaryId);
    await canaryOf('quote-compare', ({ failuresInARow }) => failuresInARow === 1);
    const told = ({ operatorId }: Person) =>
      asOperator(service.owner, operatorId, async (trx) => {
        const { rows } = await sql<{ body: string }>`select body from event where type = 'canary.failed'`.execute(trx);
        return rows.map(({ body }) => (JSON.parse(body) as { data: unknown }).data);
      });
    for (const each of [admin, other]) {
      const events = await told(each);
      expect(events).toMatchObject([{ canaryId, failed: [{ expectation: 'says "snow"' }] }]);
      expect(WEBHOOK_DATA['canary.failed'].safeParse(events[0]).error).toBeUndefined();
    }
    expect(await told(bob)).toEqual([]);
  });

  it('is seen, run and paused by admins in the console, and by nobody else', async () => {
    const { canaryId } = await canaryOf('changelog-scout');
    const browser = await signIn(service.authDb, admin, service.baseUrl);
    const page = await browser.get('/console/canaries');
    expect(page.text).toContain('Of this installation');
    for (const [action, isPaused] of [
      ['pause', true],
      ['resume', false],
      ['run', false],
    ] as const) {
      const shown = await browser.get('/console/canaries');
      expect((await browser.submit(shown, `/console/canaries/${canaryId}/${action}`)).status).toBe(303);
      expect((await canaryOf('changelog-scout')).isPaused).toBe(isPaused);
    }
    const bob = await buildPerson(service.authDb);
    const stranger = await signIn(service.authDb, bob, service.baseUrl);
    expect((await stranger.get('/console/canaries')).text).not.toContain('Of this installation');
    expect((await stranger.get(`/console/canaries/${canaryId}`)).status).toBe(404);
    await expect(
      asOperator(service.owner, bob.operatorId, (trx) => changeBuiltInCanary(trx, bob.operatorId, canaryId, 'pause')),
    ).rejects.toMatchObject({ code: 'LT403' });
  });
});

describe('the world that the installation serves', () => {
  const ask = (query: string) => fetch(`${service.baseUrl}/canary/recall-check?${query}`);

  it('answers what the set answers, and nothing else', async () => {
    const { screening } = channels.get('changelog-scout')!;
    const [brief] = (await screening!()).briefs;
    const url = /https:\S+/.exec(brief!.notes)![0];
    const page = await fetch(`${service.baseUrl}/canary/changelog-scout?page=${encodeURIComponent(url)}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('# Changelog');
    expect((await ask('page=https%3A%2F%2Fexample.com%2F')).status).toBe(503);
    for (const query of ['', 'ask=no', 'ask=%7B%7D', 'page=a&page=b'])
      expect((await ask(query)).status, query.slice(0, 20)).toBe(404);
    expect((await fetch(`${service.baseUrl}/canary/nobody?page=x`)).status).toBe(404);
    expect((await fetch(`${service.baseUrl}/canary/recall-check`, { method: 'POST' })).status).toBe(405);
  });
});
