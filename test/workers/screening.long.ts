import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VERSION } from '#contracts/version.ts';
import { WEBHOOK_DATA } from '#contracts/webhook.ts';
import { asOperator } from '../../db/as-operator.ts';
import { forgetAnswers, listScreenings, screenNow } from '../../db/queries/screenings.ts';
import { withFewerBriefs } from '../support/channels/catalogue.ts';
import { damagedScout } from '../support/channels/damaged.ts';
import { buildPerson } from '../support/people.ts';
import { temporalAddress } from '../support/services.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { createTemporalClient } from '../support/temporal-client.ts';
import { eventsOf, fewer, own, screen } from './screen-now.ts';

const temporal = createTemporalClient({ address: temporalAddress, namespace: 'default' });
afterAll(() => temporal.connection.close());

describe('a screening', () => {
  let service: TestService;
  beforeAll(async () => {
    const screened = ['changelog-scout', 'recall-check', 'soccer-scout', 'specimen-scout'];
    service = await startService({ channels: screened.map((slug) => fewer(slug, 5)) });
  });
  afterAll(() => service[Symbol.asyncDispose]());

  it.each(['changelog-scout', 'specimen-scout'])(
    'of %s meets every expectation, night after night, and tells nobody',
    async (slug) => {
      const admin = await buildPerson(service.authDb, { role: 'admin' });
      const [first] = await screen(service, slug, 1);
      const [second] = await screen(service, slug, 2);
      const { briefs } = await fewer(slug, 5).screening!();
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
});
