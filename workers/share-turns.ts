import type { Logger } from 'pino';
import type { Db } from '../db/connect.ts';
import { endTurn, findPause, pauseLane, renewTurns, takeTurn } from '../db/queries/outbound-turns.ts';
import { findRobots, keepRobots } from '../db/queries/robots-txt.ts';
import { createMemoryRobotsCache } from '../outbound/robots-cache.ts';
import type { RobotsCache } from '../outbound/robots-cache.ts';
import type { SharedTurns } from '../outbound/shared-gate.ts';

/** A worker that died keeps an origin for so long; one that lives says so several times in that. */
const LEASE_MS = 5_000;
const RENEW_MS = 1_500;

/**
 * An interval that counts from the start of a request begins when Postgres gives the turn; on its way out a request may be a little slower than the next.
 * So much longer it is, of itself.
 */
const SLACK = 0.04;

/** Turns of all workers in Postgres: politeness holds however many there are. */
export function createPostgresTurns(db: Db, log: Logger): SharedTurns & AsyncDisposable {
  const held = new Set<string>();
  let renewing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    if (held.size === 0) return;
    renewing = renewTurns(db, [...held], LEASE_MS).catch((error: unknown) =>
      log.warn({ err: error, turns: held.size }, 'turns at origins could not be renewed'),
    );
  }, RENEW_MS);
  return {
    async take({ key, id, concurrency, intervalMs, countsFrom }) {
      const countsFromEnd = countsFrom === 'end';
      const spacedMs = countsFromEnd ? intervalMs : intervalMs * (1 + SLACK);
      const turn = { lane: key, turnId: id, concurrency, intervalMs: spacedMs, countsFromEnd, leaseMs: LEASE_MS };
      const taken = await takeTurn(db, turn);
      if (taken.isTaken) {
        held.add(id);
        return { kind: 'taken' };
      }
      const { waitMs, pauseStatus } = taken;
      if (waitMs === null || pauseStatus === null) return { kind: 'wait', forMs: waitMs };
      return { kind: 'paused', forMs: waitMs, status: pauseStatus };
    },
    async end({ key, id }) {
      held.delete(id);
      await endTurn(db, { lane: key, turnId: id });
    },
    pause: (key, pause) => pauseLane(db, key, pause),
    findPause: (key) => findPause(db, key),
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await renewing;
    },
  };
}

/** Of an older one another worker may have a newer. */
const AT_HAND_MS = 12 * 3_600_000;

/** robots.txt files that all workers have read, with those of this one at hand. */
export function createPostgresRobots(db: Db): RobotsCache {
  const own = createMemoryRobotsCache();
  return {
    async get(origin) {
      const atHand = await own.get(origin);
      if (atHand && Date.now() - atHand.fetchedAt < AT_HAND_MS) return atHand;
      const known = await findRobots(db, origin);
      if (known) await own.put(known);
      return known;
    },
    async put(record) {
      await keepRobots(db, record);
      await own.put(record);
    },
  };
}
