import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

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
