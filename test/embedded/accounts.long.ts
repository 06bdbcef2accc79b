import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporalAddress } from '../support/services.ts';
import { makeClone, startLauncher } from './start-launcher.ts';

const RUNNING = /Longtake is running/;
const isRoot = process.getuid?.() === 0;
const nobody = Number(spawnSync('id', ['-u', 'nobody'], { encoding: 'utf8' }).stdout);
const runsForNobody =
  isRoot && spawnSync(process.execPath, ['-v'], { uid: nobody, gid: nobody, cwd: '/' }).status === 0;
const settings = { TEMPORAL_ADDRESS: temporalAddress };

describe.runIf(isRoot)('npm start as root', () => {
  it('runs Postgres as another user', async () => {
    await using clone = makeClone();
    await using launcher = await startLauncher(clone, settings);
    await launcher.said(RUNNING);
    const { uid } = statSync(`/proc/${launcher.run().pids.postgres}`);
    expect(uid).not.toBe(0);
    expect(statSync(join(clone.dataDir, 'postgres')).uid).toBe(uid);
  });

  it('starts below a folder that only root can enter', async () => {
    await using clone = makeClone({ mode: 0o700 });
    await using launcher = await startLauncher(clone, settings);
    await launcher.said(RUNNING);
    expect(statSync(`/proc/${launcher.run().pids.postgres}`).uid).not.toBe(0);
  });

  it('names the folder in the way where Postgres may not pass it', async () => {
    await using clone = makeClone({ mode: 0o700 });
    // Without setpriv on the PATH there is no way to give Postgres the right to pass.
    const programs = mkdtempSync(join(tmpdir(), 'longtake-path-'));
    chmodSync(programs, 0o755);
    symlinkSync(spawnSync('which', ['id'], { encoding: 'utf8' }).stdout.trim(), join(programs, 'id'));
    await using launcher = await startLauncher(clone, { ...settings, PATH: programs });
    expect(await launcher.ended).toBe(1);
    rmSync(programs, { recursive: true });
    expect(launcher.output()).toContain(`cannot reach ${clone.path}: `);
  });
});

describe.runIf(runsForNobody)('npm start as a plain user', () => {
  it('runs everything as that user, without a home', async () => {
    await using clone = makeClone();
    chownSync(clone.path, nobody, nobody);
    await using launcher = await startLauncher(clone, { ...settings, HOME: '/nonexistent' }, { uid: nobody });
    await launcher.said(RUNNING);
    const { pids } = launcher.run();
    expect(statSync(`/proc/${pids.postgres}`).uid).toBe(nobody);
    expect(statSync(`/proc/${pids.api}`).uid).toBe(nobody);
    expect(statSync(clone.dataDir).mode & 0o777).toBe(0o700);
  });

  it('says so where the data directory cannot be written', async () => {
    await using clone = makeClone();
    await using launcher = await startLauncher(clone, settings, { uid: nobody });
    expect(await launcher.ended).toBe(1);
    expect(launcher.output()).toContain(
      `${clone.dataDir} cannot be written; set LONGTAKE_DATA_DIR to a folder that can`,
    );
  });
});
