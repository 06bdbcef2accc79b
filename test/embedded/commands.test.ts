import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporalAddress } from '../support/services.ts';
import { type Clone, type Launcher, makeClone, startLauncher } from './start-launcher.ts';

let clone: Clone;
let launcher: Launcher;
beforeAll(async () => {
  clone = makeClone();
  launcher = await startLauncher(clone, { TEMPORAL_ADDRESS: temporalAddress });
  await launcher.said(/Longtake is running/);
});
afterAll(async () => {
  await launcher[Symbol.asyncDispose]();
  await clone[Symbol.asyncDispose]();
});

async function run(command: 'key' | 'take', ...args: string[]) {
  const child = spawn(process.execPath, [join(clone.path, 'embedded', `${command}.ts`), ...args], {
    env: { LONGTAKE_DATA_DIR: clone.dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, stdout, stderr };
}

describe('npm run key', () => {
  it('mints a station key of a new operator, as JSON', async () => {
    const { code, stdout } = await run('key', '--station', '--operator', 'ada@example.org', '--credits', '7', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      key: expect.stringMatching(/^lt_[0-9A-Za-z]{36}$/),
      id: expect.any(String),
      scope: 'station',
      operator: 'ada@example.org',
      creditsLeft: 7,
    });
  });

  it('mints a feed key of the demo operator: the key alone on stdout', async () => {
    const { stdout, stderr } = await run('key', '--channel', 'changelog-scout');
    expect(stdout).toMatch(/^lt_[0-9A-Za-z]{36}\n$/);
    expect(stderr).toContain('Feed key of changelog-scout for demo@longtake.local, 1000 credits');
  });

  it.each([
    [[], 'usage: npm run key'],
    [['--station', '--channel', 'changelog-scout'], 'usage: npm run key'],
    [['--stations'], 'usage: npm run key'],
    [['--station', '--credits', '-1'], 'usage: npm run key'],
    [['--station', '--credits', '1.5'], '--credits must be a whole number'],
    [['--station', '--operator', 'ada'], '--operator must be an e-mail address'],
    [['--channel', 'weather-scout'], 'There is no channel weather-scout; there are changelog-scout'],
  ])('refuses %j', async (args, message) => {
    const { code, stdout, stderr } = await run('key', ...args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(message);
  });
});

describe('npm run take', () => {
  const brief = () => `What is new? http://127.0.0.1:${launcher.port}/page`;

  it('prints the answer with its grade', async () => {
    const { code, stdout } = await run('take', 'changelog-scout', brief());
    expect(code).toBe(0);
    expect(stdout).toContain('Changelog scout (changelog-scout), take 1');
    expect(stdout).toMatch(/^Grade B$/m);
  });

  it('prints JSON alone on stdout', async () => {
    const { stdout } = await run('take', 'changelog-scout', brief(), '--json');
    expect(JSON.parse(stdout)).toMatchObject({ grade: 'B', overall: 88 });
  });

  it('mints another key where the kept one is not known', async () => {
    writeFileSync(join(clone.dataDir, 'station-key'), 'lt_unknown\n');
    const { code } = await run('take', 'changelog-scout', brief());
    expect(code).toBe(0);
  });

  it.each([[['changelog-scout']], [[]], [['a', 'b', 'c']], [['a', 'b', '--skip']]])('refuses %j', async (args) => {
    const { code, stderr } = await run('take', ...args);
    expect(code).toBe(1);
    expect(stderr).toContain('usage: npm run take -- SLUG "BRIEF"');
  });
});
