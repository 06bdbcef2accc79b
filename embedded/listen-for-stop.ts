export interface StopRequest {
  /** Aborts when the launcher is to drain and end. */
  drain: AbortSignal;
  /** Aborts when it is told again, later: whoever waits is to stop waiting. */
  force: AbortSignal;
}

/** Ctrl-C arrives twice within a millisecond, from the terminal and from npm: only a later signal means a second time. */
const REPEAT_MS = 1_000;
const PARENT_CHECK_MS = 500;

/** Turns signals, and under npm the end of npm, into one request to stop. */
export function listenForStop({ isUnderNpm }: { isUnderNpm: boolean }): StopRequest {
  const drain = new AbortController();
  const force = new AbortController();
  let askedAt = 0;
  const ask = () => {
    if (!drain.signal.aborted) {
      askedAt = performance.now();
      drain.abort();
    } else if (performance.now() - askedAt > REPEAT_MS) force.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  if (isUnderNpm) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && drain.abort(), PARENT_CHECK_MS).unref();
  }
  return { drain: drain.signal, force: force.signal };
}
