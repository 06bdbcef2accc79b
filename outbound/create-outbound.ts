import { randomUUID } from 'node:crypto';
import type { AllowedPlace } from './address-rules.ts';
import { ACCEPT_ENCODING } from './decode-body.ts';
import { ask } from './ask.ts';
import type { AskOutcome } from './ask.ts';
import type { PostRequest } from './post-once.ts';
import { deliver } from './deliver.ts';
import type { DeliveryOutcome, DeliveryRequest } from './deliver.ts';
import { createDial, type CreateDial } from './dial.ts';
import { fetchPage } from './fetch-page.ts';
import type { FetchRequest, SourceLimits } from './fetch-request.ts';
import type { FetchOutcome } from './fetch-outcome.ts';
import { follow } from './follow.ts';
import { createGate } from './gate.ts';
import { OUTBOUND_LIMITS, type OutboundLimits } from './limits.ts';
import { createOriginPools } from './origin-pools.ts';
import { resolveHost, type ResolveHost } from './resolve-host.ts';
import { createMemoryRobotsCache, type RobotsCache } from './robots-cache.ts';
import { createReachedPages } from './reached-pages.ts';
import { createRobots } from './robots.ts';
import { createSharedGate, type SharedTurns } from './shared-gate.ts';

export interface OutboundOptions {
  /** Our version and the page that tells site owners who we are: the user agent is `Longtake/<version> (+<contactUrl>)`. */
  version: string;
  contactUrl: string;
  /** Shortest time between two requests to one origin, in milliseconds; 0 for none. A longer Crawl-delay wins. */
  crawlDelayMs: number;
  /** Places that may be reached though they are not public (`parseNetworks`). */
  allow?: readonly AllowedPlace[];
  /** Host names under which we are reached ourselves. */
  ownHosts?: readonly string[];
  /** Limits of API sources by name. */
  sources?: Readonly<Record<string, SourceLimits>>;
  robotsCache?: RobotsCache;
  /** Turns that this process takes together with others; by default it is alone. */
  sharedTurns?: SharedTurns;
  limits?: Partial<OutboundLimits>;
  resolve?: ResolveHost;
  getOwnAddresses?: () => string[];
  createDial?: CreateDial;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/** The one way out. Dispose it to close what it keeps open. */
export interface Outbound extends AsyncDisposable {
  /** Fetches one page or API answer: guarded, polite, limited. Every end is a value, but cancelling rejects with the signal's reason. */
  fetchPage: (request: FetchRequest) => Promise<FetchOutcome>;
  /** Delivers to an https address of somebody who asked for it (webhooks, courier): guarded and limited, without robots.txt and turns. */
  deliver: (request: DeliveryRequest) => Promise<DeliveryOutcome>;
  /** Asks an authority that configuration names: guarded and limited in the same way, over http too, for bytes. */
  ask: (request: PostRequest) => Promise<AskOutcome>;
}

export function createOutbound(options: OutboundOptions): Outbound {
  const now = options.now ?? Date.now;
  const limits = { ...OUTBOUND_LIMITS, ...options.limits };
  const pools = createOriginPools(limits, options.createDial ?? createDial);
  const rules = {
    allow: options.allow ?? [],
    ownHosts: options.ownHosts ?? [],
    resolve: options.resolve ?? resolveHost,
    ...(options.getOwnAddresses && { getOwnAddresses: options.getOwnAddresses }),
  };
  const userAgent = `Longtake/${options.version} (+${options.contactUrl})`;
  const followDeps = { rules, pools, limits, reached: createReachedPages(), now };
  const gateOptions = { maxPauseMs: limits.maxPauseMs, now };
  const ownGate = createGate(gateOptions);
  const gate = options.sharedTurns
    ? createSharedGate(ownGate, options.sharedTurns, { ...gateOptions, buildId: randomUUID })
    : ownGate;
  const robots = createRobots({
    gate,
    cache: options.robotsCache ?? createMemoryRobotsCache(),
    limits,
    now,
    fetch: (url, allowOrigins) =>
      follow(
        {
          url,
          method: 'GET',
          headers: { accept: 'text/plain,*/*;q=0.5', 'accept-encoding': ACCEPT_ENCODING, 'user-agent': userAgent },
          allowOrigins,
          maxBytes: limits.robotsMaxBytes,
          isCutAllowed: true,
          body: undefined,
          maxRedirects: limits.maxRedirects,
          timeoutMs: limits.totalTimeoutMs,
          signal: undefined,
        },
        followDeps,
      ),
  });
  const deps = {
    ...followDeps,
    userAgent,
    robots,
    gate,
    crawlDelayMs: options.crawlDelayMs,
    sources: options.sources ?? {},
    now,
  };
  return {
    fetchPage: (request) => fetchPage(request, deps),
    deliver: (request) => deliver(request, deps),
    ask: (request) => ask(request, deps),
    [Symbol.asyncDispose]: () => pools[Symbol.asyncDispose](),
  };
}
