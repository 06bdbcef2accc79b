// The way in of every npm script: installs what is missing, then goes on under Node 24. Node 20 runs it, before anything
// is installed, so it is plain JavaScript and needs nothing.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, installIfMissing } from './install.mjs';

const COMMANDS = {
  start: 'embedded/launcher.ts',
  test: 'embedded/run-tests.ts',
  bench: 'embedded/run-bench.ts',
  check: 'embedded/check.ts',
};
const OLDEST_NODE = 24;

const [command, ...rest] = process.argv.slice(2);
const [file, ...args] = command === 'run' ? rest : [COMMANDS[command], ...rest];
if (!file && command !== 'install') {
  fail('usage: node embedded/bootstrap.mjs install | start | test | bench | check | run FILE [arguments]');
}

// Help needs nothing that would have to be installed first.
const help = findHelp();
if (help) {
  console.log(help.join('\n'));
  process.exit(0);
}

try {
  await installIfMissing();
} catch (error) {
  fail(error.message);
}
if (command === 'install') process.exit(0);
if (!existsSync(join(ROOT, file))) fail(`${file} is not there`);
// Every process of the project starts in half the time where its modules have been compiled before.
process.env.NODE_COMPILE_CACHE ??= join(ROOT, 'node_modules/.cache/longtake/compiled');
// What is set in the environment wins over `.env`; tests, measurements and checks are to go the same
// everywhere.
const settings = join(ROOT, '.env');
const isRepeatable = command === 'test' || command === 'bench' || command === 'check';
const flags = !isRepeatable && existsSync(settings) ? [`--env-file=${settings}`] : [];
goOn([...flags, join(ROOT, file), ...args]);

/** In place where this Node is new enough and can replace itself, else as a child. */
function goOn(argv) {
  const isNewEnough = Number(process.versions.node.split('.')[0]) >= OLDEST_NODE;
  if (isNewEnough && process.execve) process.execve(process.execPath, [process.execPath, ...argv], process.env);
  const installed = join(ROOT, 'node_modules', '.bin', 'node');
  const node = isNewEnough ? process.execPath : installed;
  if (!existsSync(node)) {
    fail(
      `Node ${OLDEST_NODE} or later is needed. This is ${process.version}, and for ${process.platform}-${process.arch} none could be installed.`,
    );
  }
  const child = spawn(node, argv, { stdio: 'inherit' });
  child.once('error', (error) => fail(error.message));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const parent = process.ppid;
  // npm that is killed takes nobody with it: its end is then an end for us.
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    if (process.env.npm_lifecycle_event) child.kill('SIGTERM');
  }, 500);
  child.once('exit', (code) => process.exit(code ?? 1));
}

/** The help of the npm script that runs, where it is asked for before a `--`. */
function findHelp() {
  const options = args.slice(0, args.includes('--') ? args.indexOf('--') : args.length);
  if (!options.includes('--help') && !options.includes('-h')) return undefined;
  return JSON.parse(readFileSync(join(ROOT, 'contracts/usage.json'), 'utf8'))[process.env.npm_lifecycle_event];
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
