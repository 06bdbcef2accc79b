import { createHash } from 'node:crypto';
import { copyFile, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findTestBrowser, launchTestBrowser, openContext } from '../support/find-test-browser.ts';
import { installOnce, runProgram } from '../support/foreign-tools.ts';
import { type ServedPages, servePages } from '../support/serve-pages.ts';
import { type TestService, startService } from '../support/start-service.ts';

const EXAMPLE = fileURLToPath(new URL('../../examples/front-end', import.meta.url));
const SOURCES = ['package.json', 'package-lock.json', 'index.html', 'app.jsx', 'styles.css'];
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const executablePath = findTestBrowser();

/** Waits until it is there. */
const expectShown = (target: Locator): Promise<void> => target.waitFor();

describe.skipIf(executablePath === undefined)('examples/front-end', () => {
  let service: TestService;
  let pages: ServedPages;
  let site: Awaited<ReturnType<typeof serveFolder>>;
  let browser: Browser;
  let key: string;
  let facts: string;

  beforeAll(async () => {
    const built = await installOnce(`front-end-${await hashOf(SOURCES)}`, build);
    site = await serveFolder(built);
    service = await startService({ isAtItsAddress: true });
    pages = await servePages({ '/facts': 'Fact: Water boils at 100 degrees.\nFact: Ice melts.\n' });
    facts = `${pages.origin}/facts`;
    ({ key } = await service.mint());
    browser = await launchTestBrowser(executablePath!);
  }, 600_000);
  afterAll(async () => {
    await browser?.close();
    await site?.[Symbol.asyncDispose]();
    await service?.[Symbol.asyncDispose]();
    await pages?.[Symbol.asyncDispose]();
  });

  async function open() {
    const context = await openContext(browser);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      const { hostname } = new URL(request.url());
      if (hostname !== '127.0.0.1' && hostname !== '') complaints.push(request.url());
    });
    const base = encodeURIComponent(service.baseUrl);
    await page.goto(`${site.origin}/index.html?base=${base}&channel=toy-facts#key=${key}`);
    return { page, complaints, [Symbol.asyncDispose]: () => context.close() };
  }

  async function say(page: Page, text: string): Promise<void> {
    await page.getByRole('textbox').first().fill(text);
    await page.keyboard.press('Enter');
  }

  it('rolls a take from a chat, and shows its answer and grade', async () => {
    await using opened = await open();
    const { page, complaints } = opened;
    await say(page, `Facts of ${facts}`);
    await expectShown(page.getByText('Fact: Water boils at 100 degrees.').first());
    await expectShown(page.getByRole('status').getByText('finished, grade A'));
    expect(complaints).toEqual([]);
  });

  it('answers what the channel asks, and resumes the run', async () => {
    await using opened = await open();
    const { page } = opened;
    await say(page, 'Which facts?');
    await page.getByLabel('Which page should be read?').fill(facts);
    await page.getByRole('button', { name: 'Answer' }).click();
    await expectShown(page.getByText('Fact: Ice melts.').first());
    await expectShown(page.getByRole('status').getByText('finished, grade A'));
  });

  it('is on its thread again after a reload in the middle of a take', async () => {
    await using opened = await open();
    const { page } = opened;
    await say(page, `Facts of ${facts} pause extract 6000`);
    await page
      .getByRole('status')
      .getByText(/gathering|extracting|planning|queued/)
      .waitFor();
    await page.reload();
    await expectShown(page.getByText('Fact: Ice melts.').first());
    await expectShown(page.getByRole('status').getByText('finished, grade A'));
  });
});

/** Installs what the example needs by its own lock, without install scripts, and builds it. */
async function build(folder: string): Promise<void> {
  for (const file of SOURCES) await copyFile(join(EXAMPLE, file), join(folder, file));
  for (const args of [
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    ['run', 'build'],
  ]) {
    const { code, stdout, stderr } = await runProgram('npm', args, { cwd: folder, timeoutMs: 400_000 });
    if (code !== 0) throw new Error(`npm ${args[0]} ended with ${code}: ${stderr} ${stdout}`);
  }
}

async function hashOf(files: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(join(EXAMPLE, file)));
  return hash.digest('hex').slice(0, 12);
}

async function serveFolder(folder: string) {
  const server = createServer((request, response) => {
    const path = new URL(request.url!, 'http://site').pathname;
    readFile(join(folder, path)).then(
      (body) =>
        response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
