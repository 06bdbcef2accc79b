import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '../../test/support/services.ts';

/** Binds Postgres and Temporal, with every process and thread of theirs, to so many cores, counted from the first. What they start later inherits it. */
export function pinServices(cores: number): void {
  const parents = readParents();
  const isOf = (pid: number, roots: ReadonlySet<number>): boolean =>
    roots.has(pid) || (parents.has(pid) && isOf(parents.get(pid)!, roots));
  const roots = new Set(readServices());
  for (const pid of parents.keys())
    if (isOf(pid, roots)) execFileSync('taskset', ['-acp', `0-${cores - 1}`, String(pid)], { stdio: 'ignore' });
}

/** Process ids of Postgres and Temporal, as the run that started them keeps them. */
function readServices(): number[] {
  const kept = JSON.parse(readFileSync(join(testFolder, 'processes.json'), 'utf8')) as Record<string, { pid: number }>;
  return Object.values(kept).map(({ pid }) => pid);
}

/** The parent of every process that runs. */
function readParents(): ReadonlyMap<number, number> {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const status = readFileSync(join('/proc', name, 'status'), 'utf8');
      parents.set(Number(name), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]));
    } catch {
      // It has ended meanwhile.
    }
  }
  return parents;
}
