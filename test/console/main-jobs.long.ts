import { type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysSince } from '../support/days-since.ts';
import { buildSpecimen } from '../support/build-specimen.ts';
import { createClient } from '../support/client.ts';
import { fileFor } from '../support/file-for.ts';
import { findTestBrowser, launchTestBrowser, openContext } from '../support/find-test-browser.ts';
import { type Person, buildLink, buildPerson } from '../support/people.ts';
import { sample } from '../support/sample.ts';
import { type ServedPages, servePages } from '../support/serve-pages.ts';
import { type TestService, startService } from '../support/start-service.ts';

const began = new Date();

const executablePath = findTestBrowser();

/** How somebody works a page. */
interface Way {
  fill(target: Locator, text: string): Promise<void>;
  choose(target: Locator, value: string): Promise<void>;
  press(target: Locator): Promise<void>;
}

const MOUSE: Way = {
  fill: (target, text) => target.fill(text),
  choose: async (target, value) => void (await target.selectOption(value)),
  press: (target) => target.click(),
};

/** Nothing but Tab, letters, arrows, Enter and Space. */
const KEYBOARD: Way = {
  async fill(target, text) {
    await tabTo(target);
    const { keyboard } = target.page();
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type(text);
  },
  async choose(target, value) {
    await tabTo(target);
    for (let tries = 0; (await target.inputValue()) !== value; tries++) {
      expect(tries, value).toBeLessThan(60);
      await target.page().keyboard.press('ArrowDown');
    }
  },
  async press(target) {
    await tabTo(target);
    await target.page().keyboard.press('Enter');
  },
};

async function tabTo(target: Locator): Promise<void> {
  const element = await target.elementHandle();
  for (let tabs = 0; tabs < 300; tabs++) {
    if (
      await element.evaluate(
        (it) => it === (it as unknown as { ownerDocument: { activeElement: unknown } }).ownerDocument.activeElement,
      )
    )
      return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`${String(target)} is not reached by Tab`);
}

const WAYS = [
  ['by mouse', MOUSE, true],
  ['by keyboard alone', KEYBOARD, true],
  ['with script off', MOUSE, false],
] as const;

/** Waits until it is there. */
const expectShown = (target: Locator): Promise<void> => target.waitFor();

describe.skipIf(executablePath === undefined)('what a page of the console is for', () => {
  let service: TestService;
  let pages: ServedPages;
  let browser: Browser;
  let person: Person;
  let other: Person;
  let takeId: string;
  let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;
  beforeAll(async () => {
    service = await startService({ isAtItsAddress: true });
    pages = await servePages({ '/facts': 'Fact: The sky over Paris was blue in 2024.\nFact: Water boils.\n' });
    browser = await launchTestBrowser(executablePath!);
    person = await buildPerson(service.authDb, { role: 'admin' });
    other = await buildPerson(service.authDb);
    const { key } = await service.mint({ operatorEmail: person.email });
    ({ takeId } = await createClient({ baseUrl: service.baseUrl, key }).take({
      notes: `Facts of ${pages.origin}/facts`,
    }));
    const state = await openContext(browser);
    const page = await state.newPage();
    await page.goto((await buildLink(service.authDb, person, service.baseUrl)).link);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expectShown(page.getByRole('button', { name: 'Sign out' }));
    signedIn = await state.storageState();
    await state.close();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.[Symbol.asyncDispose]();
    await pages?.[Symbol.asyncDispose]();
  });

  async function open(path: string, javaScriptEnabled: boolean) {
    const context = await openContext(browser, { storageState: signedIn, javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(`${service.baseUrl}/console${path}`);
    return { page, [Symbol.asyncDispose]: () => context.close() };
  }

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

  describe.each(sample(WAYS, 1))('%s', (name, way, hasScript) => {
    it('rolls a take and sees its grade', async () => {
      await using opened = await open('/channels/toy-facts', hasScript);
      const { page } = opened;
      await way.fill(page.getByLabel('Brief'), `Facts of ${pages.origin}/facts`);
      await way.press(button(page, 'Roll take'));
      await expectShown(page.getByRole('heading', { name: /Toy facts, take/ }));
      if (hasScript) await expectShown(page.getByText('Grade A,'));
      else
        await expect
          .poll(async () => {
            await page.reload();
            return page.getByText('Grade A,').count();
          })
          .toBe(1);
    });

    it('mints a key', async () => {
      await using opened = await open('/channels/toy-facts', hasScript);
      const { page } = opened;
      await way.fill(page.getByLabel('Label'), name);
      await way.press(button(page, 'Mint station key'));
      expect(await page.locator('#minted-key').textContent()).toMatch(/^lt_/);
    });

    it('filters and sorts the takes', async () => {
      await using opened = await open('/takes', hasScript);
      const { page } = opened;
      await way.choose(page.getByLabel('State'), 'failed');
      await way.press(button(page, 'Filter'));
      await expectShown(page.getByText('No take is like that.'));
      await page.goto(`${service.baseUrl}/console/takes`);
      await way.press(page.getByRole('link', { name: 'Grade', exact: true }));
      await expectShown(page.locator('th[aria-sort="ascending"]'));
    });

    it('verifies a take, and follows a mark to its lit quote', async () => {
      await using opened = await open(`/takes/${takeId}`, hasScript);
      const { page } = opened;
      await way.press(button(page, 'Verify'));
      await expectShown(page.getByText('Verified just now: equal.'));
      await way.press(page.getByRole('link', { name: 'Quote 1', exact: true }).first());
      await expectShown(page.locator('mark:target'));
    });

    it('searches the library', async () => {
      await using opened = await open('/library', hasScript);
      const { page } = opened;
      await way.fill(page.getByLabel('Search'), 'zebra crossing');
      await way.press(button(page, 'Search'));
      await expectShown(page.getByText('Nothing in the library is like that.'));
    });

    it('approves a specimen', async () => {
      const species = `oak desk ${name}`;
      await fileFor(service, person, [
        buildSpecimen({
          species,
          item: species,
          content: `An ${species}.`,
          page: { sha256: name.length.toString(16).repeat(64).slice(0, 64), url: null },
        }),
      ]);
      await using opened = await open('/review', hasScript);
      const { page } = opened;
      const item = page.locator('article', { hasText: species });
      await way.fill(item.getByLabel('Note'), 'as it should be');
      await way.press(item.getByRole('button', { name: 'Approve' }));
      await expectShown(page.getByText('Approved; the courier is on its way.'));
    });

    it('registers a receiver, pings and deletes it', async () => {
      await using opened = await open('/webhooks', hasScript);
      const { page } = opened;
      await way.fill(page.getByLabel('Address'), 'https://hooks.example.com/x');
      await way.press(button(page, 'Register'));
      expect(await page.locator('#webhook-secret').textContent()).toMatch(/^whsec_/);
      await way.press(button(page, 'Ping'));
      await expectShown(page.getByText('A test event is on its way.'));
      await way.press(button(page, 'Delete'));
      await expectShown(page.getByText('It is told of nothing any more.'));
    });

    it('sets up a canary and pauses it', async () => {
      await using opened = await open('/canaries', hasScript);
      const { page } = opened;
      await way.fill(page.getByLabel('Name'), `canary ${name}`);
      await way.fill(page.getByLabel('Brief'), `Facts of ${pages.origin}/facts`);
      await way.press(button(page, 'Set up'));
      await way.press(button(page, 'Pause'));
      await expectShown(page.getByText('It is paused.'));
    });

    it('verifies the audit', async () => {
      await using opened = await open('/audit', hasScript);
      await way.press(button(opened.page, 'Verify'));
      await expectShown(opened.page.getByText('Every entry holds:'));
    });

    it('reads a chart as a table', async () => {
      await using opened = await open('/wallet', hasScript);
      const { page } = opened;
      await way.press(page.getByRole('link', { name: 'as a table' }));
      await expectShown(page.getByRole('heading', { name: 'Credits spent by day' }));
      await expectShown(page.getByRole('cell', { name: new RegExp(daysSince(began)) }));
    });

    it('grants credits', async () => {
      await using opened = await open('/operators', hasScript);
      const { page } = opened;
      const row = page.getByRole('row', { name: new RegExp(other.email) });
      await way.press(row.locator('summary'));
      await way.fill(row.getByLabel('Credits'), '7');
      await way.fill(row.getByLabel('Reason'), name);
      await way.press(row.getByRole('button', { name: 'Grant credits' }));
      await expectShown(page.getByText('Granted 7;'));
    });

    it('ends another session', async () => {
      const { link } = await buildLink(service.authDb, person, service.baseUrl);
      const elsewhere = await openContext(browser);
      const there = await elsewhere.newPage();
      await there.goto(link);
      await there.getByRole('button', { name: 'Sign in' }).click();
      await expectShown(there.getByRole('button', { name: 'Sign out' }));
      await using opened = await open('/account', hasScript);
      const { page } = opened;
      const ends = page.getByRole('button', { name: 'End', exact: true });
      const before = await ends.count();
      await way.press(ends.first());
      await expect.poll(() => page.getByRole('button', { name: 'End', exact: true }).count()).toBe(before - 1);
      await elsewhere.close();
    });
  });
});
