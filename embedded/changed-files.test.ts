import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findChanged, findTestsBeside } from './changed-files.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'longtake-changed-'));
  git('init', '--quiet');
  write('tea/brew.ts', 'tea/brew.test.ts', 'tea/cups/mug.ts', 'README.md', 'tsconfig.json');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '--quiet', '--no-gpg-sign', '-m', 'first');
});

afterEach(() => rmSync(root, { recursive: true }));

it('finds the sources that differ from the last commit, new ones too', () => {
  write('tea/brew.ts', 'tea/new leaf.ts', 'README.md');

  expect(findChanged(root)).toEqual(['tea/brew.ts', 'tea/new leaf.ts']);
});

it.each([
  ['nothing changed', () => {}],
  ['no source changed', () => write('README.md')],
  ['what changed bears on every file', () => write('tea/brew.ts', 'tsconfig.json')],
  ['a source went and none came', () => rmSync(join(root, 'tea/cups/mug.ts'))],
  ['it is no clone', () => rmSync(join(root, '.git'), { recursive: true })],
])('means everything where %s', (_what, change) => {
  change();

  expect(findChanged(root)).toBeNull();
});

it('finds the tests in the folder of a source, or in the next one above it that has any', () => {
  expect(findTestsBeside(root, ['tea/brew.ts'])).toEqual(['tea/brew.test.ts']);
  expect(findTestsBeside(root, ['tea/cups/mug.ts', 'tea/brew.ts'])).toEqual(['tea/brew.test.ts']);
});

it('finds none of what stands at the root or in the service tests', () => {
  write('top.ts', 'test/api/door.test.ts');

  expect(findTestsBeside(root, ['top.ts', 'test/api/door.test.ts'])).toEqual([]);
});

/** Each time with other words. */
function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), String(Math.random()));
  }
}

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: root, stdio: 'ignore' });
}
