import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunFile, readRunFile, removeRunFile, writeRunFile } from './run-file.ts';
import { keepSecret } from './private-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'longtake-run-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run: RunFile = {
  baseUrl: 'http://127.0.0.1:3000',
  consoleLink: 'http://127.0.0.1:3000/console/sign-in/link?token=lt_link_x',
  temporalUi: null,
  temporalAddress: '127.0.0.1:7233',
  databaseUrl: 'postgres://o:p@h/d',
  pids: { launcher: 1, postgres: null, temporal: 2, worker: 3, api: 4 },
};

describe('run.json', () => {
  it('is read back as it was written, and is its owner’s alone', () => {
    writeRunFile(folder, run);
    expect(readRunFile(folder)).toEqual(run);
    expect(statSync(join(folder, 'run.json')).mode & 0o777).toBe(0o600);
  });

  it('is gone once it is removed, also a second time', () => {
    writeRunFile(folder, run);
    removeRunFile(folder);
    removeRunFile(folder);
    expect(existsSync(join(folder, 'run.json'))).toBe(false);
  });

  it('says how to start where nothing runs', () => {
    expect(() => readRunFile(folder)).toThrow(`No installation runs on ${folder}: start it with "npm start"`);
  });
});

describe('keepSecret', () => {
  it('makes 32 random bytes once, for its owner alone', () => {
    const path = join(folder, 'secret');
    const secret = keepSecret(path);
    expect(Buffer.from(secret, 'base64')).toHaveLength(32);
    expect(keepSecret(path)).toBe(secret);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });
});
