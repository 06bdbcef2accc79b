import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { findProcessIdentity } from '../../embedded/process-record.ts';
import { createTestDatabase, secretText, temporalAddress } from '../support/services.ts';
import { makeClone, startLauncher } from './start-launcher.ts';

const RUNNING = /Longtake is running/;
const SERVICES = ['postgres', 'temporal', 'worker', 'api'] as const;
const isAlive = (pid: number | null) => pid !== null && findProcessIdentity(pid) !== null;

describe('npm start after a launcher was killed', () => {
  it('ends what it left running and goes on with its data', async () => {
    await using clone = makeClone();
    const killed = await startLauncher(clone);
    await killed.said(RUNNING);
    const left = killed.run();
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(SERVICES.filter((name) => !isAlive(left.pids[name]))).toEqual([]);

    await using next = await startLauncher(clone, { PORT: String(killed.port) });
    await next.said(RUNNING);
    expect(SERVICES.filter((name) => isAlive(left.pids[name]))).toEqual([]);
    expect(next.output()).toContain('ended what an earlier start left running: postgres, temporal, worker, api');
    expect(next.output()).not.toContain('Station key');
  });
});

describe('npm start with servers of somebody else’s', () => {
  it('uses DATABASE_URL and TEMPORAL_ADDRESS instead of its own', async () => {
    await using database = await createTestDatabase({ isEmpty: true });
    await using clone = makeClone();
    const settings = { DATABASE_URL: database.url, TEMPORAL_ADDRESS: temporalAddress, LONGTAKE_SECRET: secretText };
    await using launcher = await startLauncher(clone, settings);
    await launcher.said(RUNNING);
    expect(launcher.run()).toMatchObject({
      databaseUrl: database.url,
      temporalAddress,
      temporalUi: null,
      pids: { postgres: null, temporal: null },
    });
    expect(existsSync(join(clone.dataDir, 'postgres'))).toBe(false);
  });

  it('replaces Postgres alone as well', async () => {
    await using database = await createTestDatabase({ isEmpty: true });
    await using clone = makeClone();
    await using launcher = await startLauncher(clone, { DATABASE_URL: database.url, LONGTAKE_SECRET: secretText });
    await launcher.said(RUNNING);
    expect(launcher.run().pids).toMatchObject({ postgres: null, temporal: expect.any(Number) });
  });

  it.each([
    ['DATABASE_URL', 'postgres://nobody:hush@127.0.0.1:1/x', 'DATABASE_URL: the Postgres there cannot be used: '],
    ['TEMPORAL_ADDRESS', '127.0.0.1:1', 'TEMPORAL_ADDRESS: no answer for namespace "default" at 127.0.0.1:1'],
  ])('says that %s does not answer', async (name, value, message) => {
    await using clone = makeClone();
    await using launcher = await startLauncher(clone, { [name]: value });
    expect(await launcher.ended).toBe(1);
    expect(launcher.output()).toContain(message);
    expect(launcher.output()).not.toContain('hush');
  });
});

describe('npm start with a wrong configuration', () => {
  it('names a PORT that is taken', async () => {
    await using clone = makeClone();
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
    const { port } = holder.address() as { port: number };
    await using launcher = await startLauncher(clone, { PORT: String(port) });
    expect(await launcher.ended).toBe(1);
    holder.close();
    expect(launcher.output()).toContain(`PORT ${port} is taken on 127.0.0.1`);
  });

  it('names a HOST that is not of this machine', async () => {
    await using clone = makeClone();
    await using launcher = await startLauncher(clone, { HOST: '203.0.113.1' });
    expect(await launcher.ended).toBe(1);
    expect(launcher.output()).toContain('HOST 203.0.113.1 cannot be listened on');
  });

  it('says what it takes where an argument is unknown', async () => {
    await using clone = makeClone();
    await using launcher = await startLauncher(clone, {}, { args: ['--demo'] });
    expect(await launcher.ended).toBe(2);
    expect(launcher.output()).toContain('usage: npm start [-- --no-demo]');
  });
});

describe('npm start that is told to end', () => {
  it('waits for what drains, and cuts that short when it is told again later', async () => {
    await using clone = makeClone();
    await using launcher = await startLauncher(clone, { LONGTAKE_STAND_IN: 'never drains' });
    await launcher.said(RUNNING);
    const { pids } = launcher.run();
    launcher.child.kill('SIGTERM');
    await launcher.said(/draining/);
    await setTimeout(1_100);
    expect(isAlive(pids.worker)).toBe(true);
    launcher.child.kill('SIGTERM');
    expect(await launcher.ended).toBe(0);
    expect(SERVICES.filter((name) => isAlive(pids[name]))).toEqual([]);
  });
});

describe('npm start that cannot finish', () => {
  it('begins anew after a first start that was cut off', async () => {
    await using clone = makeClone();
    mkdirSync(join(clone.dataDir, 'postgres.new'), { recursive: true });
    writeFileSync(join(clone.dataDir, 'postgres.new', 'half'), '');
    await using launcher = await startLauncher(clone, { TEMPORAL_ADDRESS: temporalAddress });
    await launcher.said(RUNNING);
    expect(existsSync(join(clone.dataDir, 'postgres.new'))).toBe(false);
  });

  it('gives up on a process that never serves, and ends the others', async () => {
    await using clone = makeClone();
    await using launcher = await startLauncher(clone, { LONGTAKE_STAND_IN: 'never serves' });
    expect(await launcher.ended).toBe(1);
    expect(launcher.output()).toContain('api does not start: it ended with exit code 7');
    expect(existsSync(join(clone.dataDir, 'processes.json'))).toBe(false);
  });

  it('ends with 0 when it is stopped before everything answers', async () => {
    await using clone = makeClone();
    const launcher = await startLauncher(clone);
    await launcher.said(/starting on/);
    launcher.child.kill('SIGTERM');
    expect(await launcher.ended).toBe(0);
    expect(existsSync(join(clone.dataDir, 'processes.json'))).toBe(false);
  });
});
