import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openLog, rotateLog } from './open-log.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'longtake-log-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('puts a large log aside under a process that goes on writing to it', async () => {
  const path = join(folder, 'api.log');
  using log = openLog(path);
  const child = spawn('sh', ['-c', 'echo first line; read x; echo second'], { stdio: ['pipe', log.fd, log.fd] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await expect.poll(() => readFileSync(path, 'utf8')).toBe('first line\n');
  rotateLog(path, 100);
  expect(readFileSync(path, 'utf8')).toBe('first line\n');
  rotateLog(path, 5);
  child.stdin!.end('\n');
  await ended;
  expect(readFileSync(path, 'utf8')).toBe('second\n');
  expect(readFileSync(`${path}.old`, 'utf8')).toBe('first line\n');
  expect(statSync(path).mode & 0o777).toBe(0o600);
});
