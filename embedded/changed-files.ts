import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the rules are, and what they are checked with. */
const BEARS_ON_ALL = /^(?:\.oxlintrc\.json|package-lock\.json|tsconfig\.json|test\/house\/import-directions\.ts)$/;

/** Sources that are not committed yet, as paths below `root`; null where there are none, no git, or where what changed bears on all files. */
export function findChanged(root: string): string[] | null {
  const list = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  let listed: string;
  try {
    listed = list('diff', '--name-only', '--relative', '-z', 'HEAD');
    listed += list('ls-files', '-z', '-o', '--exclude-standard');
  } catch {
    return null;
  }
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
  if (files.some((file) => BEARS_ON_ALL.test(file))) return null;
  const sources = files.filter((file) => /\.m?[jt]sx?$/.test(file));
  return sources.length > 0 ? sources : null;
}

/** Unit tests in the folders of these files; of a folder without any those of the next one above it. Of a file in `test/` there are none. */
export function findTestsBeside(root: string, files: readonly string[]): string[] {
  const found = new Set<string>();
  for (const file of files) {
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
      const tests = readdirSync(join(root, folder)).filter((name) => name.endsWith('.test.ts'));
      for (const name of tests) found.add(`${folder}/${name}`);
      if (tests.length > 0) break;
    }
  }
  return [...found].filter((file) => !file.startsWith('test/'));
}
