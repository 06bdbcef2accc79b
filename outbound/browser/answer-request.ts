import type { Page, Request, Route } from 'playwright-core';
import type { Outbound } from '../create-outbound.ts';
import type { BrowserLimits } from './limits.ts';
import { PAGE_POLICY } from './page-policy.ts';

/** The document that a page is opened with: bytes that were fetched before, under the address that answered. */
export interface OpenedDocument {
  url: string;
  bytes: Uint8Array;
  mediaType: string;
}

/** What a page asked for so far. */
export interface PageTraffic {
  answered: number;
  refused: number;
  underWay: number;
}

export interface AnswerDeps {
  page: Page;
  document: OpenedDocument;
  outbound: Pick<Outbound, 'fetchPage'>;
  limits: BrowserLimits;
  signal: AbortSignal;
}

/** What a text is made of. Pictures, fonts, media, frames, beacons and streams are not. */
const KINDS: ReadonlySet<string> = new Set(['script', 'stylesheet', 'xhr', 'fetch']);

/**
 * Answers all requests of one page: its document from the bytes at hand, the rest through the one way out, where address rules, robots.txt,
 * politeness and limits hold. Whatever is no plain GET for a script, a style sheet or data is refused, as is leaving the page.
 */
export function createAnswers(deps: AnswerDeps): { answer: (route: Route) => Promise<void>; traffic: PageTraffic } {
  const { page, document, limits } = deps;
  const traffic: PageTraffic = { answered: 0, refused: 0, underWay: 0 };
  const hosts = new Set([new URL(document.url).host]);
  let isOpened = false;
  let asked = 0;
  let bytesLeft = limits.maxTotalBytes;

  return { answer, traffic };

  async function answer(route: Route): Promise<void> {
    const request = route.request();
    traffic.underWay += 1;
    try {
      if (isDocument(request)) await open(route);
      else if (isAllowed(request)) await pass(route, request);
      else await refuse(route, request);
    } catch {
      // The page is gone, or was never to have the answer.
      traffic.refused += 1;
    } finally {
      traffic.underWay -= 1;
    }
  }

  function isDocument(request: Request): boolean {
    return !isOpened && request.isNavigationRequest() && request.frame() === page.mainFrame();
  }

  function isAllowed(request: Request): boolean {
    if (request.isNavigationRequest() || request.method() !== 'GET' || !KINDS.has(request.resourceType())) return false;
    if (asked >= limits.maxRequests || bytesLeft <= 0 || !URL.canParse(request.url())) return false;
    const { host } = new URL(request.url());
    if (!hosts.has(host) && hosts.size > limits.maxHosts) return false;
    hosts.add(host);
    asked += 1;
    return true;
  }

  async function open(route: Route): Promise<void> {
    isOpened = true;
    const headers = { 'content-type': document.mediaType, 'content-security-policy': PAGE_POLICY };
    await route.fulfill({ status: 200, headers, body: Buffer.from(document.bytes) });
  }

  async function pass(route: Route, request: Request): Promise<void> {
    const outcome = await deps.outbound.fetchPage({
      url: request.url().replace(/#.*$/s, ''),
      accept: request.headers()['accept'] ?? '*/*',
      partOf: document.url,
      maxBytes: Math.min(limits.maxRequestBytes, bytesLeft),
      timeoutMs: limits.requestTimeoutMs,
      signal: deps.signal,
    });
    if (outcome.kind === 'page') {
      const { status, headers, body } = outcome;
      bytesLeft -= body.byteLength;
      await route.fulfill({ status, headers: pickHeaders(headers), body: Buffer.from(body) });
      traffic.answered += 1;
      return;
    }
    if (outcome.kind === 'failure' && outcome.status !== undefined) await route.fulfill({ status: outcome.status });
    else await route.abort('failed');
    traffic.refused += 1;
  }

  async function refuse(route: Route, request: Request): Promise<void> {
    traffic.refused += 1;
    // A navigation that fails shows an error page in the place of the document; one that is answered with nothing leaves it alone.
    if (request.isNavigationRequest()) await route.fulfill({ status: 204 });
    else await route.abort('blockedbyclient');
  }
}

function pickHeaders(headers: Record<string, string>): Record<string, string> {
  const type = headers['content-type'];
  return type === undefined ? {} : { 'content-type': type };
}
