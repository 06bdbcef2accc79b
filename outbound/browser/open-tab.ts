import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import type { Outbound } from '../create-outbound.ts';
import { raceSignal } from '../deadline.ts';
import { OutboundFailure } from '../failure.ts';
import { createAnswers, type OpenedDocument, type PageTraffic } from './answer-request.ts';
import type { BrowserLimits } from './limits.ts';
import { REMOVE_WAYS_OUT } from './page-policy.ts';
import type { RunningBrowser } from './shared-browser.ts';
import { watchMemory } from './watch-memory.ts';

/** Size of the window, in CSS pixels: that of a usual desktop, and always the same. */
export const VIEWPORT = { width: 1200, height: 900 } as const;

/** Pixels of a picture for each CSS pixel. */
export const CROP_SCALE = 2;

/** A page in a context of its own: no cookie, store or cache of another. Disposing closes it, or kills the browser that will not let go. */
export interface OpenTab extends AsyncDisposable {
  page: Page;
  session: CDPSession;
  document: OpenedDocument;
  traffic: PageTraffic;
  signal: AbortSignal;
  /** Rejects when the page crashes or takes too much memory. */
  broken: Promise<never>;
}

export interface TabOrder {
  running: RunningBrowser;
  document: OpenedDocument;
  outbound: Pick<Outbound, 'fetchPage'>;
  limits: BrowserLimits;
  /** Without scripts the page asks for nothing either: it is shown as it is kept. */
  runsScript: boolean;
}

export async function openTab(order: TabOrder, signal: AbortSignal): Promise<OpenTab> {
  const { running, document, outbound, limits, runsScript } = order;
  const { browser, kill } = running;
  const gone = new AbortController();
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => undefined);
  const context = await raceSignal(
    browser.newContext({
      acceptDownloads: false,
      serviceWorkers: 'block',
      permissions: [],
      javaScriptEnabled: runsScript,
      viewport: VIEWPORT,
      deviceScaleFactor: runsScript ? 1 : CROP_SCALE,
      locale: 'en-US',
      timezoneId: 'UTC',
      colorScheme: 'light',
      reducedMotion: 'reduce',
    }),
    signal,
  );
  await using stack = new AsyncDisposableStack();
  stack.defer(() => close(context, limits.closeTimeoutMs, kill));
  stack.defer(() => gone.abort());
  await context.addInitScript(REMOVE_WAYS_OUT);
  const page = await context.newPage();
  const within = AbortSignal.any([signal, gone.signal]);
  const { answer, traffic } = createAnswers({
    page,
    document,
    outbound,
    limits: runsScript ? limits : { ...limits, maxRequests: 0 },
    signal: within,
  });
  await context.route('**/*', answer);
  context.on('page', (opened) => {
    if (opened !== page) opened.close().catch(() => undefined);
  });
  page.on('crash', () => broken.reject(new OutboundFailure('unreadable')));
  stack.use(
    await watchMemory(browser, limits.maxProcessBytes, () => {
      broken.reject(new OutboundFailure('too_large', { reason: 'it takes too much memory' }));
      kill();
    }),
  );
  const session = await context.newCDPSession(page);
  const owned = stack.move();
  return {
    page,
    session,
    document,
    traffic,
    signal: within,
    broken: broken.promise,
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}

/** A page that loops for ever does not answer: the browser goes then, and comes back with the next page. */
async function close(context: BrowserContext, timeoutMs: number, kill: () => void): Promise<void> {
  const closed = context.close().catch(() => undefined);
  try {
    await raceSignal(closed, AbortSignal.timeout(timeoutMs));
  } catch {
    kill();
  }
}
