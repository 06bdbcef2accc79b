import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { completeLockFile } from './complete-lock-file.mjs';
import { NODE, installIfMissing } from './install.mjs';

const OWN_NODE = fileURLToPath(new URL('../node_modules/node/bin/node', import.meta.url));

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'longtake-install-'));
  writeLock('1.0.0');
});
afterEach(() => rmSync(root, { recursive: true }));

function writeLock(version: string, path = 'package-lock.json') {
  writeFileSync(join(root, path), JSON.stringify({ packages: { '': {}, 'node_modules/a': { version } } }));
}

const installs: string[] = [];
beforeEach(() => {
  installs.splice(0);
  vi.spyOn(console, 'error').mockReturnValue();
});
async function install() {
  installs.push('install');
  rmSync(join(root, 'node_modules'), { recursive: true, force: true });
  mkdirSync(join(root, 'node_modules'));
}

describe('installIfMissing', () => {
  it('installs once for a lock file', async () => {
    await installIfMissing(root, install);
    await installIfMissing(root, install);
    expect(installs).toHaveLength(1);
    writeLock('2.0.0');
    await installIfMissing(root, install);
    expect(installs).toHaveLength(2);
  });

  it('installs again after an install that was cut off', async () => {
    await expect(installIfMissing(root, () => Promise.reject(new Error('cut off')))).rejects.toThrow('cut off');
    await installIfMissing(root, install);
    expect(installs).toHaveLength(1);
  });

  it('takes what somebody else installed by the same lock file', async () => {
    mkdirSync(join(root, 'node_modules'));
    writeLock('1.0.0', 'node_modules/.package-lock.json');
    await installIfMissing(root, install);
    expect(installs).toEqual([]);
  });

  it('installs where something else is there', async () => {
    mkdirSync(join(root, 'node_modules'));
    writeLock('0.9.0', 'node_modules/.package-lock.json');
    await installIfMissing(root, install);
    expect(installs).toHaveLength(1);
  });

  it('runs by no Node but the one that is known', async () => {
    const node = join(root, 'node_modules/node/bin/node');
    const withNode = (content: Buffer | string) => async () => {
      await install();
      mkdirSync(join(root, 'node_modules/node/bin'), { recursive: true });
      writeFileSync(node, content);
    };
    await expect(installIfMissing(root, withNode('another'))).rejects.toThrow(
      `is not the ${NODE.version} for ${process.platform}-${process.arch} that is known, and was removed`,
    );
    expect(existsSync(node)).toBe(false);
    expect(existsSync(join(root, 'node_modules', '.longtake-installed'))).toBe(false);
  });

  it.runIf(existsSync(OWN_NODE))('knows the Node of this clone, and the version that is locked', async () => {
    const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
      optionalDependencies: { node: string };
    };
    expect(NODE.version).toBe(manifest.optionalDependencies.node);
    const hash = createHash('sha256').update(readFileSync(OWN_NODE)).digest('hex');
    expect(NODE[`${process.platform}-${process.arch}`]).toBe(hash);
  });

  it('lets one of two first starts install, and the other wait for it', async () => {
    await Promise.all([installIfMissing(root, install), inAnotherProcess(root)]);
    expect(existsSync(join(root, '.install.lock'))).toBe(false);
    expect(existsSync(join(root, 'node_modules', '.longtake-installed'))).toBe(true);
  });

  it('puts the lock of an install that was killed aside', async () => {
    const lock = join(root, '.install.lock');
    writeFileSync(lock, '');
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(lock, longAgo, longAgo);
    await installIfMissing(root, install);
    expect(installs).toHaveLength(1);
    expect(existsSync(lock)).toBe(false);
  });
});

async function inAnotherProcess(folder: string): Promise<void> {
  const module = new URL('install.mjs', import.meta.url).href;
  const code = `const { installIfMissing } = await import('${module}');
    const { mkdirSync } = await import('node:fs');
    await installIfMissing(process.argv[1], async (root) => mkdirSync(root + '/node_modules', { recursive: true }));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, folder], { stdio: 'pipe' });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const errors = await text(child.stderr);
  if ((await ended) !== 0) throw new Error(errors);
}

describe('bootstrap', () => {
  it.each([
    [[], 'usage: node embedded/bootstrap.mjs'],
    [['sing'], 'usage: node embedded/bootstrap.mjs'],
    [['run', 'nowhere/main.ts'], 'nowhere/main.ts is not there'],
  ])('refuses %j', async (args, message) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'bootstrap.mjs'), ...args], { stdio: 'pipe' });
    const code = new Promise((resolve) => child.once('close', resolve));
    expect(await text(child.stderr)).toContain(message);
    expect(await code).toBe(1);
  });
});

describe('completeLockFile', () => {
  const buildLock = () => ({
    packages: {
      '': { optionalDependencies: { top: '1.0.0' } },
      'node_modules/a': {
        resolved: 'https://registry.example/a.tgz',
        optionalDependencies: { 'a-linux': '2.0.0', 'a-mac': '^2.0.1' },
      },
      'node_modules/a/node_modules/a-linux': { version: '2.0.0', optional: true },
      'node_modules/top': { version: '1.0.0', optional: true },
    } as Record<string, Record<string, unknown>>,
  });

  it('adds an entry that no system matches for each that is missing', () => {
    const lockFile = buildLock();
    expect(completeLockFile(lockFile)).toEqual(['a-mac']);
    expect(lockFile.packages['node_modules/a-mac']).toEqual({ version: '2.0.1', optional: true, os: ['none'] });
    expect(completeLockFile(lockFile)).toEqual([]);
  });

  it('drops the addresses that packages came from', () => {
    const lockFile = buildLock();
    completeLockFile(lockFile);
    expect(JSON.stringify(lockFile)).not.toContain('registry.example');
  });

  it('refuses a range that names no version', () => {
    const lockFile = { packages: { '': { optionalDependencies: { b: 'latest' } } } };
    expect(() => completeLockFile(lockFile)).toThrow('no version in "latest"');
  });
});
