import { OutboundFailure } from '../failure.ts';
import type { BrowserLimits } from './limits.ts';
import type { OpenTab } from './open-tab.ts';
import { openWorld, waitUntilQuiet, writeDocument } from './read-document.ts';

/** A document as its scripts made it, in UTF-8. */
export interface RenderedPage {
  kind: 'rendered';
  bytes: Uint8Array<ArrayBuffer>;
  /** Requests that were answered and that were refused or failed. */
  answered: number;
  refused: number;
}

/** Opens the document, lets its scripts run until it is quiet, and writes it out. Rejects with an OutboundFailure where that cannot be. */
export async function renderDocument(tab: OpenTab, limits: BrowserLimits): Promise<RenderedPage> {
  const { page, session, document, traffic, signal } = tab;
  await page.goto(document.url, { waitUntil: 'commit', timeout: limits.totalTimeoutMs });
  const evaluate = await openWorld(session);
  await waitUntilQuiet(evaluate, { traffic, limits, signal });
  const html = await writeDocument(evaluate, limits.maxDocumentLength);
  if (html === null)
    throw new OutboundFailure('too_large', { reason: 'the document that its scripts make is too large' });
  const { answered, refused } = traffic;
  return { kind: 'rendered', bytes: new TextEncoder().encode(html), answered, refused };
}
