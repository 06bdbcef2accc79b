import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const readText = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const manifest = JSON.parse(readText('package.json')) as Record<string, Record<string, string>>;

describe('package-lock.json', () => {
  it('is one that `npm ci` takes', () => {
    const { status, stderr } = spawnSync('npm', ['ci', '--dry-run', '--offline'], { cwd: ROOT, encoding: 'utf8' });
    expect(stderr).not.toContain('npm error');
    expect(status).toBe(0);
  });

  it('names no host that packages came from', () => {
    expect(readText('package-lock.json')).not.toMatch(/"resolved": "https?:/);
  });
});

describe('package.json', () => {
  it.each(['dependencies', 'devDependencies', 'optionalDependencies'])('pins exact versions in %s', (kind) => {
    const loose = Object.entries(manifest[kind]!).filter(
      ([, range]) => !/^(npm:@?[^@]+@)?\d+\.\d+\.\d+[0-9A-Za-z.-]*$/.test(range),
    );
    expect(loose).toEqual([]);
  });

  it('has all of Temporal in one version', () => {
    const versions = new Set(
      Object.values(manifest)
        .flatMap((group) => Object.entries(group ?? {}))
        .flatMap(([name, version]) => (name.startsWith('@temporalio/') ? [version] : [])),
    );
    expect(versions.size).toBe(1);
  });

  it('starts each script so that npm hands signals on', () => {
    const shells = Object.entries(manifest['scripts']!).filter(
      ([name, line]) => name !== 'lock' && !line.startsWith('exec node '),
    );
    expect(shells).toEqual([]);
  });
});

describe('node_modules', () => {
  it('has one copy of protobufjs 8 for all of Temporal, or kept histories could not be replayed', () => {
    const ours = createRequire(join(ROOT, 'package.json'));
    const of = (name: string) => createRequire(ours.resolve(name)).resolve('protobufjs/package.json');
    const copies = new Set(
      ['@temporalio/common', '@temporalio/proto', '@temporalio/worker', '@temporalio/client'].map(of),
    );
    expect([...copies]).toEqual([ours.resolve('protobufjs/package.json')]);
    expect((ours('protobufjs/package.json') as { version: string }).version).toMatch(/^8\./);
  });
});
