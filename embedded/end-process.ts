import { setTimeout as sleep } from 'node:timers/promises';
import { findProcessIdentity } from './process-identity.ts';
import type { ServiceName } from './process-record.ts';

/** How each is asked to end, and how long it has before it is killed. All of them together fit into 30 seconds. */
export const ENDING = {
  api: { signal: 'SIGTERM', graceMs: 18_000 },
  worker: { signal: 'SIGTERM', graceMs: 18_000 },
  temporal: { signal: 'SIGTERM', graceMs: 5_000 },
  // SIGINT is the fast stop of Postgres; on SIGTERM it waits for its clients.
  postgres: { signal: 'SIGINT', graceMs: 4_000 },
} as const satisfies Record<ServiceName, { signal: NodeJS.Signals; graceMs: number }>;

/** Ends a process that may be no child of ours: asks, waits, kills. Returns when it is gone. */
export async function endProcess(pid: number, { signal, graceMs }: { signal: NodeJS.Signals; graceMs: number }) {
  const identity = findProcessIdentity(pid);
  if (identity === null) return;
  const isGone = () => findProcessIdentity(pid) !== identity;
  if (!sendSignal(pid, signal)) return;
  if (await waitUntil(isGone, graceMs)) return;
  sendSignal(pid, 'SIGKILL');
  await waitUntil(isGone, 5_000);
}

/** False where the process is gone already. */
export function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}

async function waitUntil(isDone: () => boolean, limitMs: number): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  while (!isDone()) {
    if (performance.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}
