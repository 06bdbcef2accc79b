import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findProcessIdentity } from './process-record.ts';
import type { Service } from './supervise.ts';
import { StartError } from './start-error.ts';
import { type Supervised, supervise } from './supervise.ts';
import { eventually } from '../test/support/eventually.ts';

const SERVES = "process.send('ready'); setInterval(() => {}, 1000)";
const STUBBORN = `process.on('SIGTERM', () => {}); ${SERVES}`;

const buildService = (code: string, overrides: Partial<Service> = {}): Service => ({
  name: 'worker',
  spawn: () => spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
  waitReady: (child) => new Promise((resolve) => child.once('message', () => resolve())),
  ...overrides,
});

const running: Supervised[] = [];

function start(service: Service) {
  const pids: number[] = [];
  const lines: string[] = [];
  const supervised = supervise(service, {
    onPid: (pid) => pid !== null && pids.push(pid),
    log: (line) => lines.push(line),
  });
  running.push(supervised);
  return { ...supervised, pids, lines };
}

describe('supervise', () => {
  afterEach(async () => {
    await Promise.all(running.splice(0).map((service) => service.stop(true)));
  });

  it('starts one that ends again at once', async () => {
    const { ready, pids, lines } = start(buildService(SERVES));
    await ready;
    process.kill(pids[0]!, 'SIGKILL');
    await eventually(() => expect(pids).toHaveLength(2));
    expect(lines).toEqual(['worker was ended by SIGKILL; starting it again']);
  });

  it('ends the wait at once where waiting is of no use', async () => {
    const { ready } = start(buildService(SERVES, { waitReady: () => Promise.reject(new StartError('wrong type')) }));
    await expect(ready).rejects.toThrow('wrong type');
  });

  it('ends it for good when it is stopped', async () => {
    const { ready, stop, pids } = start(buildService(SERVES));
    await ready;
    await stop();
    expect(findProcessIdentity(pids[0]!)).toBeNull();
    expect(pids).toHaveLength(1);
  });

  it('ends one that does not listen when the stop is forced', async () => {
    const { ready, stop, pids } = start(buildService(STUBBORN));
    await ready;
    const stopped = stop();
    await stop(true);
    await stopped;
    expect(findProcessIdentity(pids[0]!)).toBeNull();
  });

  it('tells whoever waits that it was stopped first', async () => {
    const { ready, stop } = start(buildService('setInterval(() => {}, 1000)'));
    await Promise.all([stop(), expect(ready).rejects.toThrow('worker was stopped before it served')]);
  });
});

describe.concurrent('supervise of one that never serves', () => {
  it('pauses longer and longer while it keeps ending', async () => {
    const startedAt: number[] = [];
    const service = buildService('process.exit(3)');
    const { ready } = start({ ...service, spawn: () => (startedAt.push(performance.now()), service.spawn()) });
    await expect(ready).rejects.toThrow(new StartError('worker does not start: it ended with exit code 3'));
    const pauses = startedAt.slice(1).map((at, i) => at - startedAt[i]!);
    expect(pauses).toHaveLength(5);
    // At least: a busy machine starts a process later. A timer may fire a millisecond early.
    for (const [i, pause] of pauses.entries()) expect(pause).toBeGreaterThanOrEqual(50 * 2 ** i - 2);
  });

  it('shows the end of its log where it does not start', async () => {
    const logFile = join(mkdtempSync(join(tmpdir(), 'longtake-log-')), 'log');
    writeFileSync(logFile, 'first\nlast\n');
    const { ready } = start(buildService('process.exit(3)', { logFile }));
    await expect(ready).rejects.toThrow(`The end of ${logFile}:\n  first\n  last`);
    rmSync(join(logFile, '..'), { recursive: true });
  });

  it('gives up on a program that is not there', async () => {
    const { ready } = start(buildService('', { spawn: () => spawn('/nowhere/program') }));
    await expect(ready).rejects.toThrow('worker does not start: it cannot be started (spawn /nowhere/program ENOENT)');
  });
});
