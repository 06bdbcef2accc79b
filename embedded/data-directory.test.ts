import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDataDirectory } from './data-directory.ts';

let parent: string;
let path: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'longtake-data-'));
  path = join(parent, 'data');
});
afterEach(() => rmSync(parent, { recursive: true }));

describe('openDataDirectory', () => {
  it('makes the folder, which nobody else can list', () => {
    using directory = openDataDirectory(path);
    expect(statSync(path).mode & 0o777).toBe(0o700);
    expect(statSync(directory.file('logs')).mode & 0o777).toBe(0o700);
    expect(readFileSync(directory.file('launcher.pid'), 'utf8')).toBe(`${process.pid}\n`);
  });

  it('leaves the mode of a folder that was there as it is', () => {
    mkdirSync(path);
    chmodSync(path, 0o750);
    using directory = openDataDirectory(path);
    expect(statSync(directory.path).mode & 0o777).toBe(0o750);
  });

  it('keeps a second one out, and names the first', () => {
    using _directory = openDataDirectory(path);
    expect(() => openDataDirectory(path)).toThrow(`Longtake is already running on ${path} (process ${process.pid})`);
  });

  it('is free again once it is disposed', () => {
    openDataDirectory(path)[Symbol.dispose]();
    expect(() => openDataDirectory(path)[Symbol.dispose]()).not.toThrow();
  });

  it('is free again when its holder is killed', async () => {
    const module = new URL('data-directory.ts', import.meta.url).href;
    const code = `const { openDataDirectory } = await import('${module}'); openDataDirectory(process.argv[1]);
      process.send('held'); setInterval(() => {}, 1000)`;
    const holder = spawn(process.execPath, ['--input-type=module', '-e', code, path], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    await new Promise((resolve) => holder.once('message', resolve));
    expect(() => openDataDirectory(path)).toThrow('is already running');
    holder.kill('SIGKILL');
    await new Promise((resolve) => holder.once('exit', resolve));
    expect(() => openDataDirectory(path)[Symbol.dispose]()).not.toThrow();
  });

  it('names a folder that cannot be made', () => {
    writeFileSync(path, 'a file');
    expect(() => openDataDirectory(path)).toThrow(`${path} cannot be written; set LONGTAKE_DATA_DIR`);
  });
});
