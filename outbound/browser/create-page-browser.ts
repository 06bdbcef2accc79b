import type { SourceFailureCode } from '#contracts/plan.ts';
import type { Outbound } from '../create-outbound.ts';
import { startDeadline, raceSignal } from '../deadline.ts';
import { OutboundFailure, showAddress } from '../failure.ts';
import { createGate } from '../gate.ts';
import type { OpenedDocument } from './answer-request.ts';
import { cropPassage, type Passage, type PassageCrop } from './crop-passage.ts';
import { BROWSER_LIMITS, type BrowserLimits } from './limits.ts';
import { openTab, type OpenTab } from './open-tab.ts';
import { renderDocument, type RenderedPage } from './render-document.ts';
import { createSharedBrowser } from './shared-browser.ts';

export interface PageBrowserOptions {
  executablePath: string;
  /** Answers everything that a page asks for. */
  outbound: Pick<Outbound, 'fetchPage'>;
  limits?: Partial<BrowserLimits>;
}

export interface TabOptions {
  /** Shortens the time that the page may take. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

export interface RenderFailure {
  kind: 'failure';
  code: SourceFailureCode;
  /** A sentence for the caller. */
  detail: string;
  /** For the log, never for a caller. */
  cause?: unknown;
}

export interface CropFailure {
  kind: 'failure';
  /** For the log, never for a caller. */
  cause: unknown;
}

/** Pages that need their scripts to be run. Every end is a value, but cancelling rejects with the signal's reason. Dispose it to end the browser. */
export interface PageBrowser extends AsyncDisposable {
  /** Opens fetched bytes under their address and reads the document once it is quiet. */
  render: (document: OpenedDocument, options?: TabOptions) => Promise<RenderedPage | RenderFailure>;
  /** Takes a picture of the part of a kept document that shows a passage: no script, no request. */
  crop: (document: OpenedDocument, passage: Passage, options?: TabOptions) => Promise<PassageCrop | CropFailure>;
  /** Process id of the browser while one runs. */
  getPid: () => number | undefined;
}

export function createPageBrowser({ executablePath, outbound, ...options }: PageBrowserOptions): PageBrowser {
  const limits = { ...BROWSER_LIMITS, ...options.limits };
  const shared = createSharedBrowser(executablePath, limits);
  const gate = createGate({ maxPauseMs: 0, now: () => performance.now() });

  return {
    async render(document, tabOptions = {}) {
      try {
        return await inTab(document, tabOptions, true, (tab) => renderDocument(tab, limits));
      } catch (error) {
        tabOptions.signal?.throwIfAborted();
        return mapFailure(document.url, error);
      }
    },
    async crop(document, passage, { timeoutMs = limits.cropTimeoutMs, signal } = {}) {
      using deadline = startDeadline(signal, Math.min(timeoutMs, limits.cropTimeoutMs));
      try {
        const cropping = inTab(document, { signal: deadline.signal }, false, (tab) =>
          cropPassage(tab, passage, limits),
        );
        return await raceSignal(cropping, deadline.signal);
      } catch (cause) {
        signal?.throwIfAborted();
        return { kind: 'failure', cause };
      }
    },
    getPid: shared.getPid,
    [Symbol.asyncDispose]: () => shared[Symbol.asyncDispose](),
  };

  function inTab<T>(
    document: OpenedDocument,
    { timeoutMs = limits.totalTimeoutMs, signal }: TabOptions,
    runsScript: boolean,
    task: (tab: OpenTab) => Promise<T>,
  ): Promise<T> {
    const turn = { key: 'browser', concurrency: limits.maxPages, intervalMs: 0, countsFrom: 'start', signal } as const;
    return gate.run(turn, () =>
      shared.use(async (running) => {
        using deadline = startDeadline(signal, Math.min(timeoutMs, limits.totalTimeoutMs));
        try {
          await using tab = await openTab({ running, document, outbound, limits, runsScript }, deadline.signal);
          return await raceSignal(Promise.race([task(tab), tab.broken]), deadline.signal);
        } catch (error) {
          if (deadline.hasPassed()) throw new OutboundFailure('timed_out', { cause: error });
          throw error;
        }
      }),
    );
  }
}

function mapFailure(url: string, error: unknown): RenderFailure {
  const known = error instanceof OutboundFailure ? error : new OutboundFailure('unreadable', { cause: error });
  const reason = known.code === 'unreadable' ? 'the browser could not show it' : known.reason;
  return {
    kind: 'failure',
    code: known.code,
    detail: `${showAddress(url)} needs a browser to be read, and was not: ${reason}.`,
    cause: known.cause ?? error,
  };
}
