import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { findProcessIdentity } from '../../embedded/process-record.ts';
import { type Clone, makeClone } from './start-launcher.ts';
import { findFreePort } from '../../embedded/free-port.ts';
import { sample } from '../support/sample.ts';
import { temporalAddress } from '../support/services.ts';
import { readRunFile } from '../../embedded/run-file.ts';
import { eventually } from '../support/eventually.ts';

async function npmStart(clone: Clone) {
  const { PATH, HOME } = process.env;
  const env = {
    PATH,
    HOME,
    PORT: String(await findFreePort(0)),
    LONGTAKE_DATA_DIR: clone.dataDir,
    TEMPORAL_ADDRESS: temporalAddress,
  };
  const npm = spawn('npm', ['start', '--', '--no-demo'], {
    cwd: clone.path,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  const ended = new Promise<number | null>((resolve) => npm.once('exit', resolve));
  let output = '';
  npm.stdout.on('data', (chunk) => (output += chunk));
  await eventually(() => expect(output).toContain('Longtake is running'));
  const { pids } = readRunFile(clone.dataDir);
  const alive = () => Object.values(pids).filter((pid) => pid !== null && findProcessIdentity(pid) !== null);
  return { npm, ended, alive };
}

describe('npm start under npm', () => {
  it.each(sample(['SIGTERM', 'SIGINT'] as const, 1))('drains on %s to npm, which then ends with 0', async (signal) => {
    await using clone = makeClone();
    const { npm, ended, alive } = await npmStart(clone);
    npm.kill(signal);
    expect(await ended).toBe(0);
    expect(alive()).toEqual([]);
  });

  it('drains on Ctrl-C, which reaches the whole group', async () => {
    await using clone = makeClone();
    const { npm, ended, alive } = await npmStart(clone);
    process.kill(-npm.pid!, 'SIGINT');
    expect(await ended).toBe(0);
    expect(alive()).toEqual([]);
  });

  it('drains when npm is killed', async () => {
    await using clone = makeClone();
    const { npm, alive } = await npmStart(clone);
    npm.kill('SIGKILL');
    await eventually(() => expect(alive()).toEqual([]));
  });
});
