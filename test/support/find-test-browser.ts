import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { findChromium } from '../../outbound/browser/find-chromium.ts';

/** The browser of this machine, or undefined, said loudly: the tests that need one are skipped then. */
export function findTestBrowser(): string | undefined {
  const found = findChromium(process.env['LONGTAKE_CHROMIUM_PATH'], process.env['PATH']);
  if (found === undefined)
    console.warn('NO BROWSER FOUND: the tests of the browser lane are skipped. Install chromium to run them.');
  return found;
}

/** How long a page takes is the machine's affair, as in `eventually`: what comes later than this never would. */
const HANGS_MS = 240_000;

/** Starts the browser of this machine. */
export const launchTestBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0, timeout: HANGS_MS });

/** A profile of its own, whose pages wait as long as the tests do. */
export async function openContext(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(HANGS_MS);
  return context;
}
