import type { Worker } from 'node:worker_threads';

const LOOK_MS = 50;

/**
 * Ends threads whose heap and buffers together are larger than `limitBytes`. V8's own limit cannot do it: it does not count buffers, and a single
 * large allocation at that limit aborts the whole process. Looks only while jobs run.
 */
export function createMemoryGuard(limitBytes: number, { threads, onEnd }: GuardedThreads) {
  const asked = new WeakSet<Worker>();
  let running = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    /** Looks until the turn is disposed. */
    watch(): Disposable {
      running += 1;
      timer ??= setInterval(() => threads().forEach((thread) => void look(thread)), LOOK_MS).unref();
      return { [Symbol.dispose]: leave };
    },
  };

  function leave(): void {
    running -= 1;
    if (running > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  async function look(thread: Worker): Promise<void> {
    // A thread that waits for work answers with its next job.
    if (asked.has(thread)) return;
    asked.add(thread);
    const heap = await thread.getHeapStatistics().catch(() => null);
    asked.delete(thread);
    const bytes = heap ? heap.used_heap_size + heap.external_memory : 0;
    if (bytes <= limitBytes) return;
    onEnd(bytes);
    await thread.terminate();
  }
}

export interface GuardedThreads {
  threads(): readonly Worker[];
  onEnd(bytes: number): void;
}
