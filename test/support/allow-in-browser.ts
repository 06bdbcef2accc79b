import { type TestBrowser } from './browser.ts';
import { openConsent, tickedScopes } from './oauth-client.ts';

/** Stands in for the person at the browser: follows an authorization address, lets the application in, and gives the address that it is answered at. */
export async function allowInBrowser(browser: TestBrowser, address: URL): Promise<URL> {
  const page = await openConsent(browser, `${address.pathname}${address.search}`);
  const done = await browser.submit(page, /^\/console\/consent\//, { scope: tickedScopes(page), decision: 'allow' });
  return new URL((await browser.get(done.location)).location);
}
