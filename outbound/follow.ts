import type { ExchangeHop } from '#contracts/page-exchange.ts';
import type { ReachedPages } from './reached-pages.ts';
import { raceSignal, startDeadline } from './deadline.ts';
import { OutboundFailure } from './failure.ts';
import { admit, type Admission, type GuardRules } from './guard.ts';
import type { OutboundLimits } from './limits.ts';
import { buildNextHop, isRedirect, type Hop } from './next-hop.ts';
import type { OriginPools } from './origin-pools.ts';
import { sendOnce, type Answer } from './send-once.ts';
import { judgeLocation, judgeRawUrl, type UrlJudgement } from './url-rules.ts';

export interface FollowRequest extends Hop {
  url: string;
  /** Address of the page whose part it is. */
  partOf?: string | undefined;
  /** Validators of a stored answer, sent only to the address that it came from. */
  conditional?: { url: string; headers: Record<string, string> } | undefined;
  allowOrigins: readonly string[];
  maxBytes: number;
  /** Keep the first `maxBytes` of a longer body instead of refusing it. */
  isCutAllowed?: boolean;
  /** 0: a redirect is the answer. */
  maxRedirects: number;
  /** For all hops, without the time that they wait for their turn. */
  timeoutMs: number;
  signal: AbortSignal | undefined;
  /** Decides over each hop whose address is admitted, and sends it in its turn: robots.txt and politeness. */
  beforeHop?: (url: URL, send: () => Promise<Answer>) => Promise<Answer>;
}

export interface FollowedAnswer extends Answer {
  /** The address that answered, without fragment. */
  url: string;
  /** Addresses that redirected, in order. */
  redirects: string[];
  /** Every answer, the last one included. */
  hops: ExchangeHop[];
}

export interface FollowDeps {
  rules: GuardRules;
  pools: OriginPools;
  limits: OutboundLimits;
  reached: ReachedPages;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/**
 * Sends a request and follows its redirects by hand; every hop passes all rules from the first on. A page leads
 * no further into what configuration allows than its own address is allowed by, neither by a redirect nor by its parts.
 */
export async function follow(request: FollowRequest, deps: FollowDeps): Promise<FollowedAnswer> {
  const budget = { remainingMs: request.timeoutMs };
  let hop: Hop = { method: request.method, headers: request.headers, body: request.body };
  let judgement = judgeRawUrl(request.url, deps.limits.maxUrlLength);
  const redirects: string[] = [];
  const hops: ExchangeHop[] = [];
  let rules = deps.rules;
  if (request.partOf !== undefined) rules = { ...rules, allow: deps.reached.placesOf(request.partOf) };

  for (;;) {
    const admission = await admitInTime(judgement, request, { ...deps, rules, budget });
    const { url } = admission;
    const answer = await sendHop({ hop, url, judgement, budget }, request, { ...deps, rules });
    hops.push({
      method: hop.method,
      url: stripFragment(url),
      at: new Date(deps.now()).toISOString(),
      status: answer.status,
      headers: answer.received,
    });
    rules = rulesBehind(admission, rules);
    const location = request.maxRedirects > 0 && isRedirect(answer.status) ? answer.headers['location'] : undefined;
    if (location === undefined) {
      if (request.partOf === undefined) deps.reached.add(stripFragment(url), rules.allow);
      return { ...answer, url: stripFragment(url), redirects, hops };
    }

    redirects.push(stripFragment(url));
    judgement = judgeLocation(decodeLocation(location), url, deps.limits.maxUrlLength);
    hop = buildNextHop(hop, answer.status, url, judgement);
    if (redirects.length > request.maxRedirects || isLoop(hop, judgement, redirects)) {
      throw new OutboundFailure('too_many_redirects');
    }
  }
}

/** What counts for the addresses that a place leads to: it opens nothing that it was not opened by itself. */
const rulesBehind = ({ places }: Admission, rules: GuardRules): GuardRules => ({ ...rules, allow: places });

interface Budget {
  remainingMs: number;
}

interface HopAttempt {
  hop: Hop;
  url: URL;
  judgement: UrlJudgement;
  budget: Budget;
}

function sendHop(attempt: HopAttempt, request: FollowRequest, deps: FollowDeps): Promise<Answer> {
  const { hop, url, judgement, budget } = attempt;
  const validators = request.conditional?.url === stripFragment(url) ? request.conditional.headers : {};
  const send = async () => {
    // The hop may have waited long for its turn: what its name says now is what counts.
    const admission = await admitInTime(judgement, request, { ...deps, budget });
    return spend(budget, () =>
      sendOnce(
        {
          admission,
          method: hop.method,
          headers: { ...hop.headers, ...validators },
          body: hop.body,
          maxBytes: request.maxBytes,
          isCutAllowed: request.isCutAllowed ?? false,
          timeoutMs: budget.remainingMs,
          signal: request.signal,
        },
        deps.pools,
        deps.limits,
      ),
    );
  };
  return request.beforeHop ? request.beforeHop(url, send) : send();
}

async function admitInTime(
  judgement: UrlJudgement,
  request: FollowRequest,
  { rules, limits, budget }: FollowDeps & { budget: Budget },
): Promise<Admission> {
  using deadline = startDeadline(request.signal, Math.min(limits.connectTimeoutMs, budget.remainingMs));
  try {
    return await spend(budget, () => raceSignal(admit(judgement, rules, request.allowOrigins), deadline.signal));
  } catch (error) {
    if (request.signal?.aborted) throw request.signal.reason;
    if (deadline.hasPassed()) throw new OutboundFailure('timed_out', { cause: error });
    throw error;
  }
}

/** Takes the time that the work needs off the budget, and ends in `timed_out` where there is none left. */
async function spend<T>(budget: Budget, work: () => Promise<T>): Promise<T> {
  if (budget.remainingMs <= 0) throw new OutboundFailure('timed_out');
  const startedAt = performance.now();
  try {
    return await work();
  } finally {
    budget.remainingMs -= performance.now() - startedAt;
  }
}

/** Header bytes come as Latin-1; servers that leave a path unencoded mean UTF-8. */
function decodeLocation(location: string): string {
  const decoded = Buffer.from(location, 'latin1').toString('utf8');
  return decoded.includes('\ufffd') ? location : decoded;
}

function isLoop(hop: Hop, judgement: UrlJudgement, redirects: readonly string[]): boolean {
  return judgement.kind === 'acceptable' && hop.method === 'GET' && redirects.includes(stripFragment(judgement.url));
}

function stripFragment(url: URL): string {
  const stripped = new URL(url);
  stripped.hash = '';
  return stripped.href;
}
