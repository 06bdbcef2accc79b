import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { TakeVerification } from '#contracts/take-evidence.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askForStamp } from '../../activities/time-stamp/stamp-take.ts';
import { renderVerification } from '../../embedded/render-take.ts';
import { STAMP, STAMPED } from '../../evidence/export/export-members.ts';
import { verifyExport } from '../../evidence/export/verify-export.ts';
import { readRoots } from '../../evidence/time-stamp/leads-to-root.ts';
import { openOutbound } from '../../outbound/testing/open-outbound.ts';
import { createClient } from '../support/client.ts';
import type { ChannelClient } from '../support/client.ts';
import { servePages } from '../support/serve-pages.ts';
import type { ServedPages } from '../support/serve-pages.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { toyChannel } from '../support/toy-channel.ts';
import { openExport } from '../support/tamper-export.ts';
import { hasOpenssl, startTimeStampAuthority } from '../support/time-stamp-authority.ts';
import type { Behaviour, TimeStampAuthority } from '../support/time-stamp-authority.ts';

describe.skipIf(!hasOpenssl)('an authority', () => {
  let authority: TimeStampAuthority;

  beforeAll(async () => {
    authority = await startTimeStampAuthority();
  });
  beforeEach(() => {
    authority.asked = 0;
    authority.behaviour = 'stamps';
  });
  afterAll(() => authority[Symbol.asyncDispose]());

  const stamped = Buffer.from('what is stamped');
  async function ask(url = authority.url, { allow = '127.0.0.1/32', signal = new AbortController().signal } = {}) {
    await using outbound = openOutbound({ allow });
    return askForStamp(outbound, { url, stamped, signal });
  }

  it('is asked once for a stamp', async () => {
    expect(await ask()).toEqual({ token: expect.any(String) as string });
    expect(authority.asked).toBe(1);
  });

  it('that fails at first is asked again', async () => {
    authority.behaviour = 'fails at first';
    expect(await ask()).toEqual({ token: expect.any(String) as string });
    expect(authority.asked).toBe(2);
  });

  it.each<[Behaviour, string]>([
    ['is silent', 'the authority: timed out'],
    ['breaks off', 'the authority: could not connect'],
    ['fails', 'the authority answered with status 500'],
    ['answers with text', 'what the authority sent is no stamp: the answer cannot be read'],
    ['answers nothing', 'what the authority sent is no stamp: the answer cannot be read'],
    ['answers too much', 'the authority: too large (more than 64 KiB)'],
    ['refuses', 'what the authority sent is no stamp: it was refused (status 2)'],
    ['answers another request', 'what the authority sent is no stamp: it answers another request'],
    ['stamps something else', 'what the authority sent is no stamp: it is of something else'],
    [
      'stamps without its certificate',
      'what the authority sent is no stamp: the certificate that signed it is not in it',
    ],
    ['has expired', 'what the authority sent is no stamp: its certificate was not valid at that time'],
  ])('that %s has stamped nothing, and why is told', async (behaviour, missed) => {
    authority.behaviour = behaviour;
    expect(await ask()).toEqual({ missed });
    expect(authority.asked).toBeGreaterThan(1);
    // A kept connection that breaks is taken up anew within an attempt.
    expect(authority.asked).toBeLessThanOrEqual(6);
  });

  it('that is away, or nowhere to be asked, has stamped nothing', async () => {
    expect(await ask('http://127.0.0.1:9/tsr')).toEqual({ missed: 'the authority: could not connect' });
    expect(await ask(authority.url, { allow: '' })).toEqual({ missed: 'the authority: address not allowed' });
    expect(authority.asked).toBe(0);
  });

  it('is left when the take is cancelled', async () => {
    authority.behaviour = 'is silent';
    const cancelling = new AbortController();
    const asking = ask(authority.url, { signal: cancelling.signal });
    const settled = asking.catch((error: unknown) => error);
    await expect.poll(() => authority.asked).toBe(1);
    cancelling.abort(new Error('cancelled'));
    expect(await settled).toMatchObject({ message: 'cancelled' });
  });

  describe('of a service', () => {
    let service: TestService;
    let pages: ServedPages;
    let client: ChannelClient;

    beforeAll(async () => {
      pages = await servePages({ '/facts': 'Fact: Water boils at 100 degrees.\n' });
      service = await startService({ worker: { timestampUrl: authority.url } });
      client = createClient({ baseUrl: service.baseUrl, key: (await service.mint()).key });
    });
    afterAll(async () => {
      await service[Symbol.asyncDispose]();
      await pages[Symbol.asyncDispose]();
    });

    const getExport = async (takeId: string) =>
      new Uint8Array(await (await client.fetch(`/takes/${takeId}/export`)).arrayBuffer());
    const verify = async (takeId: string): Promise<unknown> =>
      (await client.fetch(`/takes/${takeId}/verify`, { method: 'POST' })).json();
    const check = async (bytes: Uint8Array) =>
      (await verifyExport(bytes, new Map([[toyChannel.card.slug, toyChannel]]), {
        roots: readRoots(readFileSync(authority.root, 'utf8')),
      }))!;

    it('stamps a take at its end: its export says when, is the same each time, and verifies', async () => {
      const before = Date.now();
      const { body, takeId } = await client.take({ notes: `Facts of ${pages.origin}/facts` });
      expect(body.lifecycle.state).toBe('finished');
      expect(authority.asked).toBe(1);
      const bytes = await getExport(takeId);
      const { differences, timeStamp } = await check(bytes);
      expect(differences).toEqual([]);
      expect(timeStamp).toMatchObject({ authority: 'House Time (rsa)', isRooted: true });
      const { stampedAt } = timeStamp as { stampedAt: string };
      // The authority tells whole seconds.
      expect(Date.parse(stampedAt)).toBeGreaterThan(before - 1_000);
      expect(Date.parse(stampedAt)).toBeLessThanOrEqual(Date.parse((await client.events(takeId)).at(-1)!.at));
      const verified = TakeVerification.parse(await verify(takeId));
      const counts = { quotes: 1, pages: 1, stills: 0, grade: 'A' };
      expect(renderVerification(verified, counts)).toBe(
        `1 quote, 1 page, 0 stills, grade A: equal\nstamped on ${stampedAt} by House Time (rsa)\n`,
      );
      expect(verified).toEqual({
        equal: true,
        timeStamp: { stampedAt, by: 'House Time (rsa)' },
        differences: [],
      });
      expect(Buffer.from(await getExport(takeId)).equals(bytes)).toBe(true);
      expect(authority.asked).toBe(1);
    });

    it.each<[Behaviour, string]>([
      ['fails', 'the authority answered with status 500'],
      ['is silent', 'the authority: timed out'],
    ])('that %s ends no take: it says so, for ever', async (behaviour, missed) => {
      authority.behaviour = behaviour;
      const { body, takeId } = await client.take({ notes: `Facts of ${pages.origin}/facts` });
      expect(body.lifecycle.state).toBe('finished');
      authority.behaviour = 'stamps';
      const bytes = await getExport(takeId);
      const members = openExport(bytes);
      expect([members.has(STAMPED), members.has(STAMP)]).toEqual([true, false]);
      expect((await check(bytes)).timeStamp).toEqual({ missed });
      expect(await verify(takeId)).toEqual({ equal: true, timeStamp: { missed }, differences: [] });
      expect(Buffer.from(await getExport(takeId)).equals(bytes)).toBe(true);
    });

    it('is not asked about a take that ends without an answer', async () => {
      const { body, takeId } = await client.take({ notes: `Facts of ${pages.origin}/missing` });
      expect(body.lifecycle.state).toBe('failed');
      expect(authority.asked).toBe(0);
      expect(openExport(await getExport(takeId)).has(STAMPED)).toBe(false);
    });

    it('knows a take again whose rows somebody changes: pages, findings and all their hashes', async () => {
      const { takeId } = await client.take({ notes: `Facts of ${pages.origin}/facts` });
      await service.owner.transaction().execute(async (trx) => {
        await sql`select set_config('app.operator_id', operator_id_of('ada@example.com')::text, true)`.execute(trx);
        await sql`update page_read set at = at - interval '1 year' where take_id = ${takeId}`.execute(trx);
      });
      const { differences } = TakeVerification.parse(await verify(takeId));
      expect(differences).toContainEqual({ where: STAMP, stored: 'a token', found: 'it is of something else' });
    });
  });
});
