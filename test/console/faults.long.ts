import { createConnection, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../support/browser.ts';
import { createClient } from '../support/client.ts';
import { findTestBrowser, launchTestBrowser, openContext } from '../support/find-test-browser.ts';
import { type Person, buildLink, buildPerson, signIn } from '../support/people.ts';
import { type ServedPages, servePages } from '../support/serve-pages.ts';
import { asAdmin } from '../support/services.ts';
import { type TestService, startService } from '../support/start-service.ts';

const CHANNEL = '/console/channels/toy-facts';
const SCRIPT = `"></textarea></title><script>alert(1)</script><img src=x onerror=alert(1)>'`;

let service: TestService;
let pages: ServedPages;
beforeAll(async () => {
  service = await startService({ isAtItsAddress: true });
  pages = await servePages({
    '/facts': 'Fact: Water boils.\n',
    '/script': `Fact: ${SCRIPT}\n`,
  });
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
});

const endSessions = ({ operatorId }: Person) =>
  sql`delete from auth.session where user_id = ${operatorId}`.execute(service.authDb);

/** Signs in again by a link in the same browser. */
async function signInAgain(browser: TestBrowser, person: Person): Promise<void> {
  const { link } = await buildLink(service.authDb, person, service.baseUrl);
  const done = await browser.submit(await browser.get(link), '/console/sign-in/link');
  expect(done.status).toBe(303);
}

describe('a form whose session has ended', () => {
  async function sendTooLate(page: string, action: string, fields: Record<string, string>) {
    const person = await buildPerson(service.authDb);
    const browser = await signIn(service.authDb, person, service.baseUrl);
    const form = await browser.get(page);
    await endSessions(person);
    const answer = await browser.submit(form, action, fields, { referer: `${service.baseUrl}${page}` });
    return { person, browser, answer };
  }

  it('leads to the door, and what was typed is in it after signing in, once', async () => {
    const notes = `a brief of mine ${SCRIPT}`;
    const { person, browser, answer } = await sendTooLate(CHANNEL, `${CHANNEL}/takes`, {
      notes,
      skipRetrieval: 'true',
    });
    expect([answer.status, answer.location]).toEqual([303, `/console/sign-in?next=${encodeURIComponent(CHANNEL)}`]);
    await signInAgain(browser, person);
    // Another page on the way does not use it up.
    await browser.get('/console/channels');
    const { text } = await browser.get(CHANNEL);
    expect(text).toContain('Your session had ended.');
    expect(text).toContain('a brief of mine "&gt;&lt;/textarea&gt;');
    expect(text).not.toContain('<script>alert');
    expect(text).toMatch(/name="skipRetrieval"[^>]* checked/);
    expect((await browser.get(CHANNEL)).text).not.toContain('a brief of mine');
  });

  it.each([
    ['/console/webhooks', '/console/webhooks', { url: 'https://hooks.example.com/late', description: 'typed late' }],
    [
      '/console/canaries',
      '/console/canaries',
      { name: 'late', channel: 'toy-facts', brief: 'typed late', every: '2 h' },
    ],
    [CHANNEL, `${CHANNEL}/keys`, { label: 'typed late' }],
  ])('%s: %s is filled in again', async (page, action, fields) => {
    const { person, browser } = await sendTooLate(page, action, fields);
    await signInAgain(browser, person);
    const { text } = await browser.get(page);
    for (const value of Object.values(fields))
      expect(text).toMatch(new RegExp(`(value="|>)${value.replaceAll('/', '\\/')}`));
  });

  it('is shown to nobody else in the same browser', async () => {
    const { browser } = await sendTooLate(CHANNEL, `${CHANNEL}/takes`, { notes: 'a brief of mine' });
    await signInAgain(browser, await buildPerson(service.authDb));
    expect((await browser.get(CHANNEL)).text).not.toContain('a brief of mine');
  });

  it('keeps no password, and nothing of a form that was not made here', async () => {
    const { person } = await sendTooLate('/console/account', '/console/account/password', {
      password: 'a long walk to the sea',
    });
    const forged = await fetch(`${service.baseUrl}${CHANNEL}/takes`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ notes: 'x', csrf: `${person.operatorId}.x.y` }),
    });
    expect(forged.headers.getSetCookie().join()).not.toContain('longtake_kept');
    const { rows } = await service.owner.transaction().execute(async (trx) => {
      await sql`select set_config('app.operator_id', ${person.operatorId}, true)`.execute(trx);
      return sql<{ fields: object }>`select fields from kept_form`.execute(trx);
    });
    expect(JSON.stringify(rows)).not.toContain('a long walk');
    expect(rows.length).toBeLessThan(2);
  });
});

describe('bad input', () => {
  it('of ten megabytes is refused with a page, and the console goes on', async () => {
    const person = await buildPerson(service.authDb);
    const browser = await signIn(service.authDb, person, service.baseUrl);
    const form = await browser.get(CHANNEL);
    const answer = await browser.submit(form, `${CHANNEL}/takes`, { notes: 'x'.repeat(10_000_000) });
    expect(answer.status).toBe(413);
    expect(answer.text).toContain('The form is too large.');
    expect((await browser.get(CHANNEL)).status).toBe(200);
  });

  it('that is script stays text in every field and on every page', async () => {
    const person = await buildPerson(service.authDb, { role: 'admin' });
    const browser = await signIn(service.authDb, person, service.baseUrl);
    const { key } = await service.mint({ operatorEmail: person.email });
    const notes = `${SCRIPT} Facts of ${pages.origin}/script`;
    const { takeId, body } = await createClient({ baseUrl: service.baseUrl, key }).take({ notes });
    expect(body.lifecycle.state).toBe('finished');
    const send = async (page: string, action: string, fields: Record<string, string>) =>
      browser.submit(await browser.get(page), action, fields);
    const answers = [
      await send(CHANNEL, `${CHANNEL}/keys`, { label: SCRIPT, scope: 'station' }),
      await send('/console/webhooks', '/console/webhooks', { url: SCRIPT, description: SCRIPT }),
      await send('/console/webhooks', '/console/webhooks', { url: 'https://hooks.example.com/x', description: SCRIPT }),
      await send('/console/canaries', '/console/canaries', {
        name: SCRIPT,
        brief: SCRIPT,
        every: SCRIPT,
        channel: SCRIPT,
      }),
      await send('/console/canaries', '/console/canaries', {
        name: SCRIPT,
        brief: SCRIPT,
        every: '1 h',
        channel: 'toy-facts',
        minGrade: '',
        minOverall: '',
        mustContain: SCRIPT,
        mustLink: SCRIPT,
        maxLatencyMs: '',
      }),
      await send('/console/operators', `/console/operators/${person.operatorId}/credits`, {
        amount: '5',
        reason: SCRIPT,
      }),
      await send('/console/operators', `/console/operators/${person.operatorId}/credits`, {
        amount: SCRIPT,
        reason: SCRIPT,
      }),
    ];
    const shown = await Promise.all(
      [
        ...answers.flatMap(({ location }) => (location ? [location] : [])),
        CHANNEL,
        `${CHANNEL}?again=${takeId}`,
        `${CHANNEL}?continue=${takeId}`,
        '/console/takes',
        `/console/takes/${takeId}`,
        `/console/library?query=${encodeURIComponent(SCRIPT)}`,
        '/console/webhooks',
        '/console/canaries',
        '/console/audit',
        '/console/wallet',
        '/console/operators',
        `/console/takes?sort=${encodeURIComponent(SCRIPT)}&channel=${encodeURIComponent(SCRIPT)}`,
        `/console/sign-in?next=${encodeURIComponent(SCRIPT)}`,
        `/console/${encodeURIComponent(SCRIPT)}`,
      ].map((path) => browser.get(path)),
    );
    const archived = /href="(\/console\/takes\/[^"]+\/pages\/[^"#]+)/.exec(
      shown.find(({ text }) => text.includes('/pages/'))!.text,
    )![1]!;
    for (const { text } of [...answers, ...shown, await browser.get(archived)]) {
      expect(text).not.toContain('<script>alert');
      expect(text).not.toContain('<img src=x');
    }
    expect((await browser.get(archived)).text).toContain('&#60;script&#62;alert(1)');
  });
});

describe('an outage', () => {
  it('of Postgres is told by a page that asks again by itself, and is gone when it is over', async () => {
    const person = await buildPerson(service.authDb);
    const browser = await signIn(service.authDb, person, service.baseUrl);
    const name = new URL(service.databaseUrl).pathname.slice(1);
    await asAdmin(`alter database ${name} allow_connections false`);
    try {
      await asAdmin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
      const away = await browser.get('/console/takes');
      expect(away.status).toBe(503);
      expect(away.headers.get('refresh')).toMatch(/^\d+$/);
      expect(away.headers.get('retry-after')).toBe(away.headers.get('refresh'));
      expect(away.text).toContain('goes on by itself');
      const form = await browser.post(`${CHANNEL}/takes`, { notes: 'x', csrf: 'x' });
      expect(form.status).toBe(503);
      expect(form.headers.get('refresh')).toBeNull();
      expect(form.text).toContain('what you typed is still there');
    } finally {
      await asAdmin(`alter database ${name} allow_connections true`);
    }
    await expect.poll(async () => (await browser.get('/console/takes')).status).toBe(200);
  });
});

const executablePath = findTestBrowser();

describe.skipIf(executablePath === undefined)('in a browser', () => {
  it('a live page goes on when the API behind it is another one, and ends with the grade', async () => {
    const person = await buildPerson(service.authDb);
    const { key } = await service.mint({ operatorEmail: person.email });
    await using front = await startFront(Number(new URL(service.baseUrl).port));
    const browser = await launchTestBrowser(executablePath!);
    await using _closed = { [Symbol.asyncDispose]: () => browser.close() };
    const context = await openContext(browser);
    const page = await context.newPage();
    await page.goto((await buildLink(service.authDb, person, service.baseUrl)).link);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    const { takeId } = await createClient({ baseUrl: service.baseUrl, key }).take(
      { notes: `Facts of ${pages.origin}/facts pause extract 8000` },
      { prefer: 'respond-async' },
    );
    // Cookies know no port.
    await page.goto(`${front.origin}/console/takes/${takeId}`);
    await page.locator('.stages', { hasText: '✓ crawl' }).waitFor();
    const other = await service.startApi();
    await using _other = other;
    front.leadTo(Number(new URL(other.baseUrl).port));
    await page.getByText('Grade A,').waitFor();
    expect(await page.locator('progress').count()).toBe(0);
  });
});

/** What stands in front of the API: a connection to it breaks when it leads elsewhere. */
async function startFront(port: number) {
  let behind = port;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = createConnection(behind, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    client.pipe(upstream).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo(next: number) {
      behind = next;
      cut();
    },
    async [Symbol.asyncDispose]() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
