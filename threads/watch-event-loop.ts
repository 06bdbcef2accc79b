import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { EventLoopDelay } from '#contracts/event-loop-delay.ts';

const RESOLUTION_MS = 10;
const WINDOW_MS = 60_000;

export interface EventLoopWatch extends Disposable {
  /** Of the last whole minute, or of the time since the start where that is shorter. */
  read(): EventLoopDelay;
}

/** Measures how late this process comes to what is due: everything that thinks is in threads, so it should hardly ever be. */
export function watchEventLoop(windowMs = WINDOW_MS): EventLoopWatch {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let last: EventLoopDelay | undefined;
  const timer = setInterval(() => {
    last = now();
    histogram.reset();
  }, windowMs).unref();
  return {
    read: () => last ?? now(),
    [Symbol.dispose]() {
      clearInterval(timer);
      histogram.disable();
    },
  };

  function now(): EventLoopDelay {
    return {
      p50Ms: lateBy(histogram.percentile(50)),
      p99Ms: lateBy(histogram.percentile(99)),
      maxMs: lateBy(histogram.max),
    };
  }
}

/** The histogram counts from one timer to the next, which are `RESOLUTION_MS` apart when nothing holds them up. */
const lateBy = (ns: number): number => Math.max(0, Math.round(ns / 10_000 - RESOLUTION_MS * 100) / 100);
