import { startDeadline } from './deadline.ts';
import { OutboundFailure } from './failure.ts';
import type { FetchDeps, FetchRequest, SourceLimits } from './fetch-request.ts';
import type { FollowRequest } from './follow.ts';
import type { Turn } from './gate.ts';
import type { RobotsRules } from './parse-robots.ts';
import { findRetryAfter } from './retry-after.ts';
import { buildRobotsTimeout } from './robots.ts';

/** Lets every hop of a fetch wait for its turn: that of its origin, as robots.txt allows it, or that of its API source. */
export function createTurns(request: FetchRequest, deps: FetchDeps): NonNullable<FollowRequest['beforeHop']> {
  const wait: Wait = { remainingMs: request.maxWaitMs };
  return async (url, send) => {
    const turn =
      request.source === undefined
        ? await getPageTurn(url, request, deps)
        : getSourceTurn(request.source, request, deps);
    return takeTurn(turn, wait, deps, async () => {
      const answer = await send();
      const retryAfterMs = findRetryAfter(answer, deps.now());
      if (retryAfterMs !== undefined) deps.gate.pause(turn.key, answer.status, retryAfterMs);
      return answer;
    });
  };
}

interface Wait {
  remainingMs: number | undefined;
}

async function getPageTurn(url: URL, request: FetchRequest, deps: FetchDeps): Promise<Turn> {
  const rules = await findRules(url.origin, request, deps);
  if (!rules.isAllowed(url)) throw new OutboundFailure('robots_txt');
  const intervalMs = Math.max(request.partOf === undefined ? deps.crawlDelayMs : 0, rules.crawlDelayMs);
  const concurrency = intervalMs > 0 ? 1 : deps.limits.maxConnections;
  return { key: url.origin, concurrency, intervalMs, countsFrom: 'end', signal: request.signal };
}

/** A question for robots.txt goes on for whoever asks next; this fetch waits for it no longer than it may take itself. */
async function findRules(origin: string, request: FetchRequest, deps: FetchDeps): Promise<RobotsRules> {
  using deadline = startDeadline(request.signal, request.timeoutMs ?? deps.limits.totalTimeoutMs);
  try {
    return await deps.robots.find(origin, request.allowOrigins ?? [], deadline.signal);
  } catch (error) {
    if (request.signal?.aborted) throw request.signal.reason;
    throw deadline.hasPassed() ? buildRobotsTimeout(error) : error;
  }
}

function getSourceTurn(source: string, request: FetchRequest, deps: FetchDeps): Turn {
  const { minIntervalMs, concurrency } = deps.sources[source] ?? DEFAULT_SOURCE_LIMITS;
  return {
    key: `source ${source}`,
    concurrency,
    intervalMs: minIntervalMs,
    // Of one that comes alone it is certain when it has been there: nothing after it is too early then.
    countsFrom: concurrency === 1 ? 'end' : 'start',
    signal: request.signal,
  };
}

const DEFAULT_SOURCE_LIMITS: SourceLimits = { minIntervalMs: 200, concurrency: 2 };

/** Runs the task in its turn, and takes the time until then off what may be waited. */
async function takeTurn<T>(turn: Turn, wait: Wait, deps: FetchDeps, task: () => Promise<T>): Promise<T> {
  if (wait.remainingMs === undefined) return deps.gate.run(turn, task);
  const startedAt = performance.now();
  using deadline = startDeadline(turn.signal, wait.remainingMs);
  let isWaiting = true;
  try {
    return await deps.gate.run({ ...turn, signal: deadline.signal }, () => {
      isWaiting = false;
      wait.remainingMs = Math.max(0, (wait.remainingMs ?? 0) - (performance.now() - startedAt));
      return task();
    });
  } catch (error) {
    if (isWaiting && deadline.hasPassed()) throw new OutboundFailure('budget', { cause: error });
    throw error;
  }
}
