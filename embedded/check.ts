import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { UsageError, readArguments, usageOf } from '#contracts/read-arguments.ts';
import { findChanged, findTestsBeside } from './changed-files.ts';
import { endWithMessage } from './start-error.ts';
import { readParentEnvironment, ROOT } from './config.ts';
import type { ProcessEnvironment } from './config.ts';

const isWhole = readsAll();
/** Null: everything. */
const changed = isWhole ? null : findChanged(ROOT);
const tests = changed === null ? null : findTestsBeside(ROOT, changed);

/** What has to be green before a commit, each with the command that shows it alone. Types are compared with the last check that was done. */
const CHECKS = {
  format: ['oxfmt', '--check'],
  lint: ['oxlint', ...(changed ?? [])],
  types: ['tsc', '--project', '.', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/check.tsbuildinfo'],
  'unused code': ['knip'],
  // Those beside what is not committed yet; `npm test` runs all of them.
  'unit tests': ['vitest', 'run', '--project', 'unit', '--reporter=dot', ...(tests ?? [])],
};

const LONGEST_CHECK_MS = 300_000;
const bin = join(ROOT, 'node_modules', '.bin');
const outer = readParentEnvironment();
const env: ProcessEnvironment = { ...outer, PATH: `${bin}${delimiter}${outer['PATH'] ?? ''}` };

const startedAt = performance.now();
// The format first and alone: it is fast, and what it finds is not worth the rest.
const outcomes = [
  await check('format'),
  ...(await Promise.all([
    check('lint'),
    check('types'),
    check('unused code'),
    // Without a name vitest would run all of them.
    ...(tests?.length === 0 ? [] : [check('unit tests')]),
  ])),
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
