import { LRUCache } from 'lru-cache';
import { raceSignal } from './deadline.ts';
import { OutboundFailure } from './failure.ts';
import type { FollowedAnswer } from './follow.ts';
import type { Gate } from './gate.ts';
import type { OutboundLimits } from './limits.ts';
import { parseRobots, type RobotsRules } from './parse-robots.ts';
import { parseRetryAfter } from './retry-after.ts';
import type { RobotsCache, RobotsRecord } from './robots-cache.ts';

export interface RobotsDeps {
  cache: RobotsCache;
  gate: Gate;
  limits: OutboundLimits;
  now: () => number;
  /** Asks for a robots.txt, following redirects; rejects with an OutboundFailure. */
  fetch: (url: string, allowOrigins: readonly string[]) => Promise<FollowedAnswer>;
}

export interface Robots {
  /** Rules of the origin, from the cache or fetched. Rejects while its robots.txt cannot be had: then nothing may be read. */
  find: (origin: string, allowOrigins: readonly string[], signal: AbortSignal | undefined) => Promise<RobotsRules>;
}

/** robots.txt by origin (RFC 9309): 4xx allows everything; 5xx and an unreachable host allow nothing. */
export function createRobots(deps: RobotsDeps): Robots {
  const parsed = new LRUCache<string, { fetchedAt: number; rules: RobotsRules; size: number }>({
    max: 200,
    maxSize: 8 * 1024 * 1024,
    sizeCalculation: ({ size }) => size,
  });
  const failures = new LRUCache<string, { at: number; failure: OutboundFailure }>({ max: 1_000 });
  const asking = new Map<string, Promise<RobotsRecord>>();

  const findKept = async (origin: string): Promise<RobotsRecord | undefined> => {
    const known = await deps.cache.get(origin);
    return known && isKept(known.fetchedAt, deps.limits.robotsKeptMs, deps.now()) ? known : undefined;
  };

  /** One at a time for all that share the gate: who comes second finds what the first has kept. */
  const askInTurn = async (origin: string, allowOrigins: readonly string[]): Promise<RobotsRecord> => {
    const turn = {
      key: `robots ${origin}`,
      concurrency: 1,
      intervalMs: 0,
      countsFrom: 'end',
      signal: undefined,
    } as const;
    return (await findKept(origin)) ?? deps.gate.run(turn, () => ask(origin, allowOrigins));
  };

  const ask = async (origin: string, allowOrigins: readonly string[]): Promise<RobotsRecord> => {
    const known = await findKept(origin);
    if (known) return known;
    const failed = failures.get(origin);
    const { robotsFailureKeptMs, robotsTimeoutKeptMs } = deps.limits;
    const keptMs = failed?.failure.code === 'timed_out' ? robotsTimeoutKeptMs : robotsFailureKeptMs;
    if (failed && isKept(failed.at, keptMs, deps.now())) throw failed.failure;
    try {
      const record = { origin, fetchedAt: deps.now(), text: await fetchText(origin, allowOrigins, deps) };
      await deps.cache.put(record);
      return record;
    } catch (error) {
      if (error instanceof OutboundFailure) failures.set(origin, { at: deps.now(), failure: error });
      throw error;
    }
  };

  return {
    find: async (origin, allowOrigins, signal) => {
      const pending = asking.get(origin) ?? askInTurn(origin, allowOrigins).finally(() => asking.delete(origin));
      asking.set(origin, pending);
      const record = await (signal ? raceSignal(pending, signal) : pending);
      const known = parsed.get(origin);
      if (known?.fetchedAt === record.fetchedAt) return known.rules;
      const rules = parseRobots(record.text, deps.limits.maxCrawlDelayMs);
      parsed.set(origin, { fetchedAt: record.fetchedAt, rules, size: record.text.length + 1 });
      return rules;
    },
  };
}

function isKept(at: number, forMs: number, now: number): boolean {
  return now - at < forMs && now >= at;
}

async function fetchText(origin: string, allowOrigins: readonly string[], deps: RobotsDeps): Promise<string> {
  let answer: FollowedAnswer;
  try {
    answer = await deps.fetch(`${origin}/robots.txt`, allowOrigins);
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error;
    if (error.code === 'too_many_redirects') return '';
    throw mapFailure(error);
  }
  if (answer.status >= 500) {
    throw new OutboundFailure('robots_txt', {
      reason: `its robots.txt answers HTTP status ${answer.status}, so nothing is read`,
      status: answer.status,
      retryAfterMs: parseRetryAfter(answer.headers['retry-after'], deps.now()),
      isTransient: true,
    });
  }
  if (answer.status < 200 || answer.status > 299) return '';
  return new TextDecoder().decode(answer.body.subarray(0, deps.limits.robotsMaxBytes));
}

export function buildRobotsTimeout(cause: unknown): OutboundFailure {
  return new OutboundFailure('timed_out', { reason: 'timed out (its robots.txt is asked for first)', cause });
}

/** A host that cannot be reached is said to be that: its page would have ended the same. */
function mapFailure(failure: OutboundFailure): OutboundFailure {
  if (failure.code === 'could_not_connect') return failure;
  if (failure.code === 'timed_out') {
    return buildRobotsTimeout(failure);
  }
  return new OutboundFailure('robots_txt', {
    reason: 'its robots.txt could not be read, so nothing is read',
    isTransient: failure.isTransient,
    cause: failure,
  });
}
