import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFeedKey } from '#contracts/feed-key.ts';
import { asOperator } from '../../db/as-operator.ts';
import { daysSince } from '../support/days-since.ts';
import { buildSpecimen } from '../support/build-specimen.ts';
import { createClient } from '../support/client.ts';
import { fileFor } from '../support/file-for.ts';
import type { Page, TestBrowser } from '../support/browser.ts';
import { buildPerson, signIn } from '../support/people.ts';
import type { Person } from '../support/people.ts';
import { servePages } from '../support/serve-pages.ts';
import type { ServedPages } from '../support/serve-pages.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';

const began = new Date();

let service: TestService;
let pages: ServedPages;
let ada: Person;
let browser: TestBrowser;
let admin: TestBrowser;
let adminPerson: Person;
let takeId: string;

beforeAll(async () => {
  service = await startService({ isAtItsAddress: true });
  pages = await servePages({ '/facts': 'Fact: The sky over Paris was blue in 2024.\nFact: Water boils.\n' });
  ada = await buildPerson(service.authDb, { email: 'ada@example.com' });
  adminPerson = await buildPerson(service.authDb, { role: 'admin' });
  const { key } = await service.mint();
  ({ takeId } = await createClient({ baseUrl: service.baseUrl, key }).take({
    notes: `Facts of ${pages.origin}/facts`,
  }));
  browser = await signIn(service.authDb, ada, service.baseUrl);
  admin = await signIn(service.authDb, adminPerson, service.baseUrl);
});

afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
});

const CHANNEL = '/console/channels/toy-facts';

async function follow(page: Page, by = browser): Promise<Page> {
  expect(page.status, page.text.slice(0, 300)).toBe(303);
  return by.get(page.location);
}

describe('the pages of the console', () => {
  it.each([
    '/console',
    '/console/channels',
    CHANNEL,
    '/console/takes',
    '/console/takes?state=finished&sort=overall&dir=asc',
    '/console/runs',
    '/console/library',
    '/console/library?query=chair',
    '/console/webhooks',
    '/console/wallet',
    '/console/audit',
    '/console/account',
  ])('%s has a title and what it needs from this host alone', async (path) => {
    const page = await browser.get(path);
    expect(page.status).toBe(200);
    expect(page.text).toMatch(/<h1>[^<]+<\/h1>/);
    const policy = page.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(page.text).not.toMatch(/ on\w+="|style="|(src|href)="https?:/);
    for (const [, asset] of page.text.matchAll(/(?:src|href)="(\/console\/assets\/[^"]+)"/g))
      expect((await browser.get(asset!)).status).toBe(200);
  });

  it.each(['/console/review', '/console/operators', '/console/screening'])(
    '%s is there for admins alone',
    async (path) => {
      expect((await admin.get(path)).status).toBe(200);
      expect((await browser.get(path)).status).toBe(404);
    },
  );

  it('are compressed, but where they may say back what stands in the address', async () => {
    const encodingOf = async (path: string) => {
      const page = await browser.get(path, { 'accept-encoding': 'br' });
      expect(page.text).toContain('<h1>Takes</h1>');
      expect(page.headers.get('vary')).toMatch(/accept-encoding/i);
      return page.headers.get('content-encoding');
    };
    expect(await encodingOf('/console/takes')).toBe('br');
    expect(await encodingOf('/console/takes?state=failed')).toBeNull();
  });

  it('send who has not signed in to sign in, and back', async () => {
    const page = await fetch(`${service.baseUrl}/console/takes?state=failed`, { redirect: 'manual' });
    expect(page.status).toBe(303);
    expect(page.headers.get('location')).toBe(
      `/console/sign-in?next=${encodeURIComponent('/console/takes?state=failed')}`,
    );
  });

  it.each([
    ['takes', 'rect'],
    ['latency', 'path'],
    ['credits', 'rect'],
    ['deliveries', 'svg'],
  ])('draw %s of the last thirty days, and say the same as a table', async (name, mark) => {
    const image = await browser.get(`/console/${name}-chart.svg`);
    expect(image.headers.get('content-type')).toContain('image/svg+xml');
    expect(image.text).toMatch(/^<svg[^>]*>/);
    expect(image.text).toContain(`<${mark}`);
    expect(image.text).not.toContain('NaN');
    const table = await browser.get(`/console/${name}-chart`);
    expect(table.status).toBe(200);
    const today = daysSince(began);
    if (name === 'takes')
      expect(table.text).toMatch(new RegExp(`<td>${today}</td><td>A</td><td class="number">\\d+</td>`));
    if (name === 'credits') expect(table.text).toMatch(new RegExp(`<td>${today}</td><td class="number">\\d+</td>`));
  });
});

describe('the overview', () => {
  it('shows the newest takes with their grades, and what waits for an operator and for an admin', async () => {
    const { key } = await service.mint({ operatorEmail: adminPerson.email, credits: 3 });
    const client = createClient({ baseUrl: service.baseUrl, key });
    const asking = await client.take({ notes: 'Which facts?' });
    const { specimenIds } = await fileFor(service, ada, [buildSpecimen()]);
    expect(specimenIds).toHaveLength(1);
    const own = await browser.get('/console');
    expect(own.text).toMatch(new RegExp(`<a href="/console/takes/${takeId}">.*class="grade good">A</span>`));
    expect(own.text).not.toContain('Waits for you');
    expect(own.text).not.toContain(asking.takeId);
    const waiting = (await admin.get('/console')).text;
    expect(waiting).toMatch(new RegExp(`<a href="/console/takes/${asking.takeId}">[^<]+</a> asks for something`));
    expect(waiting).toContain('<a href="/console/review">Specimens</a> wait for a decision');
    expect(waiting).toMatch(/few credits.*<a href="\/console\/wallet">3 left<\/a>/);
  });

  it('names canaries that fail and webhooks that were disabled', async () => {
    const grace = await buildPerson(service.authDb);
    await asOperator(service.owner, grace.operatorId, async (trx) => {
      await sql`insert into canary (operator_id, name, channel, brief, every_seconds, expectations, failures_in_a_row)
        values (${grace.operatorId}, 'the morning one', 'toy-facts', 'Facts', 3600, '{"mustContain":[],"mustLink":[]}', 2)`.execute(
        trx,
      );
      await sql`insert into webhook_subscription (webhook_id, operator_id, url, events, secret_sealed, state, disabled_reason)
        values (gen_random_uuid(), ${grace.operatorId}, 'https://hooks.example/x', '{take.completed}', 'x', 'disabled', 'It answered 410.')`.execute(
        trx,
      );
    });
    const { text } = await (await signIn(service.authDb, grace, service.baseUrl)).get('/console');
    expect(text).toMatch(/the morning one<\/a> <span class="quiet">2 in a row/);
    expect(text).toMatch(/https:\/\/hooks\.example\/x<\/a> <span class="quiet">It answered 410\./);
  });
});

describe('a take', () => {
  it('is shown with its grade, marks that lead to the lit quote, its checks and its trace', async () => {
    const page = await browser.get(`/console/takes/${takeId}`);
    expect(page.text).toMatch(/Grade [A-F],/);
    expect(page.text).toContain('Plan and trace');
    expect(page.text).toMatch(/<td>sub-goals<\/td>.*<td class="wide">[^<]{10,}/);
    const mark = /<sup><a href="([^"]+)"/.exec(page.text)![1]!;
    const [address, fragment] = mark.split('#');
    const archived = await browser.get(address!);
    expect(archived.text).toContain(`<mark id="${fragment}">`);
    expect(archived.text).toMatch(/<mark[^>]*>[^<]*sky over Paris/);
  });

  it('is equal after Verify', async () => {
    const page = await browser.get(`/console/takes/${takeId}`);
    const verified = await follow(await browser.submit(page, `/console/takes/${takeId}/verify`));
    expect(verified.text).toContain('Verified just now: equal.');
  });

  it('is exported as the API exports it', async () => {
    const exported = await browser.get(`/console/takes/${takeId}/export`);
    expect(exported.headers.get('content-type')).toBe('application/zip');
  });

  it('has a table that is sorted by a column', async () => {
    const page = await browser.get(`/console/takes/${takeId}?sort=fact&dir=desc`);
    expect(page.text).toContain('aria-sort="descending"');
  });

  it('is rolled from the form, charged, live while it runs and there when it is over', async () => {
    const form = await browser.get(CHANNEL);
    const rolled = await browser.submit(form, `${CHANNEL}/takes`, { notes: `Facts of ${pages.origin}/facts` });
    const page = await follow(rolled);
    expect(page.text).toMatch(/<progress|Grade /);
    const stream = await fetch(`${service.baseUrl}${rolled.location}/live`, {
      headers: { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    const text = await stream.text();
    expect(text).toMatch(/event: ended\ndata: ?\n\n$/);
    expect((await browser.get(rolled.location)).text).toMatch(/Grade [A-F]/);
  });

  it('that is continued takes its brief along', async () => {
    const form = await browser.get(`${CHANNEL}?continue=${takeId}`);
    expect(form.text).toContain(`name="prior" value="${takeId}"`);
    const page = await follow(await browser.submit(form, `${CHANNEL}/takes`, { notes: 'And water?' }));
    expect(page.text).toContain('And water?');
  });

  it('without a brief is not rolled, and says so beside the field', async () => {
    const form = await browser.get(CHANNEL);
    const answer = await browser.submit(form, `${CHANNEL}/takes`, { notes: '  ' });
    expect(answer.status).toBe(422);
    expect(answer.text).toMatch(/aria-invalid="true"[^]*<p role="alert" id="notes-error">/);
  });

  it('that the wallet cannot pay keeps what was typed', async () => {
    const poor = await signIn(service.authDb, await buildPerson(service.authDb), service.baseUrl);
    const answer = await poor.submit(await poor.get(CHANNEL), `${CHANNEL}/takes`, { notes: 'a brief <b>of mine</b>' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('too few credits');
    expect(answer.text).toContain('a brief &#60;b&#62;of mine&#60;/b&#62;');
  });
});

describe('a key', () => {
  it('is minted, shown once, opens the channel and stops when it is revoked', async () => {
    const form = await browser.get(CHANNEL);
    const minted = await follow(await browser.submit(form, `${CHANNEL}/keys`, { label: 'my <key>', scope: 'channel' }));
    const key = /<code id="minted-key">([^<]+)</.exec(minted.text)![1]!;
    expect(isFeedKey(key)).toBe(true);
    const again = await browser.get(CHANNEL);
    expect(again.text).not.toContain(key);
    expect(again.text).toContain('my &#60;key&#62;');
    const client = createClient({ baseUrl: service.baseUrl, key });
    expect((await client.fetch('/takes')).status).toBe(200);

    const id = new RegExp(`lt_…${key.slice(-4)}[^]*?/keys/([0-9a-f-]{36})/revoke`).exec(again.text)![1]!;
    await follow(await browser.submit(again, `${CHANNEL}/keys/${id}/revoke`));
    expect((await client.fetch('/takes')).status).toBe(401);
    const audit = await browser.get('/console/audit');
    expect(audit.text).toContain('key.minted');
    expect(audit.text).toContain('key.revoked');
  });

  it('with a label that is too long is not minted', async () => {
    const answer = await browser.submit(await browser.get(CHANNEL), `${CHANNEL}/keys`, {
      label: 'x'.repeat(101),
      scope: 'station',
    });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('at most 100 characters');
  });
});

describe('a webhook', () => {
  it('is registered with its secret shown once, pinged, rotated and deleted', async () => {
    const form = await browser.get('/console/webhooks');
    const shown = await follow(
      await browser.submit(form, '/console/webhooks', {
        url: 'https://hooks.example.com/x',
        description: 'mine',
        events: ['take.failed'],
      }),
    );
    const secret = /<code id="webhook-secret">(whsec_[^<]+)</.exec(shown.text)![1]!;
    const address = /action="(\/console\/webhooks\/[0-9a-f-]{36})\/ping"/.exec(shown.text)![1]!;
    expect((await browser.get(address)).text).not.toContain(secret);
    expect((await follow(await browser.submit(shown, `${address}/ping`))).text).toContain('on its way');
    const rotated = await follow(await browser.submit(shown, `${address}/rotate`));
    expect(/<code id="webhook-secret">(whsec_[^<]+)</.exec(rotated.text)![1]).not.toBe(secret);
    await follow(await browser.submit(shown, `${address}/delete`));
    expect((await browser.get(address)).status).toBe(404);
  });

  it.each(['http://hooks.example.com/x', 'https://127.0.0.1/x', 'nonsense'])(
    'at %s is refused beside its field',
    async (url) => {
      const answer = await browser.submit(await browser.get('/console/webhooks'), '/console/webhooks', { url });
      expect(answer.status).toBe(422);
      expect(answer.text).toMatch(/id="url-error"/);
      expect(answer.text).toContain(`value="${url}"`);
    },
  );
});

describe('an admin', () => {
  it('grants credits with a reason, once per form, and both ledger and trail say so', async () => {
    const list = await admin.get('/console/operators');
    const action = `/console/operators/${ada.operatorId}/credits`;
    const before = Number(/Available<\/span><strong>(\d+)/.exec((await browser.get('/console/wallet')).text)![1]);
    for (let time = 0; time < 2; time++)
      await follow(await admin.submit(list, action, { amount: '25', reason: 'a test of it' }), admin);
    const wallet = await browser.get('/console/wallet');
    expect(Number(/Available<\/span><strong>(\d+)/.exec(wallet.text)![1])).toBe(before + 25);
    expect(wallet.text).toContain('a test of it');
    expect((await admin.get('/console/audit')).text).toContain('credits.granted');
    const wrong = await admin.submit(list, action, { amount: '-1', reason: '' });
    expect(wrong.status).toBe(422);
  });

  it('cannot disable or demote itself', async () => {
    const token = /name="csrf" value="([^"]+)"/.exec((await admin.get('/console/operators')).text)![1]!;
    for (const path of ['disable', 'role'])
      expect(
        (await admin.post(`/console/operators/${adminPerson.operatorId}/${path}`, { csrf: token, role: 'operator' }))
          .status,
      ).toBe(404);
  });
});

describe('nobody', () => {
  it('reaches what is another operator’s, by address or form', async () => {
    const stranger = await signIn(service.authDb, await buildPerson(service.authDb), service.baseUrl);
    const token = /name="csrf" value="([^"]+)"/.exec((await stranger.get('/console/channels/toy-facts')).text)![1]!;
    const { rows } = await sql<{ id: string }>`select key_id as id from feed_key limit 1`.execute(service.owner);
    const archived = /<sup><a href="([^"#]+)/.exec((await browser.get(`/console/takes/${takeId}`)).text)![1]!;
    for (const path of [
      `/console/takes/${takeId}`,
      `/console/takes/${takeId}/live`,
      `/console/takes/${takeId}/export`,
      archived,
      `/console/specimens/${takeId}`,
      `/console/webhooks/${takeId}`,
    ])
      expect((await stranger.get(path)).status, path).toBe(404);
    for (const path of [
      `/console/takes/${takeId}/cancel`,
      `/console/takes/${takeId}/verify`,
      `${CHANNEL}/keys/${rows[0]?.id ?? takeId}/revoke`,
      `/console/webhooks/${takeId}/delete`,
      `/console/webhooks/${takeId}/redeliver/${takeId}`,
      `/console/operators/${ada.operatorId}/credits`,
      `/console/review/${takeId}`,
    ])
      expect(
        (await stranger.post(path, { csrf: token, amount: '1', reason: 'x', decision: 'approve' })).status,
        path,
      ).toBe(404);
    const taken = await stranger.post(`${CHANNEL}/takes`, { csrf: token, notes: 'x', prior: takeId });
    expect(taken.status).toBe(404);
  });

  it('sends a form without its token, with another session’s, or from another site', async () => {
    const page = await browser.get(CHANNEL);
    const foreign = /name="csrf" value="([^"]+)"/.exec((await admin.get(CHANNEL)).text)![1]!;
    const own = /name="csrf" value="([^"]+)"/.exec(page.text)![1]!;
    const fields = { notes: 'x' };
    expect((await browser.post(`${CHANNEL}/takes`, fields)).status).toBe(403);
    expect((await browser.post(`${CHANNEL}/takes`, { ...fields, csrf: foreign })).status).toBe(403);
    expect(
      (await browser.post(`${CHANNEL}/takes`, { ...fields, csrf: own }, { origin: 'https://evil.example' })).status,
    ).toBe(403);
  });
});
