import pino from 'pino';
import { describe, expect, it } from 'vitest';
import type { Json } from '#contracts/json.ts';
import type { PageSpec } from '#contracts/still.ts';
import type { PageStore } from '../db/page-store.ts';
import type { PageBrowser } from '../outbound/browser/create-page-browser.ts';
import { takePicture } from './take-picture.ts';

const spec: PageSpec = {
  kind: 'page',
  quote: 'The lid opens',
  headings: ['Version 3'],
  url: 'https://lid.example/changes',
  readAt: '2031-05-06T07:08:09.010Z',
  sha256: 'c4'.repeat(32),
};
const still = { id: 'page', spec };
const CROP = { kind: 'crop', png: new Uint8Array([1, 2]), width: 2400, height: 400 } as const;

const browserThat = (crop: PageBrowser['crop']): PageBrowser => ({
  render: () => Promise.reject(new Error('nothing is rendered')),
  crop,
  getPid: () => undefined,
  [Symbol.asyncDispose]: () => Promise.resolve(),
});

/** The stores of one step, over its attempts. */
function openStep({ hasBytes = true } = {}) {
  const kept = new Map<string, Json>();
  const put: Uint8Array[] = [];
  const pages = {
    findBytes: (sha256: string) =>
      Promise.resolve(hasBytes && sha256 === spec.sha256 ? new Uint8Array([60]) : undefined),
    putBytes: (bytes: Uint8Array) => Promise.resolve(`picture ${put.push(bytes)}`),
  } as unknown as PageStore;
  const attempt = (browser: PageBrowser | undefined, signal = new AbortController().signal, leftMs = 10_000) =>
    takePicture(
      { browser, pages },
      {
        operatorId: 'ada',
        budgetEndsAt: Date.now() + leftMs,
        signal,
        log: pino({ level: 'silent' }),
        async once<T extends Json>(key: string, work: () => Promise<T>) {
          if (!kept.has(key)) kept.set(key, await work());
          return kept.get(key) as T;
        },
      },
      still,
    );
  return { attempt, kept, put };
}

describe('takePicture', () => {
  it('takes one of the archived bytes, and no second one in another attempt', async () => {
    const { attempt, put } = openStep();
    const asked: unknown[] = [];
    const browser = browserThat((document, passage) => {
      asked.push([document, passage.quote, passage.headings]);
      return Promise.resolve(CROP);
    });
    const first = await attempt(browser);
    expect(first).toEqual({ sha256: 'picture 1', width: 2400, height: 400, bytes: 2 });
    expect(await attempt(browser)).toEqual(first);
    const document = { url: spec.url, bytes: new Uint8Array([60]), mediaType: 'text/html; charset=utf-8' };
    expect(asked).toEqual([[document, spec.quote, spec.headings]]);
    expect(put).toEqual([CROP.png]);
  });

  it('gives up, for all attempts, what the browser cannot show', async () => {
    const { attempt, put } = openStep();
    let asked = 0;
    const browser = browserThat(() => {
      asked += 1;
      return Promise.resolve({ kind: 'failure', cause: new Error('not shown') });
    });
    expect([await attempt(browser), await attempt(browser), asked, put]).toEqual([null, null, 1, []]);
  });

  it('takes none without a browser, nor of a page that is not kept any more', async () => {
    expect(await openStep().attempt(undefined)).toBeNull();
    const never = browserThat(() => Promise.reject(new Error('nothing to show')));
    expect(await openStep({ hasBytes: false }).attempt(never)).toBeNull();
  });

  it('keeps nothing of an attempt that was cancelled', async () => {
    const { attempt, kept } = openStep();
    const reason = new Error('cancelled');
    const browser = browserThat((_document, _passage, options) => Promise.reject(options?.signal?.reason));
    await expect(attempt(browser, AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(kept.size).toBe(0);
  });

  it('gives the page no more time than the take has', async () => {
    const given: (number | undefined)[] = [];
    const browser = browserThat((_document, _passage, options) => {
      given.push(options?.timeoutMs);
      return Promise.resolve(CROP);
    });
    await openStep().attempt(browser);
    await openStep().attempt(browser, undefined, -5);
    expect(given[0]).toBeGreaterThan(0);
    expect(given[0]).toBeLessThanOrEqual(10_000);
    expect(given[1]).toBe(0);
  });
});
