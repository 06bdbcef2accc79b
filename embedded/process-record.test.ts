import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  RunningProcesses,
  endLeftovers,
  endProcess,
  findLeftovers,
  findProcessIdentity,
  sendSignal,
} from './process-record.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'longtake-record-'));
  path = join(folder, 'processes.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A process that says when it listens to signals. */
async function spawnSleeper(onTerm = '') {
  const code = `${onTerm}; process.send('ready'); setInterval(() => {}, 1000)`;
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  await new Promise((resolve) => child.once('message', resolve));
  return child.pid!;
}

describe('findProcessIdentity', () => {
  it('stays the same while the process runs and is null afterwards', async () => {
    const pid = await spawnSleeper();
    const identity = findProcessIdentity(pid);
    expect(identity).not.toBeNull();
    expect(findProcessIdentity(pid)).toBe(identity);
    await endProcess(pid, { signal: 'SIGTERM', graceMs: 2_000 });
    expect(findProcessIdentity(pid)).toBeNull();
  });
});

describe('endProcess', () => {
  it('kills one that does not listen', async () => {
    const pid = await spawnSleeper("process.on('SIGTERM', () => {})");
    await endProcess(pid, { signal: 'SIGTERM', graceMs: 50 });
    expect(findProcessIdentity(pid)).toBeNull();
  });

  it('takes one that is gone as ended', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => child.once('exit', resolve));
    const pid = child.pid!;
    expect(sendSignal(pid, 'SIGTERM')).toBe(false);
    await expect(endProcess(pid, { signal: 'SIGTERM', graceMs: 10 })).resolves.toBeUndefined();
  });
});

describe('RunningProcesses', () => {
  it('is on disk, for its owner alone, while something runs', async () => {
    const processes = new RunningProcesses(path);
    const pid = await spawnSleeper();
    processes.set('temporal', pid);
    expect(processes.pid('temporal')).toBe(pid);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(findLeftovers(path)).toEqual([{ name: 'temporal', pid }]);
    await endProcess(pid, { signal: 'SIGKILL', graceMs: 2_000 });
    processes.set('temporal', null);
    expect(existsSync(path)).toBe(false);
  });
});

describe('endLeftovers', () => {
  it('leaves another process with the same pid alone', async () => {
    const pid = await spawnSleeper();
    new RunningProcesses(path).set('api', pid);
    const record = readFileSync(path, 'utf8');
    writeFileSync(path, record.replace(/"identity":"[^"]*"/, '"identity":"12345@earlier-boot"'));
    expect(await endLeftovers(path)).toEqual([]);
    expect(findProcessIdentity(pid)).not.toBeNull();
    await endProcess(pid, { signal: 'SIGKILL', graceMs: 2_000 });
  });

  it('ends the very processes of the record', async () => {
    const processes = new RunningProcesses(path);
    const pids = [await spawnSleeper(), await spawnSleeper()];
    processes.set('api', pids[0]!);
    processes.set('temporal', pids[1]!);
    expect(await endLeftovers(path)).toEqual(['temporal', 'api']);
    expect(pids.map(findProcessIdentity)).toEqual([null, null]);
  });

  it.each(['', 'not JSON', '{"api":{"pid":"1"}}', '[]'])('takes %j as nothing', async (text) => {
    writeFileSync(path, text);
    expect(await endLeftovers(path)).toEqual([]);
  });
});
