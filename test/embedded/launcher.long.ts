import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProcessIdentity } from '../../embedded/process-record.ts';
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
