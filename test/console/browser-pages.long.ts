import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSpecimen } from '../support/build-specimen.ts';
import { createClient } from '../support/client.ts';
import { fileFor } from '../support/file-for.ts';
import { findTestBrowser, launchTestBrowser, openContext } from '../support/find-test-browser.ts';
import { type Person, buildLink, buildPerson } from '../support/people.ts';
import { sample, thoroughOr } from '../support/sample.ts';
import { type ServedPages, servePages } from '../support/serve-pages.ts';
import { type TestService, startService } from '../support/start-service.ts';

const executablePath = findTestBrowser();
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Each colour scheme and each width once; in `npm run test:thorough` each in the other too. */
const judged = (colorScheme: 'light' | 'dark', width: number): boolean =>
  thoroughOr(true, (colorScheme === 'light') === (width === 1_440));
const IS_WIDER = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';

describe.skipIf(executablePath === undefined)('every page of the console, to whoever cannot see it well', () => {
  let service: TestService;
  let pages: ServedPages;
  let browser: Browser;
  let person: Person;
  let ids: Record<string, string>;
  let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;
  beforeAll(async () => {
    service = await startService({ isAtItsAddress: true });
    pages = await servePages({ '/facts': 'Fact: The sky over Paris was blue in 2024.\nFact: Water boils.\n' });
    browser = await launchTestBrowser(executablePath!);
    person = await buildPerson(service.authDb, { role: 'admin' });
    const { key } = await service.mint({ operatorEmail: person.email });
    const client = createClient({ baseUrl: service.baseUrl, key });
    const { takeId } = await client.take({ notes: `Facts of ${pages.origin}/facts` });
    const drafts = [buildSpecimen(), buildSpecimen({ reasons: ['readings_disagree'] })];
    const { specimenIds } = await fileFor(service, person, drafts);
    ids = { take: takeId, specimen: specimenIds[0]! };
    const state = await openContext(browser);
    const page = await state.newPage();
    const { link } = await buildLink(service.authDb, person, service.baseUrl);
    await page.goto(link);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    signedIn = await state.storageState();
    await state.close();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.[Symbol.asyncDispose]();
    await pages?.[Symbol.asyncDispose]();
  });

  async function violations(page: Page): Promise<string[]> {
    await page.evaluate(AXE);
    const found = await page.evaluate<Violation[]>('axe.run().then(({ violations }) => violations)');
    return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
  }

  it.each(
    sample(
      [
        '/',
        '/channels',
        '/channels/toy-facts',
        '/takes',
        '/takes/{take}',
        '/runs',
        '/library',
        '/library?query=chair',
        '/specimens/{specimen}',
        '/review',
        '/webhooks',
        '/canaries',
        '/screening',
        '/wallet',
        '/takes-chart',
        '/audit',
        '/operators',
        '/account',
      ],
      6,
    ),
  )('%s breaks no rule of axe and says nothing in the browser, in light and dark, wide and narrow', async (address) => {
    const path = `/console${address.replace(/\{(\w+)\}/, (_, name: string) => ids[name]!)}`;
    const context = await openContext(browser, { storageState: signedIn, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(service.baseUrl) && !url.startsWith('data:')) complaints.push(url);
    });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const answer = await page.goto(`${service.baseUrl}${path}`);
      expect(answer?.status()).toBe(200);
      for (const width of [1_440, 360]) {
        await page.setViewportSize({ width, height: 900 });
        if (judged(colorScheme, width)) expect(await violations(page), `${colorScheme}, ${width} px`).toEqual([]);
        expect(await page.evaluate(IS_WIDER), `scrolls sideways at ${width} px`).toBe(false);
      }
    }
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await violations(page), 'in forced colours').toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is led through the review queue by keys', async () => {
    const catalogue = { sha256: 'b'.repeat(64), url: 'https://museum.example/desks' };
    const drafts = ['oak desk', 'elm shelf'].map((species) => buildSpecimen({ species, page: catalogue }));
    await fileFor(service, person, drafts);
    const context = await openContext(browser, { storageState: signedIn });
    const page = await context.newPage();
    await page.goto(`${service.baseUrl}/console/review`);
    const queued = page.locator('[data-queue] > li > article');
    const before = await queued.count();
    expect(before).toBeGreaterThan(2);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    expect(await queued.nth(1).getAttribute('class')).toBe('current');
    await page.keyboard.press('k');
    await page.keyboard.press('r');
    await page.getByText('Rejected.').waitFor();
    expect(await queued.count()).toBe(before - 1);
    await context.close();
  });

  it('opens a quote beside the answer where there is room, and closes it by Escape and by going back', async () => {
    const context = await openContext(browser, { storageState: signedIn, viewport: { width: 1_440, height: 900 } });
    const page = await context.newPage();
    const address = `${service.baseUrl}/console/takes/${ids['take']}`;
    const lit = page.locator('#beside mark:target');
    await page.goto(address);
    const mark = page.getByRole('link', { name: 'Quote 1', exact: true }).first();
    await mark.click();
    await lit.waitFor();
    expect(await lit.textContent()).toContain('Fact:');
    expect(page.url()).toMatch(/\/takes\/[0-9a-f-]{36}#c-/);
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await lit.waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#beside').waitFor({ state: 'hidden' });
    expect(page.url()).toBe(address);
    await mark.click();
    await lit.waitFor();
    await page.goBack();
    await page.locator('#beside').waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 360, height: 760 });
    await mark.click();
    await page.waitForURL('**/pages/*#c-*');
    await context.close();
  });

  it('breaks no rule where somebody has yet to sign in', async () => {
    const context = await openContext(browser, { colorScheme: 'dark' });
    const page = await context.newPage();
    await page.goto(`${service.baseUrl}/console/sign-in`);
    expect(await violations(page)).toEqual([]);
    await context.close();
  });
});

interface Violation {
  id: string;
  nodes: { html: string }[];
}
