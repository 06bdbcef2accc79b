import { raceSignal, startDeadline } from './deadline.ts';
import { OutboundFailure } from './failure.ts';
import { admit, type Admission, type GuardRules } from './guard.ts';
import type { OutboundLimits } from './limits.ts';
import type { OriginPools } from './origin-pools.ts';
import { isRedirect, sendOnce, type Answer } from './send-once.ts';
import { judgeLocation, judgeRawUrl, type UrlJudgement } from './url-rules.ts';

export interface FollowRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  /** Validators of a stored answer, sent only to the address that it came from. */
  conditional?: { url: string; headers: Record<string, string> } | undefined;
  body?: string | Uint8Array | undefined;
  allowOrigins: readonly string[];
  maxBytes: number;
  isCutAllowed?: boolean;
  maxRedirects: number;
  timeoutMs: number;
  signal: AbortSignal | undefined;
  /** Runs before each hop, when its address is admitted: robots.txt and politeness. The time it takes does not count. */
  beforeHop?: (url: URL, send: () => Promise<Answer>) => Promise<Answer>;
}

export interface FollowedAnswer extends Answer {
  /** The address that answered, without fragment. */
  url: string;
  /** Addresses that redirected, in order. */
  redirects: string[];
}

export interface FollowDeps {
  rules: GuardRules;
  pools: OriginPools;
  limits: OutboundLimits;
}

/** Sends a request and follows its redirects by hand; every hop passes all rules from the first on. */
export async function follow(request: FollowRequest, deps: FollowDeps): Promise<FollowedAnswer> {
  const { limits } = deps;
  let hop: Hop = { method: request.method, headers: request.headers, body: request.body };
  let judgement = judgeRawUrl(request.url, limits.maxUrlLength);
  let remainingMs = request.timeoutMs;
  const redirects: string[] = [];

  for (;;) {
    const admission = await admitInTime(judgement, request, deps);
    const { url } = admission;
    const address = showWithoutFragment(url);
    const send = async () => {
      const startedAt = performance.now();
      const conditional = request.conditional?.url === address ? request.conditional.headers : {};
      const { method, body } = hop;
      const headers = { ...hop.headers, ...conditional };
      const { maxBytes, signal, isCutAllowed = false } = request;
      // The queue may have held this hop for long: what the name says now is what counts.
      const current = await admitInTime(judgement, request, deps);
      const answer = await sendOnce(
        { admission: current, method, headers, body, maxBytes, isCutAllowed, timeoutMs: remainingMs, signal },
        deps.pools,
        limits,
      );
      remainingMs -= performance.now() - startedAt;
      return answer;
    };
    const answer = request.beforeHop ? await request.beforeHop(url, send) : await send();
    const location = answer.headers['location'];
    if (!isRedirect(answer.status) || location === undefined) return { ...answer, url: address, redirects };

    redirects.push(address);
    judgement = judgeLocation(location, url, limits.maxUrlLength);
    hop = buildNextHop(hop, answer.status, url, judgement);
    const isLoop =
      judgement.kind === 'acceptable' && hop.method === 'GET' && redirects.includes(showWithoutFragment(judgement.url));
    if (isLoop || redirects.length > request.maxRedirects) throw new OutboundFailure('too_many_redirects');
    if (remainingMs <= 0) throw new OutboundFailure('timed_out');
  }
}

interface Hop {
  method: string;
  headers: Record<string, string>;
  body: string | Uint8Array | undefined;
}

async function admitInTime(judgement: UrlJudgement, request: FollowRequest, deps: FollowDeps): Promise<Admission> {
  using deadline = startDeadline(request.signal, deps.limits.connectTimeoutMs);
  try {
    return await raceSignal(admit(judgement, deps.rules, request.allowOrigins), deadline.signal);
  } catch (error) {
    if (request.signal?.aborted) throw request.signal.reason;
    if (deadline.hasPassed()) throw new OutboundFailure('timed_out', { cause: error });
    throw error;
  }
}

/** RFC 9110, 15.4: 303, and 301 and 302 after a POST, go on as GET. Another origin gets no header that could be a secret. */
function buildNextHop(hop: Hop, status: number, from: URL, to: UrlJudgement): Hop {
  const becomesGet =
    hop.method !== 'GET' &&
    hop.method !== 'HEAD' &&
    (status === 303 || ((status === 301 || status === 302) && hop.method === 'POST'));
  const isSameOrigin = to.kind === 'acceptable' && to.url.origin === from.origin;
  const headers = Object.fromEntries(
    Object.entries(hop.headers).filter(([name]) => {
      if (becomesGet && name.startsWith('content-')) return false;
      return isSameOrigin || HARMLESS.has(name);
    }),
  );
  return becomesGet ? { method: 'GET', headers, body: undefined } : { ...hop, headers };
}

const HARMLESS: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'user-agent',
]);

function showWithoutFragment(url: URL): string {
  const shown = new URL(url);
  shown.hash = '';
  return shown.href;
}
