import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';
import type { PageTraffic } from './answer-request.ts';
import type { BrowserLimits } from './limits.ts';

/** Runs an expression in a world of its own, where nothing that the page has replaced is found. */
export type Evaluate = (expression: string) => Promise<unknown>;

export async function openWorld(session: CDPSession): Promise<Evaluate> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const world = { frameId: frameTree.frame.id, worldName: 'longtake' };
  const { executionContextId } = await session.send('Page.createIsolatedWorld', world);
  return async (expression) => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      contextId: executionContextId,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error('the page could not be looked at');
    return result.value as unknown;
  };
}

/** Waits until the page asks for nothing more and its document stays as it is, or until the time for that is over. */
export async function waitUntilQuiet(
  evaluate: Evaluate,
  { traffic, limits, signal }: { traffic: PageTraffic; limits: BrowserLimits; signal: AbortSignal },
): Promise<void> {
  const endsAt = performance.now() + limits.settleTimeoutMs;
  let quietSince = performance.now();
  let before: unknown;
  while (performance.now() < endsAt) {
    const now = await evaluate(SIZE);
    if (traffic.underWay > 0 || now !== before) quietSince = performance.now();
    before = now;
    if (performance.now() - quietSince >= limits.quietMs) return;
    await sleep(100, undefined, { signal });
  }
}

const SIZE = `document.getElementsByTagName('*').length + ' ' + document.documentElement.textContent.length`;

/** The document as its scripts have made it, open shadow roots as declarative ones; null where it is longer than allowed. */
export async function writeDocument(evaluate: Evaluate, maxLength: number): Promise<string | null> {
  const written = await evaluate(`(${WRITE})(${maxLength})`);
  return typeof written === 'string' ? written : null;
}

const WRITE = `(maxLength) => {
  const shadowRoots = [];
  const collect = (root) => {
    for (const { shadowRoot } of root.querySelectorAll('*'))
      if (shadowRoot) {
        shadowRoots.push(shadowRoot);
        collect(shadowRoot);
      }
  };
  collect(document);
  const inner = document.documentElement.getHTML({ shadowRoots });
  const outer = document.documentElement.cloneNode(false).outerHTML;
  const html = '<!doctype html>\\n' + outer.replace(/<\\/html>$/, () => inner + '</html>\\n');
  return html.length > maxLength ? null : html;
}`;
