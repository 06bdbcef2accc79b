import pLimit from 'p-limit';
import type { LimitFunction } from 'p-limit';

/** Calls of one operator that a process works on at once. */
const AT_ONCE = 4;

/**
 * Lets calls of one operator wait for each other here. They do so in the log anyway, but there each that waits holds a connection, and a burst of one
 * operator would leave none for the others.
 */
export function createOperatorTurns(): <T>(operatorId: string, work: () => Promise<T>) => Promise<T> {
  const limits = new Map<string, LimitFunction>();
  return async (operatorId, work) => {
    const limit = limits.get(operatorId) ?? pLimit(AT_ONCE);
    limits.set(operatorId, limit);
    try {
      return await limit(work);
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) limits.delete(operatorId);
    }
  };
}
