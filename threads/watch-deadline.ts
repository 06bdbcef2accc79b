import type { Worker } from 'node:worker_threads';

/** So many times its deadline a job may last where others have taken the cores. */
const MOST_TIMES = 3;
/** What is left of a deadline and no longer worth waiting for, as a share of it. */
const NOTHING = 0.02;

export interface Deadline {
  /** Time on a core, in milliseconds. */
  ms: number;
  /** What the thread had used of the cores when the job began, in microseconds. */
  usedBefore: number;
  onOver(): void;
}

/**
 * Calls `onOver` once a job has had its time on a core. On a machine that is busy a thread waits for one, which is not the job's doing: it goes on then,
 * up to MOST_TIMES its deadline by the clock.
 */
export function watchDeadline(thread: Pick<Worker, 'cpuUsage'> | undefined, deadline: Deadline): Disposable {
  const { ms, usedBefore, onOver } = deadline;
  const begunAt = performance.now();
  let timer: NodeJS.Timeout | undefined = setTimeout(() => void look(), ms);
  return {
    [Symbol.dispose]() {
      clearTimeout(timer);
      timer = undefined;
    },
  };

  async function look(): Promise<void> {
    // A thread that has ended has used what it could.
    const usage = await thread?.cpuUsage().catch(() => undefined);
    if (timer === undefined) return;
    const used = usage ? (usage.user + usage.system - usedBefore) / 1_000 : ms;
    const left = Math.min(ms - used, MOST_TIMES * ms - (performance.now() - begunAt));
    if (left <= NOTHING * ms) onOver();
    else timer = setTimeout(() => void look(), left);
  }
}
