import { RENDERED_TYPE } from '#contracts/page.ts';
import type { FetchFailure } from '../outbound/fetch-outcome.ts';
import type { StageContext } from './run-stage.ts';
import type { TakeDeps } from './take-deps.ts';

/** A page as it was fetched, before its scripts have run. */
interface FetchedShell {
  url: string | null;
  mediaType: string;
  bytes: Uint8Array;
}

/** What takes the place of the fetched page. Validators and lifetimes of the shell say nothing about it, so it has no headers. */
interface RenderedShell {
  kind: 'rendered';
  mediaType: string;
  headers: Record<string, string>;
  bytes: Uint8Array;
}

/** Runs the scripts of a page that shows nothing without them. Where there is no browser the failure says so. */
export async function renderPage(
  { browser, log }: Pick<TakeDeps, 'browser' | 'log'>,
  { operatorId, budgetEndsAt, signal }: Pick<StageContext, 'operatorId' | 'budgetEndsAt' | 'signal'>,
  { url, mediaType, bytes }: FetchedShell,
): Promise<RenderedShell | Pick<FetchFailure, 'kind' | 'code' | 'detail'>> {
  if (!browser || url === null) {
    const detail = `${url ?? 'The page'} needs a browser to be read; none is configured.`;
    return { kind: 'failure', code: 'needs_browser', detail };
  }
  const limits = { share: operatorId, timeoutMs: Math.max(0, budgetEndsAt - Date.now()), signal };
  const outcome = await browser.render({ url, bytes, mediaType }, limits);
  if (outcome.kind === 'failure') {
    log.warn({ err: outcome.cause, code: outcome.code }, 'a page could not be rendered');
    return outcome;
  }
  const { answered, refused } = outcome;
  log.info({ answered, refused, bytes: outcome.bytes.length }, 'a page was rendered');
  return { kind: 'rendered', mediaType: RENDERED_TYPE, headers: {}, bytes: outcome.bytes };
}
