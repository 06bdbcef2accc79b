const LONGEST_PATH = 200;
/** Of the refusals with one status, so many are written a minute; the rest is counted. */
const REFUSALS_WRITTEN = 10;
const REFUSALS_MS = 60_000;

/**
 * Says of each answer whether it is one of too many refusals to be written by itself. `sumUp` is told once a minute how many of a status
 * there were beside those.
 */
export function createRefusalCount(sumUp: (status: number, count: number) => void): (status: number) => boolean {
  const isCounted = createKindCount(sumUp);
  return (status) => status >= 400 && status < 500 && isCounted(status);
}

/** The same for refusals that are told apart by something else. */
export function createKindCount<K>(sumUp: (kind: K, count: number) => void): (kind: K) => boolean {
  const counts = new Map<K, number>();
  return (kind) => {
    if (counts.size === 0) setTimeout(endMinute, REFUSALS_MS).unref();
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count > REFUSALS_WRITTEN;
  };

  function endMinute(): void {
    for (const [kind, count] of counts) if (count > REFUSALS_WRITTEN) sumUp(kind, count - REFUSALS_WRITTEN);
    counts.clear();
  }
}

/** A path as a log line has it: whoever asks may make it as long as a header. */
export const cutPath = (path: string): string =>
  path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH)}…` : path;
