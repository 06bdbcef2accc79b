import { once } from 'node:events';
import { type IncomingMessage, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findTestBrowser, launchTestBrowser, openContext } from '../support/find-test-browser.ts';
import { NATIVE, createOAuthClient } from '../support/oauth-client.ts';
import { type Person, buildLink, buildPerson } from '../support/people.ts';
import { type TestService, startService } from '../support/start-service.ts';

const executablePath = findTestBrowser();

describe.skipIf(executablePath === undefined)('in a browser', () => {
  let service: TestService;
  let browser: Browser;
  beforeAll(async () => {
    service = await startService({ isWorkerless: true, isAtItsAddress: true });
    browser = await launchTestBrowser(executablePath!);
  });
  afterAll(async () => {
    await browser.close();
    await service[Symbol.asyncDispose]();
  });

  /** A page whose console and requests are watched. */
  async function openPage() {
    const context = await openContext(browser);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('request', (request) => {
      if (!/^http:\/\/(127\.0\.0\.1|localhost):/.test(request.url())) complaints.push(request.url());
    });
    return { page, complaints, [Symbol.asyncDispose]: () => context.close() };
  }

  async function signInByLink(page: Page, person: Person): Promise<void> {
    const { link } = await buildLink(service.authDb, person, service.baseUrl);
    await page.goto(link);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/console');
    await page.goto(`${service.baseUrl}/console/account`);
  }

  it('signs in by link, sets a password, signs out, and signs in with it', async () => {
    await using opened = await openPage();
    const { page, complaints } = opened;
    const person = await buildPerson(service.authDb);
    await signInByLink(page, person);
    await page.getByLabel('New password').fill('a long walk to the sea');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByRole('status').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/console/sign-in');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill('a long walk to the sea');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/console');
    expect(complaints).toEqual([]);
  });

  it.each(['127.0.0.1', 'localhost'])('allows an application, and is sent back to it on %s', async (host) => {
    const requests: string[] = [];
    const application = createServer((request: IncomingMessage, response) => {
      requests.push(request.url!);
      response.setHeader('content-type', 'text/html').end('<h1>connected</h1>');
    });
    application.listen(0);
    await once(application, 'listening');
    const callback = `http://${host}:${(application.address() as AddressInfo).port}/callback`;
    const client = createOAuthClient(service.baseUrl);
    const clientId = await client.registered({ ...NATIVE, redirect_uris: [callback] });

    await using opened = await openPage();
    const { page, complaints } = opened;
    const person = await buildPerson(service.authDb, { role: 'admin' });
    await signInByLink(page, person);
    const { url, verifier } = client.request(clientId, { redirect_uri: callback });
    await page.goto(`${service.baseUrl}${url}`);
    expect(await page.getByRole('checkbox').count()).toBe(3);
    await page.getByLabel('Administer').check();
    await page.getByLabel('Write').uncheck();
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.getByRole('heading', { name: 'connected' }).waitFor();
    expect(requests[0]).toMatch(/^\/callback\?code=[\w-]+&state=\w+&iss=/);

    const code = new URL(requests[0]!, callback).searchParams.get('code')!;
    const redeemed = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: callback,
      client_id: clientId,
      code_verifier: verifier,
    };
    expect(await client.token(redeemed)).toMatchObject({ status: 200, body: { scope: 'mcp:read mcp:admin' } });
    await page.goto(`${service.baseUrl}/console/account`);
    await page.getByRole('cell', { name: 'read, admin' }).waitFor();
    await page.getByRole('button', { name: 'Disconnect' }).click();
    await page.getByText('None. An application that speaks MCP').waitFor();
    expect(complaints.filter((text) => !text.includes('favicon'))).toEqual([]);
    application.closeAllConnections();
    application.close();
  });

  it('shows no page of ours in a frame of another site, and takes no form from there', async () => {
    await using opened = await openPage();
    const { page } = opened;
    await signInByLink(page, await buildPerson(service.authDb));
    const account = `${service.baseUrl}/console/account`;
    const csrf = await page.locator('input[name=csrf]').first().getAttribute('value');
    const attacker = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end(`
        <iframe src="${account}"></iframe>
        <form method="post" action="${service.baseUrl}/console/sign-out"><input name="csrf" value="${csrf}"><button>Win a prize</button></form>`);
    });
    attacker.listen(0);
    await once(attacker, 'listening');
    await page.goto(`http://localhost:${(attacker.address() as AddressInfo).port}/`);
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
    await page.getByRole('button', { name: 'Win a prize' }).click();
    await page.getByText('This form was sent from another site.').waitFor();
    await page.goto(account);
    await page.getByRole('heading', { name: 'Account' }).waitFor();
    attacker.closeAllConnections();
    attacker.close();
  });
});
