import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProcessIdentity } from '../../embedded/process-record.ts';
import { createTestDatabase, secretText, temporalAddress } from '../support/services.ts';
import { type Clone, type Launcher, makeClone, startLauncher } from './start-launcher.ts';
import { eventually } from '../support/eventually.ts';

const RUNNING = /Longtake is running/;
const SERVICES = ['postgres', 'temporal', 'worker', 'api'] as const;
const isAlive = (pid: number | null) => pid !== null && findProcessIdentity(pid) !== null;

describe('npm start', () => {
  let clone: Clone;
  let launcher: Launcher;
  beforeAll(async () => {
    clone = makeClone();
    launcher = await startLauncher(clone);
    await launcher.said(RUNNING);
  });
  afterAll(async () => {
    await launcher[Symbol.asyncDispose]();
    await clone[Symbol.asyncDispose]();
  });

  it('says where to look, with a station key the first time', () => {
    expect(launcher.output()).toContain(`API          http://127.0.0.1:${launcher.port}/api/public/channels`);
    expect(launcher.output()).toMatch(/Temporal UI {2}http:\/\/127\.0\.0\.1:\d+\n/);
    expect(launcher.output()).toMatch(/Station key {2}lt_[0-9A-Za-z]{36}\s/);
  });

  it('writes run.json for its owner alone', async () => {
    const run = launcher.run();
    expect(statSync(join(clone.dataDir, 'run.json')).mode & 0o777).toBe(0o600);
    expect(run.baseUrl).toBe(`http://127.0.0.1:${launcher.port}`);
    expect((await fetch(run.temporalUi!)).status).toBe(200);
    expect(run.pids.launcher).toBe(launcher.child.pid);
    expect(SERVICES.filter((name) => !isAlive(run.pids[name]))).toEqual([]);
  });

  it('prints a sign-in link, and has it in run.json', () => {
    const { baseUrl, consoleLink } = launcher.run();
    expect(consoleLink).toMatch(/\/console\/sign-in\/link\?token=lt_link_[\w-]{32}$/);
    expect(consoleLink!.startsWith(baseUrl)).toBe(true);
    expect(launcher.output()).toContain(`Sign in      ${consoleLink}\n               (once, within 15 minutes)`);
  });

  it.runIf(process.platform === 'linux')('keeps the login of the owner from API and worker', () => {
    const { databaseUrl, pids } = launcher.run();
    const { username, password, host, pathname } = new URL(databaseUrl);
    expect(password).not.toBe('');
    for (const name of ['api', 'worker'] as const) {
      const environment = readFileSync(`/proc/${pids[name]}/environ`, 'utf8').split('\0');
      expect(environment).toContain(`DATABASE_URL=postgres://${host}${pathname}`);
      expect(
        environment.filter((variable) => variable.includes(password) || variable.includes(`${username}:`)),
      ).toEqual([]);
    }
  });

  it('owns its database without being a superuser', async () => {
    const client = new pg.Client({ connectionString: launcher.run().databaseUrl });
    await client.connect();
    const { rows } = await client.query(
      'select rolsuper, rolcreaterole, rolbypassrls from pg_roles where rolname = current_user',
    );
    await client.end();
    expect(rows).toEqual([{ rolsuper: false, rolcreaterole: true, rolbypassrls: false }]);
  });

  it.each(['secret', 'postgres-password', 'station-key'])('keeps %s for its owner alone', (name) => {
    expect(statSync(join(clone.dataDir, name)).mode & 0o777).toBe(0o600);
  });

  it.each(SERVICES)('starts %s again, and run.json follows', async (name) => {
    const before = launcher.run().pids[name]!;
    process.kill(before, 'SIGKILL');
    await eventually(() => {
      const now = launcher.run().pids[name];
      expect(now).not.toBe(before);
      expect(isAlive(now)).toBe(true);
    });
  });

  it('keeps a second start on the same data directory out', async () => {
    const second = await startLauncher(clone);
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(
      `Longtake is already running on ${clone.dataDir} (process ${launcher.child.pid})`,
    );
    expect(isAlive(launcher.run().pids.api)).toBe(true);
  });

  it('runs beside another installation', async () => {
    await using other = makeClone();
    await using beside = await startLauncher(other);
    await beside.said(RUNNING);
    expect(beside.run().databaseUrl).not.toBe(launcher.run().databaseUrl);
    expect(beside.run().temporalAddress).not.toBe(launcher.run().temporalAddress);
    expect(beside.run().temporalUi).not.toBe(launcher.run().temporalUi);
  });

  it('drains API and worker before Temporal and Postgres end, and leaves nothing behind', async () => {
    const { pids } = launcher.run();
    launcher.child.kill('SIGINT');
    launcher.child.kill('SIGINT');
    expect(await launcher.ended).toBe(0);
    const notes = readFileSync(join(clone.dataDir, 'notes'), 'utf8').trim().split('\n');
    expect(notes.toSorted()).toEqual(['api drained', 'postgres serves', 'temporal serves', 'worker drained']);
    expect(SERVICES.filter((name) => isAlive(pids[name]))).toEqual([]);
    expect(existsSync(join(clone.dataDir, 'run.json'))).toBe(false);
  });

  it('shows no key the next time', async () => {
    launcher = await startLauncher(clone);
    await launcher.said(RUNNING);
    expect(launcher.output()).not.toContain('Station key');
  });
});

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
  it('names every wrong variable at once and starts nothing', async () => {
    await using clone = makeClone();
    await using launcher = await startLauncher(clone, {
      PORT: '70000',
      LONGTAKE_SECRET: 'hush',
      LONGTAKE_OUTBOUND_ALLOW: 'everywhere',
      TEMPORAL_CLI_PATH: '/nowhere/temporal',
    });
    expect(await launcher.ended).toBe(1);
    expect(launcher.output()).toContain('PORT must be a port from 1 to 65535; it was "70000"');
    expect(launcher.output()).toMatch(/LONGTAKE_SECRET must be .*; it was something else \(not shown\)/);
    expect(launcher.output()).toMatch(/LONGTAKE_OUTBOUND_ALLOW must be .*; it was "everywhere"/);
    expect(launcher.output()).toMatch(/TEMPORAL_CLI_PATH must be .*; it was "\/nowhere\/temporal"/);
    expect(launcher.output()).not.toContain('hush');
    expect(existsSync(clone.dataDir)).toBe(false);
  });

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

describe('the demo take', () => {
  it('reads the page that the launcher serves and is printed with its grade', async () => {
    await using clone = makeClone();
    await using launcher = await startLauncher(clone, {}, { args: [] });
    await launcher.said(/^Grade B$/m);
    expect(launcher.output().replaceAll(/\s+/g, ' ')).toMatch(
      / http:\/\/127\.0\.0\.1:\d+\/\S+: Tidepool release notes /,
    );
  });
});
