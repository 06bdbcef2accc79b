/** How late the event loop of a process came to its timers over the last minute, in milliseconds. */
export interface EventLoopDelay {
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
}
