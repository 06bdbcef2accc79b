const LONGEST_PATH = 200;
/** Of the refusals with one status, so many are written a minute; the rest is counted. */
const REFUSALS_WRITTEN = 10;
const REFUSALS_MS = 60_000;

/**
 * Says of each answer whether it is one of too many refusals to be written by itself. `sumUp` is told once a minute how many of a status
 * there were beside those.
 */
export function createRefusalCount(sumUp: (status: number, count: number) => void): (status: number) => boolean {
  const counts = new Map<number, number>();
  return (status) => {
    if (status < 400 || status >= 500) return false;
    if (counts.size === 0) setTimeout(endMinute, REFUSALS_MS).unref();
    const count = (counts.get(status) ?? 0) + 1;
    counts.set(status, count);
    return count > REFUSALS_WRITTEN;
  };

  function endMinute(): void {
    for (const [status, count] of counts) if (count > REFUSALS_WRITTEN) sumUp(status, count - REFUSALS_WRITTEN);
    counts.clear();
  }
}

/** A path as a log line has it: whoever asks may make it as long as a header. */
export const cutPath = (path: string): string =>
  path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH)}…` : path;
