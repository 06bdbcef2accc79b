import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeRole, disableOperator, enableOperator } from '../../db/queries/operators.ts';
import { openBrowser } from '../support/browser.ts';
import { type Person, buildLink, buildPerson, setPassword, signIn } from '../support/people.ts';
import { type TestService, startService } from '../support/start-service.ts';

const PASSWORD = 'a long walk to the sea';

let service: TestService;
beforeAll(async () => {
  service = await startService({ isWorkerless: true });
});
afterAll(() => service[Symbol.asyncDispose]());

/** Somebody who has set a password. */
async function buildPersonWithPassword(): Promise<Person> {
  const person = await buildPerson(service.authDb);
  await setPassword(await signIn(service.authDb, person, service.baseUrl), PASSWORD);
  return person;
}

async function trySignIn(email: string, password: string) {
  const browser = openBrowser(service.baseUrl);
  const page = await browser.get('/console/sign-in');
  return { browser, page: await browser.submit(page, '/console/sign-in', { email, password }) };
}

/** Addresses are counted too; tests that are not about that begin anew. */
const forgetAttempts = () => service.authDb.deleteFrom('attempt').execute();

describe('a sign-in link', () => {
  it('is not used up by looking at it, and signs in once', async () => {
    const person = await buildPerson(service.authDb);
    const { link } = await buildLink(service.authDb, person, service.baseUrl);
    await openBrowser(service.baseUrl).get(link);
    const browser = openBrowser(service.baseUrl);
    const page = await browser.get(link);
    expect(page.status).toBe(200);
    expect(page.text.match(/<button>/g)).toHaveLength(1);

    const done = await browser.submit(page, '/console/sign-in/link');
    expect([done.status, done.location]).toEqual([303, '/console']);
    expect((await browser.get('/console/account')).text).toContain(person.email);

    const again = openBrowser(service.baseUrl);
    expect((await again.get(link)).status).toBe(401);
    const late = openBrowser(service.baseUrl);
    await late.get('/console/sign-in');
    expect((await browser.submit(page, '/console/sign-in/link')).status).toBe(401);
  });

  it('signs one in where two press the button at once', async () => {
    const person = await buildPerson(service.authDb);
    const { link } = await buildLink(service.authDb, person, service.baseUrl);
    const browsers = await Promise.all(
      [1, 2, 3, 4, 5].map(async () => {
        const browser = openBrowser(service.baseUrl);
        return { browser, page: await browser.get(link) };
      }),
    );
    const answers = await Promise.all(
      browsers.map(({ browser, page }) => browser.submit(page, '/console/sign-in/link')),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      303, 401, 401, 401, 401,
    ]);
  });

  it('is refused after its time', async () => {
    const person = await buildPerson(service.authDb);
    const { link } = await buildLink(service.authDb, person, service.baseUrl);
    const browser = openBrowser(service.baseUrl);
    const page = await browser.get(link);
    await sql`update auth.sign_in_link set expires_at = now() where operator_id = ${person.operatorId}`.execute(
      service.authDb,
    );
    expect((await browser.submit(page, '/console/sign-in/link')).status).toBe(401);
  });

  it.each(['', '?token=', '?token=lt_link_no', '?token=a&token=b', '?token=%00'])(
    'that is none is refused: %j',
    async (query) => {
      const page = await openBrowser(service.baseUrl).get(`/console/sign-in/link${query}`);
      expect(page.status).toBe(401);
      expect(page.text).toContain('npm run operator -- link EMAIL');
    },
  );

  it('leads to no page of another operator who is disabled', async () => {
    const person = await buildPerson(service.authDb);
    const { link } = await buildLink(service.authDb, person, service.baseUrl);
    const browser = openBrowser(service.baseUrl);
    const page = await browser.get(link);
    await disableOperator(service.authDb, null, person.operatorId);
    expect((await browser.submit(page, '/console/sign-in/link')).status).toBe(401);
  });
});

describe('signing in with a password', () => {
  it('works once one was set, and goes on to the page that was asked for', async () => {
    const person = await buildPersonWithPassword();
    const browser = openBrowser(service.baseUrl);
    const away = await browser.get('/console/account?a=b');
    expect([away.status, away.location]).toEqual([303, '/console/sign-in?next=%2Fconsole%2Faccount%3Fa%3Db']);
    const page = await browser.get(away.location);
    const done = await browser.submit(page, '/console/sign-in', {
      email: ` ${person.email.toUpperCase()} `,
      password: PASSWORD,
    });
    expect([done.status, done.location]).toEqual([303, '/console/account?a=b']);
    expect((await browser.get('/console/account')).status).toBe(200);
    expect((await browser.get('/console/sign-in')).location).toBe('/console');
  });

  it('answers a wrong password like an unknown account: 401, what was typed kept', async () => {
    const person = await buildPersonWithPassword();
    const wrong = (await trySignIn(person.email, 'not the one')).page;
    const unknown = (await trySignIn('nobody@example.com', 'not the one')).page;
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.text).toContain(`value="${person.email}"`);
    const bare = (text: string) => text.replaceAll(/nonce="[^"]*"|value="[^"]*"/g, '');
    expect(bare(wrong.text)).toBe(bare(unknown.text));
    await forgetAttempts();
  });

  it('answers who set no password, and who is disabled, the same', async () => {
    const person = await buildPersonWithPassword();
    await disableOperator(service.authDb, null, person.operatorId);
    const bare = await buildPerson(service.authDb);
    const { page, browser } = await trySignIn(person.email, PASSWORD);
    expect([page.status, (await trySignIn(bare.email, PASSWORD)).page.status]).toEqual([401, 401]);
    expect([...browser.cookies.keys()]).toEqual(['longtake_visit']);
    await forgetAttempts();
  });

  it('takes five wrong ones for an account, then answers 429, to the right one and for an unknown account alike', async () => {
    await forgetAttempts();
    const person = await buildPersonWithPassword();
    for (const email of [person.email, 'nobody@example.com']) {
      for (let tries = 0; tries < 5; tries += 1) expect((await trySignIn(email, 'wrong')).page.status).toBe(401);
      const { page } = await trySignIn(email, PASSWORD);
      expect(page.status).toBe(429);
      expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(880);
      expect(Number(page.headers.get('retry-after'))).toBeLessThanOrEqual(900);
    }
    await sql`update auth.attempt set at = at - interval '15 minutes'`.execute(service.authDb);
    expect((await trySignIn(person.email, PASSWORD)).page.status).toBe(303);
  });

  it('counts tries at once, and twenty from one address over all accounts', async () => {
    await forgetAttempts();
    const person = await buildPersonWithPassword();
    const same = await Promise.all(Array.from({ length: 12 }, () => trySignIn(person.email, 'wrong')));
    expect(same.filter(({ page }) => page.status === 401)).toHaveLength(5);
    const others = await Promise.all(Array.from({ length: 20 }, (_, at) => trySignIn(`n${at}@example.com`, 'wrong')));
    expect(others.filter(({ page }) => page.status === 401)).toHaveLength(15);
    await forgetAttempts();
  });

  it('does not count the right ones', async () => {
    await forgetAttempts();
    const person = await buildPersonWithPassword();
    for (let tries = 0; tries < 7; tries += 1) expect((await trySignIn(person.email, PASSWORD)).page.status).toBe(303);
  });

  it('goes to no other site afterwards', async () => {
    const person = await buildPersonWithPassword();
    const browser = openBrowser(service.baseUrl);
    const page = await browser.get('/console/sign-in?next=//evil.example');
    const fields = { email: person.email, password: PASSWORD };
    expect(
      (await browser.submit(page, '/console/sign-in', { ...fields, next: 'https://evil.example/' })).location,
    ).toBe('/console');
  });
});

describe('a session', () => {
  it('has a cookie that scripts cannot read, and is kept as a hash', async () => {
    const person = await buildPerson(service.authDb);
    const browser = openBrowser(service.baseUrl);
    const { link } = await buildLink(service.authDb, person, service.baseUrl);
    const done = await browser.submit(await browser.get(link), '/console/sign-in/link');
    expect(done.headers.getSetCookie().find((line) => line.startsWith('longtake_session='))).toMatch(
      /Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax/,
    );
    const token = decodeURIComponent(browser.cookies.get('longtake_session')!).split('.')[0]!;
    const { rows } = await sql<{
      token: string;
    }>`select token from auth.session where user_id = ${person.operatorId}`.execute(service.authDb);
    expect(rows).toHaveLength(1);
    expect(rows[0]!.token).not.toContain(token);
  });

  it('is no session with another signature, or without one', async () => {
    const person = await buildPerson(service.authDb);
    const browser = await signIn(service.authDb, person, service.baseUrl);
    const [token] = decodeURIComponent(browser.cookies.get('longtake_session')!).split('.');
    for (const value of [
      token!,
      `${token}.AAAA`,
      encodeURIComponent(`${token}.${Buffer.alloc(32).toString('base64')}`),
    ]) {
      browser.cookies.set('longtake_session', value);
      expect((await browser.get('/console/account')).status).toBe(303);
    }
  });

  it('ends in the database when signing out', async () => {
    const person = await buildPerson(service.authDb);
    const browser = await signIn(service.authDb, person, service.baseUrl);
    const copied = openBrowser(service.baseUrl);
    for (const [name, value] of browser.cookies) copied.cookies.set(name, value);
    const done = await browser.submit(await browser.get('/console/account'), '/console/sign-out');
    expect([done.status, done.location]).toEqual([303, '/console/sign-in']);
    expect(browser.cookies.has('longtake_session')).toBe(false);
    expect((await copied.get('/console/account')).status).toBe(303);
  });

  it.each([
    ['12 hours without use', sql`expires_at = now()`],
    ['7 days whatever its use', sql`created_at = now() - interval '7 days', expires_at = now() + interval '12 hours'`],
  ])('ends after %s', async (_, set) => {
    const person = await buildPerson(service.authDb);
    const browser = await signIn(service.authDb, person, service.baseUrl);
    await sql`update auth.session set ${set} where user_id = ${person.operatorId}`.execute(service.authDb);
    expect((await browser.get('/console/account')).location).toContain('/console/sign-in');
  });

  it('moves its end on when it is used', async () => {
    const person = await buildPerson(service.authDb);
    const browser = await signIn(service.authDb, person, service.baseUrl);
    await sql`update auth.session set expires_at = now() + interval '1 hour' where user_id = ${person.operatorId}`.execute(
      service.authDb,
    );
    expect((await browser.get('/console/account')).status).toBe(200);
    const { rows } = await sql<{ hours: number }>`
      select extract(epoch from expires_at - now())::float8 / 3600 as hours from auth.session where user_id = ${person.operatorId}`.execute(
      service.authDb,
    );
    expect(rows[0]!.hours).toBeGreaterThan(11.9);
  });

  it('ends at once when its operator is disabled, with the keys; enabling brings the keys back', async () => {
    const person = await buildPerson(service.authDb);
    const browser = await signIn(service.authDb, person, service.baseUrl);
    const { key } = await service.mint({ operatorEmail: person.email });
    const call = () =>
      fetch(`${service.baseUrl}/api/public/channel/toy-facts/takes`, { headers: { authorization: `Bearer ${key}` } });
    expect((await call()).status).toBe(200);

    await disableOperator(service.authDb, null, person.operatorId);
    expect((await call()).status).toBe(401);
    expect((await browser.get('/console/account')).location).toContain('/console/sign-in');

    await enableOperator(service.authDb, null, person.operatorId);
    expect((await call()).status).toBe(200);
    expect((await browser.get('/console/account')).location).toContain('/console/sign-in');
  });

  it('has the role of now', async () => {
    const person = await buildPerson(service.authDb, { role: 'admin' });
    const browser = await signIn(service.authDb, person, service.baseUrl);
    expect((await browser.get('/console/account')).text).toContain('an admin');
    await buildPerson(service.authDb, { role: 'admin' });
    await changeRole(service.authDb, null, person.operatorId, 'operator');
    expect((await browser.get('/console/account')).text).toContain('an operator');
  });

  it('can be ended from another, by its own operator alone', async () => {
    const person = await buildPerson(service.authDb);
    const [one, other] = [
      await signIn(service.authDb, person, service.baseUrl),
      await signIn(service.authDb, person, service.baseUrl),
    ];
    const stranger = await signIn(service.authDb, await buildPerson(service.authDb), service.baseUrl);
    const account = await one.get('/console/account');
    const action = /<form method="post" action="(\/console\/account\/sessions\/[^"]+)"/.exec(account.text)![1]!;

    const csrf = /name="csrf" value="([^"]+)"/.exec((await stranger.get('/console/account')).text)![1]!;
    expect((await stranger.post(action, { csrf })).status).toBe(404);
    expect((await other.get('/console/account')).status).toBe(200);
    expect((await one.submit(account, action)).status).toBe(303);
    expect((await other.get('/console/account')).status).toBe(303);
    expect((await one.get('/console/account')).status).toBe(200);
  });
});

describe('a form', () => {
  const account = async () => {
    const browser = await signIn(service.authDb, await buildPerson(service.authDb), service.baseUrl);
    return { browser, page: await browser.get('/console/account') };
  };

  it('is refused without its token, with another session’s, and with one of a session that ended', async () => {
    const { browser } = await account();
    const { page: foreign } = await account();
    const csrfOf = (text: string) => /name="csrf" value="([^"]+)"/.exec(text)![1]!;
    for (const fields of [{}, { csrf: '' }, { csrf: 'x' }, { csrf: csrfOf(foreign.text) }])
      expect((await browser.post('/console/sign-out', fields)).status).toBe(403);
    expect((await browser.get('/console/account')).status).toBe(200);
  });

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://longtake.test.evil.example' },
    { origin: 'http://longtake.test:81' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://longtake.test', 'sec-fetch-site': 'cross-site' },
  ] as Record<string, string>[])('is refused from %j', async (headers) => {
    const { browser, page } = await account();
    expect((await browser.submit(page, '/console/sign-out', {}, headers)).status).toBe(403);
    expect((await browser.get('/console/account')).status).toBe(200);
  });

  it('is taken from our own origin', async () => {
    const { browser, page } = await account();
    const headers = { origin: 'http://longtake.test', 'sec-fetch-site': 'same-origin' };
    expect((await browser.submit(page, '/console/sign-out', {}, headers)).status).toBe(303);
  });

  it('for signing in is bound to its browser', async () => {
    const one = openBrowser(service.baseUrl);
    const page = await one.get('/console/sign-in');
    const other = openBrowser(service.baseUrl);
    const fields = { email: 'a@example.com', password: 'wrong' };
    expect((await other.submit(page, '/console/sign-in', fields)).status).toBe(403);
    await other.get('/console/sign-in');
    expect((await other.submit(page, '/console/sign-in', fields)).status).toBe(403);
    expect((await one.submit(page, '/console/sign-in', fields, { origin: 'https://evil.example' })).status).toBe(403);
  });

  it('without the fields that it needs is a 400, one that is too large a 413', async () => {
    const browser = openBrowser(service.baseUrl);
    const page = await browser.get('/console/sign-in');
    expect((await browser.submit(page, '/console/sign-in')).status).toBe(400);
    expect((await browser.submit(page, '/console/sign-in', { email: ['a', 'b'], password: 'x' })).status).toBe(400);
    expect((await browser.submit(page, '/console/sign-in', { email: 'a'.repeat(70_000), password: 'x' })).status).toBe(
      413,
    );
  });
});

describe('setting a password', () => {
  const change = async (fields: Record<string, string>) => {
    const person = await buildPersonWithPassword();
    const { browser } = await trySignIn(person.email, PASSWORD);
    const page = await browser.get('/console/account');
    return { person, browser, done: await browser.submit(page, '/console/account/password', fields) };
  };

  it('asks for the current one, and ends the other sessions', async () => {
    const { person, browser, done } = await change({ current_password: PASSWORD, password: 'quite another phrase' });
    expect([done.status, done.location]).toEqual([303, '/console/account?password=changed']);
    expect((await browser.get(done.location)).text).toContain('role="status"');
    expect((await trySignIn(person.email, PASSWORD)).page.status).toBe(401);
    expect((await trySignIn(person.email, 'quite another phrase')).page.status).toBe(303);
    const { rows } = await sql`select from auth.session where user_id = ${person.operatorId}`.execute(service.authDb);
    expect(rows).toHaveLength(2);
    await forgetAttempts();
  });

  it.each([
    [{ current_password: 'wrong', password: 'quite another phrase' }, 'This is not your password.'],
    [{ password: 'quite another phrase' }, 'This is not your password.'],
    [{ current_password: PASSWORD, password: 'eleven char' }, 'Use 12 characters or more.'],
    [{ current_password: PASSWORD, password: 'x'.repeat(129) }, 'Use 128 characters or fewer.'],
    [{ current_password: PASSWORD, password: 'abababababababab' }, 'easy to guess'],
    [{ current_password: PASSWORD }, 'Use 12 characters or more.'],
  ])('says beside the field what is wrong with %j', async (fields: Record<string, string>, message) => {
    const { person, done } = await change(fields);
    expect(done.status).toBe(422);
    expect(done.text).toContain(message);
    expect((await trySignIn(person.email, PASSWORD)).page.status).toBe(303);
    await forgetAttempts();
  });

  it('needs no current one in a session that came by a link, as a forgotten one cannot be given', async () => {
    const person = await buildPersonWithPassword();
    await setPassword(await signIn(service.authDb, person, service.baseUrl), 'quite another phrase');
    expect((await trySignIn(person.email, 'quite another phrase')).page.status).toBe(303);
  });

  it('keeps no password in clear', async () => {
    const person = await buildPersonWithPassword();
    const { rows } = await sql<{
      password: string;
    }>`select password from auth.credential where user_id = ${person.operatorId}`.execute(service.authDb);
    expect(rows[0]!.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('every page', () => {
  it('may not be framed, and loads nothing from elsewhere', async () => {
    const browser = await signIn(service.authDb, await buildPerson(service.authDb), service.baseUrl);
    for (const path of ['/console/sign-in/link', '/console/account', '/console/nothing']) {
      const { headers, text } = await browser.get(path);
      const policy = headers.get('content-security-policy')!;
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("form-action 'self'");
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(text).not.toMatch(/(?:src|href|action)="(?:https?:)?\/\//);
    }
  });

  it('is another nonce each time', async () => {
    const browser = openBrowser(service.baseUrl);
    const nonces = await Promise.all(
      [1, 2].map(async () => /nonce="([^"]+)"/.exec((await browser.get('/console/sign-in')).text)![1]),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('that does not exist is a 404, for who has not signed in too', async () => {
    expect((await openBrowser(service.baseUrl).get('/console/nothing')).status).toBe(404);
  });
});
