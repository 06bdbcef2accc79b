import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { UsageError, readArguments, usageOf } from '#contracts/read-arguments.ts';
import { type ProcessEnvironment, readParentEnvironment } from './config.ts';
import { endWithMessage } from './end-with-message.ts';
import { ROOT } from './root.ts';

const isWhole = readsAll();
/** Null: everything. */
const changed = isWhole ? null : findChanged();

/** What has to be green before a commit, each with the command that shows it alone. Types are compared with the last check that was done. */
const CHECKS = {
  format: ['oxfmt', '--check'],
  lint: ['oxlint', ...(changed ?? [])],
  types: ['tsc', '--project', '.', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/check.tsbuildinfo'],
  'unused code': ['knip'],
  // Those beside what is not committed yet; `npm test` runs all of them.
  'unit tests': [
    'vitest',
    'run',
    '--project',
    'unit',
    '--reporter=dot',
    '--passWithNoTests',
    ...(changed === null ? [] : testsBeside(changed)),
  ],
};

/** What the rules are, and what they are checked with. */
const ON_ALL = /^(?:\.oxlintrc\.json|package-lock\.json|tsconfig\.json|test\/house\/import-directions\.ts)$/;
const LONGEST_CHECK_MS = 300_000;
const bin = join(ROOT, 'node_modules', '.bin');
const outer = readParentEnvironment();
const env: ProcessEnvironment = { ...outer, PATH: `${bin}${delimiter}${outer['PATH'] ?? ''}` };

const startedAt = performance.now();
// The format first and alone: it is fast, and what it finds is not worth the rest.
const outcomes = [
  await check('format'),
  ...(await Promise.all([check('lint'), check('types'), check('unused code'), check('unit tests')])),
];
const failed = outcomes.filter(({ isOk }) => !isOk).map(({ name }) => name);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(failed.length === 0 ? `All checks passed in ${seconds} s` : `Failed: ${failed.join(', ')} (${seconds} s)`);
process.exit(failed.length === 0 ? 0 : 1);

async function check(name: keyof typeof CHECKS): Promise<{ name: string; isOk: boolean }> {
  const [command, ...args] = CHECKS[name] as [string, ...string[]];
  const checkedFrom = performance.now();
  const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: LONGEST_CHECK_MS });
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [code, output, errors] = await Promise.all([exit, text(child.stdout), text(child.stderr)]);
  const isOk = code === 0;
  console.log(`${isOk ? '✓' : '✗'} ${name} (${((performance.now() - checkedFrom) / 1000).toFixed(1)} s)`);
  if (!isOk) console.log(`${output}${errors}\n(${[command, ...args].join(' ')})`);
  return { name, isOk };
}

function readsAll(): boolean {
  try {
    const { positionals, values } = readArguments('check', { all: { type: 'boolean' } });
    if (positionals.length > 0) throw new UsageError(usageOf('check'));
    return values.all === true;
  } catch (error) {
    return endWithMessage(error);
  }
}

/** Unit tests in the folders of these files; of a folder without any those of the next one above it. Of a file in `test/` there are none. */
function testsBeside(files: readonly string[]): string[] {
  const found = new Set<string>();
  for (const file of files) {
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
      const tests = readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.test.ts'));
      for (const name of tests) found.add(`${folder}/${name}`);
      if (tests.length > 0) break;
    }
  }
  // Without a name vitest would run all of them.
  return found.size > 0 ? [...found] : ['nothing beside it'];
}

/** Sources that are not committed yet; null where there are none, no git, or where what changed bears on all files. */
function findChanged(): string[] | null {
  const list = (...args: string[]): string[] =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter((file) => file !== '' && existsSync(join(ROOT, file)));
  try {
    const files = [...list('diff', '--name-only', 'HEAD'), ...list('ls-files', '-o', '--exclude-standard')];
    if (files.some((file) => ON_ALL.test(file))) return null;
    const sources = files.filter((file) => /\.m?[jt]sx?$/.test(file));
    return sources.length > 0 ? sources : null;
  } catch {
    return null;
  }
}
