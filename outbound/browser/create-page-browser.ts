import type { SourceFailureCode } from '#contracts/plan.ts';
import type { Outbound } from '../create-outbound.ts';
import { startDeadline, raceSignal } from '../deadline.ts';
import { OutboundFailure, showAddress } from '../failure.ts';
import type { OpenedDocument } from './answer-request.ts';
import { cropPassage, type Passage, type PassageCrop } from './crop-passage.ts';
import { createLane } from './lane.ts';
import { BROWSER_LIMITS, type BrowserLimits } from './limits.ts';
import { openTab, type OpenTab } from './open-tab.ts';
import { renderDocument, type RenderedPage } from './render-document.ts';
import { createSharedBrowser, type RunningBrowser } from './shared-browser.ts';

export interface PageBrowserOptions {
  executablePath: string;
  /** Answers everything that a page asks for. */
  outbound: Pick<Outbound, 'fetchPage'>;
  limits?: Partial<BrowserLimits>;
}

export interface TabOptions {
  /** Whose page it is, such as an operator: shares take turns, and none has all places. Absent: all such pages are of one. */
  share?: string;
  /** Shortens the time that the page may take, waiting for its turn included. */
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
  const lane = createLane({ places: limits.maxPages, placesOfOne: limits.maxPagesOfOne });

  return {
    async render(document, tabOptions = {}) {
      try {
        return await inTab(document, tabOptions, true, (tab) => renderDocument(tab, limits));
      } catch (error) {
        tabOptions.signal?.throwIfAborted();
        return mapFailure(document.url, error);
      }
    },
    async crop(document, passage, { share, timeoutMs = limits.cropTimeoutMs, signal } = {}) {
      using deadline = startDeadline(signal, Math.min(timeoutMs, limits.cropTimeoutMs));
      try {
        const cropping = inTab(
          document,
          { ...(share !== undefined && { share }), signal: deadline.signal },
          false,
          (tab) => cropPassage(tab, passage, limits),
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

  async function inTab<T>(
    document: OpenedDocument,
    { share = '', timeoutMs = limits.laneTimeoutMs, signal }: TabOptions,
    runsScript: boolean,
    task: (tab: OpenTab) => Promise<T>,
  ): Promise<T> {
    // From here on, or who waits behind many pages would wait for all of them.
    using entered = startDeadline(signal, Math.min(timeoutMs, limits.laneTimeoutMs));
    try {
      using _turn = await lane.enter(share, entered.signal);
      return await shared.use((running) => openAndRun(running, entered.signal));
    } catch (error) {
      if (entered.hasPassed()) throw new OutboundFailure('timed_out', { cause: error });
      throw error;
    }

    async function openAndRun(running: RunningBrowser, within: AbortSignal): Promise<T> {
      using deadline = startDeadline(within, limits.totalTimeoutMs);
      try {
        await using tab = await openTab({ running, document, outbound, limits, runsScript }, deadline.signal);
        return await raceSignal(Promise.race([task(tab), tab.broken]), deadline.signal);
      } catch (error) {
        if (deadline.hasPassed()) throw new OutboundFailure('timed_out', { cause: error });
        throw error;
      }
    }
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
