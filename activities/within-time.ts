import { Script, createContext } from 'node:vm';

/** Longest time that a text may keep the thread: many times what ten megabytes take, and short for everybody else who waits meanwhile. */
const LIMIT_MS = 30_000;
/** Below this many characters nothing is timed: setting the clock would take longer than the work. */
const SHORT = 1_000;

/** Work on a text that took longer than any honest text needs, and was broken off. */
export class OverTime extends Error {
  constructor() {
    super('a text took too long to work through');
  }
}

/**
 * Runs work on texts of so many characters, as far as it goes without waiting for anything, and ends in OverTime where that takes too
 * long. A pattern that backtracks without end would hold up every take of this worker for good: V8 breaks off a script that is out of
 * time, even within a pattern, so the work is called from one.
 */
export function withinTime<T>(length: number, work: () => T, limitMs = LIMIT_MS): T {
  if (length < SHORT) return work();
  const around = place.work;
  place.work = work;
  try {
    return call.runInContext(place, { timeout: limitMs }) as T;
  } catch (error) {
    throw isOutOfTime(error) ? new OverTime() : error;
  } finally {
    place.work = around;
  }
}

const place: { work: (() => unknown) | undefined } = { work: undefined };
createContext(place);
const call = new Script('work()');

/** The error is of the script's own realm: it is no Error of ours. */
const isOutOfTime = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
