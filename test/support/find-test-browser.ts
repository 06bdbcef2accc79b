import { findChromium } from '../../outbound/browser/find-chromium.ts';

/** The browser of this machine, or undefined, said loudly: the tests that need one are skipped then. */
export function findTestBrowser(): string | undefined {
  const found = findChromium(process.env['LONGTAKE_CHROMIUM_PATH'], process.env['PATH']);
  if (found === undefined)
    console.warn('NO BROWSER FOUND: the tests of the browser lane are skipped. Install chromium to run them.');
  return found;
}
