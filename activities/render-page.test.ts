import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { RENDERED_TYPE } from '#contracts/page.ts';
import type { PageBrowser } from '../outbound/browser/create-page-browser.ts';
import { renderPage } from './render-page.ts';

const log = pino({ level: 'silent' });
const shell = { url: 'https://site.example.com/', mediaType: 'text/html', bytes: new Uint8Array([60]) };
const context = () => ({ operatorId: 'ada', budgetEndsAt: Date.now() + 10_000, signal: new AbortController().signal });

const browserThat = (render: PageBrowser['render']): PageBrowser => ({
  render,
  crop: () => Promise.resolve({ kind: 'failure', cause: undefined }),
  getPid: () => undefined,
  [Symbol.asyncDispose]: () => Promise.resolve(),
});

describe('renderPage', () => {
  it('says that there is no browser', async () => {
    expect(await renderPage({ browser: undefined, log }, context(), shell)).toEqual({
      kind: 'failure',
      code: 'needs_browser',
      detail: 'https://site.example.com/ needs a browser to be read; none is configured.',
    });
  });

  it("puts the document in the page's place, without what the shell's headers say", async () => {
    const bytes = new Uint8Array([1, 2]);
    const browser = browserThat(() => Promise.resolve({ kind: 'rendered', bytes, answered: 1, refused: 0 }));
    expect(await renderPage({ browser, log }, context(), shell)).toEqual({
      kind: 'rendered',
      mediaType: RENDERED_TYPE,
      headers: {},
      bytes,
    });
  });

  it('gives the page no more time than the take has', async () => {
    let given = 0;
    const browser = browserThat((_, options) => {
      given = options?.timeoutMs ?? 0;
      return Promise.resolve({ kind: 'failure', code: 'timed_out', detail: 'It took too long.' });
    });
    const outcome = await renderPage({ browser, log }, context(), shell);
    expect(outcome).toEqual({ kind: 'failure', code: 'timed_out', detail: 'It took too long.' });
    expect(given).toBeGreaterThan(0);
    expect(given).toBeLessThanOrEqual(10_000);
  });
});
