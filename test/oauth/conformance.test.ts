import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from '../../embedded/free-port.ts';
import { allowInBrowser } from '../support/allow-in-browser.ts';
import type { TestBrowser } from '../support/browser.ts';
import { NATIVE, createOAuthClient } from '../support/oauth-client.ts';
import { buildPerson, signIn } from '../support/people.ts';
import { type TestService, startService } from '../support/start-service.ts';

let service: TestService;
let browser: TestBrowser;
beforeAll(async () => {
  service = await startService({ isWorkerless: true, isAtItsAddress: true });
  browser = await signIn(service.authDb, await buildPerson(service.authDb), service.baseUrl);
});
afterAll(() => service[Symbol.asyncDispose]());

it('the authorization scenarios of @modelcontextprotocol/conformance pass', async () => {
  const port = await findFreePort(0);
  const redirects = ['127.0.0.1', 'localhost'].map((host) => `http://${host}:${port}/callback`);
  const clientId = await createOAuthClient(service.baseUrl).registered({ ...NATIVE, redirect_uris: redirects });
  const suite = join(import.meta.dirname, '../../node_modules/@modelcontextprotocol/conformance/dist/index.js');
  const child = spawn(
    process.execPath,
    [
      suite,
      'authorization',
      '--url',
      service.baseUrl,
      '--client-id',
      clientId,
      '--resource',
      `${service.baseUrl}/mcp`,
      '--port',
      String(port),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const output = new PassThrough();
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  child.once('close', () => output.end());
  let seen = '';
  let isSent = false;
  output.on('data', (chunk: Buffer) => {
    seen += chunk.toString();
    // The suite prints where a person is to go, and waits.
    const address = new RegExp(`${service.baseUrl}/oauth/authorize\\?\\S+`).exec(seen)?.[0];
    if (!address || isSent) return;
    isSent = true;
    // What goes wrong on the way back, the suite tells.
    void allowInBrowser(browser, new URL(address))
      .then((back) => fetch(back))
      .catch(() => {});
  });
  const code = new Promise((resolve) => child.once('close', resolve));
  await text(output);
  expect([await code, seen]).toEqual([0, expect.stringMatching(/\b0 failed/)]);
});
