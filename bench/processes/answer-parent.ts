/** What it stands on may be gone with the parent, and then it does not stop by itself. */
const LONGEST_STOP_MS = 10_000;

/** What a process that `startProcess` started does for its parent, by name. It ends, by way of `stop`, when the parent lets go of it. */
export function answerParent(answers: Record<string, (given: never) => unknown>, stop: () => Promise<unknown>): void {
  process.on('message', ({ id, what, given }: { id: number; what: string; given: never }) => {
    const answering = Promise.resolve(given).then(answers[what]);
    answering.then(
      (answer) => process.send?.({ id, answer }),
      (error: unknown) => process.send?.({ id, error: String(error) }),
    );
  });
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
    void stop().finally(() => process.exit(0));
  });
}

/** Of a core, since the process began. */
export function getCpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

export interface Weight {
  heapBytes: number;
  residentBytes: number;
}

/** Memory after a collection of what is not needed; the process stands still for it, so nothing may be timed meanwhile. */
export function weigh(): Weight {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heapBytes: heapUsed + external, residentBytes: rss };
}

/** Milliseconds since the epoch, finer than Date.now(): processes of one machine compare theirs. */
export const now = (): number => performance.timeOrigin + performance.now();
