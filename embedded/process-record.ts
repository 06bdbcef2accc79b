import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { writePrivateFile } from './private-files.ts';

export const SERVICES = ['postgres', 'temporal', 'worker', 'api'] as const;
export type ServiceName = (typeof SERVICES)[number];

const ProcessRecord = z.partialRecord(z.enum(SERVICES), z.object({ pid: z.int().positive(), identity: z.string() }));
type ProcessRecord = z.infer<typeof ProcessRecord>;

/** What runs for a data directory, on disk from the moment it is spawned: a launcher that was killed left it behind. */
export class RunningProcesses {
  readonly #path: string;
  readonly #record: ProcessRecord = {};

  constructor(path: string) {
    this.#path = path;
  }

  set(name: ServiceName, pid: number | null): void {
    const identity = pid === null ? null : findProcessIdentity(pid);
    if (pid === null || identity === null) delete this.#record[name];
    else this.#record[name] = { pid, identity };
    if (Object.keys(this.#record).length > 0) writePrivateFile(this.#path, `${JSON.stringify(this.#record)}\n`);
    else rmSync(this.#path, { force: true });
  }

  pid(name: ServiceName): number | null {
    return this.#record[name]?.pid ?? null;
  }
}

/** The processes of the record that still run and are the very ones that were spawned. */
export function findLeftovers(path: string): { name: ServiceName; pid: number }[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return [];
  }
  const parsed = ProcessRecord.safeParse(parseJson(text));
  if (!parsed.success) return [];
  return SERVICES.flatMap((name) => {
    const process = parsed.data[name];
    return process && findProcessIdentity(process.pid) === process.identity ? [{ name, pid: process.pid }] : [];
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Tells a process from a later one with the same pid: its start time, on Linux with the boot it belongs to.
 * Null where no such process runs; a zombie has ended.
 */
export function findProcessIdentity(pid: number): string | null {
  return existsSync('/proc/self/stat') ? fromProc(pid) : fromPs(pid);
}

function fromProc(pid: number): string | null {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
  // The name in parentheses may hold anything; the fields after it are the state (1st) and the start time (20th).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z' || fields[0] === 'X') return null;
  return `${fields[19]}@${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}`;
}

function fromPs(pid: number): string | null {
  const { status, stdout } = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' });
  const [state, ...startedAt] = stdout.trim().split(/\s+/);
  if (status !== 0 || !state || state.startsWith('Z')) return null;
  return startedAt.join(' ');
}

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

/** A worker that is cut off loses nothing: Temporal runs its activities again. So leftovers are not waited for as long. */
const LEFTOVER_GRACE_MS = 4_000;

/**
 * Ends what a launcher that was killed left running, in the order of a normal stop. Two Temporal servers on one file
 * would start without complaint, so nothing else may be spawned before this is done.
 */
export async function endLeftovers(recordPath: string): Promise<ServiceName[]> {
  const leftovers = findLeftovers(recordPath);
  const end = async (names: ServiceName[]) => {
    const found = leftovers.filter(({ name }) => names.includes(name));
    const limits = (name: ServiceName) => ({ ...ENDING[name], graceMs: LEFTOVER_GRACE_MS });
    await Promise.all(found.map(({ name, pid }) => endProcess(pid, limits(name))));
  };
  await end(['api', 'worker']);
  await end(['temporal']);
  await end(['postgres']);
  return leftovers.map(({ name }) => name);
}
