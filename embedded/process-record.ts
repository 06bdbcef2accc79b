import { readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { findProcessIdentity } from './process-identity.ts';
import { writePrivateFile } from './write-private-file.ts';

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
